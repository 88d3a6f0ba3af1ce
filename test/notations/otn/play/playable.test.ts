import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGame } from '../../../../src/library/index.js';
import { otnNotation, parseOtn } from '../../../../src/notations/otn/index.js';
import { commentAtRandom, opened, playRandomGames, refused } from '../../../support/games/open-games.js';
import { rounds } from '../../../support/rounds.js';
import { ROOT } from '../../../support/shared.js';

const open = (text: string) => opened(openGame(text, otnNotation));

const tags = (rules = 'ks:w nj:n cj:n', result = '?') =>
  `[result:${result}]\n[rules:dim:7 ${rules} cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n`;

const MOVES = [
  '',
  '1. b4-b3 e4-e6\n[A|B]\n',
  '1. b4-b3\n',
  '1. b4-b3\n[alone]\n',
  '1. b4-b3 e4-e6 2. d1-c1',
  '1. b4-b3 e4-e6\r\n\r\n2. d1-c1',
  '5. b4-b3 e4-e6\n6. d1-c1\n',
  '1. b4-b3 e4-e6\n1b.1.1a. ..... e4-e3\n',
  '\n1. b4-b3 e4-e6\n\n2. d1-c1 Kd4-e4\n2a.1.1a. f4-f3\n',
];

test.each<[string, string, string, string]>([
  ['in the last turn', '1. b4-b3', 'e4-e6', '1. b4-b3 e4-e6'],
  ['in a new turn', '1. b4-b3 e4-e6', 'd1-c1', '1. b4-b3 e4-e6\n2. d1-c1'],
  ['before a comment', '1. b4-b3\r\n[a]\r\n', 'e4-e6', '1. b4-b3 e4-e6\r\n[a]\r\n'],
  ['on the line of the turns', '1. b4-b3 e4-e6 2. d1-c1 e6-e4', 'f4-f3', '1. b4-b3 e4-e6 2. d1-c1 e6-e4 3. f4-f3'],
  [
    'after an empty line',
    '1. b4-b3 e4-e6\r\n\r\n2. d1-c1 e6-e4',
    'f4-f3',
    '1. b4-b3 e4-e6\r\n\r\n2. d1-c1 e6-e4\r\n\r\n3. f4-f3',
  ],
  ['with the next number', '5. b4-b3 e4-e6', 'd1-c1', '5. b4-b3 e4-e6\n6. d1-c1'],
  [
    'after the variations on the last turn',
    '1. b4-b3 e4-e6\n1b.1.1a. ..... e4-e3\n',
    'd1-c1',
    '1. b4-b3 e4-e6\n1b.1.1a. ..... e4-e3\n2. d1-c1\n',
  ],
  ['as the first one', '', 'd1-c1', '1. d1-c1'],
  ['without symbols', '1. b4-b3 e4-e6 2. d1-c1', 'Kd4-e4', '1. b4-b3 e4-e6 2. d1-c1 d4-e4'],
])('a move is added %s', (_, moves, move, expected) => {
  expect(opened(open(tags() + moves).toEnd()).play(move)).toMatchObject({ ok: true, text: tags() + expected });
});

test('without a declaration, the variations beside removed moves go with them', () => {
  const { truncate: _, ...playable } = otnNotation.playable;
  const text = `${tags()}1. b4-b3 e4-e6\n1a.1.1a. d1-c1\n1b.1.1a. ..... e4-e3\n1b.2.1a. ..... e4-e5`;
  const game = opened(openGame(text, { ...otnNotation, playable }));
  expect(opened(opened(game.at(2)).remove()).text).toBe(`${tags()}1. b4-b3\n1a.1.1a. d1-c1\n`);
});

test('a game is walked through by plies, addresses and paths', () => {
  const game = open(readFileSync(join(ROOT, 'examples/brandub.otg'), 'utf8'));
  expect(game.moves().map(({ text, address }) => `${address} ${text}`)).toEqual([
    '1a b4-b3',
    '1b e4-e6',
    '2a d1-c1',
    '2b Kd4-e4',
    '3a c1-c2',
    '3b Ke4-e1',
    '4a a4-a3',
    '4b Ke1-g1',
  ]);
  expect(
    opened(game.at('1a'))
      .next()
      .map(({ address }) => address),
  ).toEqual(['1b', '1b.1.1b']);
  expect(opened(game.at('2a.1.1b')).path).toEqual(['variations', 1, 'turns', 0, 'moves', 1]);
  expect(opened(game.at('2a.1')).ply).toBe(4);
  expect(opened(game.at(['variations', 0, 'turns', 0, 'moves', 1, 'to'])).address).toBe('1b.1.1b');
  expect(opened(game.back()).address).toBe('1a');
  expect(opened(game.at(8)).result).toEqual({ winners: ['defenders'], reason: 'king-escaped' });
  expect(game.forward()).toMatchObject({ problem: { message: 'this is the end of the line' } });
  expect(opened(game.toStart()).back()).toMatchObject({ problem: { message: 'this is the start of the game' } });
  expect(game.at('9a').comment('x')).toMatchObject({ problem: { message: 'the game has no move "9a"' } });
  expect(game.at(9)).toMatchObject({ problem: { message: 'the game has no move "9"' } });
  expect(game.at(['tags', 0])).toMatchObject({ problem: { message: 'the game has no move ["tags",0]' } });
});

