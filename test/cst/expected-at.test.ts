import { expect, test } from 'vitest';
import { expectedAt } from '../../src/cst/index.js';
import { parseAzulTree } from '../../src/notations/azul/index.js';
import { parseOniTree } from '../../src/notations/oni/index.js';
import { loadGenerated } from '../differential/load-generated.js';

test('literals, classes and display names that may come at an offset are expected', () => {
  const { parse } = loadGenerated('List = items:Item|.., ","| "!"?\nItem "item" = [a-z]+ / "(" List ")"\n');
  const at = (text: string, offset = text.length) => expectedAt(parse(text), offset).map(({ text: one }) => one);
  expect(at('')).toEqual(['item', '!']);
  expect(at('a')).toEqual(['[a-z]', ',', '!']);
  expect(at('a,b', 2)).toEqual(['item']);
  expect(at('(a')).toEqual(['[a-z]', ',', '!', ')']);
  expect(at('a!')).toEqual([]);
  expect(at('a?b')).toEqual([]);
});

test('built-in grammars say what may come at an offset', () => {
  const oni = (text: string) => expectedAt(parseOniTree(text), text.length).map(({ text: one }) => one);
  expect(oni('BXLU')).toContain('a card');
  expect(oni('BXLUT B')).toContain('a square');
  expect(expectedAt(parseAzulTree('AZUL'), 0).map(({ text }) => text)).toContain('AZULGAME');
});
