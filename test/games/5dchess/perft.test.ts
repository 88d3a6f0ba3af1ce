import { describe, expect, test } from 'vitest';
import {
  boardText,
  isInCheck,
  legalActions,
  legalMoves,
  type Move,
  moveViolation,
  type Multiverse,
  multiverseFromText,
  multiverseOf,
  perft,
  playMove,
  resultOf,
  sideToMove,
  startBoards,
} from '../../../src/games/5dchess/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';
import { slowActions, slowMoves, slowOf, slowPerft } from './slow-5dchess.js';
import { allSquares } from './world.js';

function read(text: string): Multiverse {
  const found = multiverseFromText(text);
  if (!found.ok) throw new Error(found.problem.message);
  return found.multiverse;
}

const written = (multiverse: Multiverse): string =>
  multiverse
    .allBoards()
    .map((board) => `${boardText(board, multiverse.width)} ${board.line} ${board.half}`)
    .join('; ');

const KINDS = [...'PBRNKQUDSWCY'];

/** A board of 3 × 4 with a few pieces. */
function randomRows(random: Random): string {
  const cells = Array.from({ length: 12 }, () => '.');
  const put = (piece: string) => (cells[random.int(12)] = random.once(2) ? `${piece}*` : piece);
  for (let n = 2 + random.int(4); n > 0; n--) {
    const letter = random.pick(KINDS);
    put(random.once(2) ? letter : letter.toLowerCase());
  }
  put('K');
  put('k');
  const rows = [0, 3, 6, 9].map((at) => cells.slice(at, at + 3).join(''));
  return rows.join('/').replaceAll(/\.+/g, (empty) => String(empty.length));
}

/** One timeline or two, from one or two half turns on. */
function randomMultiverse(random: Random): Multiverse {
  const rows = randomRows(random);
  switch (random.int(4)) {
    case 0:
      return read(`${rows} 0 1 white\n${randomRows(random)} 0 1 black\n${randomRows(random)} 0 2 white`);
    case 1:
      return read(`${rows} -0 1 white\n${randomRows(random)} +0 1 ${random.pick(['white', 'black'])}`);
    default:
      return read(`${rows} 0 1 white`);
  }
}

describe('perft, in actions', () => {
  test.each([
    ['Standard', [1, 20, 400]],
    ['Misc - Small', [1, 7, 53, 580]],
    ['Very Small - Open', [1, 9, 71, 714]],
    ['Standard - Two Timelines', [1, 484]],
  ])('counts the sequences of %s', (variant, all) => {
    const counts = all.slice(0, sized(3, 4));
    const start = multiverseOf(startBoards(variant)!);
    expect(counts.map((_, depth) => perft(start, depth))).toEqual(counts);
  });

  test.each([
    ['Standard', 1],
    ['Misc - Small', 2],
    ['Very Small - Open', sized(2, 3)],
  ])('agrees with the slow rules on %s to depth %i', (variant, depth) => {
    const start = multiverseOf(startBoards(variant)!);
    expect(perft(start, depth)).toBe(slowPerft(slowOf(start), depth));
  });

  test('agrees with the slow rules on random boards, and while games continue', () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(12); round++) {
      const multiverse = randomMultiverse(random);
      for (let turn = 0; turn < 3; turn++) {
        const where = `seed ${SEED}, round ${round}, ${written(multiverse)}`;
        const slow = slowOf(multiverse);
        expect(legalMoves(multiverse).length, where).toBe(slowMoves(slow, sideToMove(multiverse)).length);
        const actions = legalActions(multiverse);
        expect(actions.length, where).toBe(slowActions(slow).size);
        expect(resultOf(multiverse) === undefined, where).toBe(actions.length > 0);
        expect(slowOf(multiverse), where).toEqual(slow);
        if (turn === 0 && actions.length < 12) expect(perft(multiverse, 2), where).toBe(slowPerft(slow, 2));
        if (actions.length === 0 || actions.length > 60) break;
        for (const move of random.pick(actions)) playMove(multiverse, move);
      }
    }
  });
});

