import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { changedModel } from '../../../src/notation/changed-model.js';
import type { Change, Path } from '../../../src/notation/index.js';
import { type FiveDGame, fiveDNotation, type Move } from '../../../src/notations/5dfen/index.js';

const TEXT = `[Mode "5D"]
[White "A"]
{from a café}
[1k1/3/1K1:0:1:w]

{how it went}
1.  (0T1)Kb2!  {good} / (0T1)Kc3 (1b. (0T1)Ka3 {or so})
2. (0T2)Ka1 (~T2) / (0T2)Kb3 1-0
`;

const step = (file: string, rank: number): Move => ({
  type: 'move',
  action: { kind: 'step', piece: 'K', from: {}, capture: false, to: { file, rank } },
  movesPresent: false,
});

const comment = { type: 'comment', text: 'new' } as const;

const CHANGES: readonly (readonly [string, Change, string, string])[] = [
  ['a header', { replace: ['headers', 1, 'value'], value: 'B "b"' }, '[White "A"]', '[White "B \\"b\\""]'],
  ['a header more', { insert: ['headers', 2], value: { key: 'Black', value: 'C' } }, '"A"]', '"A"]\n[Black "C"]'],
  ['a header less', { remove: ['headers', 1] }, '[White "A"]\n', ''],
  ['a turn of a board', { replace: ['boards', 0, 'time'], value: 2 }, ':1:w]', ':2:w]'],
  ['a remark', { replace: ['remarks', 0], value: 'x' }, '{from a café}', '{x}'],
  ['a comment less', { remove: ['comments', 0] }, '{how it went}\n', ''],
  ['a move', { replace: ['turns', 0, 'white', 0], value: step('a', 2) }, '(0T1)Kb2!', 'Ka2'],
  ['an assessment', { replace: ['turns', 0, 'white', 0, 'assessment'], value: '??' }, 'Kb2!', 'Kb2??'],
  ['a move with its mark', { replace: ['turns', 1, 'white', 0], value: step('b', 1) }, '(0T2)Ka1 (~T2)', 'Kb1'],
  ['a move more', { insert: ['turns', 1, 'white', 1], value: step('b', 1) }, '(~T2)', '(~T2) Kb1'],
  ['a comment more', { insert: ['turns', 1, 'black', 0], value: comment }, '(0T2)Kb3', '{new} (0T2)Kb3'],
  ['a comment in a turn less', { remove: ['turns', 0, 'white', 1] }, '{good} ', ''],
  ['a variation less', { remove: ['turns', 0, 'black', 1] }, ' (1b. (0T1)Ka3 {or so})', ''],
  [
    'a move of a variation',
    { replace: ['turns', 0, 'black', 1, 'turns', 0, 'black', 0], value: step('a', 2) },
    '(0T1)Ka3',
    'Ka2',
  ],
  ["black's action less", { remove: ['turns', 1, 'black'] }, ' / (0T2)Kb3', ''],
  ['a turn more', { insert: ['turns', 2], value: { number: 3, white: [step('a', 2)] } }, 'Kb3 1-0', 'Kb3\n3. Ka2 1-0'],
  ['a number', { replace: ['turns', 1, 'number'], value: 7 }, '\n2. ', '\n7. '],
  ['a result', { replace: ['result'], value: '1/2-1/2' }, '1-0', '1/2-1/2'],
  ['no result', { remove: ['result'] }, ' 1-0', ''],
];

describe('an edit of a record changes one part and nothing else', () => {
  test.each(CHANGES)('%s', (_, change, before, after) => {
    const reading = fiveDNotation.read(TEXT, { level: 'syntax' });
    const edited = reading.edit(change);
    if (!edited.ok) throw new Error(`${edited.problem.path.join('.')}: ${edited.problem.message}`);
    const text = applyEdits(TEXT, edited.edits);
    expect(text).toBe(TEXT.replace(before, after));
    const changed = changedModel<FiveDGame>(reading.model, change);
    expect(changed).toEqual({ ok: true, model: fiveDNotation.read(text, { level: 'syntax' }).model });
  });

  test('a model that no text expresses is a problem', () => {
    const edited = fiveDNotation.read(TEXT).edit({ replace: ['remarks', 0], value: '}' });
    expect(edited).toMatchObject({ ok: false, problem: { path: ['remarks', 0] } });
  });
});

test.each<[Path, string]>([
  [['headers', 0], '[Mode "5D"]'],
  [['headers', 1, 'value'], '"A"'],
  [['boards', 0, 'rows', 2], '1K1'],
  [['boards', 0, 'rows'], '1k1/3/1K1'],
  [['boards', 0, 'toMove'], 'w'],
  [['remarks', 0], '{from a café}'],
  [['comments', 0], '{how it went}'],
  [['turns', 1, 'number'], '2.'],
  [['turns', 0, 'white', 0], '(0T1)Kb2!'],
  [['turns', 0, 'white', 0, 'move', 'board', 'time'], '1'],
  [['turns', 0, 'white', 0, 'action', 'to'], 'b2'],
  [['turns', 1, 'white', 0, 'present'], '(~T2)'],
  [['turns', 0, 'black', 1, 'turns', 0, 'black', 0], '(0T1)Ka3'],
  [['turns', 0, 'black'], '(0T1)Kc3 (1b. (0T1)Ka3 {or so})'],
  [['result'], '1-0'],
])('the part at %j is %j', (path, text) => {
  const span = fiveDNotation.read(TEXT).spanOf(path);
  expect(span && TEXT.slice(span.start, span.end)).toBe(text);
});

test('a replaced action keeps the result between its comments', () => {
  const text = '[Board "Standard"]\n1. e4 / e5 {resigns} 0-1 {at last}\n';
  const value = [{ type: 'move', action: { kind: 'pass' }, movesPresent: false }] as const;
  const result = fiveDNotation.read(text).edit({ replace: ['turns', 0, 'black'], value });
  expect(result.ok && applyEdits(text, result.edits)).toBe('[Board "Standard"]\n1. e4 / 0000 0-1\n');
});

test('a removed turn leaves the result that was inside it', () => {
  const text = '[Board "Standard"]\n1. e4 / e5 {resigns} 0-1 {at last}\n';
  const result = fiveDNotation.read(text).edit({ remove: ['turns', 0] });
  expect(result.ok && applyEdits(text, result.edits)).toBe('[Board "Standard"]\n0-1\n');
});
