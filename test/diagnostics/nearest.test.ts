import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../src/diagnostics/nearest.js';

test.each([
  ['an inserted character', 'statemeent'],
  ['a missing character at the start', 'tatement'],
  ['a missing character at the end', 'statemen'],
  ['a repeated character that is missing', 'stament'],
  ['another character', 'statoment'],
  ['two swapped characters', 'statmeent'],
])('a name with %s is near', (_, wanted) => {
  expect(nearest(wanted, ['statement', 'expression'])).toEqual(['statement']);
});

test('a longer name may differ in more characters', () => {
  expect(nearest('statxxent', ['statement'])).toEqual(['statement']);
  expect(nearest('staxxxent', ['statement'])).toEqual([]);
  expect(nearest('compound_staxxxent', ['compound_statement'])).toEqual(['compound_statement']);
});

test('the name that differs in the fewest characters is meant', () => {
  const known = ['Item', 'Items', 'Atom'];
  expect(didYouMean('Itemz', known)).toBe('Item');
  expect(didYouMean('ITEMS', known)).toBe('Items');
  expect(didYouMean('Aton', known)).toBe('Atom');
});

test('a short name may differ in one character from a single name', () => {
  expect(didYouMean('Itn', ['Ita', 'Other'])).toBe('Ita');
  expect(didYouMean('Itn', ['Ita', 'Itb'])).toBeUndefined();
  expect(didYouMean('I', ['It'])).toBeUndefined();
});
