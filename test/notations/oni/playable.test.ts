import { expect, test } from 'vitest';
import { openGame } from '../../../src/library/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { commentAtRandom, opened, playRandomGames, refused } from '../../support/games/open-games.js';
import { rounds } from '../../support/rounds.js';

const open = (text: string) => opened(openGame(text, oniNotation));

const TEXTS = [
  'BXLUT',
  'BXLUT Byt # first\n',
  '# head\nbxlut\r\nbyt\r\n# tail\r\n',
  'BXLUT  Byt\tLbh',
  'BXLUTByt',
  'BXLUTBYTLBH',
  'bxlutbyt # joined',
  'BXLUT\n\nByt # quiet\nLbh\n\n# the end\n',
  '11311 ..... ..... ..... 00200 BXLUT b # in a move\nyt',
];

test.each<[string, string, string]>([
  ['on a line of its own', 'BXLUT\n\nByt\n', 'BXLUT\n\nByt\nLbh\n'],
  ['on the same line', 'BXLUT Byt', 'BXLUT Byt Lbh'],
  ['joined', 'BXLUTByt', 'BXLUTBytLbh'],
  ['in lower case', 'bxlutbyt\r\n', 'bxlutbytlbh\r\n'],
  ['in upper case', 'BXLUT\r\nBYT\r\n', 'BXLUT\r\nBYT\r\nLBH\r\n'],
  ['after the comment on the last move', 'BXLUT Byt # opens\n# end\n', 'BXLUT Byt # opens\nLbh\n# end\n'],
  ['after a comment that ends a joined text', 'bxlutbyt # joined', 'bxlutbyt # joined\nlbh'],
])('a move is added %s', (_, text, expected) => {
  expect(opened(open(text).toEnd()).play('Lbh')).toMatchObject({ ok: true, text: expected });
});

test.each<[string, string, string]>([
  ['at the end', 'BXLUT Byt', 'BXLUT Byt # x'],
  ['before another move', 'BXLUT Byt  Lbh', 'BXLUT Byt  # x\nLbh'],
  ['inside joined moves', 'BXLUTBytLbh', 'BXLUTByt # x\nLbh'],
  ['after a comment', 'BXLUT Byt # a\r\nLbh', 'BXLUT Byt # a\r\n# x\r\nLbh'],
])('a comment is written %s', (_, text, expected) => {
  expect(open(text).at(1).comment('x')).toMatchObject({ ok: true, text: expected });
});

test('a move that follows in the text is entered, another one refused: a game has one line', () => {
  const game = open('BXLUT Byt Lbh');
  expect(opened(game.play('byt')).text).toBe('BXLUT Byt Lbh');
  expect(game.ply).toBe(1);
  expect(refused(game.play('Ldj'))).toBe(
    'the game continues here, and oni has no variations: remove the moves after this position first',
  );
  expect(opened(game.remove()).text).toBe('BXLUT');
  expect(refused(game.finish({ winners: ['red'] }))).toBe('oni records no result');
});

test('illegal moves and unreadable text are refused in words', () => {
  const game = open('BXLUT Byt');
  expect(refused(game.play('Byy'))).toBe('Byy is illegal: not on card');
  expect(refused(game.play('B'))).toBe('expected the letters of a card and of two squares from a to y');
  expect(refused(game.comment('x'))).toBe('there is no move here: go to a move first');
  expect(refused(openGame('BXL', oniNotation))).toBe('expected five cards');
  expect(refused(openGame('BXLUT', oniNotation, { game: 1 }))).toBe('the text has no game 2');
  expect(refused(open('BXLUT By').play('Lbh'))).toMatch(/^Lbh is illegal/);
});

test('random games are played in texts of any layout', () => {
  const texts = Array.from({ length: rounds(4) }, () => TEXTS).flat();
  const { plays, comments, removals, rewritten } = playRandomGames(oniNotation, texts, 40);
  expect(plays).toBeGreaterThan(rounds(300));
  expect(comments).toBeGreaterThan(rounds(30));
  expect(removals).toBeGreaterThan(rounds(5));
  expect(rewritten).toBe(0);
});

test('comments with any characters are written or refused', () => {
  const texts = TEXTS.filter((text) => text !== 'BXLUT');
  const isIn = (comment: string, model: { readonly comments: readonly string[] }) =>
    model.comments.includes(`# ${comment}`);
  const done = commentAtRandom(oniNotation, texts, rounds(300), isIn);
  expect(done.written).toBeGreaterThan(rounds(20));
  expect(done.refused).toBeGreaterThan(rounds(5));
});
