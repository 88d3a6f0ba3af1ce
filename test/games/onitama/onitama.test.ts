import { describe, expect, test } from 'vitest';
import {
  type Deal,
  isOver,
  legalMoves,
  PIECES,
  play,
  reach,
  STANDARD_CARDS,
  START_BOARD,
  startPosition,
  violations,
  winner,
} from '../../../src/games/onitama/index.js';

const cards = (letters: string) => [...letters].map((letter) => STANDARD_CARDS.get(letter)!) as unknown as Deal;
const start = () => startPosition(cards('BXLUT'));

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
  const moves = legalMoves(start()).map(({ card, from, to }) => `${card.letter}${from}-${to}`);
  expect(moves).toContain('B24-19');
  expect(moves).toContain('X22-16');
  expect(moves).not.toContain('B24-23');
  expect(moves.length).toBe(5 + 8);
});

test('every legal move is without violation, and every other is not', () => {
  const legal = new Set(legalMoves(start()).map(({ card, from, to }) => `${card.letter} ${from} ${to}`));
  const wrong: string[] = [];
  for (const card of STANDARD_CARDS.values()) {
    for (let from = 0; from < 25; from++) {
      for (let to = 0; to < 25; to++) {
        const isLegal = violations(start(), { card, from, to }).length === 0;
        if (isLegal !== legal.has(`${card.letter} ${from} ${to}`)) wrong.push(`${card.letter} ${from} ${to}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a move exchanges its card for the transfer card and passes the turn', () => {
  const before = start();
  const next = play(before, { card: STANDARD_CARDS.get('B')!, from: 24, to: 19 });
  expect(next.hands.red.map(({ letter }) => letter)).toEqual(['T', 'X']);
  expect(next.hands.transfer.letter).toBe('B');
  expect(next.toMove).toBe('blue');
  expect(next.board[19]).toBe(START_BOARD[24]);
  expect(before).toEqual(start());
  expect(before.board[24]).toBe(START_BOARD[24]);
});

describe('a move against the rules', () => {
  const card = (letter: string) => STANDARD_CARDS.get(letter)!;
  test.each([
    ['uses a card of the other side, wherever it leads', 'L', 24, 12, ['card-not-in-hand']],
    ['starts on an empty square', 'B', 12, 7, ['no-piece']],
    ['moves a piece of the other side', 'B', 2, 7, ['not-own-piece']],
    ['goes to where the card does not lead', 'B', 24, 18, ['not-on-card']],
    ['moves onto a piece of its own side', 'B', 24, 23, ['own-piece-on-target']],
    ['uses another card, and starts on an empty square', 'L', 12, 7, ['card-not-in-hand', 'no-piece']],
    ['uses another card, and moves a piece of the other side', 'L', 2, 7, ['card-not-in-hand', 'not-own-piece']],
    [
      'uses another card, and moves onto a piece of its own side',
      'L',
      24,
      23,
      ['card-not-in-hand', 'own-piece-on-target'],
    ],
  ])('%s', (_, letter, from, to, expected) => {
    expect(violations(start(), { card: card(letter), from, to })).toEqual(expected);
  });

  test('from an empty square moves nothing, and exchanges the card', () => {
    const next = play(start(), { card: card('X'), from: 12, to: 2 });
    expect(next.board).toEqual(START_BOARD);
    expect(next.hands.red.map(({ letter }) => letter)).toEqual(['B', 'T']);
    expect(next.hands.transfer.letter).toBe('X');
  });

  test('with a card that is not in hand moves the piece and leaves the cards', () => {
    const next = play(start(), { card: card('L'), from: 24, to: 19 });
    expect(next.board[19]).toBe(PIECES.redDisciple);
    expect(next.board[24]).toBeUndefined();
    expect(next.hands).toEqual(start().hands);
  });

  test('changes no piece if it stays in place', () => {
    expect(play(start(), { card: card('B'), from: 24, to: 24 }).board).toEqual(START_BOARD);
  });

  test('leaves the very same board if it moves nothing', () => {
    const before = start();
    expect(play(before, { card: card('B'), from: 24, to: 24 }).board).toBe(before.board);
    expect(play(before, { card: card('X'), from: 12, to: 2 }).board).toBe(before.board);
  });
});

test('at the start each sensei is between its disciples', () => {
  const shown = START_BOARD.map((piece) => (piece === undefined ? '.' : `${piece.side[0]!}${piece.role[0]!}`));
  const nothing = new Array<string>(15).fill('.');
  expect(shown).toEqual(['bd', 'bd', 'bs', 'bd', 'bd', ...nothing, 'rd', 'rd', 'rs', 'rd', 'rd']);
  expect(start().hands.red.map(({ letter }) => letter)).toEqual(['B', 'X']);
  expect(start().hands.blue.map(({ letter }) => letter)).toEqual(['L', 'U']);
  expect(start()).toMatchObject({ hands: { transfer: { letter: 'T' } }, toMove: 'red' });
});

test('a piece is taken by the one that moves on to its square, and blue answers', () => {
  const board = START_BOARD.map((piece, square) => (square === 19 ? PIECES.blueDisciple : piece));
  const next = play({ ...start(), board }, { card: STANDARD_CARDS.get('B')!, from: 24, to: 19 });
  expect(next.board[19]).toBe(PIECES.redDisciple);
  expect(next.board[24]).toBeUndefined();
  const answers = legalMoves(next);
  expect(new Set(answers.map(({ card }) => card.letter))).toEqual(new Set(['L', 'U']));
  expect(answers.every(({ from }) => from < 5)).toBe(true);
  expect(play(next, answers[0]!).toMove).toBe('red');
});

describe('the end', () => {
  const lone = (pieces: Record<number, (typeof START_BOARD)[number]>) =>
    Array.from({ length: 25 }, (_, i) => pieces[i]);
  const [red, blue] = [START_BOARD[22], START_BOARD[2]];

  test('nobody has won at the start', () => expect(winner(START_BOARD)).toBeUndefined());
  test('a side without a sensei has lost', () => expect(winner(lone({ 12: red }))).toBe('red'));
  test('a sensei on the other temple has won', () => expect(winner(lone({ 22: blue, 3: red }))).toBe('blue'));
  test('a sensei on the other temple ends the game', () => {
    expect(isOver(lone({ 22: blue, 3: red }))).toBe(true);
    expect(isOver(lone({ 2: red, 3: blue }))).toBe(true);
    expect(winner(lone({ 2: red, 3: blue }))).toBe('red');
  });
  test('a sensei is found wherever it is, whatever board was examined before', () => {
    for (const square of [3, 24, 6, 0, 18]) {
      expect(isOver(lone({ [square]: red, 12: blue })), `${square}`).toBe(false);
      expect(isOver(lone({ 12: blue })), `none, after ${square}`).toBe(true);
      expect(isOver(lone({ [square]: red })), `red alone on ${square}`).toBe(true);
    }
  });

  test('a sensei on its own temple ends nothing', () => expect(isOver(START_BOARD)).toBe(false));
  test('a disciple on the other temple ends nothing', () => {
    expect(isOver(lone({ 2: PIECES.redDisciple, 3: blue, 12: red }))).toBe(false);
    expect(isOver(lone({ 22: PIECES.blueDisciple, 3: blue, 12: red }))).toBe(false);
  });
  test('without any sensei nobody has won, and the game is over', () => {
    expect(winner(lone({ 12: PIECES.redDisciple }))).toBeUndefined();
    expect(isOver(lone({ 12: PIECES.redDisciple }))).toBe(true);
  });
  test('a side with disciples only has lost', () => {
    expect(winner(lone({ 12: PIECES.redDisciple, 3: blue }))).toBe('blue');
    expect(isOver(lone({ 12: PIECES.blueDisciple, 3: red }))).toBe(true);
  });
  test('no move follows', () => {
    const over = { ...start(), board: lone({ 2: red, 12: blue }) };
    expect(legalMoves(over)).toEqual([]);
    expect(violations(over, { card: STANDARD_CARDS.get('B')!, from: 2, to: 7 })).toEqual(['game-over']);
  });
});
