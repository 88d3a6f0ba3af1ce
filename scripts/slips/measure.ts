import type { Random } from '../../src/cli/verbs/fuzz/random.js';
import { readCases } from '../../src/conformance/index.js';
import type { Notation } from '../../src/notation/index.js';
import { type Slip, slipsOf } from './slips.js';

/** A slip in a valid case, and the codes of the errors that it causes. */
export interface MeasuredSlip extends Slip {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Texts longer than this are left out: each slip is read once. */
const MAX_TEXT_LENGTH = 1500;

/**
 * Makes slips in each valid case of a notation, and reads the text after each.
 *
 * @param suites the folder of the conformance suites
 * @param count how many slips are made in each case
 */
export function* measureSlips(
  notation: Notation,
  suites: string,
  count: number,
  random: Random,
): Generator<MeasuredSlip> {
  for (const { name, kind, text } of readCases(suites, notation.id)) {
    if (kind !== 'valid' || text.length > MAX_TEXT_LENGTH || errorCodes(notation, text).length > 0) continue;
    for (const slip of slipsOf(text, count, random)) yield { ...slip, name, codes: errorCodes(notation, slip.text) };
  }
}

/** Returns the codes of the errors of a text, in its order. */
export const errorCodes = (notation: Notation, text: string): readonly string[] =>
  notation
    .read(text, { level: 'rules' })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
