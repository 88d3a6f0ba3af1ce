import { expect, test } from 'vitest';
import { explainedLegality } from '../../../src/notations/otn/game/replay/codes.js';
import { parseOtn, parseOtnRules } from '../../../src/notations/otn/index.js';
import { sharedRulesOf } from '../../../src/notations/otn/rules/shared-rules.js';
import { taflRulesOf } from '../../../src/notations/otn/rules/tafl-rules.js';

const BOARD = '/3t3/1tT4/7/3K3/7/1tT4/3t3/';

const CODES = new Set(explainedLegality.codes.map(({ code }) => code));

/** The diagnostics about the legality of the moves. */
const legality = (text: string) => parseOtn(text).diagnostics.filter(({ code }) => CODES.has(code));

/** The diagnostics of moves: code without its notation, the text it is about, the message. */
function check(moves: string, rules = '', tags = ''): string[] {
  const start = rules.includes('start:') ? '' : ` start:${BOARD}`;
  const text = `${tags}[rules:dim:7 ${rules}${start}]\n\n${moves}`;
  return legality(text).map(
    ({ code, span, message }) => `${code.slice(4)}: ${text.slice(span.start, span.end)}: ${message}`,
  );
}

test('a record without faults gets no diagnostic', () => {
  expect(check('1. d1-d2xc2 Kd4-d6\n2. b2-b3 Kd6-g6')).toEqual([]);
});

test.each([
  ['1. e1-e2', 'no-piece: e1: no piece is on e1'],
  ['1. c2-c3', "out-of-turn: c2: the defender on c2 can't move: it is the attackers' turn"],
  ['1. d1-e2', "not-straight: e2: d1 and e2 aren't two spaces of one file or rank: pieces move in a straight line"],
  ['1. b2-d2', 'blocked: d2: d2 is blocked by the defender on c2'],
  ['1. d1-d5', 'blocked: d5: d5 is blocked by the king on d4'],
  ['1. b2-c2', 'blocked: c2: c2 is occupied by the defender'],
  ['1. d1-a1', 'may-not-stop: a1: only the king may stop on a corner'],
  ['1. d1-d2xc2/b2', 'false-capture: b2: the record lists a capture on b2 that the move does not make'],
  ['1. d1-d2xc2/c2', 'false-capture: c2: the record lists a capture on c2 that the move does not make'],
  ['1. d1-d2', 'missing-capture: d1-d2: the move captures the defender on c2, which the record leaves out'],
  ['1. cd1-e1', 'wrong-symbol: c: the symbol here is c, but the piece on d1 is the attacker'],
  ['1. d1-d2xKc2', 'wrong-symbol: K: the symbol here is K, but the piece on c2 is the defender'],
  ['1. d1^e1', 'wrong-move-type: ^: a plain move is written "-", not "^"'],
  ['1. d1-e1++', 'wrong-info: ++: "++" says that the king is captured, or the mover has won, but that is not the case'],
  ['1. d1-e1--', 'wrong-info: --: "--" says that the king has escaped, but that is not the case'],
  [
    '1. d1-e1+',
    'wrong-info: +: "+" says that the king can be captured, or the mover can win, on the next move, but that is not the case',
  ],
  ['1. d1-e1-', 'wrong-info: -: "-" says that the king can escape on the next move, but that is not the case'],
])('the move %s has the diagnostic %s', (moves, diagnostic) => {
  expect(check(moves)).toEqual([diagnostic]);
});

test('-- says that the king has escaped, also in an edge fort, but not that the defenders won otherwise', () => {
  const last = 'atkf:n start:/7/2tT3/7/3K3/1T5/7/7/';
  expect(check('1. b5-b2xc2++', last)).toEqual([]);
  expect(check('1. b5-b2xc2--', last)).toEqual([
    'wrong-info: --: "--" says that the king has escaped, but that is not the case',
  ]);
  expect(check('1. d5-d3--', 'atkf:n efe:y start:/2TKT2/2T1T2/7/7/3T3/7/6t/')).toEqual([]);
});

