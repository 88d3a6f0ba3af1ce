import { describe, expect, test } from 'vitest';
import {
  type Deal,
  legalMoves,
  play,
  reach,
  STANDARD_CARDS,
  START_BOARD,
  startPosition,
  violations,
  winner,
} from '../../../src/games/onitama/index.js';

const cards = (letters: string) => [...letters].map((letter) => STANDARD_CARDS.get(letter)!) as unknown as Deal;
const start = startPosition(cards('BXLUT'));

test('there are sixteen cards, none of which stays in place', () => {
  expect(STANDARD_CARDS.size).toBe(16);
  for (const { steps } of STANDARD_CARDS.values()) expect(steps).not.toContainEqual([0, 0]);
});

test('a card leads blue the other way round', () => {
  const tiger = STANDARD_CARDS.get('T')!;
  expect(reach(tiger, 'red', 12)).toEqual([2, 17]);
  expect(reach(tiger, 'blue', 12)).toEqual([7, 22]);
});

test('steps off the board are left out', () => {
  expect(reach(STANDARD_CARDS.get('D')!, 'red', 0)).toEqual([6]);
});

test('the first player has every legal move of both cards', () => {
  const moves = legalMoves(start).map(({ card, from, to }) => `${card.letter}${from}-${to}`);
  expect(moves).toContain('B24-19');
  expect(moves).toContain('X22-16');
  expect(moves).not.toContain('B24-23');
  expect(moves.length).toBe(5 + 8);
});

test('every legal move is without violation, and every other is not', () => {
  const legal = new Set(legalMoves(start).map(({ card, from, to }) => `${card.letter} ${from} ${to}`));
  for (const card of STANDARD_CARDS.values()) {
    for (let from = 0; from < 25; from++) {
      for (let to = 0; to < 25; to++) {
        const isLegal = violations(start, { card, from, to }).length === 0;
        expect(isLegal, `${card.letter} ${from} ${to}`).toBe(legal.has(`${card.letter} ${from} ${to}`));
      }
    }
  }
});

test('a move exchanges its card for the transfer card and passes the turn', () => {
  const next = play(start, { card: STANDARD_CARDS.get('B')!, from: 24, to: 19 });
  expect(next.hands.red.map(({ letter }) => letter)).toEqual(['T', 'X']);
  expect(next.hands.transfer.letter).toBe('B');
  expect(next.toMove).toBe('blue');
  expect(next.board[19]).toBe(START_BOARD[24]);
  expect(start.board[24]).toBe(START_BOARD[24]);
});

describe('the end', () => {
  const lone = (pieces: Record<number, (typeof START_BOARD)[number]>) =>
    Array.from({ length: 25 }, (_, i) => pieces[i]);
  const [red, blue] = [START_BOARD[22], START_BOARD[2]];

  test('nobody has won at the start', () => expect(winner(START_BOARD)).toBeUndefined());
  test('a side without a sensei has lost', () => expect(winner(lone({ 12: red }))).toBe('red'));
  test('a sensei on the other temple has won', () => expect(winner(lone({ 22: blue, 3: red }))).toBe('blue'));
  test('no move follows', () => {
    const over = { ...start, board: lone({ 2: red, 12: blue }) };
    expect(legalMoves(over)).toEqual([]);
    expect(violations(over, { card: STANDARD_CARDS.get('B')!, from: 2, to: 7 })).toEqual(['game-over']);
  });
});
