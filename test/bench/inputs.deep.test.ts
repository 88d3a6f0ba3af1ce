import peggy from 'peggy';
import { expect, test } from 'vitest';
import { ADVERSARIAL } from '../../bench/inputs/adversarial.js';
import { azulGames, azulText } from '../../bench/inputs/azul.js';
import { fiveDGames, fiveDText } from '../../bench/inputs/five-d.js';
import { largeGrammar } from '../../bench/inputs/large-grammar.js';
import { oniGames, oniMovesText } from '../../bench/inputs/oni.js';
import { otnComments, otnGames, otnMoves } from '../../bench/inputs/otn.js';
import { tinyFiles } from '../../bench/inputs/tiny.js';
import { faultAtEnd, faultsSpread } from '../../bench/inputs/with-errors.js';
import { annoFenBoards, xayBoards } from '../../bench/inputs/xiangqi.js';
import { compileGrammar } from '../../src/generator/index.js';
import type { Level } from '../../src/notation/options.js';
import { notationById, notationByName, NOTATIONS } from '../../src/notations/registry.js';
import { sized } from '../support/rounds.js';

async function diagnostics(id: string, text: string, level: Level) {
  const notation = await notationById(NOTATIONS, id)!.load();
  return notation.read(text, { level }).diagnostics;
}

/** A part of the size that the benchmark reads, because the games are played first. */
const SIZE = sized(3000, 20_000);

/** The random games of each notation. */
const GAMES = sized(2, 20);

const LARGE: readonly (readonly [id: string, text: string])[] = [
  ['otn', otnMoves(SIZE)],
  ['otn', otnComments(SIZE)],
  ['oni', oniMovesText(SIZE)],
  ['azul', azulText(SIZE)],
  ['5dfen', fiveDText(SIZE)],
];

test.each(LARGE)('the large text in %s is well formed up to level structure', async (id, text) => {
  expect(text.length).toBeGreaterThanOrEqual(SIZE);
  expect(await diagnostics(id, text, 'structure')).toEqual([]);
});

test.each([
  ['otn', otnGames(GAMES)],
  ['oni', oniGames(GAMES)],
  ['azul', azulGames(GAMES)],
  ['5dfen', fiveDGames(GAMES)],
  ['annofen', annoFenBoards()],
  ['xay', xayBoards()],
])('the games in %s keep to the rules', async (id, texts) => {
  for (const text of texts.slice(0, GAMES)) expect(await diagnostics(id, text, 'rules')).toEqual([]);
});

test('small files are of several notations, each recognized by its name', async () => {
  for (const { name, text } of tinyFiles(10)) {
    const notation = await notationByName(NOTATIONS, name)!.load();
    expect(notation.read(text, { level: 'structure' }).diagnostics, name).toEqual([]);
    expect(text.length).toBeLessThan(300);
  }
});

const SLOW = Object.entries(ADVERSARIAL).flatMap(([id, texts]) =>
  texts.map(([what, text]) => [id, what, text] as const),
);

test.each(SLOW)('a text in %s with many %s grows as it is asked to', async (id, _, text) => {
  for (const size of [1000, 4000]) {
    expect(text(size).length).toBeGreaterThanOrEqual(size);
    expect(text(size).length).toBeLessThan(size + 100);
  }
  const counts = await Promise.all([1000, 4000].map((size) => diagnostics(id, text(size), 'rules')));
  expect(counts[1]!.length).toBeGreaterThanOrEqual(counts[0]!.length);
});

/** In commentary nothing is a fault. */
const MUTATED = LARGE.filter(([, text]) => !text.includes('|'));

test.each(MUTATED)('each of several faults in %s is one diagnostic', async (id, text) => {
  expect(await diagnostics(id, faultAtEnd(text), 'syntax')).toHaveLength(1);
  const count = SIZE / 200;
  expect(await diagnostics(id, faultsSpread(text, count, 1000), 'syntax')).toHaveLength(count);
});

test('the large grammar reads the same texts with peggy', () => {
  const grammar = largeGrammar(2);
  const options = { file: 'Large.peggy', nodes: 'auto', ignoreCode: true } as const;
  const compiled = compileGrammar(grammar, options);
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  const { parse } = peggy.generate(grammar);
  const read =
    "select0 a.b, max(b) as c from0 t where0 x <= 2*(y < 1) or not z = 'it''s' order0 a; insert1 into1 t (a) values1 (1e3)";
  const text = read.replace('a.b', 'a');
  expect(() => parse(text) as unknown).not.toThrow();
  expect(compiled.grammar.parse(text).errors()).toEqual([]);
  expect(() => parse(read) as unknown).toThrow();
  expect(compiled.grammar.parse(read).errors()).not.toEqual([]);
});
