import { expect, test } from 'vitest';
import { parseAzulTree } from '../../src/notations/azul/index.js';
import { hasReadablePart } from '../../src/notation/detect/readable-part.js';

test.each([
  ['AZULGAME\n:A Ann\n!!!\n', true],
  ['!!!\n', false],
  ['# only a comment\n!!!\n', false],
])('%j has a part that was read: %s', (text, isReadable) => {
  expect(hasReadablePart(parseAzulTree(text))).toBe(isReadable);
});
