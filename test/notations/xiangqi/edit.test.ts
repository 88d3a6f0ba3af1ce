import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import {
  annoFenNotation,
  type Atom,
  type Change,
  type Notation,
  type XiangqiSetup,
  xiangqiSetupFromText,
} from '../../../src/notations/xiangqi/annofen/index.js';
import { xiangqiFenNotation } from '../../../src/notations/xiangqi/fen/index.js';
import { xayNotation } from '../../../src/notations/xiangqi/xay/index.js';
import { checkRandomEdits, wellFormedTexts } from '../../support/games/edits.js';
import { sized } from '../../support/rounds.js';

const REST = '/9/9/9/9/9/9/9/9/9\n';
const pawn: Atom = { type: 'piece', kind: 'pawn', colour: 'red', letter: 'P' };
const mark = (code: string): Atom => ({ type: 'annotation', code });
const NOTATIONS = {
  annofen: annoFenNotation as Notation<XiangqiSetup>,
  xay: xayNotation as Notation<XiangqiSetup>,
  'xiangqi-fen': xiangqiFenNotation as Notation<XiangqiSetup>,
};

function edited(id: keyof typeof NOTATIONS, text: string, change: Change): string {
  const result = NOTATIONS[id].read(text).edit(change);
  if (!result.ok) throw new Error(result.problem.message);
  return applyEdits(text, result.edits);
}

describe('an edit of annoFEN', () => {
  test.each<[string, string, Change, string]>([
    ['a piece among empty fields', 'v1 9', { replace: ['fields', 0, 4], value: [pawn] }, 'v1 4P4'],
    ['no piece between numbers', 'v1 4P4', { remove: ['fields', 0, 4, 0] }, 'v1 9'],
    ['an annotation on a piece', 'v1 4P4', { insert: ['fields', 0, 4, 0], value: mark('pm') }, 'v1 4[<pm>P]4'],
    ['another spelling beside it', 'v1 [r]8', { replace: ['fields', 0, 1], value: [pawn] }, 'v1 [r]P7'],
  ])('writes %s', (_, row, change, expected) => {
    expect(edited('annofen', `# a\n${row}${REST}# b\n`, change)).toBe(`# a\n${expected}${REST}# b\n`);
  });

  test('writes comments, where they are or at the end', () => {
    const text = `# a\r\nv1 9${REST}`;
    expect(edited('annofen', text, { insert: ['comments', 1], value: ' b' })).toBe(`${text}# b\r\n`);
    expect(edited('annofen', text, { replace: ['comments', 0], value: ' b' })).toBe(text.replace('a', 'b'));
    expect(edited('annofen', text, { remove: ['comments', 0] })).toBe(`v1 9${REST}`);
  });

  test("refuses what it can't write, with its path", () => {
    const refused = (change: Change) => annoFenNotation.read(`v1 9${REST}`).edit(change);
    const change: Change = { replace: ['fields', 0, 0], value: [mark('xx')] };
    expect(refused(change)).toMatchObject({ ok: false, problem: { path: ['fields', 0, 0, 0] } });
    expect(refused({ insert: ['state'], value: 'w' })).toMatchObject({ ok: false, problem: { path: ['state'] } });
    expect(annoFenNotation.read(`v1 8${REST}`).edit({ replace: ['fields', 0, 0], value: [pawn] }).ok).toBe(false);
  });
});

test('plain FEN has its state edited', () => {
  const text = `9${REST}`;
  const withState = `9${REST.trimEnd()} w - - 0 1\n`;
  expect(edited('xiangqi-fen', text, { insert: ['state'], value: 'w - - 0 1' })).toBe(withState);
  expect(edited('xiangqi-fen', withState, { remove: ['state'] })).toBe(text);
  expect(edited('xiangqi-fen', withState, { replace: ['state'], value: 'b' })).toBe(`9${REST.trimEnd()} b\n`);
});

