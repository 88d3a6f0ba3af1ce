import { expect, test } from 'vitest';
import { ModelError as SharedModelError } from '../../../src/diagnostics/index.js';
import type { PrintResult } from '../../../src/notation/result.js';
import * as fiveD from '../../../src/notations/5dfen/index.js';
import * as azul from '../../../src/notations/azul/index.js';
import * as oni from '../../../src/notations/oni/index.js';
import * as otn from '../../../src/notations/otn/index.js';
import { SPACE } from '../../../src/notations/otn/space.js';
import * as annoFen from '../../../src/notations/xiangqi/annofen/index.js';
import * as xiangqiFen from '../../../src/notations/xiangqi/fen/index.js';
import * as xay from '../../../src/notations/xiangqi/xay/index.js';

const ONI = oni.parseOni('BXLUT Byt').model;
const AZUL: azul.AzulGame = { players: 2, lines: [], comments: [] };
const RULES = otn.parseOtnRules('dim:3 start:/1t1/tK1/3/').model;
const OTN: otn.OtnGame = {
  tags: [{ type: 'rules', name: 'rules', value: RULES }],
  turns: [{ number: 1, moves: [{ kind: 'resignation' }], comments: [] }],
  variations: [],
};
const FIVE_D = fiveD.parse5dfen('[1k1/3/1K1:0:1:w]\n1. (0T1)Ka1').model;
const ROW = '/9/9/9/9/9/9/9/9/9';
const SETUP = annoFen.parseAnnoFen(`v1 r8${ROW}`).model;
const [WHITE_KING] = FIVE_D.boards[0]!.rows[2]!.filter((piece) => piece !== undefined);

const move = (action: fiveD.Step): fiveD.FiveDGame => ({
  ...FIVE_D,
  turns: [{ number: 1, white: [{ type: 'move', action, movesPresent: false }] }],
});
const step: fiveD.Step = { kind: 'step', from: {}, capture: false, to: { file: 'a', rank: 1 } };
const withComment = (text: string, clock?: otn.OtnTime): otn.OtnGame => ({
  ...OTN,
  turns: [{ number: 1, moves: [{ kind: 'skip' }, { kind: 'resignation' }], comments: [{ clock, text }] }],
});
const tagged = (value: string): otn.OtnGame => ({ ...OTN, tags: [{ type: 'text', name: 'event', value }] });
const aside = (...variations: otn.OtnVariation[]): otn.OtnGame => ({ ...OTN, variations });
const variation: otn.OtnVariation = { turn: 1, letter: 'a', variation: 1, turns: OTN.turns, variations: [] };

