import { describe, expect, test } from 'vitest';
import {
  castlingByKing,
  castlingOf,
  type Multiverse,
  play,
  playCastling,
  playPass,
} from '../../../src/games/5dchess/index.js';
import { at, drawingOf, type Drawn, worldOf } from './world.js';

/** Plays a move and says which boards it made, as timeline, half turn, drawing; then what else. */
function played(boards: readonly Drawn[], from: string, to: string, promotion?: string) {
  const world = worldOf(boards);
  const before = world.allBoards().map((board) => [board, [...board.squares]] as const);
  const { made, ...rest } = play(world, at(world, from), at(world, to), promotion);
  // The boards that were there stay as they are.
  for (const [board, squares] of before) expect([...board.squares]).toEqual(squares);
  for (const board of made) expect(world.lastOf(board.line)).toBe(board);
  return { made: made.map(({ line, half, squares }) => `${line} ${half} ${drawingOf(squares, world.width)}`), ...rest };
}

describe('a move on one board', () => {
  test('a piece moves, and has then moved', () => {
    expect(played([[0, '1w', 'k../.../R*.N*']], '0 1w a1', '0 1w a2')).toEqual({ made: ['0 3 k../R../..N*'] });
  });

  test('a piece takes', () => {
    expect(played([[0, '1w', 'k../b../R..']], '0 1w a1', '0 1w a2')).toEqual({
      made: ['0 3 k../R../...'],
      captured: 'B',
    });
  });

  test.each([
    ['P', '.../P../...', 'a2', 'a3', undefined, 'Q../.../...'],
    ['P', '.../P../...', 'a2', 'a3', 'N', 'N../.../...'],
    ['W', '.../W../...', 'a2', 'a3', undefined, 'Q../.../...'],
    ['p', '.../p../...', 'a2', 'a1', 'R', '.../.../r..'],
    ['p upwards', '.../p../...', 'a2', 'a3', 'R', 'p../.../...'],
    ['P downwards', '.../P../...', 'a2', 'a1', 'R', '.../.../P..'],
    ['R', '.../R../...', 'a2', 'a3', 'N', 'R../.../...'],
  ])('%s on %s goes from %s to %s, with the promotion %j: %s', (_, drawn, from, to, promotion, after) => {
    expect(played([[0, '1w', drawn]], `0 1w ${from}`, `0 1w ${to}`, promotion).made).toEqual([`0 3 ${after}`]);
  });

  test('a pawn takes in passing', () => {
    const boards: Drawn[] = [
      [0, '1b', 'p*../.../.P./...'],
      [0, '2w', '.../.../pP./...'],
    ];
    expect(played(boards, '0 2w b2', '0 2w a3')).toEqual({ made: ['0 5 .../P../.../...'], captured: 'P' });
  });

  test('passing leaves the board as it is', () => {
    const world = worldOf([[0, '1w', 'k*../.../..R']]);
    const { made } = playPass(world, world.lastOf(0)!);
    expect(made.map(({ half, squares }) => `${half} ${drawingOf(squares, 3)}`)).toEqual(['3 k*../.../..R']);
    expect(world.lastOf(0)).toBe(made[0]);
    expect(made[0]!.squares).not.toBe(world.boardAt(0, 2)!.squares);
  });
});

describe('a move between boards', () => {
  const three: Drawn[] = [
    [0, '1w', 'k../.../R..'],
    [0, '1b', 'k../.../R..'],
    [0, '2w', 'k../.../R*..'],
    [1, '2w', 'k../.../..n'],
  ];

  test('of the present continues both', () => {
    expect(played(three, '0 2w a1', '1 2w c1')).toEqual({
      made: ['0 5 k../.../...', '1 5 k../.../..R'],
      captured: 'N',
    });
    expect(played(three, '0 2w a1', '1 2w a1')).toEqual({ made: ['0 5 k../.../...', '1 5 k../.../R.n'] });
  });

  test("to the past begins a timeline of the mover's side", () => {
    expect(played(three, '0 2w a1', '0 1w b1')).toEqual({ made: ['0 5 k../.../...', '2 3 k../.../RR.'], newLine: 2 });
    const black: Drawn[] = [
      [0, '1b', 'k../.../R..'],
      [0, '2w', 'k../.../R..'],
      [0, '2b', 'k../.../R..'],
    ];
    expect(played(black, '0 2b a3', '0 1b a2')).toEqual({ made: ['0 6 .../.../R..', '-1 4 k../k../R..'], newLine: -1 });
  });

  test('a pawn is also promoted on another board', () => {
    const pawns: Drawn[] = [
      [0, '1w', '.../.../P..'],
      [-1, '1w', '.../.../...'],
    ];
    expect(played(pawns, '0 1w a1', '-1 1w a3').made).toEqual(['0 3 .../.../...', '-1 3 Q../.../...']);
  });
});

