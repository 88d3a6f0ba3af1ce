import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { compileGrammar, generate, type Generated, GrammarProblems } from '../../../src/generator/index.js';
import { declarationsOf } from '../../../src/generator/javascript/declare.js';
import { eraseTypes } from '../../../src/generator/javascript/erase.js';
import { randomGrammar } from '../../differential/random/random-grammar.js';
import { GRAMMAR_NAMES } from '../../support/grammars.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';

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
  'marks of code as texts': [
    'Document = Open Close Brackets Comment Arrow Sign*\nOpen = "{"\nClose = "}"\nBrackets = "(" / ")" / "[" / "]"\n',
    'Comment = "/*" / "*/" / "/**" / "//"\nArrow = "=>" / "<" / ">"\nSign = ":" / ";" / "," / "=" / "\'" / "?" / "!"\n',
  ].join(''),
  'a fragment as start rule': 'a = "*/" / "\\u2028" / [^*]\n',
};

describe('JavaScript and declarations of generated files are those of a compiler', () => {
  test.each(GRAMMAR_NAMES)('%s', (name) => {
    const file = join(ROOT, 'grammars', `${name}.peggy`);
    expectSameCode(generate(readFileSync(file, 'utf8'), { file, read: (path) => readFileSync(path, 'utf8') }));
  });

  test.each(Object.entries(FEATURES))('%s', (_, grammar) => {
    for (const memo of ['needed', 'all'] as const) expectSameCode(generate(grammar, { file: 'test.peggy', memo }));
  });

  test('also for rules named like keywords', () => {
    const names = ['import', 'export', 'const', 'let', 'as', 'override', 'get', 'type'];
    const rules = names.map((name, i) => `${name} = "${i}" next:${names[i + 1] ?? 'other'}\n`);
    const grammar = `${rules.join('')}other = "other"\n`;
    expectSameCode(generate(grammar, { file: 'test.peggy', nodes: 'all' }));
    expect(compileGrammar(grammar, { nodes: 'all' }).ok).toBe(true);
  });

  test(`also for random grammars (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let left = rounds(8); left > 0;) {
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

const SAME_CODE = {
  loader: 'ts',
  target: 'es2022',
  minifySyntax: true,
  minifyWhitespace: true,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
} as const;

const DECLARATIONS: ts.TranspileOptions = {
  compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
};

/** Declarations without comments, in one form. */
function printed(declarations: string): string {
  const file = ts.createSourceFile('x.d.ts', declarations, ts.ScriptTarget.ES2022);
  const text = ts.createPrinter({ removeComments: true }).printFile(file);
  return text.replace(/\s+/g, ' ').replaceAll("'", '"');
}

/**
 * Whether esbuild makes the same code of the JavaScript and the TypeScript, without comments and needless brackets, and
 * TypeScript the same declarations.
 */
function expectSameCode({ files }: Generated): void {
  for (const [name, code] of files) {
    if (!name.endsWith('.ts')) continue;
    const javascript = eraseTypes(code);
    expect(transformSync(javascript, SAME_CODE).code, name).toBe(transformSync(code, SAME_CODE).code);
    expect(() => transformSync(javascript, { loader: 'js' })).not.toThrow();
    const declarations = declarationsOf(code);
    // The printer closes strings and brackets that are not closed.
    expect(ts.transpileModule(declarations, { reportDiagnostics: true }).diagnostics, name).toEqual([]);
    expect(printed(declarations), name).toBe(printed(ts.transpileDeclaration(code, DECLARATIONS).outputText));
  }
}
