import { expect, test } from 'vitest';
import { legalMoves, play, type Position, STANDARD_CARDS, startPosition } from '../../../src/games/onitama/index.js';
import { type OniMove, parseOni, printOni } from '../../../src/notations/oni/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';

/** The most random games for each kind of slip: the share that is tested changes little after them. */
const MAX_GAMES = 150;

const CARDS = ['B', 'X', 'L', 'U', 'T'];
const DEAL = CARDS.map((letter) => STANDARD_CARDS.get(letter)!) as unknown as Parameters<typeof startPosition>[0];

/** A card that nobody holds. */
const ABSENT = [...STANDARD_CARDS.keys()].find((letter) => !CARDS.includes(letter))!;

/** Returns the moves of a random game; fewer if it ends. */
function randomGame(random: Random, length: number): OniMove[] {
  const moves: OniMove[] = [];
  let position: Position = startPosition(DEAL);
  while (moves.length < length) {
    // A game that continues: the last row, with the temples, stays free of senseis.
    const legal = legalMoves(position).filter((move) => legalMoves(play(position, move)).length > 0);
    if (legal.length === 0) break;
    const move = random.pick(legal);
    moves.push({ card: move.card.letter, from: move.from, to: move.to });
    position = play(position, move);
  }
  return moves;
}

const faultsOf = (moves: readonly OniMove[]) =>
  parseOni(printOni({ cards: CARDS, moves, comments: [] })).diagnostics.map(({ code }) => code);

const SLIPS: readonly (readonly [string, (moves: OniMove[], at: number, random: Random) => OniMove[]])[] = [
  ['a missing move', (moves, at) => moves.toSpliced(at, 1)],
  ['a move written twice', (moves, at) => moves.toSpliced(at, 0, moves[at]!)],
  ['a move of another game', (moves, at, random) => moves.with(at, randomGame(random, 9).at(-1)!)],
  ['a wrong card', (moves, at) => moves.with(at, { ...moves[at]!, card: ABSENT })],
];

test.each(SLIPS)('%s is one fault', (_, slip) => {
  const random = new Random(SEED);
  let several = 0;
  const count = Math.min(rounds(60), MAX_GAMES);
  for (let round = 0; round < count; round++) {
    const moves = randomGame(random, 24);
    const codes = faultsOf(slip(moves, random.int(Math.max(1, moves.length - 6)), random));
    if (codes.length > 1) several++;
  }
  expect(several / count).toBeLessThan(0.1);
});

test('no fault hides a second one, even directly after it', () => {
  const random = new Random(SEED);
  const count = Math.min(rounds(60), MAX_GAMES);
  let surplus = 0;
  for (let round = 0; round < count; round++) {
    const moves = randomGame(random, 24);
    const [first, second] = [random.int(moves.length), random.int(moves.length)];
    const wrong = moves.map((move, i) => (i === first || i === second ? { ...move, card: ABSENT } : move));
    const codes = faultsOf(wrong);
    const expected = new Set([first, second]).size;
    expect(codes.length).toBeGreaterThanOrEqual(expected);
    if (codes.length > expected) surplus++;
  }
  expect(surplus / count).toBeLessThan(0.1);
});

test.each([
  ['words of a comment without its `#`', 'BXLUT nothing and nothing more\n', 1],
  ['a word in a row', '11#\n311\n.....\n...left ..\n.....\n00200\nBXLUT\n', 1],
  ['a card written twice', 'BX # two of red\nLLU # two of blue\nT\n', 1],
  ['an extra character inside moves with spaces in them', 'BXLUT\nB y /t L\tb\nh\n', 1],
  ['a letter too many before such moves', 'BXLUKT\nB y t L\tb\nh\n', 1],
  ['two short moves on their lines', 'BXLUT\nBy\nLbg\nUy\n', 2],
  ['two wrong moves on their lines', 'BXLUT\nB/t\nL/g\n', 2],
  ['two extra characters in one run', 'bxlutby-tlb?', 2],
  ['a wrong row and a wrong move', '1131\n.....\n.....\n.....\n00200\nBXLUT\nByt\nL/g\n', 2],
])('as many diagnostics as faults: %s', (_, text, count) => {
  expect(parseOni(text, { level: 'structure' }).diagnostics.map(({ code }) => code)).toHaveLength(count);
});

test('each move after the end is one fault, also behind a card that is not in hand', () => {
  const game = '11.11..3.........2..00.00BXLUTBrsEhlTvl';
  const codesOf = (moves: string) => parseOni(game + moves).diagnostics.map(({ code }) => code);
  expect(codesOf('')).toEqual(['oni/card-not-in-hand']);
  expect(codesOf('Ubf')).toEqual(['oni/card-not-in-hand', 'oni/move-after-end']);
  expect(codesOf('BagXyt')).toEqual(['oni/card-not-in-hand', 'oni/move-after-end', 'oni/move-after-end']);
});
