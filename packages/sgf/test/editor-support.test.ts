import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompletionLocation, EditorLocation } from 'ludogram';
import type { SgfFile } from '../generated/sgf/nodes.js';
import { MEANINGS } from '../src/assist/meanings.js';
import { sgfEditorSupport } from '../src/assist/editor-support.js';
import { parseSgf, PROPERTIES, type SgfCollection, sgfNotation } from '../src/index.js';

/** Returns the names that complete a text, as an editor asks for them. */
function namesIn(before: string): string[] {
  let start = before.length;
  while (start > 0 && /[^\s()[\]{}:;,|/"]/.test(before[start - 1]!)) start--;
  const at = {
    before,
    word: { start, end: before.length },
    readUntil: (end: number) => parseSgf(before.slice(0, end), { level: 'syntax' }),
  };
  return sgfEditorSupport.complete!(at as CompletionLocation<SgfCollection, SgfFile>)!.map(({ label }) => label!);
}

test('each property has a meaning', () => {
  assert.deepEqual([...MEANINGS.keys()].toSorted(), [...PROPERTIES.keys()].toSorted());
});

test('names of properties are completed in nodes, and not in values', () => {
  for (const text of ['(;', '(;P', '(;FF[4]', '(;FF[4] G', '(;FF[4];B[aa](;W[bb]', '(;C[a \\] b]\n']) {
    assert.ok(namesIn(text).includes('PB'), text);
  }
  for (const text of ['', '(;C[a', '(;C[a ', '(;FF[4]) ']) assert.deepEqual(namesIn(text), [], text);
});

test('properties are described', () => {
  const text = '(;FF[4]PB[x];B[aa])';
  const reading = parseSgf(text);
  const hoverAt = (offset: number) =>
    sgfEditorSupport.hover!({ reading, offset, node: reading.tree.nodeAt(offset) } as unknown as EditorLocation<
      SgfCollection,
      SgfFile
    >);
  assert.equal(hoverAt(text.indexOf('PB')), '**PB**: the name of the player of black (in the first node)');
  assert.equal(hoverAt(text.indexOf('B[aa')), '**B**: a move of black');
  assert.equal(hoverAt(text.indexOf('aa')), undefined);
});

test('the templates have no errors', async () => {
  const support = await sgfNotation.editor!();
  for (const { text } of support.templates!) {
    assert.deepEqual(
      sgfNotation.read(text).diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
  }
});
