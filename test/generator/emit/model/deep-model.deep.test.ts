import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NodeIndex } from '../../../../src/cst/index.js';
import { decodeJson } from '../../../../src/notation/codec/index.js';
import { RECURSIVE } from '../../../support/generation/recursive-grammars.js';
import { folder, makeStart, useFolder } from '../../../support/generation/start-model.js';

useFolder();

/** More than the stack holds. */
const LEVELS = 21_000;

test('the first model of a text with many levels survives JSON and printing', async () => {
  const file = join(folder, 'json.peggy');
  writeFileSync(file, RECURSIVE.json.grammar);
  const { parse, read, codec, write } = await makeStart(file);
  const text = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`;
  const tree = parse(text, { depthLimit: 3 * LEVELS });
  const model = read(tree, (tree.root?.index ?? 0) as NodeIndex);
  const decoded = decodeJson(codec, codec.encode(model));
  expect(decoded.ok && write(decoded.value).replaceAll(/\s/g, '')).toBe(text);
});