describe('castling', () => {
  const world = (drawn: string): Multiverse => worldOf([[0, '1w', drawn]]);
  const found = (drawn: string, king: string, side: 1 | -1) => {
    const one = world(drawn);
    return castlingOf(one, at(one, `0 1w ${king}`), side);
  };

  test('leads to either side, with the nearest rook', () => {
    expect(found('R*...K*..R*', 'e1', 1)).toEqual({ king: 4, kingTo: 6, rook: 7, rookTo: 5, rank: 0 });
    expect(found('R*...K*..R*', 'e1', -1)).toEqual({ king: 4, kingTo: 2, rook: 0, rookTo: 3, rank: 0 });
    expect(found('r*...k*..r*/........', 'e2', 1)).toEqual({ king: 4, kingTo: 6, rook: 7, rookTo: 5, rank: 1 });
    expect(found('K*.R*', 'a1', 1)).toEqual({ king: 0, kingTo: 2, rook: 2, rookTo: 1, rank: 0 });
  });

  test.each([
    ['the king has moved', 'R*...K..R*', 'e1', 1],
    ['the rook has moved', 'R*...K*..R', 'e1', 1],
    ['something is between', 'R*...K*N.R*', 'e1', 1],
    ['something is between, on the other side', 'R*N..K*..R*', 'e1', -1],
    ["the rook is the other side's", 'R*...K*..r*', 'e1', 1],
    ['it is not a rook', 'R*...K*..Q*', 'e1', 1],
    ['there is no rook', 'R*...K*...', 'e1', 1],
    ['there is none on the other side', '....K*..R*', 'e1', -1],
    ['the rook is beside the king', '...K*R*..', 'd1', 1],
    ['it is not a king', 'R*...Q*..R*', 'e1', 1],
    ['it is a common king', 'R*...C*..R*', 'e1', 1],
    ['the rook is in another rank', '.......R*/....K*...', 'e1', 1],
  ] as const)('is impossible where %s', (_, drawn, king, side) => expect(found(drawn, king, side)).toBeUndefined());

  test('moves both king and rook', () => {
    const one = world('r*...k*..r*/R*...K*..R*');
    const { made } = playCastling(one, one.lastOf(0)!, castlingOf(one, at(one, '0 1w e1'), -1)!);
    expect(made.map(({ half, squares }) => `${half} ${drawingOf(squares, 8)}`)).toEqual(['3 r*...k*..r*/..KR...R*']);
    const black = world('r*...k*..r*/R*...K*..R*');
    const castled = playCastling(black, black.lastOf(0)!, castlingOf(black, at(black, '0 1w e2'), 1)!);
    expect(drawingOf(castled.made[0]!.squares, 8)).toBe('r*....rk./R*...K*..R*');
  });

  test("is meant by a king's move by two files on its board", () => {
    const one = worldOf([
      [0, '1w', '......../R*...K*..R*'],
      [0, '1b', '......../R*...K*..R*'],
      [0, '2w', '......../R*...K*..R*'],
      [1, '2w', '......../R*...K*..R*'],
    ]);
    const by = (to: string) => castlingByKing(one, at(one, '0 2w e1'), at(one, to));
    expect(by('0 2w g1')).toMatchObject({ kingTo: 6 });
    expect(by('0 2w c1')).toMatchObject({ kingTo: 2 });
    for (const to of ['0 2w f1', '0 2w h1', '0 2w g2', '1 2w g1', '0 1w g1']) expect(by(to), to).toBeUndefined();
  });
});
