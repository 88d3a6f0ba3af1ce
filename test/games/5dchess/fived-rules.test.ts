import { describe, expect, test } from 'vitest';
import {
  END_OF_TURN,
  fiveDRules,
  multiverseFromText,
  multiverseOf,
  type Position,
  startBoards,
} from '../../../src/games/5dchess/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';

const start = (variant: string): Position => fiveDRules.start(multiverseOf(startBoards(variant)!));

function read(text: string): Position {
  const found = multiverseFromText(text);
  if (!found.ok) throw new Error(found.problem.message);
  return fiveDRules.start(found.multiverse);
}

/** The position after moves that are given as text. */
function played(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((before, text) => {
    const found = fiveDRules.moveFromText(before, text);
    if (!found.ok) throw new Error(found.problem.message);
    expect(fiveDRules.whyIllegal(before, found.move), text).toBeUndefined();
    return fiveDRules.play(before, found.move);
  }, position);
}

describe('a turn', () => {
  test('ends automatically if no other board is left', () => {
    expect(played(start('Standard'), 'e4').toMove).toBe('black');
    expect(played(start('Standard'), 'e4', 'Nf6').toMove).toBe('white');
  });

  test('continues until each board that requires it has a move', () => {
    const before = start('Standard - Two Timelines');
    expect(before.requiredBoards).toHaveLength(2);
    const after = played(before, '(+0T1)e4');
    expect(after.toMove).toBe('white');
    expect(after.requiredBoards.map(({ line }) => line)).toEqual([-1]);
    expect(fiveDRules.whyIllegal(after, END_OF_TURN)).toBe('boards-require-moves');
    expect(played(after, 'e4').toMove).toBe('black');
  });

  test('is ended by the player if other boards are left', () => {
    const before = read('k2/3/K2 0 1 white\nk2/3/K2 1 2 white');
    const after = played(before, '(0T1)Ka1b1');
    expect(after.toMove).toBe('white');
    expect(after.optionalBoards.map(({ line }) => line)).toEqual([1]);
    expect(fiveDRules.legalMoves(after)).toContainEqual(END_OF_TURN);
    expect(played(after, 'end').toMove).toBe('black');
  });
});

test('a move that leaves a king to be captured, or comes after the end of the game, is illegal', () => {
  const why = (position: Position, text: string) => {
    const found = fiveDRules.moveFromText(position, text);
    return found.ok ? fiveDRules.whyIllegal(position, found.move) : found.problem.message;
  };
  expect(why(read('r1k/3/1K1 0 1 white'), 'Ka1')).toBe('leaves-check');
  expect(why(read('K1r/2r/k2 0 1 white'), 'Kb3')).toBe('game-over');
  expect(why(read('k2/3/K2 0 1 white'), 'Kc3')).toBe('cannot-reach');
  expect(why(read('k2/3/K2 0 1 white'), '0000')).toBe('no-pass');
  expect(why(read('k2/3/K2 0 1 white'), 'Qa1')).toBe('"Qa1" moves a piece that is not there');
  expect(fiveDRules.result(read('K1r/2r/k2 0 1 white'))).toEqual({ winners: ['black'], reason: 'checkmate' });
  expect(fiveDRules.result(read('K2/2q/1k1 0 1 white'))).toEqual({ winners: [], reason: 'stalemate' });
});

test.each<[string, readonly number[]]>([
  ['Standard', [1, 20, 400]],
  ['Very Small - Open', [1, 9, 71]],
])('perft counts the moves of %s', (variant, counts) => {
  const position = start(variant);
  expect(counts.map((_, depth) => fiveDRules.perft(position, depth))).toEqual(counts);
});

/** The moves of each random game. */
const PLIES = sized(6, 16);

test(`moves are read as they are written, and never change a position (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let round = 0; round < rounds(2); round++) {
    let position = start(random.pick(['Very Small - Open', 'Misc - Small', 'Standard - Two Timelines']));
    for (let ply = 0; ply < PLIES; ply++) {
      const key = fiveDRules.key(position);
      const moves = fiveDRules.legalMoves(position);
      const texts = moves.map((move) => fiveDRules.moveToText(position, move));
      expect(new Set(texts).size).toBe(moves.length);
      const some = Array.from({ length: Math.min(8, moves.length) }, () => random.int(moves.length));
      const found = some.map((i) => fiveDRules.moveFromText(position, texts[i]!));
      expect(found, texts.join(' ')).toEqual(some.map((i) => ({ ok: true, move: moves[i] })));
      if (moves.length === 0) break;
      const move = random.pick(moves);
      expect(fiveDRules.isLegal(position, move)).toBe(true);
      const after = fiveDRules.play(position, move);
      expect(fiveDRules.key(position)).toBe(key);
      expect(fiveDRules.key(after)).not.toBe(key);
      position = after;
    }
  }
});
