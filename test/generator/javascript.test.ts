import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { type Generated, generate, GrammarProblems } from '../../src/generator/index.js';
import { eraseTypes } from '../../src/generator/javascript/erase.js';
import { randomGrammar } from '../differential/random-grammar.js';
import { GRAMMAR_NAMES } from '../support/grammars.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { ROOT } from '../support/shared.js';

const FEATURES: Readonly<Record<string, string>> = {
  memo: 'A = "[" (A ",")* A? "]"\n',
  'left recursion': 'Sum = left:Sum op:[+-] right:Number / Number\nNumber = [0-9]+\n',
  'right recursion': 'List = Item ("," List)?\nItem = "x" / "(" List ")"\n',
  nesting: 'Group = "(" Group* ")"\n',
  'names that are taken': [
    'Document = Node Token* Error? type\nNode = kind:"a" type:"b" as:"c" get:"d"\n',
    'Token = text:[^"\\n]+ "\\\'"\nError = importing:"as" / "!"\ntype = override:Interface\nInterface = "override" / "typeof"\n',
  ].join(''),
  'no fields': 'A = "a"\n',
  'a fragment as start rule': 'a = "*/" / "\\u2028" / [^*]\n',
};

describe('the types of generated files are erased as a compiler would', () => {
  test.each(GRAMMAR_NAMES)('%s', (name) => {
    const file = join(ROOT, 'grammars', `${name}.peggy`);
    expectSameCode(generate(readFileSync(file, 'utf8'), { file, read: (path) => readFileSync(path, 'utf8') }));
  });

  test.each(Object.entries(FEATURES))('%s', (_, grammar) => {
    for (const memo of ['needed', 'all'] as const) expectSameCode(generate(grammar, { file: 'test.peggy', memo }));
  });

  test(`random grammars (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let left = rounds(20); left > 0;) {
      const grammar = randomGrammar(random);
      try {
        expectSameCode(generate(grammar, { file: 'random.peggy' }));
        left--;
      } catch (error) {
        if (!(error instanceof GrammarProblems)) throw error;
      }
    }
  });
});

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

test('what emitters never write is refused', () => {
  expect(() => eraseTypes('const a = `b`;')).toThrow(SyntaxError);
});

const SAME_CODE = {
  loader: 'ts',
  target: 'es2022',
  minifySyntax: true,
  minifyWhitespace: true,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
} as const;

/** Whether esbuild makes the same of both, without comments and without needless brackets. */
function expectSameCode({ files }: Generated): void {
  for (const [name, code] of files) {
    if (!name.endsWith('.ts')) continue;
    const javascript = eraseTypes(code);
    expect(transformSync(javascript, SAME_CODE).code, name).toBe(transformSync(code, SAME_CODE).code);
    expect(() => transformSync(javascript, { loader: 'js' })).not.toThrow();
  }
}