const REFUSED: readonly (readonly [string, PrintResult, (string | number)[], string])[] = [
  [
    'a square past the last one',
    oni.tryPrintOni({ ...ONI, moves: [{ card: 'B', from: 99, to: 0 }] }),
    ['moves', 0, 'from'],
    '"99" isn\'t a valid square',
  ],
  ['a comment without #', oni.tryPrintOni({ ...ONI, comments: ['x'] }), ['comments', 0], '"x" isn\'t a valid comment'],
  [
    'a card that does not exist',
    oni.tryPrintOni({ ...ONI, cards: [...'AXLUT'] }),
    ['cards', 0],
    '"A" isn\'t a valid card',
  ],
  [
    'a card of another set',
    oni.tryPrintOni({ ...ONI, moves: [{ card: 'B', from: 24, to: 19 }] }, { cards: oni.cardSet([]) }),
    ['cards', 0],
    '"B" isn\'t a valid card',
  ],
  ['four cards', oni.tryPrintOni({ ...ONI, cards: [...'BXLU'] }), ['cards'], 'a game has five cards'],
  ['a board of no squares', oni.tryPrintOni({ ...ONI, board: [] }), ['board'], '"" isn\'t a valid board'],
  [
    'half a character',
    oni.tryPrintOni({ ...ONI, comments: ['#\ud800'] }),
    ['comments', 0],
    '"#\\ud800" contains a lone surrogate',
  ],
  [
    'a name with a line break',
    azul.tryPrintAzul({ ...AZUL, lines: [{ type: 'name', player: 'A', name: 'a\nb' }] }),
    ['lines', 0, 'name'],
    '"a\\nb" isn\'t a valid text',
  ],
  [
    'metadata whose key is a player',
    azul.tryPrintAzul({ ...AZUL, lines: [{ type: 'metadata', key: 'A', value: 'x' }] }),
    ['lines', 0],
    "the notation can't express this value",
  ],
  [
    'a draw without factories',
    azul.tryPrintAzul({ ...AZUL, lines: [{ type: 'draw', factories: [] }] }),
    ['lines', 0, 'factories'],
    'a draw has at least one factory',
  ],
  ['five players', azul.tryPrintAzul({ ...AZUL, players: 5 }), ['players'], '"5" aren\'t valid players'],
  [
    'a tag with a bracket',
    otn.tryPrintOtn(tagged('a]b')),
    ['tags', 0, 'value'],
    "the notation can't express this value",
  ],
  [
    'a comment with a bar',
    otn.tryPrintOtn(withComment('a|b')),
    ['turns', 0, 'comments', 0, 'text'],
    '"a|b" isn\'t a valid comment',
  ],
  [
    'a comment that begins like a clock',
    otn.tryPrintOtn(withComment('60 30/3 late')),
    ['turns', 0, 'comments', 0, 'text'],
    "the notation can't express this value",
  ],
  [
    'the same variation twice',
    otn.tryPrintOtn(aside(variation, { ...variation })),
    ['variations', 1],
    'this address is given twice',
  ],
  [
    'a variation without turns',
    otn.tryPrintOtn(aside({ ...variation, turns: [] })),
    ['variations', 0, 'turns'],
    'a variation has at least one turn',
  ],
  [
    'a number past 2^53',
    otn.tryPrintOtn({ ...OTN, turns: [{ number: 2 ** 53, moves: [], comments: [] }] }),
    ['turns', 0, 'number'],
    '"9007199254740992" isn\'t a valid number',
  ],
  [
    'a position with a slash inside a row',
    otn.tryPrintOtnPosition({ rows: ['3/3', '3'] }),
    [],
    '"[\\"3/3\\",\\"3\\"]" isn\'t a valid position',
  ],
  [
    'a value of another type than its key has',
    otn.tryPrintEntry({ type: 'text', key: 'dim', value: '7' }),
    ['value'],
    'expected {"type": "number", "value": "…"}',
  ],
  [
    'no speed limits',
    otn.tryPrintOtnRules({ entries: [{ type: 'limits', key: 'spd', value: [] }] }),
    ['entries', 0, 'value'],
    'spd has at least one limit',
  ],
  [
    'a move that could not be read',
    otn.tryPrintOtnMove({ kind: 'unreadable', text: 'a1 - a2' }),
    [],
    "a move that can't be read can't be written",
  ],
  [
    'a remark with a brace',
    fiveD.tryPrint5dfen({ ...FIVE_D, remarks: ['}'] }),
    ['remarks', 0],
    '"}" isn\'t a valid comment',
  ],
  [
    'a layer that its spelling contradicts',
    fiveD.tryPrint5dfen({ ...FIVE_D, boards: [{ ...FIVE_D.boards[0]!, layer: { spelling: '+1', value: 2 } }] }),
    ['boards', 0, 'layer'],
    '"+1 (2)" isn\'t a valid layer',
  ],
  [
    'a file of two letters',
    fiveD.tryPrint5dfen(move({ ...step, to: { file: 'aa', rank: 1 } })),
    ['turns', 0, 'white', 0, 'action', 'to'],
    '"(aa, 1)" isn\'t a valid square',
  ],
  [
    "a rank that isn't a whole number",
    fiveD.tryPrint5dfen(move({ ...step, from: { rank: Number.NaN } })),
    ['turns', 0, 'white', 0, 'action', 'from'],
    '"(, NaN)" isn\'t a valid origin',
  ],
  [
    'a white piece with a small letter',
    fiveD.tryPrintBoard({ ...FIVE_D.boards[0]!, rows: [[{ ...WHITE_KING!, letter: 'k' }]] }),
    ['rows', 0],
    expect.stringContaining("isn't a valid row") as string,
  ],
  [
    'a state of the game in annoFEN',
    annoFen.tryPrintAnnoFen({ ...SETUP, state: 'w' }),
    ['state'],
    "annofen can't say who is to move",
  ],
  ['nine rows', xay.tryPrintXay({ ...SETUP, fields: SETUP.fields.slice(1) }), ['fields'], 'there are ten rows'],
  [
    'annotations in plain FEN',
    xiangqiFen.tryPrintXiangqiFen(annoFen.parseAnnoFen(`v1 [r<pm>]8${ROW}`).model),
    ['fields', 0, 0, 1],
    'plain FEN has no annotations',
  ],
  ['nothing at all', oni.tryPrintOni(undefined as never), [], 'expected an object'],
  ['something else', fiveD.tryPrint5dfen({ headers: 7 } as never), ['headers'], 'expected a list'],
];

