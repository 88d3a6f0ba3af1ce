import { expect, test, vi } from 'vitest';
import { hasReadablePart } from '../../../src/notation/detect/readable-part.js';
import { parseAzulTree } from '../../../src/notations/azul/index.js';
import { parseOniTree } from '../../../src/notations/oni/index.js';

test.each([
  ['AZULGAME\n:A Ann\n!!!\n', true],
  ['!!!\n', false],
  ['# only a comment\n!!!\n', false],
])('%j has a part that was read: %s', (text, isReadable) => {
  expect(hasReadablePart(parseAzulTree(text))).toBe(isReadable);
});

test('the search for a readable part makes no more views of errors than show that there is none', () => {
  const tree = parseAzulTree('AZULGAME\n' + '!!!\n'.repeat(5000));
  const node = vi.spyOn(tree, 'node');
  expect(hasReadablePart(tree)).toBe(false);
  expect(node.mock.calls.length).toBeLessThanOrEqual(1000);
});

test('the search for a readable part makes no views of the parts of a long game', () => {
  const tree = parseOniTree('BXLU?' + ' Byt'.repeat(5000));
  const node = vi.spyOn(tree, 'node');
  expect(hasReadablePart(tree)).toBe(true);
  expect(node.mock.calls.length).toBeLessThanOrEqual(10);
});
