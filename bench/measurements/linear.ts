/** Time against size, in a process of its own: `node linear.js RUNS`; sends its rows. */
import { readRecords } from '../../src/library/index.js';
import type { Level } from '../../src/notation/options.js';
import { azulGames, azulText } from '../inputs/azul.js';
import { fill } from '../inputs/fill.js';
import { fiveDGames, fiveDText } from '../inputs/five-d.js';
import { oniGames, oniMovesText } from '../inputs/oni.js';
import { otnGames, otnMoves } from '../inputs/otn.js';
import { AZUL, FIVE_D, type Format, ONI, OTN } from '../parsers/ours.js';

/** The time per byte of a large text, as a multiple of that of a small one. */
export interface LinearRow {
  readonly format: string;
  readonly level: Level;
  /** Whether the text is one record, whose model is kept until it is complete, or many that are read one by one. */
  readonly of: 'one record' | 'many records';
  /** Nanoseconds a character, best run. */
  readonly small: number;
  readonly large: number;
}

export const SIZES = { small: 500_000, large: 8_000_000 };

/** A notation, with the text of one record of a size, and games to make a text of many from. */
interface Input {
  readonly name: string;
  readonly format: Format;
  readonly text: (size: number) => string;
  readonly games: () => readonly string[];
}

const NOTATIONS: readonly Input[] = [
  { name: 'oni', format: ONI, text: oniMovesText, games: oniGames },
  { name: 'otn', format: OTN, text: otnMoves, games: otnGames },
  { name: 'azul', format: AZUL, text: azulText, games: azulGames },
  { name: '5dfen', format: FIVE_D, text: fiveDText, games: fiveDGames },
];

/** Makes the models of a text, and keeps none. */
type Read = (text: string) => void | Promise<void>;

/** Reads a small text some times as often as a large one. */
async function compare(read: Read, small: string, large: string, runs: number) {
  const times = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 3; i++) await read(small);
  for (let run = 0; run < runs; run++) {
    for (let i = 0; i < 4; i++) times.small = Math.min(times.small, await timed(() => read(small)));
    times.large = Math.min(times.large, await timed(() => read(large)));
  }
  return { small: (times.small * 1e6) / small.length, large: (times.large * 1e6) / large.length };
}

async function readMany(text: string, notation: string, level: Level): Promise<void> {
  const result = await readRecords(text, { notation, level });
  if (!result.ok) throw new Error(result.problem.message);
  for (const { reading } of result.records) void reading.model;
}

async function timed(job: () => void | Promise<void>): Promise<number> {
  globalThis.gc?.();
  const start = performance.now();
  await job();
  return performance.now() - start;
}

const runs = Number(process.argv[2] ?? 5);
const rows: LinearRow[] = [];
for (const { name: format, format: module, text, games } of NOTATIONS) {
  const all = games();
  const many = (size: number) => fill(size, (i) => `${all[i % all.length]!}\n`);
  for (const level of ['syntax', 'structure'] as const) {
    const readOne = (record: string) => void module.read(record, level).model;
    const one = await compare(readOne, text(SIZES.small), text(SIZES.large), runs);
    rows.push({ format, level, of: 'one record', ...one });
    const readAll = (records: string) => readMany(records, format, level);
    const each = await compare(readAll, many(SIZES.small), many(SIZES.large), runs);
    rows.push({ format, level, of: 'many records', ...each });
  }
}
process.send?.(rows);