test.each(REFUSED)('%s is refused', (_, result, path, message) => {
  expect(result).toEqual({ ok: false, problem: { path, message } });
});

test('a printer throws the problem that its `try` form returns', () => {
  const bad: oni.OniGame = { ...ONI, comments: ['x'] };
  const error = (() => {
    try {
      return oni.printOni(bad);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(SharedModelError);
  expect(error).toMatchObject({ name: 'ModelError', path: ['comments', 0], message: '"x" isn\'t a valid comment' });
  expect(oni.tryPrintOni(bad)).toEqual({ ok: false, problem: oniProblem(bad) });
});

const oniProblem = (game: oni.OniGame) => {
  const read = oni.oniFromJson(oni.oniToJson(game));
  return 'problem' in read ? read.problem : undefined;
};

test('every entry point has the same error', () => {
  for (const entry of [oni, azul, otn, fiveD, annoFen, xay, xiangqiFen]) {
    expect(entry.ModelError).toBe(SharedModelError);
  }
});

test('parts with an order of their own may come in any order', () => {
  const entries = RULES.entries.toReversed();
  expect(otn.printOtnRules({ entries })).toBe('dim:3 start:/1t1/tK1/3/');
  expect(otn.printOtn({ ...OTN, tags: [...OTN.tags, ...tagged('x').tags] })).toMatch(/^\[event:x\]\n\[rules:/);
  const second = { ...variation, turn: 2 };
  expect(otn.printOtn(aside(second, variation))).toBe(otn.printOtn(aside(variation, second)));
});

test('members that no notation knows are ignored', () => {
  const game = { ...ONI, moves: ONI.moves.map((one) => ({ ...one, seen: true })), id: 7 };
  expect(oni.printOni(game)).toBe(oni.printOni(ONI));
});

test('variations that contain themselves are a problem, and do not overflow the stack', () => {
  const loop: { -readonly [Key in keyof otn.OtnVariation]: otn.OtnVariation[Key] } = { ...variation };
  loop.variations = [loop];
  const message = 'variation 1a.1.1a.1 contains itself';
  expect(otn.tryPrintOtn(aside(loop))).toEqual({
    ok: false,
    problem: { path: ['variations', 0, 'variations', 0], message },
  });
  expect(() => otn.otnToJson(aside(loop))).toThrow(SharedModelError);
  expect(otn.replayOtn(aside(loop)).ok).toBe(false);
  expect(otn.otnView.at(aside(loop)).ok).toBe(false);
  const turn: { number: number; white: fiveD.Action } = { number: 1, white: [] };
  const line: fiveD.Variation = { type: 'variation', comments: [], turns: [turn] };
  turn.white = [line];
  const problem = { message: 'this value contains itself' };
  expect(fiveD.tryPrint5dfen({ ...FIVE_D, turns: [turn] })).toMatchObject({ ok: false, problem });
  expect(() => fiveD.fiveDToJson({ ...FIVE_D, turns: [turn] })).toThrow(SharedModelError);
  expect(fiveD.fiveDView.at({ ...FIVE_D, turns: [turn] })).toMatchObject({ ok: false, problem });
});

test('malformed models are neither played nor drawn', () => {
  const square = { ...ONI, moves: [{ card: 'B', from: 99, to: 1.5 }] };
  expect(oni.replayOni(square)).toMatchObject({ ok: false, problem: { path: ['moves', 0] } });
  expect(oni.oniView.at({ ...ONI, board: [] })).toMatchObject({ ok: false, problem: { path: ['board'] } });
  const draw = { type: 'draw' as const, factories: [{ number: Number.NaN, tiles: ['x'] as never }] };
  expect(azul.replayAzul({ ...AZUL, lines: [draw] }).ok).toBe(false);
  expect(azul.azulView.at({ ...AZUL, players: 2 ** 31 }).ok).toBe(false);
  const space = {
    kind: 'play',
    piece: undefined,
    from: 'a0',
    type: '-',
    to: 'b1',
    captures: [],
    info: undefined,
  } as const;
  expect(otn.replayOtn({ ...OTN, turns: [{ number: 1, moves: [space], comments: [] }] }).ok).toBe(false);
  const entries: otn.OtnEntry[] = [...RULES.entries, { type: 'choice', key: 'ks', value: 'toString' }];
  expect(otn.taflRulesOf({ entries })).toBeUndefined();
  expect(fiveD.fiveDView.at(move({ ...step, to: { file: 'a', rank: -1 } }))).toMatchObject({
    ok: false,
    problem: { path: ['turns', 0, 'white', 0, 'action', 'to'] },
  });
  expect(() => fiveD.hashBoard({ ...FIVE_D.boards[0]!, rows: [] })).toThrow(SharedModelError);
  expect(annoFen.annoFenView.at({ ...SETUP, fields: [] })).toEqual({
    ok: false,
    problem: { path: ['fields'], message: 'there are ten rows' },
  });
});

test('names of squares: no name has no square, no square has a name', () => {
  expect([oni.squareOf('a'), oni.squareOf('Y'), oni.squareOf('z'), oni.squareOf(''), oni.squareOf('ab')]).toEqual([
    0,
    24,
    undefined,
    undefined,
    undefined,
  ]);
  for (const square of [-1, 25, 1.5, Number.NaN, -0]) expect(() => oni.squareLetter(square)).toThrow(RangeError);
  expect(['a1', 'z99', 'a100', 'A1', 'a0', ' a1', 7].map(otn.isSpace)).toEqual([
    true,
    true,
    ...Array<boolean>(5).fill(false),
  ]);
  const characters = [...'/019:`az{-1 '];
  for (const a of characters) {
    for (const b of characters) {
      for (const c of ['', ...characters]) expect(otn.isSpace(a + b + c), a + b + c).toBe(SPACE.test(a + b + c));
    }
  }
  expect([otn.squareOn('a1', 3), otn.squareOn('c2', 3), otn.squareOn('a27', 26)]).toEqual([0, 5, undefined]);
  for (const space of ['', 'a', '11', 'a1 ', -1 as never]) expect(otn.squareOn(space, 26)).toBeUndefined();
  for (const [row, column] of [
    [-1, 0],
    [99, 0],
    [0, 26],
    [0.5, 0.5],
  ] as const) {
    expect(() => otn.spaceAt(row, column)).toThrow(RangeError);
  }
  for (const size of [0, 27, 1.5, Number.NaN]) expect(() => otn.defaultEntries(size)).toThrow(RangeError);
  expect(() => otn.positionOfBoard(new Uint8Array(8), 3)).toThrow(RangeError);
});
