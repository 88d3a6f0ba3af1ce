import { expect, test } from 'vitest';
import { grammarNames } from '../../../src/generator/read/grammar-names.js';

const rolesOf = (grammar: string): string[] => grammarNames(grammar).map(({ name, role }) => `${role} ${name}`);

test('back references are names of labels, even where a rule could begin', () => {
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
    'import * as lib from "lib.peggy"\nimport {A, b as c} from "other.peggy"\nimport D from "first.peggy"\nB = lib.A c lib\n',
  );
  const shown = names.map(({ name, role, module, original }) => [
    `${role} ${name}`,
    ...(module === undefined ? [] : [`of ${module}`]),
    ...(original === undefined ? [] : [`is "${original}"`]),
  ]);
  expect(shown.map((parts) => parts.join(' '))).toEqual([
    'library lib of lib.peggy',
    'import A of other.peggy',
    'library-rule b of other.peggy',
    'import c of other.peggy is "b"',
    'import D of first.peggy is ""',
    'definition B',
    'library lib of lib.peggy',
    'library-rule A of lib.peggy',
    'reference c',
    'reference lib',
  ]);
});