test.each([
  [
    'kj:r',
    '/2t4/7/1Kt4/7/7/7/7/',
    'jumps-restricted: d3: the king only jumps from or to the center, a corner or a fortress of its own side',
    'Kb3^d3',
  ],
  [
    'cenp:TK',
    '/6K/7/7/1t5/7/7/7/',
    'may-not-pass: e4: the attacker may not cross the center on d4: only the defender and the king may',
    'b4-e4',
  ],
  [
    'afor:c2, aforre:',
    '/6K/5t1/7/7/7/7/2t4/',
    "may-not-enter: c2: no piece may come to an attackers' fortress from outside",
    'c7-c2',
  ],
  [
    'spd:1',
    '/6K/5t1/7/7/7/7/7/',
    'too-far: f4: the attacker moves at most 1 space: this move is 2 spaces long',
    'f2-f4',
  ],
])('under the rules %s, on the board %s, a move has the diagnostic %s', (rules, board, diagnostic, move) => {
  const first = move.startsWith('K') ? 'atkf:n' : 'atkf:y';
  expect(check(`1. ${move}`, `${rules} ${first} start:${board}`)).toEqual([diagnostic]);
});

test('only the berserk piece moves on', () => {
  const rules = 'ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/';
  expect(check('1. d1-d2xc2 d2=d5xc5 Ka7-a6', rules)).toEqual([]);
  expect(check('1. d1-d2xc2 d2-d5xc5', rules)).toEqual([
    'wrong-move-type: -: a further move of a berserk piece is written "=", not "-"',
  ]);
  expect(check('1. d1-d2xc2 d2=d3', rules)).toEqual([
    "must-capture: d2=d3: the attacker must capture again, but this move doesn't",
  ]);
  expect(check('1. d1-d2xc2 b2-b3', rules)).toEqual([
    'other-piece-moves-on: b2: only the attacker on d2 can move: it has captured and continues the turn',
  ]);
});

test('the moves after the end get one diagnostic', () => {
  expect(check('1. b2-b1 ---\n2. d1-d2 Kd4-d5')).toEqual([
    'move-after-end: d1-d2: the game is over: the attackers have won (the other side has resigned)',
  ]);
});

test('one slip does not spoil the rest', () => {
  expect(check('1. d1-e2 Kd4-d5\n2. b2-b3 Kd5-g5\n3. b3-a3 Kg5-g7')).toEqual([
    "not-straight: e2: d1 and e2 aren't two spaces of one file or rank: pieces move in a straight line",
  ]);
});

test('the result tag is compared with the end of the main line', () => {
  expect(check('1. b2-b1 ---', '', '[result:-1]\n')).toEqual([
    'wrong-result: [result:-1]: the result is given as -1, but the attackers have won (the other side has resigned)',
  ]);
  for (const result of ['1', '?']) expect(check('1. b2-b1 ---', '', `[result:${result}]\n`)).toEqual([]);
  expect(check('1. b2-b1', '', '[result:-1]\n')).toEqual([]);
});

test.each([
  ['w', '1', 'defenders'],
  ['l', '-1', 'attackers'],
])('with tfr:%s, the result that OpenTafl gives is named', (rule, tag, winner) => {
  const moves = '1. d1-e1 Kd4-d5\n2. e1-d1 Kd5-d4\n3. d1-e1 Kd4-d5\n4. e1-d1 Kd5-d4';
  const how = `the ${winner} have won (the position came up for the third time)`;
  const hint = '; OpenTafl reads tfr in reverse, and gives the win to the other side';
  expect(check(moves, `tfr:${rule}`, `[result:${tag}]\n`)).toEqual([
    `wrong-result: [result:${tag}]: the result is given as ${tag}, but ${how}${hint}`,
  ]);
  expect(check(moves, `tfr:${rule}`, '[result:0]\n')).toEqual([
    `wrong-result: [result:0]: the result is given as 0, but ${how}`,
  ]);
});

test('a move that crosses what it may not enter is reported', () => {
  expect(check('1. b4-f4', 'cenre: start:/6K/7/7/1t5/7/7/7/')).toEqual([
    'may-not-enter: f4: no piece may cross the center from outside, and this move crosses d4',
  ]);
});