test.each<[string, string, Change, string]>([
  ['a field that exists', '[[[r], []]]', { replace: ['fields', 0, 1], value: [pawn] }, '[[[r], [P]]]'],
  ['a field left out', '[[[r]], # a\n]', { replace: ['fields', 0, 2], value: [pawn] }, '[[[r], [], [P]], # a\n]'],
  ['a row left out', '[[[r]],\n]', { replace: ['fields', 2, 0], value: [pawn] }, '[[[r]],\n  [],\n  [[P]],\n]'],
  ['the first row', '[]', { replace: ['fields', 0, 0], value: [pawn] }, '[\n  [[P]]\n]'],
])('XAY has %s written', (_, setup, change, expected) => {
  const text = (value: string) => `version: '1'\nsetup: ${value}\n`;
  expect(edited('xay', text(setup), change)).toBe(text(expected));
});

describe('spans', () => {
  const spanText = (id: keyof typeof NOTATIONS, text: string, path: (string | number)[]) => {
    const span = NOTATIONS[id].read(text).spanOf(path);
    return span && text.slice(span.start, span.end);
  };

  test('are found for the parts of a line', () => {
    const text = `#a\nv1 2[<pm>P]6${REST}`;
    expect(spanText('annofen', text, ['fields', 0])).toBe('2[<pm>P]6');
    expect(spanText('annofen', text, ['fields', 0, 1])).toBe('2');
    expect(spanText('annofen', text, ['fields', 0, 2])).toBe('[<pm>P]');
    expect(spanText('annofen', text, ['fields', 0, 2, 1])).toBe('P');
    expect(spanText('annofen', text, ['comments', 0])).toBe('#a');
    expect(spanText('annofen', text, ['fields', 10])).toBeUndefined();
    expect(spanText('xiangqi-fen', `9${REST.trimEnd()} w \n`, ['state'])).toBe('w');
  });

  test('are found for the parts of XAY', () => {
    const text = "version: '1'\nsetup: [[[r, pm]]]\n";
    expect(spanText('xay', text, ['fields'])).toBe('[[[r, pm]]]');
    expect(spanText('xay', text, ['fields', 0, 0])).toBe('[r, pm]');
    expect(spanText('xay', text, ['fields', 0, 0, 1])).toBe('pm');
    expect(spanText('xay', text, ['fields', 0, 1])).toBeUndefined();
  });
});

test.each(['annofen', 'xay', 'xiangqi-fen'] as const)('%s: random edits give the changed setup', (id) => {
  const notation = NOTATIONS[id];
  const atoms = id === 'xiangqi-fen' ? [[], [pawn]] : [[], [pawn], [mark('bm')], [pawn, mark('pm')]];
  // A row of another width, and a list with dashes, can't be edited in place.
  const texts = wellFormedTexts(notation as Notation).filter(
    (text) => notation.read(text).isValid && !/^\s*-/m.test(text),
  );
  const canonical = texts.map((text) => notation.print(notation.read(text).model));
  checkRandomEdits(notation, {
    texts: [...texts, ...canonical],
    rounds: sized(15, 60),
    change: (random, { comments }) =>
      random.pick<Change>([
        { replace: ['fields', random.int(10), random.int(9)], value: random.pick(atoms) },
        { insert: ['comments', random.int(comments.length + 1)], value: ' new' },
      ]),
    // The numbers of empty fields beside a changed field are written again.
    wholeOf: (path) => (path[0] === 'fields' ? ['fields'] : path),
  });
});

describe('a setup from text', () => {
  test('has rows between line breaks or slashes, dots and spaces', () => {
    const drawn = xiangqiSetupFromText(`r . . . . . . . R\n${'.........\n'.repeat(8)}4[<pm>P]4`);
    expect(drawn.ok && annoFenNotation.print(drawn.setup)).toBe('v1 r7R/9/9/9/9/9/9/9/9/4[<pm>P]4\n');
  });

  test('has a problem at its row', () => {
    expect(xiangqiSetupFromText('9/8/9/9/9/9/9/9/9/9')).toMatchObject({ ok: false, problem: { path: ['fields', 1] } });
    expect(xiangqiSetupFromText('9/9')).toMatchObject({ ok: false, problem: { path: ['fields'] } });
  });
});