test('a move beside another one begins a variation, which can be promoted and removed', () => {
  const text = `${tags()}1. b4-b3 e4-e6\n[|quiet]\n\n2. d1-c1 Kd4-e4\n`;
  const game = open(text);
  expect(opened(game.at('2a')).variation('f4-f3')).toMatchObject({ address: '2a.1.1a' });
  expect(game.text).toBe(`${text.trimEnd()}\n\n2a.1.1a. f4-f3\n`);
  expect(opened(game.play('Kd4-e4')).text).toBe(`${text.trimEnd()}\n\n2a.1.1a. f4-f3 Kd4-e4\n`);
  expect(opened(opened(game.at('1a')).play('d3-c3')).address).toBe('1b.1.1b');
  expect(opened(game.promote()).address).toBe('1b');
  expect(game.text).toBe(
    `${tags()}1. b4-b3 d3-c3\n\n1b.1.1a. ..... e4-e6\n[|quiet]\n\n1b.1.2a. d1-c1 Kd4-e4\n\n1b.1.2a.1.1a. f4-f3 Kd4-e4\n`,
  );
  expect(opened(game.at('1b.1')).promote().ok).toBe(true);
  expect(parseOtn(game.text).model.turns).toEqual(parseOtn(text).model.turns);
  expect(opened(opened(game.at('1b.1.1b')).remove()).address).toBe('1a');
  expect(opened(opened(game.at('2a.1.1a')).remove()).address).toBe('1b');
  expect(parseOtn(game.text).model).toEqual(parseOtn(text).model);
  expect(refused(game.promote())).toBe('this is the main line: go to a move of a variation first');
});

test('results are recorded where the text has a place for one, or where they are given', () => {
  const won = readFileSync(join(ROOT, 'examples/brandub.otg'), 'utf8');
  const game = open(won);
  game.at('4b').remove();
  expect(game.text).toContain('[result:?]');
  expect(opened(game.play('e1-g1')).text).toBe(won);
  expect(refused(game.play('c2-c3'))).toBe('c2-c3 is illegal: game over');
  const other = open(`${tags()}1. b4-b3`);
  other.toEnd().finish({ winners: ['attackers'], reason: 'resignation' });
  expect(other.text).toBe(`${tags('ks:w nj:n cj:n', '1')}1. b4-b3 ---`);
  expect(opened(other.toEnd()).result).toEqual({ winners: ['attackers'], reason: 'resignation' });
  expect(opened(other.remove()).text).toBe(`${tags()}1. b4-b3`);
  expect(opened(opened(other.undo()).finish()).text).toBe(`${tags()}1. b4-b3`);
  expect(opened(other.finish({ winners: [] })).text).toBe(`${tags('ks:w nj:n cj:n', '0')}1. b4-b3`);
});

test('comments are added to the one that a move has', () => {
  const game = open(`${tags()}1. b4-b3 e4-e6\n[10/5 a|b]\n2. d1-c1 Kd4-e4`);
  for (const address of ['1a', '1b', '2b']) opened(opened(game.at(address)).comment('x'));
  expect(game.text).toBe(`${tags()}1. b4-b3 e4-e6\n[10/5 a x|b x]\n2. d1-c1 Kd4-e4\n[|x]`);
  expect(refused(game.comment('a|b]'))).toBe('a comment here can\'t contain "|" or "]"');
});

test('random games are played in texts of any layout, under many rules', () => {
  const texts = ['ks:w', 'ks:w ber:m', 'ks:w ber:c', 'ks:w sw:s', 'ks:w cj:c esc:e tfr:i'].flatMap((rules) =>
    MOVES.map((moves) => tags(rules) + moves),
  );
  const games = rounds(15);
  const { plays, variations, comments, promotions, removals, rewritten } = playRandomGames(otnNotation, texts, games);
  expect(plays).toBeGreaterThan(rounds(250));
  // A few games need not have all kinds of changes.
  if (games >= 15) expect(Math.min(variations, comments, promotions, removals)).toBeGreaterThan(rounds(5));
  expect(rewritten).toBe(0);
});

test('comments with any characters are written or refused', () => {
  const texts = MOVES.filter((moves) => moves !== '').map((moves) => tags() + moves);
  const isIn = (comment: string, model: object) => {
    const written = JSON.stringify(comment).slice(1, -1);
    return JSON.stringify(model).includes(written);
  };
  const done = commentAtRandom(otnNotation, texts, rounds(200), isIn);
  expect(done.written).toBeGreaterThan(rounds(20));
  expect(done.refused).toBeGreaterThan(rounds(5));
});
