import { describe, expect, test } from 'vitest';
import { type Position, taflRules } from '../../../src/games/tafl/index.js';
import { Random, SEED } from '../../support/random.js';
import { readMove, readRules } from './notation.js';

const start = (record: string): Position => taflRules.start({ rules: readRules(record) });
const BRANDUB = 'dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
const PIECES = 'dim:9 ber:m cj:c kj:c nj:j mj:c start:/3tct3/4m4/4N4/t3T3t/ctTTKTGtt/t3T3t/4N4/4t4/3tct3/';

describe('a move as text', () => {
  test(`is read as it is written, in any position (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const record of [BRANDUB, PIECES]) {
      let position = start(record);
      for (let ply = 0; ply < 60; ply++) {
        const moves = taflRules.legalMoves(position);
        const texts = moves.map((move) => taflRules.moveToText(position, move));
        expect(new Set(texts).size).toBe(moves.length);
        const read = texts.map((text) => taflRules.moveFromText(position, text));
        expect(read).toEqual(moves.map((move) => ({ ok: true, move })));
        if (moves.length === 0) break;
        position = taflRules.play(position, random.pick(moves));
      }
    }
  });

  test('has the symbol, the type and the captures that follow from the rules', () => {
    const position = start('dim:7 nj:c ber:m start:/3t3/1tT4/2Nt3/7/7/7/K5t/');
    const text = (move: string) => taflRules.moveToText(position, readMove(move, 7));
    expect(['a7-a6', 'd1-d2', 'c3-e3'].map(text)).toEqual(['Ka7-a6', 'd1-d2xc2', 'Nc3^e3xd3']);
    const next = taflRules.play(position, readMove('d1-d2', 7));
    expect(taflRules.moveToText(next, readMove('d2-c2', 7))).toBe('d2=c2');
    expect(taflRules.moveFromText(position, 'nc3^e3xd3+')).toEqual(taflRules.moveFromText(position, 'c3-e3'));
  });

  test('of an illegal move is read too, and the reason against it is given', () => {
    const read = taflRules.moveFromText(start(BRANDUB), 'd1-c2');
    expect(read.ok && taflRules.whyIllegal(start(BRANDUB), read.move)).toBe('not-straight');
    expect(read.ok && taflRules.isLegal(start(BRANDUB), read.move)).toBe(false);
  });

  test.each([
    ['', 0, 'expected a move, such as a4-c4'],
    ['a1', 0, 'expected a move, such as a4-c4'],
    [' Kh1-a2', 2, 'space "h1" isn\'t on the board'],
    ['a1 - a8', 5, 'space "a8" isn\'t on the board'],
    ['a0-a1', 0, 'space "a0" isn\'t on the board'],
  ])('%j has a problem at %i', (text, index, message) =>
    expect(taflRules.moveFromText(start(BRANDUB), text)).toEqual({ ok: false, problem: { index, message } }),
  );
});

test('positions count as repeated if the board and the side to move, or the piece that moves on, are the same', () => {
  const position = start(PIECES);
  const [move] = taflRules.legalMoves(position);
  const next = taflRules.play(position, move!);
  const { rules, board, toMove } = position;
  expect(taflRules.key(position)).toBe(taflRules.key(taflRules.start({ rules, board, toMove })));
  const others = [next, taflRules.start({ rules, toMove: 'defenders' }), taflRules.start({ rules, berserker: 3 })];
  expect(new Set([position, ...others].map(taflRules.key)).size).toBe(4);
});

test('the outcome has the winner; a draw has none', () => {
  const escape = start('dim:7 start:/1K5/7/7/7/7/7/t6/');
  const toMove = taflRules.play(escape, readMove('a7-a6', 7));
  expect(taflRules.result(toMove)).toBeUndefined();
  const won = { winners: ['defenders'], reason: 'king-escaped' };
  expect(taflRules.result(taflRules.play(toMove, readMove('b1-a1', 7)))).toEqual(won);
  let position = start('dim:7 cor: start:/t6/7/7/3K3/7/7/6T/');
  const once = ['a1-a2', 'g7-g6', 'a2-a1', 'g6-g7'];
  for (const move of [...once, ...once]) position = taflRules.play(position, readMove(move, 7));
  expect(taflRules.result(position)).toEqual({ winners: [], reason: 'repetition' });
});
