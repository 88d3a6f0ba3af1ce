import { expect, test } from 'vitest';
import { END_OF_TURN } from '../../../src/games/5dchess/index.js';
import { openGame } from '../../../src/library/index.js';
import { fiveDNotation, parse5dfen } from '../../../src/notations/5dfen/index.js';
import { commentAtRandom, opened, playRandomGames, refused } from '../../support/games/open-games.js';
import { rounds } from '../../support/rounds.js';

const open = (text: string) => opened(openGame(text, fiveDNotation));
const standard = (moves: string): string => `[Board "Standard"]\n\n${moves}`;

/** Kings and rooks on two timelines: a turn has a move on each. */
const TWO_LINES = '[Board "custom"]\n[k3/4/4/K3:+0:1:w]\n[k3/4/4/K3:-0:1:w]\n\n';

/** Kings that must move on timeline 0, and a rook of white's on timeline 1, which is in the future. */
const OPTIONAL = '[Board "custom"]\n[k3/4/4/K2R:0:1:w]\n[k3/4/4/K2R:1:2:w]\n\n';

test('moves are added with their turns, in either order of players', () => {
  const game = open(standard(''));
  for (const move of ['e4', 'e5', 'Nf3']) game.play(move);
  expect(game.text).toBe(standard('1. e4 / e5\n2. Nf3'));
  expect(game).toMatchObject({ ply: 3, address: '2w', toMove: 'black' });
  const late = open('[Board "custom"]\n[k3/4/4/K3:0:4:b]');
  expect(opened(late.play('Kb3')).text).toBe('[Board "custom"]\n[k3/4/4/K3:0:4:b]\n\n4b. Kb3');
  expect(opened(late.play('Kb1')).text).toBe('[Board "custom"]\n[k3/4/4/K3:0:4:b]\n\n4b. Kb3\n5. Kb1');
});

test('a record without turn numbers gets numbers for its new turns', () => {
  const game = open('[Board "custom"]\n[k3/4/4/K2R:0:1:w]\n\nKb1 / Kb4');
  expect(opened(opened(game.toEnd()).play('Kb2')).text).toMatch(/\nKb1 \/ Kb4\n2\. Kb2$/);
  expect(opened(opened(game.at(1)).variation('Rb1')).text).toContain('Kb1 (Rb1) / Kb4');
});

test('a turn continues until the boards that require a move have one', () => {
  const game = open(TWO_LINES);
  expect(game.position.requiredBoards).toHaveLength(2);
  expect(refused(game.play('Kb2'))).toContain('fits several moves');
  game.play('(+0T1)Kb2');
  expect(game.toMove).toBe('white');
  expect(refused(game.play(END_OF_TURN))).toBe('end is illegal: boards require moves');
  game.play('(-0T1)Kb1');
  expect(game.toMove).toBe('black');
  game.play('(-0T1)Kb4');
  expect(game.text).toBe(`${TWO_LINES}1. (+0T1)Kb2 (-0T1)Kb1 / (-0T1)Kb4`);
});

test('a turn with optional boards is ended by a slash or by a number', () => {
  const game = open(OPTIONAL);
  game.play('(0T1)Kb1');
  expect(game.position.optionalBoards).toHaveLength(1);
  expect(game.toMove).toBe('white');
  expect(game.legalMoves()).toContainEqual(END_OF_TURN);
  opened(game.play('end'));
  expect(game).toMatchObject({ toMove: 'black', ply: 1 });
  expect(game.text).toBe(`${OPTIONAL}1. (0T1)Kb1 /`);
  expect(open(game.text).toEnd()).toMatchObject({ toMove: 'black' });
  opened(game.play('Kb4'));
  expect(game.text).toBe(`${OPTIONAL}1. (0T1)Kb1 / (0T1)Kb4`);
  expect(opened(game.undo()).toMove).toBe('black');
  expect(opened(game.undo())).toMatchObject({ toMove: 'white', text: `${OPTIONAL}1. (0T1)Kb1` });
});

test('removing a move after the end of a turn keeps this end', () => {
  const text = `${OPTIONAL}1. (0T1)Kb1 / Kb4`;
  const game = open(text);
  opened(game.toEnd()).remove();
  expect(game).toMatchObject({ text: `${OPTIONAL}1. (0T1)Kb1 /`, toMove: 'black' });
});

test('a pawn that goes along its first rank to another timeline does not become a queen', () => {
  const start = '[Board "custom"]\n[k3/4/4/3K:0:1:w]\n[k3/4/4/P2K:1:1:w]\n\n';
  const game = opened(open(start).play('(1T1)a1>(0T1)a1'));
  expect(game.text).toBe(`${start}1. (1T1)>(0T1)a1`);
});

test('a pass is written, although it is not among the legal moves', () => {
  const game = open(standard('1. e4'));
  expect(opened(opened(game.toEnd()).play('0000'))).toMatchObject({ text: standard('1. e4 / 0000'), toMove: 'white' });
  expect(opened(game.at('1b')).moves().at(-1)).toMatchObject({ text: '(0T1)0000', address: '1b' });
});

