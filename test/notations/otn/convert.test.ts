import { describe, expect, test } from 'vitest';
import type { Notation, Target } from '../../../src/notation/index.js';
import {
  otnMoveNotation,
  otnNotation,
  otnPositionNotation,
  otnRulesNotation,
} from '../../../src/notations/otn/index.js';

const BRANDUB = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

/** The result of a conversion: the text, and the codes of the parts that are lost. */
function convert(notation: Notation, text: string, target: Target, options = {}) {
  const { text: out, diagnostics } = notation.convert(notation.read(text), target, options);
  return { out, losses: diagnostics.map(({ code, severity }) => `${severity} ${code}`) };
}

const OLD_GAME: Target = { id: 'otn', dialect: '2016' };
const gameWith = (rules: string, rest = '') => `[rules:dim:7 ${rules}start:${BRANDUB}]\n${rest}`;

describe('a conversion to the revision of 2016', () => {
  test.each([
    ['changes nothing that it can express', gameWith('ks:n '), gameWith('ks:n ')],
    ['gives a value its older name', gameWith('ks:w '), gameWith('ks:n ')],
    [
      'gives a tag its older name',
      `[start-comment:hello]\n${gameWith('')}`,
      `[starting-comment:hello]\n${gameWith('')}`,
    ],
    ['leaves out what says nothing', gameWith('linc:n gj:n '), gameWith('')],
    ['leaves out a default list that names pieces that came later', gameWith('corh:tcnkmgTCNKMG '), gameWith('')],
    ['turns starti round', '[rules:dim:3 starti:/T2/1K1/1t1/]\n', '[rules:dim:3 start:/1t1/1K1/T2/]\n'],
  ])('%s', (_, text, wanted) => {
    expect(convert(otnNotation as never, text, OLD_GAME)).toEqual({ out: wanted, losses: [] });
  });

  test('turns a line break in a tag into a space, and reports it', () => {
    const text = `[event:a\nb]\n${gameWith('')}`;
    const losses = ['warning otn/line-break-in-tag'];
    expect(convert(otnNotation as never, text, OLD_GAME)).toEqual({ out: `[event:a b]\n${gameWith('')}`, losses });
  });

  test('writes times on one line', () => {
    const text = `[time-control:60\n5/3]\n${gameWith('')}`;
    expect(convert(otnNotation as never, text, OLD_GAME)).toEqual({
      out: `[time-control:60 5/3]\n${gameWith('')}`,
      losses: [],
    });
  });

  test.each([
    ['variations', gameWith('', '\n1. b4-b3 e4-e6\n1a.1.1a. b4-b2 e4-e6\n'), 'otn/not-in-2016'],
    ['a middleweight king', gameWith('ks:m '), 'otn-rules/not-in-2016'],
    ['Linnaean captures', gameWith('linc:y '), 'otn-rules/not-in-2016'],
    ['speed limits', gameWith('spd:1 '), 'otn-rules/not-in-2016'],
    ['guards', '[rules:dim:3 start:/1t1/1K1/G2/]\n', 'otn-position/not-in-2016'],
    ['puzzles', `[puzzle-mode:strict]\n${gameWith('')}`, 'otn/not-in-2016'],
  ])('refuses %s', (_, text, code) => {
    expect(convert(otnNotation as never, text, OLD_GAME)).toEqual({ out: undefined, losses: [`error ${code}`] });
  });

  test.each([
    [otnNotation, 'otn', gameWith('ks:n '), gameWith('ks:n ')],
    [otnRulesNotation, 'otn-rules', `dim:7 start:${BRANDUB}`, `dim:7 start:${BRANDUB}\n`],
    [otnPositionNotation, 'otn-rules', BRANDUB, `dim:7 start:${BRANDUB}\n`],
  ])('never writes starti: $id to $1', (notation, id, text, wanted) => {
    const { out } = convert(notation as never, text, { id, dialect: '2016' }, { inverted: true });
    expect(out).toBe(wanted);
  });

  test.each([
    [otnRulesNotation, `dim:7 start:${BRANDUB}`],
    [otnPositionNotation, BRANDUB],
  ])('writes full rules without later keys and pieces: $id', (notation, text) => {
    const { out } = convert(notation as never, text, { id: 'otn-rules', dialect: '2016' }, { full: true });
    expect(out).toMatch(/^dim:7 esc:c surf:y .* corh:tcnkTCNK .* ber:n start:/);
    expect(out).not.toMatch(/\b(?:spd|mj|gj|linc|\w+re):/);
  });

  test('refuses later pieces in moves and positions as well', () => {
    const move = { id: 'otn-move', dialect: '2016' };
    expect(convert(otnMoveNotation as never, 'me6-e8', move).losses).toEqual(['error otn-move/not-in-2016']);
    expect(convert(otnMoveNotation as never, 'ce6-e8', move)).toEqual({ out: 'ce6-e8\n', losses: [] });
    const position = { id: 'otn-position', dialect: '2016' };
    expect(convert(otnPositionNotation as never, '/m/', position).losses).toEqual(['error otn-position/not-in-2016']);
    expect(convert(otnPositionNotation as never, '/K/', position)).toEqual({ out: '/K/\n', losses: [] });
  });
});

