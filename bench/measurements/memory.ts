/** Measures the memory of results in a separate process; sends one row per contender. */
import { azulText } from '../inputs/azul.js';
import { fiveDText } from '../inputs/five-d.js';
import { oniMovesText } from '../inputs/oni.js';
import { otnComments, otnMoves } from '../inputs/otn.js';
import type { Contender } from '../parsers/contender.js';
import { AZUL, FIVE_D, type Format, freshTree, ONI, OTN } from '../parsers/ours.js';

/** Bytes that a result keeps, for each character of the text; the text itself does not count. */
export interface MemoryRow {
  readonly input: string;
  readonly name: string;
  readonly bytes: number;
}

const MEGABYTE = 1_000_000;

/** The model alone: nothing keeps the tree. */
const model = ({ read }: Format): Contender => ({
  name: 'ours, model at structure, without its tree',
  read: (text) => read(text, 'structure').model,
});

async function others(): Promise<Contender[]> {
  const load = async (file: string, name: string) =>
    ((await import(`../contenders/${file}.js`)) as Record<string, Contender>)[name]!;
  const path = '../contenders/stock-peggy.js';
  const peggy = (await import(path)) as { stockPeggy(grammar: string, start: string): Contender };
  return [
    peggy.stockPeggy(OTN.grammar, OTN.start),
    await load('chevrotain', 'chevrotain'),
    await load('lezer', 'lezer'),
    await load('hand-flat', 'handFlat'),
    await load('hand-object', 'handObject'),
  ];
}

function retained({ read }: Contender, text: string): number {
  read(text.slice(0, text.lastIndexOf('\n', 20_000) + 1));
  const before = used();
  const result = read(text);
  const after = used();
  return result === undefined ? Number.NaN : (after - before) / text.length;
}

function used(): number {
  for (let i = 0; i < 3; i++) globalThis.gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const inputs: readonly (readonly [name: string, format: Format, text: string])[] = [
  ['otn moves', OTN, otnMoves(2 * MEGABYTE)],
  ['otn comments', OTN, otnComments(2 * MEGABYTE)],
  ['oni moves', ONI, oniMovesText(MEGABYTE)],
  ['azul text', AZUL, azulText(MEGABYTE)],
  ['5dpgn moves', FIVE_D, fiveDText(MEGABYTE)],
];

const rows: MemoryRow[] = [];
for (const [input, format, text] of inputs) {
  const contenders = [freshTree(format), model(format), ...(input === 'otn moves' ? await others() : [])];
  for (const contender of contenders) rows.push({ input, name: contender.name, bytes: retained(contender, text) });
}
process.send?.(rows);
