import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NodeIndex, Tree } from '../../../../src/cst/index.js';
import { applyEdits, defineDiagnostics } from '../../../../src/diagnostics/index.js';
import { defineReader, editableReader } from '../../../../src/library/index.js';
import { RECURSIVE } from '../../../support/generation/recursive-grammars.js';
import { checkTexts, folder, type Made, makeStart, useFolder } from '../../../support/generation/start-model.js';

useFolder();

const make = (name: keyof typeof RECURSIVE): Promise<Made> => {
  const file = join(folder, `${name}.peggy`);
  writeFileSync(file, RECURSIVE[name].grammar);
  return makeStart(file);
};

test.each(Object.keys(RECURSIVE) as (keyof typeof RECURSIVE)[])(
  '%s: the first model of every text survives JSON and printing, and each of its texts is found',
  async (name) => {
    const { all, same } = await checkTexts(await make(name), RECURSIVE[name].texts);
    expect(same).toBe(all);
  },
);

test('values inside values of their own kind are edited', async () => {
  const { parse, read, locate, codec, write } = await make('json');
  const rootOf = (tree: Tree): NodeIndex => (tree.root?.index ?? 0) as NodeIndex;
  const diagnostics = defineDiagnostics('json', { wrong: { severity: 'error', message: 'wrong' } });
  const wrong = ({ node }: { node: { start: number; end: number } }) => diagnostics.report('wrong', node);
  const readJson = editableReader({
    read: defineReader({
      info: { id: 'json', title: 'values' },
      parse,
      diagnostics: [diagnostics],
      syntax: { UnparsedError: wrong, TooDeepError: wrong },
      lower: (tree) => read(tree, rootOf(tree)),
      locate: (tree) => locate(tree, rootOf(tree)),
    }),
    codec,
    print: { write },
  });
  const text = '{"a": [1, {"b":  [2,3] }]}';
  const path = ['value', 'members', 0, 'value', 'items', 1, 'members', 0, 'value', 'items'];
  const change = readJson(text).edit({ replace: [...path, 1, 'text'], value: '4' });
  expect(change.ok && applyEdits(text, change.edits)).toBe('{"a": [1, {"b":  [2,4] }]}');
  const removal = readJson(text).edit({ remove: [...path, 0] });
  expect(removal.ok && applyEdits(text, removal.edits)).toBe('{"a": [1, {"b":  [3] }]}');
});
