import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  onitamaRules,
  play,
  type Position,
  positionFromText,
  positionText,
  resultOf,
  STANDARD_CARDS,
  violations,
} from '../../../src/games/onitama/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { slowOf, slowPerft } from './slow-onitama.js';

const { perft } = onitamaRules;

function read(text: string): Position {
  const found = positionFromText(text);
  if (!found.ok) throw new Error(found.problem.message);
  return found.position;
}

/** A position with any pieces anywhere, and any cards. */
function randomPosition(random: Random): Position {
  const cards = new Set<string>();
  while (cards.size < 5) cards.add(random.pick([...STANDARD_CARDS.keys()]));
  const letters = [...cards].join('');
  const rows = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => random.pick([...'rb...'])));
  for (const sensei of 'RB') if (random.int(10) > 0) rows[random.int(5)]![random.int(5)] = sensei;
  return read(`${letters} ${rows.map((row) => row.join('')).join('/')} ${random.pick(['red', 'blue'])}`);
}

describe('perft', () => {
  test.each([
    ['BXLUT', [1, 13, 156, 1944]],
    ['DTRQF', [1, 11, 99, 1125]],
  ])('counts the sequences from the start with %s', (cards, counts) => {
    const start = read(cards);
    expect(counts.map((_, depth) => perft(start, depth))).toEqual(counts);
    expect(counts.map((_, depth) => slowPerft(slowOf(start), depth))).toEqual(counts);
  });

  test('agrees with the slow rules on random positions and after random moves', () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(150); round++) {
      let position = randomPosition(random);
      for (let ply = 0; ply < 3; ply++) {
        const where = `seed ${SEED}, ${positionText(position)}`;
        for (const depth of [1, 2]) expect(perft(position, depth), where).toBe(slowPerft(slowOf(position), depth));
        const moves = legalMoves(position);
        expect(
          moves.flatMap((move) => violations(position, move)),
          where,
        ).toEqual([]);
        if (moves.length === 0) break;
        position = play(position, random.pick(moves));
      }
    }
  });

  test('counts no sequence that the end of the game cuts short', () => {
    expect(perft(read('BXLUT ...../..B../...../..R../..... red'), 0)).toBe(1);
    expect(perft(read('BXLUT ..R../...../..B../...../..... blue'), 1)).toBe(0);
  });
});

describe('the result', () => {
  test.each([
    ['BXLUT', undefined],
    ['BXLUT ..R../...../..B../...../..... blue', { winners: ['red'], reason: 'temple-reached' }],
    ['BXLUT ...../...../..B../...../..... red', { winners: ['blue'], reason: 'sensei-captured' }],
    ['BXLUT ..R../...../...../...../..B.. red', { winners: [], reason: 'temple-reached' }],
    ['BXLUT ...../...../...../...../..... red', { winners: [], reason: 'sensei-captured' }],
  ])('is right for %s', (text, result) => expect(resultOf(read(text))).toEqual(result));
});

describe('a position as text', () => {
  test('is written as it is read', () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(100); round++) {
      const position = randomPosition(random);
      expect(read(positionText(position))).toEqual(position);
    }
    expect(positionText(read('BXLUT'))).toBe('BXLUT bbBbb/...../...../...../rrRrr red');
  });

  test.each([
    ['', 0, 'expected the letters of five cards'],
    ['BXL', 0, '3 cards: expected five'],
    ['BXLUZ', 4, 'unknown card "Z"'],
    [' BXLBT', 4, 'card "B" is dealt twice'],
    ['BXLUT bbBbb/rrRrr', 6, '2 rows: expected 5'],
    ['BXLUT bbBbb/...../..x../...../rrRrr', 20, 'unknown piece "x": expected r, R, b, B or .'],
    ['BXLUT bbBbb/.../...../...../rrRrr', 12, 'the row is 3 squares wide: expected 5'],
    ['BXLUT bbBbb/...../...../...../rrRrr green', 36, 'unknown side "green": expected red or blue'],
    ['BXLUT bbBbb/...../...../...../rrRrr red !', 40, 'expected the end of the text'],
  ])('%j has a problem at %i', (text, index, message) => {
    expect(positionFromText(text)).toEqual({ ok: false, problem: { index, message } });
  });
});
