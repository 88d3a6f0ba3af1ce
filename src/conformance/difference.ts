import { type Json, pathText } from '../notation/index.js';
import { jsonDifferences } from '../notation/json-difference.js';

/** Limit for the differences that are reported for one value; the first ones are enough to find the fault. */
const MOST = 8;

/** Lists the differences between `found` and `expected`, one line each: `moves[0].card: expected "B", found "C"`. */
export function differences(expected: Json | undefined, found: Json | undefined): string[] {
  const out: string[] = [];
  for (const { path, wanted, found: other } of jsonDifferences(expected, found)) {
    if (out.length === MOST) return [...out, '…'];
    out.push(`${pathText(path) || 'the whole value'}: expected ${show(wanted)}, found ${show(other)}`);
  }
  return out;
}

const LONGEST = 100;

function show(json: Json | undefined): string {
  if (json === undefined) return 'nothing';
  const text = JSON.stringify(json);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