const ASYMMETRIC = '/1t1/1K1/T2/';
const RULES = `dim:3 ks:n start:${ASYMMETRIC}`;

test.each([
  ['a game to its rules', otnNotation, `[rules:${RULES}]`, 'otn-rules', {}, `${RULES}\n`],
  ['a game to its board', otnNotation, `[rules:${RULES}]`, 'otn-position', {}, `${ASYMMETRIC}\n`],
  [
    'a game that starts elsewhere to its board',
    otnNotation,
    `[position:/3/3/3/][rules:${RULES}]`,
    'otn-position',
    {},
    '/3/3/3/\n',
  ],
  ['rules to their board', otnRulesNotation, RULES, 'otn-position', {}, `${ASYMMETRIC}\n`],
  [
    'rules to their board, never upside down',
    otnRulesNotation,
    RULES,
    'otn-position',
    { inverted: true },
    `${ASYMMETRIC}\n`,
  ],
  ['a board to rules', otnPositionNotation, ASYMMETRIC, 'otn-rules', {}, `dim:3 start:${ASYMMETRIC}\n`],
  [
    'a board to rules with starti',
    otnPositionNotation,
    ASYMMETRIC,
    'otn-rules',
    { inverted: true },
    'dim:3 starti:/T2/1K1/1t1/\n',
  ],
] as const)('a conversion of %s gives its text, without losses', (_, notation, text, id, options, out) => {
  expect(convert(notation as never, text, { id }, options)).toEqual({ out, losses: [] });
});

test.each([
  [otnNotation, '1. a1-a2', 'otn-position', 'otn/missing-rules'],
  [otnNotation, '1. a1-a2', 'otn-rules', 'otn/missing-rules'],
  [otnNotation, '[rules:]\n1. a1-a2', 'otn-rules', 'otn/missing-rules'],
  [otnNotation, '[rules:]\n1. a1-a2', 'otn-position', 'otn/missing-rules'],
  [otnNotation, '[rules:dim:3]', 'otn-position', 'otn-rules/missing-start'],
  [otnRulesNotation, 'dim:3', 'otn-position', 'otn-rules/missing-start'],
] as const)('a conversion that yields no text says why: %#', (notation, text, id, code) => {
  expect(convert(notation as never, text, { id })).toEqual({ out: undefined, losses: [`error ${code}`] });
});

test.each([
  '4 f4-f3\n[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n',
  '1. d1-c1 d3-b3\n2. c1-c2 b3-b4\n',
  '1. e4 e5 2. Nf3 Nc6',
  '[rules:dim',
  '',
])('whether %j is well formed does not depend on the level', (text) => {
  const levels = (['syntax', 'structure', 'rules'] as const).map((level) => otnNotation.read(text, { level }));
  expect(new Set(levels.map(({ isWellFormed }) => isWellFormed)).size).toBe(1);
  // And a game is not taken for a game.
  for (const { diagnostics } of levels) {
    expect(diagnostics.map(({ message }) => message).join()).not.toMatch(/looks like an OpenTafl game/);
  }
});
