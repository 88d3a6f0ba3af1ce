import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGame } from '../../../src/library/index.js';
import { type AzulGame, azulNotation } from '../../../src/notations/azul/index.js';
import { commentAtRandom, opened, playRandomGames, refused } from '../../support/games/open-games.js';
import { rounds, sized } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';

const open = (text: string) => opened(openGame(text, azulNotation));

const ROUND = readFileSync(join(ROOT, 'examples/first-round.azul'), 'utf8');
const DRAW = '1llrr 2orku 3luuk 4krul 5rrok';

const TEXTS = [
  'AZULGAME\n2',
  'AZULGAME\n3\n:A Ann\n:B Bob\n',
  'AZULGAME\r\n4\r\n# remark\r\n',
  `AZULGAME\n2\n\n# first\n${DRAW}\nA1ll22\n`,
  ROUND,
];

test.each<[string, string, string, string]>([
  ['the first draw', 'AZULGAME\n2\n:A Ann\n', DRAW, 'AZULGAME\n2\n:A Ann\n1llrr 2orku 3lkuu 4lrku 5orrk\n'],
  ['a move', `AZULGAME\r\n2\r\n${DRAW}`, 'A 1 ll 22', `AZULGAME\r\n2\r\n${DRAW}\r\nA 1 ll 22`],
  ['a move without spaces', `AZULGAME\n2\n${DRAW}\nA1ll22\n`, 'B 2 o 1', `AZULGAME\n2\n${DRAW}\nA1ll22\nB2o1\n`],
])('%s is added as the text writes it', (_, text, move, expected) => {
  expect(opened(open(text).toEnd()).play(move)).toMatchObject({ ok: true, text: expected });
});

test('a draw is a move of chance, after an empty line if the draws before it are', () => {
  const game = open(ROUND);
  game.toEnd();
  expect(game.toMove).toBe('chance');
  expect(game.legalMoves()).toEqual([]);
  const draws = game.rules.chance!(game.position, () => 0.5);
  expect(opened(game.play(draws)).text).toBe(`${ROUND.trimEnd()}\n\n${game.moves().at(-1)!.text}\n`);
  expect(game.toMove).toBe('B');
  expect(refused(game.play('A 1 l 1'))).toMatch(/^A 1 l 1 is illegal: /);
  expect(refused(open(ROUND).play('A 1 ll 22'))).toMatch(/^A 1 ll 22 is illegal: /);
  expect(refused(game.finish({ winners: ['A'] }))).toBe('azul records no result');
  expect(refused(openGame('AZULGAME', azulNotation))).toBe('expected a number of players');
});

test('a comment is a line of commentary after the move', () => {
  const game = open(ROUND);
  expect(opened(opened(game.at(2)).comment('a safe start')).text).toBe(
    ROUND.replace('A 1 ll 22\n', 'A 1 ll 22\n: a safe start\n'),
  );
  expect(refused(game.comment('a\nb'))).toBe('a comment here can\'t contain "\\n"');
});

test('random games are played in texts of any layout', () => {
  const texts = Array.from({ length: rounds(1) }, () => TEXTS).flat();
  const { plays, comments, removals, rewritten } = playRandomGames(azulNotation, texts, sized(45, 100));
  expect(plays).toBeGreaterThan(rounds(150));
  expect(comments).toBeGreaterThan(rounds(20));
  expect(removals).toBeGreaterThan(rounds(2));
  expect(rewritten).toBe(0);
});

test('comments with any characters are written or refused', () => {
  const isIn = (comment: string, { lines }: AzulGame) =>
    lines.some((line) => line.type === 'commentary' && line.text === comment);
  const done = commentAtRandom(azulNotation, [ROUND, TEXTS[3]!], rounds(200), isIn);
  expect(done.written).toBeGreaterThan(rounds(20));
  expect(done.refused).toBeGreaterThan(rounds(5));
});
