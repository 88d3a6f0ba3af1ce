import { describe, expect, test } from 'vitest';
import { jsonChunks } from '../../../src/cli/records/json-text.js';
import type { ReadDocument } from '../../../src/lsp/features/document.js';
import { foldsOf } from '../../../src/lsp/features/folding.js';
import { selectionsAt } from '../../../src/lsp/features/selections.js';
import { isSameModel } from '../../../src/notation/edit/same-model.js';
import { partAt } from '../../../src/notation/path.js';
import { fiveDEditorSupport } from '../../../src/notations/5dfen/assist/editor-support.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';

// Variations are nested as deep as they are read: recursion over them would exhaust the stack.

const nestedText = (levels: number) =>
  `[Board "Standard"]\n\n1. e4 / e5${' (1b. c5'.repeat(levels)}${')'.repeat(levels)}\n`;
const innermost = (levels: number) => Array.from({ length: levels }, () => ['turns', 0, 'black', 1]).flat();

const LEVELS = 10_000;
const TEXT = nestedText(LEVELS);

describe('a record with 10,000 nested variations', () => {
  const reading = fiveDNotation.read(TEXT);
  const { model } = reading;
  const json = [...jsonChunks(fiveDNotation.toJson(model))].join('');

  test('is read without a problem', () => {
    expect(reading.diagnostics).toEqual([]);
    expect(reading.tree.source()).toBe(TEXT);
  });

  test('is formatted and printed as it is', () => {
    expect(fiveDNotation.format(reading)).toMatchObject({ text: TEXT });
    expect(fiveDNotation.tryPrint(model)).toEqual({ ok: true, text: TEXT });
  });

  test('becomes JSON, and comes back', () => {
    const back = fiveDNotation.fromJson(JSON.parse(json) as never);
    expect(back.ok && isSameModel(back.value, model)).toBe(true);
  });

  test('says where JSON is wrong', () => {
    const at = json.lastIndexOf('"c5"');
    const wrong = JSON.parse(`${json.slice(0, at)}"c0"${json.slice(at + 4)}`) as never;
    const back = fiveDNotation.fromJson(wrong);
    expect(back.ok).toBe(false);
    if (!back.ok) expect(back.problem.path.length).toBeGreaterThan(4 * LEVELS);
  });

  test('is replayed', () => {
    const replay = fiveDNotation.play?.replay(model);
    expect(replay?.ok && replay.variations.length).toBe(LEVELS);
  });

  test('has spans, even inside', () => {
    const span = { start: TEXT.indexOf(')') - '1b. c5'.length - 1, end: TEXT.indexOf(')') + 1 };
    expect(reading.spanOf(innermost(LEVELS))).toMatchObject(span);
  });

  test('is edited', () => {
    const edited = reading.edit({ remove: ['turns', 0, 'black', 1] });
    expect(edited.ok && edited.edits).toEqual([{ start: 30, end: TEXT.length - 1, text: '' }]);
  });

  test('is shown in an editor', () => {
    const document: ReadDocument = { notation: fiveDNotation as never, support: fiveDEditorSupport as never, reading };
    expect(foldsOf(document)).toEqual([]);
    expect(selectionsAt(document, TEXT.indexOf(')') - 1).length).toBeGreaterThan(LEVELS);
  });
});

test('the innermost of 2,000 variations is edited, or the edit is refused, without delay', () => {
  const text = nestedText(2000);
  const reading = fiveDNotation.read(text);
  const black = [...innermost(2000), 'turns', 0, 'black'];
  const comment = { type: 'comment', text: 'a' };
  const inserted = { start: text.indexOf(')'), end: text.indexOf(')'), text: ' {a}' };
  expect(reading.edit({ insert: [...black, 1], value: comment })).toMatchObject({ ok: true, edits: [inserted] });
  const twice = reading.edit({ insert: [...black, 0], value: partAt(reading.model, [...black, 0]) });
  expect(twice.ok ? '' : twice.problem.message).toContain('the edited text would have an error: ');
});

test('one level more is an error', () => {
  const text = TEXT.replace('e5', 'e5 (1b. c5').replace(/\n$/, ')\n');
  expect(fiveDNotation.read(text).diagnostics.map(({ code }) => code)).toEqual(['5dfen/too-deep']);
});