test("a side that can't move, though it is not surrounded, is a note", () => {
  expect(check('1. Kc3-c2', 'surf:n spd:0,-1 atkf:n start:/t6/7/2K4/7/7/7/7/')).toEqual([
    'no-legal-move: Kc3-c2: the attackers have pieces but no legal move; the rules give no result',
  ]);
});

test('info symbols may have both of their meanings', () => {
  const board = 'ks:w atkf:n start:/7/1K1T3/7/7/7/2t4/t6/';
  expect(check('1. Kb2-b1-', board)).toEqual([]);
  expect(check('1. Kb2-b1+', board)).toEqual([]);
  expect(check('1. Kb2-b1- c6-d6\n2. Kb1-a1--', board)).toEqual([]);
  expect(check('1. Kb2-b1- c6-d6\n2. Kb1-a1++', board)).toEqual([]);
  expect(check('1. Kb2-b1- c6-c1xKb1', board)).toEqual([]);
  expect(check('1. Kb2-b1- c6-c1++', board)).toEqual([]);
});

test('fixes correct the captures and the type', () => {
  const text = `[rules:dim:7 start:${BOARD}]\n\n1. d1^d2xb2`;
  const fixes = legality(text).map(({ code, fixes: [fix] = [] }) => [code, fix?.edits]);
  expect(fixes).toEqual([
    ['otn/missing-capture', [{ start: text.indexOf('xb2'), end: text.length, text: 'xc2' }]],
    ['otn/wrong-move-type', [{ start: text.indexOf('^'), end: text.indexOf('^') + 1, text: '-' }]],
    ['otn/false-capture', [{ start: text.indexOf('xb2'), end: text.length, text: 'xc2' }]],
  ]);
});

test('variations are also checked', () => {
  expect(check('1. b2-b1 Kd4-d5\n1b.1.1a. ..... Kd4-e5\n1b.1.2a. b1-b2 Ke5-e6')).toEqual([
    "not-straight: e5: d4 and e5 aren't two spaces of one file or rank: pieces move in a straight line",
  ]);
});

test.each(explainedLegality.codes)('the example of $code has this diagnostic', ({ code, example }) => {
  expect(legality(example).map((diagnostic) => diagnostic.code)).toContain(code);
});

test('only a key that has a default is reported to use it', () => {
  const START = 'start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
  const messages = (text: string) => parseOtnRules(text).diagnostics.map(({ message }) => message);
  expect(messages(`dim:seven ${START}`)).toEqual(['"seven" isn\'t a value of "dim": expected a number']);
  expect(messages('dim:7 start:')).toEqual(['"" isn\'t a value of "start": expected a position']);
  expect(messages(`dim:7 ks:x ${START}`)).toEqual([
    '"x" isn\'t a value of "ks": expected y, n, s, c, m or w; ignored, the default is used',
  ]);
});

test.each(['[rules:rules]', '[rules:rules\n', '[rules:rules\n[event:x]', '[rules:rules rules'])(
  'the word before an empty record is reported without a fix: %j',
  (text) => {
    const found = parseOtn(text).diagnostics;
    const word = found.find(({ code }) => code === 'otn-rules/rules-word');
    expect(word).toMatchObject({ span: { start: 7, end: 12 } });
    expect(word?.fixes).toBeUndefined();
  },
);

test('records with the same entries have the same rules, however many others there are', () => {
  const recordOf = (entries: string) => parseOtnRules(`dim:7 ${entries} start:${BOARD}`).model;
  const [weak, strong] = [recordOf('ks:w'), recordOf('ks:s')];
  expect(sharedRulesOf(weak)).toBe(sharedRulesOf(recordOf('ks:w')));
  for (let limit = 1; limit <= 200; limit++) sharedRulesOf(recordOf(`spd:${limit}`));
  for (const record of [weak, strong, weak]) expect(sharedRulesOf(record)).toEqual(taflRulesOf(record));
  expect(sharedRulesOf(parseOtnRules('dim:7').model)).toBeUndefined();
});
