import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { BUILTIN_KINDS, type Node } from '../../src/cst/index.js';
import { compileGrammar } from '../../src/generator/index.js';
import { type nodes, parseOniTree } from '../../src/notations/oni/index.js';
import { select, selectorProblem } from '../../src/select/index.js';
import { ROOT } from '../support/shared.js';

const GAME = 'BXLUT # a comment\nByt Lbh Ugl ?? Tab';
const tree = parseOniTree(GAME);
const texts = (selector: string): string[] => select(tree as never, selector).map(({ text }: Node) => text);

function parserOf(grammar: string) {
  const compiled = compileGrammar(grammar, { nodes: 'all' });
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  return compiled.grammar;
}

describe('a selector', () => {
  const sums = parserOf('Sum = left:Term op:("+" / "-") right:(Sum / Term)\nTerm = value:[0-9]\n').parse('1+2-3');
  const found = (selector: string): string[] => select(sums, selector).map(({ text }) => text);

  test.each([
    ['Term', ['1', '2', '3']],
    ['term', ['1', '2', '3']],
    ['.right', ['2-3', '3']],
    ['Sum > Term', ['1', '2', '3']],
    ['Sum > Sum > Term', ['2', '3']],
    ['Sum Sum .left', ['2']],
    ['Sum Term', ['1', '2', '3']],
    ['Sum Sum', ['2-3']],
    ['Sum Sum Sum', []],
    ['* * Term', ['1', '2', '3']],
    ['Sum > Sum Term', ['2', '3']],
    ['Sum Sum > Term', ['2', '3']],
    ['Term Sum', []],
    ['Term:not(.left)', ['3']],
    ['Sum:has(Sum)', ['1+2-3']],
    ['Sum:has(> Term.right)', ['2-3']],
    ['Sum:has(Sum > Token[text="-"])', ['1+2-3']],
    ['Term.left ~ Term', ['3']],
    ['Token[text="-"]', ['-']],
    ['Sum[op.text="+"]', ['1+2-3']],
    ['Term[text=/[13]/]', ['1', '3']],
    ['Term[start<1]', ['1']],
    ['Term:first-child, Token.op', ['1', '+', '2', '-']],
    ['Term:last-child', ['3']],
    ['Nothing', []],
    ['Sum:has(Term.left):not(:has(Sum))', ['2-3']],
    ['Token:has(+ Sum), Token:has(~ Term)', ['+', '-']],
    ['Sum:has(Term + Token + Sum)', ['1+2-3']],
    ['.right.left', ['2']],
    ['!Sum > Sum', ['1+2-3']],
    ['!Sum > Term', ['1+2-3', '2-3']],
    ['!Sum Term[text="3"]', ['1+2-3', '2-3']],
    ['!Term + Token[text="-"], !Token ~ Sum', ['+', '2']],
    ['!Sum > !Token', ['1+2-3', '+', '2-3', '-']],
  ])('%s finds nodes in document order', (selector, wanted) => {
    expect(found(selector)).toEqual(wanted);
  });

  test('finds nodes inside a node, and that node', () => {
    const [, inner] = select(sums, 'Sum');
    expect(select(inner!, 'Term').map(({ text }) => text)).toEqual(['2', '3']);
    expect(select(inner!, 'Sum').map(({ index }) => index)).toEqual([inner!.index]);
  });

  test('finds kinds that are called like nodes of ECMAScript', () => {
    const other = parserOf('Program = Identifier|.., ","|\nIdentifier = Literal\nLiteral = [a-z]').parse('a,b');
    expect(select(other, 'Program Identifier > Literal')).toHaveLength(2);
  });

  test('finds labels that are called like members of a node', () => {
    const other = parserOf('A = type:"t" children:"c" text:"x" end:"e"').parse('tcxe');
    expect(select(other, 'A[type_.text="t"][text="tcxe"] > .children_').map(({ text }) => text)).toEqual(['c']);
  });

  test('finds errors and comments', () => {
    expect(texts(':error')).toEqual(['??']);
    expect(texts(':comment')).toEqual(['# a comment']);
    expect(texts(':other')).toEqual([]);
  });

  test('is reported with its location if it is invalid', () => {
    expect(selectorProblem('Move >')).toEqual({ index: 6, message: 'unexpected end of the selector at 6' });
    expect(selectorProblem('Move > ]')?.index).toBe(7);
    expect(selectorProblem('Move')).toBeUndefined();
    expect(selectorProblem('')).toEqual({ index: 0, message: 'expected a selector' });
    expect(selectorProblem(' \n')).toEqual({ index: 0, message: 'expected a selector' });
    expect(() => select(tree, 'Move >')).toThrow(
      new RangeError('"Move >" is not a selector: unexpected end of the selector at 6'),
    );
  });

  test('needs no stack for deep trees', () => {
    const deep = parserOf('List = "(" List* ")"').parse('('.repeat(2000) + ')'.repeat(2000));
    expect(select(deep, 'List')).toHaveLength(2000);
  });
});

test('the last kind of a selector is the type of what it finds', () => {
  const moves = select(tree, 'OniFile > Move:not(:first-child)');
  expectTypeOf(moves).toEqualTypeOf<nodes.Move[]>();
  expect(moves.map(({ to }) => to.text)).toContain('t');
  expectTypeOf(select(tree, 'Move, Comment')).toEqualTypeOf<nodes.AnyNode[]>();
  expectTypeOf(select(tree, 'Move > .to')).toEqualTypeOf<nodes.AnyNode[]>();
  expectTypeOf(select(tree.root, 'Move')).toEqualTypeOf<Node[]>();
});

test('every kind of a tree is found, and nothing else', () => {
  const counted = new Map<string, number>();
  for (const node of select(tree, '*')) counted.set(node.kindName, (counted.get(node.kindName) ?? 0) + 1);
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(tree.nodeCount);
  expect(counted.get(BUILTIN_KINDS[0])).toBe(1);
  for (const [kind, count] of counted) expect(select(tree as never, kind), kind).toHaveLength(count);
});

test('the example lists the tables of an SQL text', async () => {
  const { tablesOf } = await loadExample();
  const text = `
    WITH recent AS (SELECT id FROM raw.events) -- not a table
    SELECT t.x, 'FROM q' AS y FROM Orders t, (SELECT * FROM users WHERE k = 3) v
    LEFT JOIN recent r ON r.id = t.id WHERE a IN (SELECT id FROM orders) AND b > 1;`;
  expect(tablesOf(text)).toEqual(['raw.events', 'orders', 'users']);
});

/** Imports the example with the sources in place of the package. */
async function loadExample(): Promise<{ readonly tablesOf: (sql: string) => string[] }> {
  const folder = join(ROOT, 'node_modules', '.cache', 'sql-tables');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, 'examples/sql-tables.peggy'), join(folder, 'sql-tables.peggy'));
  const code = readFileSync(join(ROOT, 'examples/sql-tables.ts'), 'utf8');
  const module = join(folder, 'sql-tables.ts');
  writeFileSync(
    module,
    code.replace(/'ludogram\/(\w+)'/g, (_, name: string) => JSON.stringify(join(ROOT, 'src', name, 'index.ts'))),
  );
  return (await import(/* @vite-ignore */ module)) as { tablesOf: (sql: string) => string[] };
}
