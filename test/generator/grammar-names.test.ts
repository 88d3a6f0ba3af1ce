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

test('an import names a library, or rules of one', () => {
  const names = grammarNames(
    'import * as lib from "lib.peggy"\nimport {A, b as c} from "other.peggy"\nB = lib.A c lib\n',
  );
  expect(
    names.map(({ name, role, module }) => `${role} ${name}${module === undefined ? '' : ` of ${module}`}`),
  ).toEqual([
    'library lib of lib.peggy',
    'import A of other.peggy',
    'import b of other.peggy',
    'import c of other.peggy',
    'definition B',
    'library lib',
    'library-rule A',
    'reference c',
    'reference lib',
  ]);
});