test('moves to other boards have the marks that the record uses', () => {
  const start = standard('1. Nf3 / Nf6\n2. Ne5 / Ne4\n3. Nf7 / Nf2');
  const branching = '(0T4)Nf7>>(0T3)f5';
  const plain = open(start);
  opened(opened(plain.toEnd()).play(branching));
  expect(plain.text).toBe(`${start}\n4. (0T4)N>>(0T3)f5~ (>L1)`);
  expect(parse5dfen(plain.text).diagnostics).toEqual([]);
  const other = open(plain.text.replace('~ (>L1)', ' (~T3)'));
  const moves = opened(other.toEnd())
    .legalMoves()
    .map((move) => other.moveText(move));
  const back = moves.find((text) => text.includes('>>'));
  opened(other.play(back!));
  expect(other.text.split(' / ').at(-1)).toMatch(/^\S+>>\S+(?: \(~T\d\))?$/);
});

test('a move in the middle of a turn begins a variation that repeats the turn', () => {
  const text = `${TWO_LINES}1. (+0T1)Kb2 (-0T1)Kb1 / (+0T1)Kb4 (-0T1)Kb4`;
  const game = open(text);
  opened(opened(game.at('1w')).play('(-0T1)Ka2'));
  expect(game.text).toBe(`${TWO_LINES}1. (+0T1)Kb2 (-0T1)Kb1 (1. (+0T1)Kb2 (-0T1)Ka2) / (+0T1)Kb4 (-0T1)Kb4`);
  expect(game).toMatchObject({ address: '1w.1.1w2', toMove: 'black', ply: 2 });
  const after = game.text;
  expect(opened(opened(game.at('1w')).play('(-0T1)Ka2'))).toMatchObject({ address: '1w.1.1w2', text: after });
  opened(game.promote());
  expect(game.text).toBe(`${TWO_LINES}1. (+0T1)Kb2 (-0T1)Ka2 (1. (+0T1)Kb2 (-0T1)Kb1 / (+0T1)Kb4 (-0T1)Kb4)`);
  expect(opened(opened(game.at('1w.1')).promote()).text).toBe(after);
  expect(opened(opened(game.at('1w.1')).remove()).text.trimEnd()).toContain('(1. (+0T1)Kb2)');
});

test('ending a turn earlier than the text does begins a variation', () => {
  const game = open(`${OPTIONAL}1. (0T1)Kb1 (1T2)Kb1 / (0T1)Kb4`);
  opened(opened(game.at('1w')).play('end'));
  expect(game.text).toBe(`${OPTIONAL}1. (0T1)Kb1 (1T2)Kb1 (1. (0T1)Kb1 /) / (0T1)Kb4`);
  expect(game).toMatchObject({ address: '1w.1.1w', toMove: 'black' });
});

test('results and comments are written, and taken back', () => {
  const game = open('[Board "Standard"]\n[Result "*"]\n\n1. e4 {a} / e5 {b} *\n');
  opened(opened(game.at('1w')).comment('c'));
  opened(game.finish({ winners: ['black'], reason: 'resignation' }));
  expect(game.text).toBe('[Board "Standard"]\n[Result "0-1"]\n\n1. e4 {a} {c} / e5 {b} 0-1\n');
  expect(opened(game.finish()).text).toBe('[Board "Standard"]\n[Result "*"]\n\n1. e4 {a} {c} / e5 {b} *\n');
  expect(refused(game.comment('}'))).toBe('a comment here can\'t contain "}"');
  const board = '[Board "custom"]\n[k3/4/1K2/3R:0:1:w]\n\n';
  const mate = open(`${board}1. Rc1 / Kb4\n2. Rd1 / Ka4 *`);
  opened(opened(mate.at('1w')).remove());
  expect(opened(mate.play('Rd4'))).toMatchObject({ result: { winners: ['white'], reason: 'checkmate' } });
  expect(mate.text).toBe(`${board}1. Rd4 1-0`);
  expect(opened(mate.remove()).text).toBe(`${board}*`);
});

const TEXTS = [
  standard(''),
  '[Board "Very Small - Open"]\r\n\r\n1. {c} a3',
  '[Board "Very Small - Open"] 1. a3',
  '[Board "custom"]\n[k3/4/4/K2R:0:1:w]\n',
  '[Board "custom"]\n[k2r/4/4/K2R:+0:1:w]\n[k2r/4/4/K2R:-0:1:w]\n\n1.(+0T1)Kb2 (-0T1)Kb2/(+0T1)Kb4 {x} (-0T1)Kb4 *\n',
  `${OPTIONAL}1. (0T1)Kb1 {a} (1. Kb2 /) / (0T1)Kb4 (1b. Ka3)\n`,
  '[Board "custom"]\n[k2n/4/4/K2N:0:1:b]\n\n1b. Kb4\n2. Kb1',
];

test('random games are played in texts of any layout', () => {
  const games = rounds(12);
  const { plays, variations, comments, promotions, removals, rewritten } = playRandomGames(fiveDNotation, TEXTS, games);
  expect(plays).toBeGreaterThan(rounds(30));
  if (games >= 25) expect(Math.min(variations, comments, promotions, removals)).toBeGreaterThan(0);
  expect(rewritten).toBe(0);
});

test('comments with any characters are written or refused', () => {
  const isIn = (comment: string, model: object) => JSON.stringify(model).includes(JSON.stringify(comment).slice(1, -1));
  const done = commentAtRandom(fiveDNotation, TEXTS.slice(4), rounds(100), isIn);
  expect(done.written).toBeGreaterThan(rounds(10));
  expect(done.refused).toBeGreaterThan(0);
});
