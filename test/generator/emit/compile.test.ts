import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import {
  type Compiled,
  type CompiledGrammar,
  compileGrammar,
  type CompileOptions,
} from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';
import { GRAMMAR_NAMES, START_RULES, textsOf } from '../../support/grammars.js';
import { ROOT } from '../../support/shared.js';

const LIST = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';

describe('compileGrammar', () => {
  test('makes a parser that can be used at once', () => {
    const grammar = compiled(LIST, { id: 'list' });
    const tree = grammar.parse('a,bc');
    expect(tree.dump()).toBe('Document 0..4\n  List 0..4\n    items: Item 0..1 "a"\n    items: Item 2..4 "bc"\n');
    expect([grammar.id, grammar.startRules, tree.language]).toEqual(['list', ['List'], grammar.language]);
    expect((tree.root as unknown as { items: { text: string }[] }).items.map(({ text }) => text)).toEqual(['a', 'bc']);
  });

  test.each([
    ['&p<=word>', true],
    ['!p<=word>', true],
    ['!p<=word> / word:[a-z]+ &p<=word>', true],
    ['!p<=word> &q<=word>', true],
    ['!p<=word> &p<=word>', false],
  ])('makes a parser that reads %s without predicates', (tests, isRead) => {
    const externals = ['p', 'q'].filter((name) => tests.includes(`${name}<`));
    const text = `${externals.map((name) => `external ${name}\n`).join('')}Word = word:[a-z]+ ${tests}\n`;
    expect(compiled(text).parse('ab').hasErrors).toBe(!isRead);
  });

  test('makes a parser whose failures are explained', () => {
    const [failure] = explain(compiled(LIST).parse('a,'));
    expect([failure!.at, describeExpected(failure!.expected)]).toEqual([2, 'item']);
  });

  test('returns all problems, with their locations and fixes', () => {
    const { ok, problems } = compileGrammar('List = Itemm ","\nItem = [a-z]+\nOther = "\u0130"i\n', {
      file: 'list.peggy',
    });
    expect(ok).toBe(false);
    expect(
      problems.map(({ severity, message, location }) => [severity, location!.start, message.slice(0, 24)]),
    ).toEqual([
      ['error', 7, 'unknown rule "Itemm": di'],
      ['error', 39, 'the case of "\u0130" can\'t be'],
    ]);
    expect(problems[0]!.fix!.edits).toEqual([{ file: 'list.peggy', start: 7, end: 12, text: 'Item' }]);
  });

  test('returns warnings beside a parser', () => {
    const result = compileGrammar('A = "a" / "ab"\n');
    expect([result.ok, result.problems.map(({ severity }) => severity)]).toEqual([true, ['warning']]);
  });

  test('reports grammars that are nested too deeply', () => {
    const grammar = `A = ${'('.repeat(20_000)}"a"${')'.repeat(20_000)}`;
    expect(compileGrammar(grammar).problems.map(({ message }) => message)).toEqual([
      'groups are nested more than 100 levels deep: define a rule for the inner ones',
    ]);
  });

  test('reads libraries through a function that it is given', () => {
    const grammar = 'import {Item} from "./lib/item.peggy"\nList = items:Item|.., ","|\n';
    const paths: string[] = [];
    const read = (path: string) => (paths.push(path), 'Item = [a-z]+\n');
    expect(compiled(grammar, { read, file: 'my/list.peggy' }).parse('a,b').nodeCount).toBe(4);
    expect(paths).toEqual(['my/lib/item.peggy']);
    expect(compileGrammar(grammar).problems[0]!.message).toMatch(/imports need a function/);
  });

  test('reads a text as any start rule, and as no other', () => {
    const grammar = compiled('A = "a"\nB = "b"\n');
    expect(grammar.parse('b', { start: 'B' }).root?.kindName).toBe('B');
    expect(() => grammar.parse('b', { start: 'C' })).toThrow(
      new RangeError('unknown start rule "C": start rules are A, B'),
    );
  });

  test('runs no code of a grammar or of its name', () => {
    const grammar = 'A "*/ $" = "\\u2028 */ throw" / \'\\\\\' / "\\" + 1" / "${1}" // */ throw 1\n';
    expect(compiled(grammar, { file: 'x\nthrow 1', id: "'x\\" }).parse('${1}').hasErrors).toBe(false);
  });

  test.each(GRAMMAR_NAMES)('%s: trees are those of the generated parser', (name) => {
    const file = join(ROOT, 'grammars', `${name}.peggy`);
    const options = { file, read: (path: string) => readFileSync(path, 'utf8') };
    const text = readFileSync(file, 'utf8');
    const grammar = compiled(text, options);
    const { parse } = loadGenerated(text, options);
    for (const startRule of START_RULES.filter((one) => one.grammar === name)) {
      for (const text of textsOf(startRule).slice(0, 20)) {
        const start = { start: startRule.startRule };
        expect(grammar.parse(text, start).dump(), dirname(startRule.folder)).toBe(parse(text, start).dump());
      }
    }
  });
});

function compiled(grammar: string, options?: CompileOptions): CompiledGrammar {
  const result: Compiled = compileGrammar(grammar, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.grammar;
}
