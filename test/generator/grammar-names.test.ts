import { expect, test } from 'vitest';
import { grammarNames } from '../../src/generator/frontend/grammar-names.js';

const rolesOf = (grammar: string): string[] => grammarNames(grammar).map(({ name, role }) => `${role} ${name}`);

test('back references are names of labels, also where a rule could begin', () => {
  expect(rolesOf('A = q:["] text\n  text =q\ntext = "x" / #!old =q\n')).toEqual([
    'definition A',
    'label q',
    'reference text',
    'reference text',
    'label q',
    'definition text',
    'flag old',
    'label q',
  ]);
});

test('rules with parameters begin where their names are', () => {
  expect(rolesOf('A =List<B>\nList<X> "list" =X\nB= "b"\n')).toEqual([
    'definition A',
    'reference List',
    'reference B',
    'definition List',
    'parameter X',
    'parameter-use X',
    'definition B',
  ]);
});
