import { describe, expect, test } from 'vitest';
import { type Description, resolve } from '../../../src/games/5dchess/index.js';
import { type Drawn, nameOf, worldOf } from './world.js';

/** The meaning of a description, in words. */
function meaning(boards: readonly Drawn[], described: Description, mover: 'white' | 'black' = 'white'): string {
  const found = resolve(worldOf(boards), mover, described);
  if (!('why' in found)) return `${nameOf(found.from)} → ${nameOf(found.to)}${found.isReachable ? '' : ', but cannot'}`;
  const lines = 'playable' in found ? found.playable.map(({ line, half }) => `${line} ${half}`) : [];
  const board = 'board' in found ? [`${found.board.line} ${found.board.half}`] : [];
  const candidates =
    'candidates' in found ? found.candidates.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`) : [];
  return [found.why, ...lines, ...board, ...candidates].join(': ');
}

/** A description from a piece's letter and a square, and more. */
const to = (letter: string, square: string, more: Partial<Description> = {}): Description => ({
  letter,
  toFile: square.charCodeAt(0) - 97,
  toRank: Number(square.slice(1)) - 1,
  ...more,
});

describe('a description of a move on one board means', () => {
  const knights: Drawn[] = [[0, '1w', 'k.../..../..../NW.N']];

  test.each([
    ['the one that can go there', to('N', 'b3'), '0 1w a1 → 0 1w b3'],
    ['both', to('N', 'c3'), '0 1w d1 → 0 1w c3'],
    ['no other letter', to('Q', 'b3'), 'no-such-piece: 0 2'],
    ['no piece of the other side', to('K', 'a3'), 'no-such-piece: 0 2'],
    ['several, none of which can', to('N', 'd4'), 'none-reaches: 0 2'],
    ["the only one, though it can't", to('N', 'd4', { fromFile: 3 }), '0 1w d1 → 0 1w d4, but cannot'],
    ['the one of a file', to('N', 'b3', { fromFile: 0 }), '0 1w a1 → 0 1w b3'],
    ['none of that file', to('N', 'b3', { fromFile: 2 }), 'no-such-piece: 0 2'],
    ['none of that rank', to('N', 'b3', { fromRank: 1 }), 'no-such-piece: 0 2'],
    ['the one of a rank', to('N', 'b3', { fromRank: 0 }), '0 1w a1 → 0 1w b3'],
    ['a brawn by the letter of a pawn', to('P', 'b2'), '0 1w b1 → 0 1w b2'],
    ['a brawn by its own', to('W', 'b2'), '0 1w b1 → 0 1w b2'],
    ['nothing off the board, by file', to('N', 'e1'), 'off-board'],
    ['nothing off the board, by rank', to('N', 'a5'), 'off-board'],
    ['nothing off the board, from a file', to('N', 'a1', { fromFile: 4 }), 'off-board'],
    ['nothing off the board, from a rank', to('N', 'a1', { fromRank: 4 }), 'off-board'],
  ])('%s', (_, described, expected) => expect(meaning(knights, described)).toBe(expected));

  test('no pawn if it has the letter of a brawn', () => {
    expect(meaning([[0, '1w', '../P.']], to('W', 'a2'))).toBe('no-such-piece: 0 2');
  });

  test('neither of two pieces that can go there', () => {
    const rooks: Drawn[] = [[0, '1w', '.../.../R.R']];
    expect(meaning(rooks, to('R', 'b1'))).toBe('ambiguous: 0 1w a1 → 0 1w b1: 0 1w c1 → 0 1w b1');
    expect(meaning(rooks, to('R', 'b1', { fromFile: 2 }))).toBe('0 1w c1 → 0 1w b1');
  });

  test('even a piece that no rule knows, wherever it goes', () => {
    expect(meaning([[0, '1w', '.../.../X..']], to('X', 'c2'))).toBe('0 1w a1 → 0 1w c2');
  });

  test('a king that castles', () => {
    expect(meaning([[0, '1w', '......../....K*..R*']], to('K', 'g1'))).toBe('0 1w e1 → 0 1w g1');
    expect(meaning([[0, '1w', '......../....K*..R']], to('K', 'g1'))).toBe('0 1w e1 → 0 1w g1, but cannot');
  });

  test('only pieces of black if black moves', () => {
    expect(meaning([[0, '1b', 'r../.../R..']], to('R', 'a2'), 'black')).toBe('0 1b a3 → 0 1b a2');
  });
});

describe('the board of a described move', () => {
  const boards: Drawn[] = [
    [0, '1w', '.../.../R..'],
    [0, '1b', '.../.../R..'],
    [0, '2w', '.../.../R..'],
    [1, '2w', '.../.../.R.'],
    [2, '1b', '.../.../..R'],
  ];

  test.each([
    ['is the named one', { board: { line: 1, time: 2 } }, 'R', 'b3', '1 2w b1 → 1 2w b3'],
    ['is any that fits, where none is named', {}, 'R', 'a3', '0 2w a1 → 0 2w a3'],
    ['is not one that has gone on', { board: { line: 0, time: 1 } }, 'R', 'a3', 'board-not-playable: 0 4: 1 4'],
    ['is not one of the other side', { board: { line: 2, time: 1 } }, 'R', 'a3', 'no-such-board: 0 4: 1 4'],
    ['is not one that does not exist', { board: { line: 7, time: 1 } }, 'R', 'a3', 'no-such-board: 0 4: 1 4'],
  ])('%s', (_, more, letter, square, expected) => expect(meaning(boards, to(letter, square, more))).toBe(expected));

  test('is none if the side has no board to move to', () => {
    expect(meaning([[0, '1b', '.../.../R..']], to('R', 'a3'))).toBe('no-such-board');
  });

  test('of many, the first six are listed', () => {
    const many = Array.from({ length: 8 }, (_, line): Drawn => [line, '1w', '.']);
    expect(meaning(many, to('R', 'a1', { board: { line: 9, time: 1 } }))).toBe(
      'no-such-board: 0 2: 1 2: 2 2: 3 2: 4 2: 5 2',
    );
  });
});

describe('the board to which a described move leads', () => {
  const boards: Drawn[] = [
    [0, '1w', '.../.../...'],
    [0, '1b', '.../.../...'],
    [0, '2w', '.../.../R..'],
    [1, '1w', '.../.../...'],
    [1, '1b', '.../.../...'],
    [1, '2w', '.../.../...'],
  ];

  test.each([
    ['is named', { target: { line: 1, time: 2 } }, 'a1', '0 2w a1 → 1 2w a1'],
    ['is named in the past', { target: { line: 0, time: 1 } }, 'a1', '0 2w a1 → 0 1w a1'],
    ['is named, but out of reach', { target: { line: 1, time: 1 } }, 'a1', '0 2w a1 → 1 1w a1, but cannot'],
    ['is named, but is not there', { target: { line: 3, time: 2 } }, 'a1', 'no-target-board'],
    ['is the one of the present', { jump: 'jump' }, 'a1', '0 2w a1 → 1 2w a1'],
    ['is the one of the past', { jump: 'branch' }, 'a1', '0 2w a1 → 0 1w a1'],
    ['does not exist', { jump: 'jump' }, 'c3', 'none-reaches: 0 4'],
    ['does not exist for a missing piece', { jump: 'jump', fromFile: 1 }, 'a1', 'no-such-piece: 0 4'],
  ] as const)('%s', (_, more, square, expected) => expect(meaning(boards, to('R', square, more))).toBe(expected));

  test('is not the board of the piece after the sign of a jump, unless nothing else fits', () => {
    const kings: Drawn[] = [
      [0, '1w', '.../.../K..'],
      [1, '1w', '.../.../K..'],
    ];
    const description = to('K', 'b1', { target: { line: 1, time: 1 } });
    expect(meaning(kings, description)).toBe('ambiguous: 0 1w a1 → 1 1w b1: 1 1w a1 → 1 1w b1');
    expect(meaning(kings, { ...description, jump: 'jump' })).toBe('0 1w a1 → 1 1w b1');
    expect(meaning(kings.slice(1), { ...description, jump: 'jump' })).toBe('1 1w a1 → 1 1w b1');
  });

  test('can be one of several, of which two are listed', () => {
    const four: Drawn[] = [0, 1, 2, -1].map((line) => [line, '1w', line === 0 ? 'Q' : '.']);
    const found = meaning(four, to('Q', 'a1', { jump: 'jump' }));
    expect(found).toMatch(/^ambiguous: 0 1w a1 → -?\d 1w a1: 0 1w a1 → -?\d 1w a1$/);
  });
});