describe('a move', () => {
  test('is legal where no rule forbids it, and only there', () => {
    const random = new Random(SEED);
    const moveKey = ({ from, to }: Move) => JSON.stringify([from, to]);
    for (let round = 0; round < rounds(16); round++) {
      const multiverse = randomMultiverse(random);
      const mover = sideToMove(multiverse);
      const squares = multiverse
        .allBoards()
        .flatMap(({ line, half }) =>
          Array.from({ length: 12 }, (_, i) => ({ line, half, x: i % 3, y: Math.floor(i / 3) })),
        );
      const all = squares.flatMap((from) => squares.map((to) => ({ from, to })));
      const legal = all.filter((move) => moveViolation(multiverse, mover, move) === undefined);
      expect(legalMoves(multiverse).map(moveKey).sort(), `seed ${SEED}, round ${round}`).toEqual(
        legal.map(moveKey).sort(),
      );
    }
  });

  const start = read('k1p/3/2P/K2 0 1 white\nk1p/2P/3/K2 0 1 black\nk2/2P/3/K2 0 2 white');
  const square = (line: number, half: number, x: number, y: number) => ({ line, half, x, y });
  test.each<[string, Move, string | undefined]>([
    ['no board', { from: square(3, 4, 0, 0), to: square(0, 4, 0, 1) }, 'no-such-square'],
    ['off the board', { from: square(0, 4, 0, 0), to: square(0, 4, 3, 0) }, 'no-such-square'],
    ['a past board', { from: square(0, 2, 0, 0), to: square(0, 2, 0, 1) }, 'board-not-playable'],
    ['nothing', { from: square(0, 4, 1, 1), to: square(0, 4, 1, 2) }, 'no-piece'],
    ['a black piece', { from: square(0, 4, 0, 3), to: square(0, 4, 1, 3) }, 'not-own-piece'],
    ['too far', { from: square(0, 4, 0, 0), to: square(0, 4, 0, 2) }, 'cannot-reach'],
    ['a king promoted', { from: square(0, 4, 0, 0), to: square(0, 4, 0, 1), promotion: 'Q' }, 'no-promotion'],
    ['to a king', { from: square(0, 4, 2, 2), to: square(0, 4, 2, 3), promotion: 'K' }, 'no-promotion'],
    ['to a knight', { from: square(0, 4, 2, 2), to: square(0, 4, 2, 3), promotion: 'N' }, undefined],
    ['into the past', { from: square(0, 4, 0, 0), to: square(0, 2, 1, 1) }, undefined],
  ])('has the right violation, if any: %s', (_name, move, violation) =>
    expect(moveViolation(start, 'white', move)).toBe(violation),
  );

  test('between squares that do not exist is refused', () => {
    expect(() => playMove(start, { from: square(9, 4, 0, 0), to: square(0, 4, 0, 0) })).toThrow(RangeError);
    expect(allSquares(start)).toHaveLength(24);
  });
});

describe('the end of a game', () => {
  test.each([
    ['k2/3/K2 0 1 white', undefined, false],
    ['1r1/k2/r1K 0 1 white', undefined, true],
    ['r2k/4/4/r2K 0 1 white', undefined, true],
    ['K1r/2r/k2 0 1 white', { winner: 'black', reason: 'checkmate' }, true],
    ['K2/2q/1k1 0 1 white', { winner: 'draw', reason: 'stalemate' }, false],
  ])('is found on the board %s', (text, result, inCheck) => {
    const multiverse = read(text);
    expect({ result: resultOf(multiverse), inCheck: isInCheck(multiverse, 'white') }).toEqual({ result, inCheck });
    expect(written(multiverse)).toBe(written(read(text)));
  });
});

describe('boards as text', () => {
  test('are written as they are read', () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(50); round++) {
      const rows = randomRows(random);
      const text = boardText(read(`${rows} 0 1 white`).lastOf(0)!, 3);
      expect(boardText(read(`${text} 0 1 white`).lastOf(0)!, 3)).toBe(text);
    }
  });

  test.each([
    ['', 0, 'expected a board'],
    ['k2/3/K2', 0, 'expected rows, a timeline, a turn, and white or black'],
    ['k2/3/K2 0 1 white\nk2/K2 1 1 white', 18, 'the board has 2 rows: expected 3'],
    ['k2/4/K2 0 1 white', 3, 'the row is 4 wide: expected 3'],
    ['k2/?2/K2 0 1 white', 3, 'unknown piece "?"'],
    ['k999/3/K2 0 1 white', 0, '999 empty squares: expected at most 99'],
    ['k2/3/K2 0 1 white\nk2/3/K2 0 1 white', 18, 'two boards at turn 1, white to move'],
    ['k2/3/K2 0 1 white\nk2/3/K2 0 3 white', 18, 'no board before turn 3, white to move'],
  ])('%j has a problem at %i', (text, index, message) => {
    expect(multiverseFromText(text)).toEqual({ ok: false, problem: { index, message } });
  });

  test('boards that make no multiverse are refused', () => {
    expect(() => multiverseOf([])).toThrow(RangeError);
  });
});
