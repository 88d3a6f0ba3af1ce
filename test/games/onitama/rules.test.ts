import { expect, test } from 'vitest';
import { onitamaRules, STANDARD_CARDS } from '../../../src/games/onitama/index.js';

const deal = [...'BXLUT'].map((letter) => STANDARD_CARDS.get(letter)!);
const start = onitamaRules.start({ deal: deal as never });

test('every legal move is read as it is written, in either case', () => {
  for (const move of onitamaRules.legalMoves(start)) {
    const text = onitamaRules.moveToText(start, move);
    expect(onitamaRules.moveFromText(start, text)).toEqual({ ok: true, move });
    expect(onitamaRules.moveFromText(start, text.toLowerCase())).toEqual({ ok: true, move });
  }
});

test('an illegal move is read too, and the first reason against it is given', () => {
  const read = onitamaRules.moveFromText(start, 'Lyt');
  expect(read.ok && onitamaRules.whyIllegal(start, read.move)).toBe('card-not-in-hand');
  expect(read.ok && onitamaRules.isLegal(start, read.move)).toBe(false);
});

test.each([
  ['', 'expected the letters of a card and of two squares from a to y'],
  ['Byz', 'expected the letters of a card and of two squares from a to y'],
  ['Zyt', 'unknown card "Z"'],
])("%j isn't a move", (text, message) =>
  expect(onitamaRules.moveFromText(start, text)).toMatchObject({ ok: false, problem: { message } }),
);

test('the key of a position does not depend on the order of the cards in a hand', () => {
  const { red, blue, transfer } = start.hands;
  const other = { ...start, hands: { red: red.toReversed(), blue: blue.toReversed(), transfer } };
  expect(onitamaRules.key(other as typeof start)).toBe(onitamaRules.key(start));
  const dealt = { ...start, hands: { red: blue, blue: red, transfer } };
  expect(onitamaRules.key(dealt)).not.toBe(onitamaRules.key(start));
});

test('play leaves the position as it is, and changes its key and the side to move', () => {
  const key = onitamaRules.key(start);
  const next = onitamaRules.play(start, onitamaRules.legalMoves(start)[0]!);
  expect([onitamaRules.toMove(start), onitamaRules.toMove(next)]).toEqual(['red', 'blue']);
  expect(onitamaRules.key(start)).toBe(key);
  expect(onitamaRules.key(next)).not.toBe(key);
  expect(onitamaRules.result(next)).toBeUndefined();
});
