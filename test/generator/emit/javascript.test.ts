import { expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';
import { declarationsOf } from '../../../src/generator/javascript/declare.js';
import { eraseTypes } from '../../../src/generator/javascript/erase.js';

test('comments and the form of the code are kept', () => {
  const typescript = [
    "import { type A, b, type C as D } from './b.js';",
    "import type * as e from './e.js';",
    '',
    '/** Goes. */',
    'export interface F<G> {',
    '  h(i: G): void;',
    '}',
    '',
    '/** Stays. */',
    'export const j = ({ k }: A, l: e.M<"n"[]> = 1): l is A => (k[l]! & 1) !== 0; // x: y',
  ].join('\n');
  expect(eraseTypes(typescript.replaceAll('"', "'"))).toBe(
    [
      "import { b } from './b.js';",
      '',
      '/** Stays. */',
      'export const j = ({ k }, l = 1) => (k[l] & 1) !== 0; // x: y',
    ].join('\n'),
  );
});

test('declarations keep doc comments', () => {
  const typescript =
    "// Head.\n\nimport { type A, B } from './b.js';\n\n/** Stays. */\nexport const c: A = { d: 1 };\n\n/** Goes. */\nvar e = 1;\n";
  expect(declarationsOf(typescript)).toBe(
    "// Head.\n\nimport { type A } from './b.js';\n\n/** Stays. */\nexport declare const c: A;\n",
  );
});

test('syntax that emitters never write is refused', () => {
  expect(() => eraseTypes('const a = `b`;')).toThrow(SyntaxError);
});

test('views and members may be called like keywords', () => {
  const javascript = 'export class override extends A {\n  get import() {\n    return this.as;\n  }\n}\n';
  expect(eraseTypes(javascript.replace('get', 'override get').replace('()', '(): B'))).toBe(javascript);
});

test('comments about exports are in the declarations only', () => {
  const grammar = "// A greeting.\nHello\n  = 'hello' /* twice */ name:Name\nName = [a-z]+\n";
  const { files } = generate(grammar, { file: 'hello.peggy', language: 'javascript' });
  const comment = " *     Hello\n *       = 'hello' /* twice *\\/ name:Name\n";
  expect(files.get('nodes.d.ts')).toContain(comment);
  expect(files.get('nodes.js')).not.toContain('name:Name');
  expect(files.get('nodes.js')).toContain('\n\nexport class Hello extends Node {');
  // Nobody else has the comments of functions that are not exported.
  expect(files.get('parser.js')).toContain('name:Name');
});
