import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type OtnReplay, replayOtn } from '../../../../src/notations/otn/game/replay/play.js';
import { replayJson, replayLines } from '../../../../src/notations/otn/game/replay/report.js';
import { parseOtn } from '../../../../src/notations/otn/index.js';
import { describeShared } from '../../../support/shared.js';

function replayText(text: string): OtnReplay {
  const replay = replayOtn(parseOtn(text).model);
  if (!replay.ok) throw new Error(replay.problem.message);
  return replay;
}

/** The diagnostics of level `rules` only. */
function newAtRules(text: string) {
  const known = new Set(parseOtn(text, { level: 'structure' }).diagnostics.map(({ code }) => code));
  return parseOtn(text).diagnostics.filter(({ code }) => !known.has(code));
}

const GAME = `[rules:dim:7 start:/3t3/1tT4/7/3K3/7/1tT4/3t3/]

1. d1-d2xc2 Kd4-d6
1b.1.1a. ..... Kd4-d5
1b.1.2a. b2-b3 ---

2. b2-b3 Kd6-g6
2b.1.1a. ..... Kd6-e6
2b.1.1b.1.1a. ..... Kd6-f6`;

test('the JSON of a replay has each ply, the final position, the result and the variations', () => {
  expect(replayJson(replayText(GAME))).toEqual({
    start: '/3t3/1tT4/7/3K3/7/1tT4/3t3/',
    plies: [
      { ply: 1, mover: 'attackers', move: 'd1-d2xc2', captured: ['c2'], position: '/7/1t1t3/7/3K3/7/1tT4/3t3/' },
      { ply: 2, mover: 'defenders', move: 'Kd4-d6', captured: [], position: '/7/1t1t3/7/7/7/1tTK3/3t3/' },
      { ply: 3, mover: 'attackers', move: 'b2-b3', captured: [], position: '/7/3t3/1t5/7/7/1tTK3/3t3/' },
      { ply: 4, mover: 'defenders', move: 'Kd6-g6', captured: [], position: '/7/3t3/1t5/7/7/1tT3K/3t3/' },
    ],
    final: { position: '/7/3t3/1t5/7/7/1tT3K/3t3/', toMove: 'attackers' },
    result: 'none',
    variations: [
      {
        address: '1b.1',
        plies: [
          { ply: 1, mover: 'defenders', move: 'Kd4-d5', captured: [], position: '/7/1t1t3/7/7/3K3/1tT4/3t3/' },
          { ply: 2, mover: 'attackers', move: 'b2-b3', captured: [], position: '/7/3t3/1t5/7/3K3/1tT4/3t3/' },
          { ply: 3, mover: 'defenders', move: '---', captured: [], position: '/7/3t3/1t5/7/3K3/1tT4/3t3/' },
        ],
        final: { position: '/7/3t3/1t5/7/3K3/1tT4/3t3/', toMove: 'defenders' },
        result: 'attackers',
      },
      {
        address: '2b.1',
        plies: [{ ply: 1, mover: 'defenders', move: 'Kd6-e6', captured: [], position: '/7/3t3/1t5/7/7/1tT1K2/3t3/' }],
        final: { position: '/7/3t3/1t5/7/7/1tT1K2/3t3/', toMove: 'attackers' },
        result: 'none',
      },
      {
        address: '2b.1.1b.1',
        plies: [{ ply: 1, mover: 'defenders', move: 'Kd6-f6', captured: [], position: '/7/3t3/1t5/7/7/1tT2K1/3t3/' }],
        final: { position: '/7/3t3/1t5/7/7/1tT2K1/3t3/', toMove: 'attackers' },
        result: 'none',
      },
    ],
  });
});

test('the text of a replay has a line for each ply', () => {
  const lines = replayLines(replayText(GAME)).split('\n');
  expect(lines.slice(0, 9)).toEqual([
    '1. attackers  d1-d2xc2',
    '2. defenders  Kd4-d6',
    '3. attackers  b2-b3',
    '4. defenders  Kd6-g6',
    '/7/3t3/1t5/7/7/1tT3K/3t3/',
    'the game is not over',
    '',
    'variation 1b.1',
    '1. defenders  Kd4-d5',
  ]);
});

test('a position tag is where the game starts', () => {
  const text = '[position:/3t3/7/7/3K3/7/7/7/]\n[rules:dim:7 start:/3t3/1tT4/7/3K3/7/1tT4/3t3/]\n\n1. d1-d2';
  expect(replayText(text).plies[0]?.violation).toBeUndefined();
  expect(replayJson(replayText(text))).toMatchObject({ start: '/3t3/7/7/3K3/7/7/7/' });
});

test('a game without a rules record with a board has no replay', () => {
  expect(replayOtn(parseOtn('1. d1-d2').model)).toMatchObject({ ok: false, problem: { path: ['tags'] } });
  expect(replayOtn(parseOtn('[event:x][rules:dim:7 start:/3t3/]\n\n1. d1-d2').model)).toMatchObject({
    ok: false,
    problem: { path: ['tags', 1, 'value'] },
  });
});

describeShared('games from the wild', 'corpus/otn-games', (folder) => {
  test.each(readdirSync(folder))('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const replay = replayText(text);
    // The annotators played every game and every variation by the rules: none gets a diagnostic.
    expect(newAtRules(text)).toEqual([]);
    const lines = [replay, ...replay.variations].map(
      ({ address, plies, result }) => `${address || 'main'}: ${plies.length} plies, ${result?.reason ?? 'no end'}`,
    );
    expect(lines).toEqual(LINES[name]);
  });
});

/** The contents of each file; a file that is not listed here fails until somebody has looked at it. */
const LINES: Record<string, readonly string[]> = {
  'Altti-Piirsoo-Steve-Lonsdale-Sea-Battle-Triathlon-2015.otg': ['main: 57 plies, no end'],
  'Ard-Ri-Capture-Puzzle.otg': ['main: 3 plies, king-captured'],
  'Ard-Ri-Escape-Puzzle-2.otg': ['main: 24 plies, king-escaped', '10a.1: 1 plies, no end', '11a.1: 1 plies, no end'],
  'Ard-Ri-Escape-Puzzle.otg': ['main: 18 plies, king-escaped', '7a.1: 6 plies, king-escaped'],
  'Crust-vs-Schachus-Grandmasters-2015.otg': ['main: 68 plies, no end'],
  'Fish-Nasa-2015-Fetlar.otg': [
    'main: 39 plies, king-escaped',
    '12b.1: 8 plies, king-escaped',
    '17a.1: 4 plies, no end',
  ],
  'Puzzle-Corner-Endgame.otg': ['main: 0 plies, no end'],
};

test('a variation branches off the first turn of its number', () => {
  const game = '[rules:dim:7 start:/3t3/1tT4/7/3K3/7/1tT4/3t3/]\n\n1. b2-b3 Kd4-d5\n1a.1.1a. b2-b1\n1. b3-b4';
  const { variations } = replayText(game);
  expect(variations.map(({ address, plies }) => [address, plies.length])).toEqual([['1a.1', 1]]);
});
