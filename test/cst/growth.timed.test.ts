import { expect, test } from 'vitest';
import { slowdown } from '../../src/cli/verbs/fuzz/slowdown.js';
import { explain } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';

const { parse } = loadGenerated(`
List = items:(Group / ItemError)*
Group = "(" items:Group* close:(Close / OpenError)
Close "closing bracket" = ")"
OpenError = ""
ItemError = [^()]
`);

const DEPTH = 400;

test('nesting is explained in proportion to its length', () => {
  const explainAll = (groups: number) => {
    const tree = parse(`${'('.repeat(DEPTH)}?${')'.repeat(DEPTH)}`.repeat(groups));
    return () => expect(explain(tree).length).toBeGreaterThanOrEqual(groups);
  };
  const maxSlowdown = 40;
  expect(slowdown(explainAll(8), explainAll(64), maxSlowdown)).toBeLessThan(maxSlowdown);
});

test('a test of a label in attempts that are repeated costs little to explain', () => {
  const explainAll = (name: string) => {
    const grammar = `
Group = "(" Group ")" "x" / "(" Group ")" "y" / "(" Group ")" / ${name}
Name  = [a-z]+
`;
    const tree = loadGenerated(grammar).parse('('.repeat(40));
    return () => expect(explain(tree)[0]!.expected.map(({ text }) => text)).toEqual(['(', '[a-z]']);
  };
  const maxSlowdown = 8;
  expect(slowdown(explainAll('name:Name'), explainAll('name:Name !=name<"if">'), maxSlowdown)).toBeLessThan(
    maxSlowdown,
  );
});

test('nesting takes time in proportion to its length', () => {
  const read = (groups: number) => {
    const text = `${'('.repeat(DEPTH)}${')'.repeat(DEPTH)}`.repeat(groups);
    return () => parse(text);
  };
  const maxSlowdown = 20;
  expect(slowdown(read(250), read(2000), maxSlowdown)).toBeLessThan(maxSlowdown);
});

test.each([
  ['open calls', 'f(a=1,'],
  ['calls with a wrong argument', 'f(a=?,'],
  ['calls and lists that are not closed', 'f(a:['],
])('recovery in nested %s takes time in proportion to their number', (_, part) => {
  const { parse: parseCalls } = loadGenerated(
    `
Sum    = Term (_ "+" _ Term)*
Term   = Call / List / Number / Name
List   = "[" _ (Sum (_ "," _ Sum)*)? _ "]"
Call   = Name _ "(" _ (Part (_ "," _ Part)*)? _ ")"
Part   = Name _ "=" _ Sum / Sum
Number = [0-9]+
Name   = [a-z]+
_      = [ \\n]*
`,
    { recover: 'auto' },
  );
  const read = (levels: number) => {
    const text = part.repeat(levels);
    return () => expect(parseCalls(text).source()).toBe(text);
  };
  const maxSlowdown = 16;
  expect(slowdown(read(96), read(768), maxSlowdown)).toBeLessThan(maxSlowdown);
});

test('a text with errors everywhere is given up after an amount of work in proportion to its length', () => {
  const { parse: parseLists } = loadGenerated(
    'Text = List\nList = "[" (List ("," List)*)? "]" / "(" (List ("," List)*)? ")"\n',
    { recover: 'auto' },
  );
  const read = (count: number) => {
    const text = '[([,(]'.repeat(count);
    return () => expect(parseLists(text).source()).toBe(text);
  };
  const maxSlowdown = 25;
  expect(slowdown(read(2000), read(16_000), maxSlowdown)).toBeLessThan(maxSlowdown);
});
