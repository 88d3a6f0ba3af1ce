import { expect, test } from 'vitest';
import { boardHashOf } from '../../../src/games/tafl/board/hash.js';
import {
  type Board,
  boardOf,
  completeRules,
  EMPTY,
  legalMoves,
  type Move,
  opponent,
  pieceOf,
  type Ply,
  plyOf,
  type Position,
  sideOf,
  startPosition,
  type TaflRules,
  typeOf,
  violation,
} from '../../../src/games/tafl/index.js';
import { Random, SEED } from '../../support/random.js';
import { sized } from '../../support/rounds.js';
import { readBoard, readRules, writeBoard } from './notation.js';

const RULES = [
  'dim:7 ks:w cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/',
  'dim:7 sw:s swf:n efe:y ks:m esc:e ka:h start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/',
  'dim:9 linc:y ks:c cenre: spd:3,4 afor:a4,a5,a6,b5, aforre: start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/',
  'dim:9 ber:m cj:c kj:r sw:w tfr:w start:/3tct3/4m4/4N4/t3T3t/ctTTKTGtt/t3T3t/4N4/4t4/3tct3/',
  'dim:9 ber:c kj:c nj:j mj:c gj:r cors:TK cens:tcnk corp:k start:/3tct3/4m4/4N4/t3T3t/ctTTKTGtt/t3T3t/4N4/4t4/3tct3/',
].map(readRules);

/** The games by each of these rules. */
const ROUNDS = sized(1, 2);

/** Plays random games, and shows each position and the move chosen there. */
function playRandomly(show: (position: Position, move: Move, where: string, rules: TaflRules) => void): void {
  const random = new Random(SEED);
  for (const [index, rules] of RULES.entries()) {
    for (let round = 0; round < ROUNDS; round++) {
      let position = startPosition({ rules });
      for (let ply = 0; ply < 40; ply++) {
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        const move = random.pick(moves);
        show(position, move, `seed ${SEED}, rules ${index}, round ${round}, ply ${ply}`, rules);
        position = plyOf(position, move).after;
      }
    }
  }
}

const byKey = (moves: readonly Move[]): string[] => moves.map(({ from, to }) => `${from}-${to}`).sort();

/** Of how many positions one is tried with every move from every square to every other. */
const EVERY = sized(6, 1);

test('the legal moves are those of all moves that break no rule', () => {
  let positions = 0;
  playRandomly((position, _move, where, { size }) => {
    if (positions++ % EVERY !== 0) return;
    const squares = Array.from({ length: size * size }, (_, square) => square);
    const all = squares.flatMap((from) => squares.map((to) => ({ from, to })));
    expect(byKey(legalMoves(position)), where).toEqual(
      byKey(all.filter((move) => violation(position, move) === undefined)),
    );
  });
});

test('a move changes the hash of the board as it changes the board, and no earlier board', () => {
  const earlier: { board: Board; copy: Uint8Array; where: string }[] = [];
  playRandomly(({ board, boardHash }, _move, where) => {
    expect(boardHash, where).toEqual(boardHashOf(board));
    earlier.push({ board, copy: Uint8Array.from(board), where });
  });
  const changed = earlier.filter(({ board, copy }) => board.some((piece, square) => piece !== copy[square]));
  expect(changed.map(({ where }) => where)).toEqual([]);
});

test('boards are written and read back the same', () => {
  playRandomly(({ board }, _move, where) => {
    expect(readBoard(writeBoard(board)), where).toEqual(board);
  });
});

test('a move takes exactly the captured pieces off or turns them, and keeps all others', () => {
  playRandomly((position, move, where) => {
    const before = position.board;
    const { captures, piece, after } = plyOf(position, move);
    const expected = Uint8Array.from(before);
    for (const square of captures) {
      const taken = before[square]!;
      expected[square] = typeOf(taken) === 'mercenary' ? pieceOf(opponent(sideOf(taken)), 'mercenary') : EMPTY;
    }
    expected[move.from] = EMPTY;
    expected[move.to] = piece;
    expect(after.board, where).toEqual(expected);
  });
});

/** Ways to turn a board over: left to right, top to bottom, along the diagonal. */
const MIRRORS: ((square: number, size: number) => number)[] = [
  (square, size) => square - (square % size) + (size - 1 - (square % size)),
  (square, size) => (size - 1 - Math.floor(square / size)) * size + (square % size),
  (square, size) => (square % size) * size + Math.floor(square / size),
];

test('mirrored positions give mirrored moves, captures and ends', () => {
  playRandomly((position, move, where, rules) => {
    for (const mirror of MIRRORS) {
      const turn = (square: number) => mirror(square, rules.size);
      const { board, toMove, berserker } = position;
      const spaces = Object.entries(rules.spaces).map(([kind, space]) => [
        kind,
        { ...space, squares: space.squares.map(turn) },
      ]);
      const mirroredRules = completeRules({ ...rules, spaces: Object.fromEntries(spaces) });
      const mirroredBoard = boardOf(Array.from(board, (_, square) => board[turn(square)]!));
      const mirrored = startPosition({
        rules: mirroredRules,
        board: mirroredBoard,
        toMove,
        ...(berserker === undefined ? {} : { berserker: turn(berserker) }),
      });
      const moved = ({ from, to }: Move) => ({ from: turn(from), to: turn(to) });
      expect(byKey(legalMoves(mirrored)), where).toEqual(byKey(legalMoves(position).map(moved)));
      const plain = plyOf(startPosition({ rules, board, toMove, berserker }), move);
      const seen = ({ captures, after: { result } }: Ply) => ({
        captures: [...captures].sort((a, b) => a - b),
        result,
      });
      expect(seen(plyOf(mirrored, moved(move))), where).toEqual(seen({ ...plain, captures: plain.captures.map(turn) }));
    }
  });
});

test('any move can be played, however wrong, and no piece appears from nowhere', () => {
  const random = new Random(SEED);
  for (const [index, rules] of RULES.entries()) {
    let position = startPosition({ rules });
    for (let ply = 0; ply < 500; ply++) {
      const move = { from: random.int(90) - 4, to: random.int(90) - 4 };
      const before = position.board.filter((piece) => piece !== EMPTY).length;
      const { captures, after } = plyOf(position, move);
      position = after;
      const where = `seed ${SEED}, rules ${index}, ply ${ply}`;
      expect(after.board.filter((piece) => piece !== EMPTY).length, where).toBe(
        before - captures.filter((square) => after.board[square] === EMPTY).length,
      );
    }
  }
});
