import { readFileSync } from 'node:fs';
import { aligned } from './tables.js';

/** The entry of a contender in the table, by the contender's name there. */
const SHOWN: Readonly<Record<string, string>> = {
  'ours, tree, fresh buffer': '**ludogram**',
  'hand-written, flat nodes': 'written by hand: the same tree, no recovery',
  'hand-written, object nodes': 'written by hand: a tree of objects, no recovery',
  'stock peggy, object nodes': 'peggy',
  'ts-pegjs, object nodes': 'ts-pegjs',
  'chevrotain, its tree': 'chevrotain',
  'lezer, its tree': 'lezer',
  'nearley and moo, object nodes': 'nearley with moo',
  'ohm, object nodes': 'ohm',
};

interface Row {
  readonly group: string;
  readonly name: string;
  readonly characters: number;
  /** Milliseconds of the best run; absent if the contender failed. */
  readonly best?: number;
}

/**
 * Returns the small table of the README: ludogram and its peers on the same moves, the fastest first, from the last
 * benchmark.
 */
export function speedTable(): string {
  const { rows } = JSON.parse(readFileSync('bench/results.json', 'utf8')) as { rows: readonly Row[] };
  const measured = new Map<string, number>();
  for (const { group, name, characters, best } of rows) {
    const isShown = group.startsWith('otn moves tree') && name in SHOWN && !measured.has(name);
    if (isShown && best !== undefined) measured.set(name, characters / best / 1000);
  }
  const sorted = [...measured].sort(([, a], [, b]) => b - a);
  return aligned([
    '| parser | MB/s |',
    '| --- | --- |',
    ...sorted.map(([name, speed]) => `| ${SHOWN[name]!} | ${speed.toFixed(speed < 10 ? 1 : 0)} |`),
  ]);
}
