import peggy from 'peggy';
import { expect, test } from 'vitest';
import { inspectGrammar } from '../../../src/generator/index.js';
import { parseGrammar } from '../../../src/generator/read/parse-grammar.js';
import { formatGrammar } from '../../../src/grammar-tools/format/format-grammar.js';
import { sized } from '../../support/rounds.js';

/** More groups than the stack has levels, in the deep run. */
const MANY = sized(250, 5000);

const groups = (depth: number, inner: string): string => '('.repeat(depth) + inner + ')'.repeat(depth);

/** Returns the messages about a grammar. A parser that tries each level several times would never give them. */
const messagesOf = (text: string): readonly string[] =>
  inspectGrammar(text, { file: 'a.peggy' }).problems.map(({ message }) => message);

const TOO_DEEP = 'groups are nested more than 100 levels deep: define a rule for the inner ones';
const UNCLOSED = 'this group is not closed: expected ) before the end of the rule';

test.each([
  [12, []],
  [30, []],
  [100, []],
  [101, [TOO_DEEP]],
  [MANY, [TOO_DEEP]],
])('%d nested groups are read up to the limit', (depth, messages) => {
  expect(messagesOf(`A = ${groups(depth, '"a"')} B\nB = "b"\n`)).toEqual(messages);
  expect(messagesOf(`A = ${groups(depth, '"a" / "b" B')}\nB = "b"\n`)).toEqual(messages);
});

test.each([12, 30, 100])('%d groups without an end are reported as such', (depth) => {
  expect(messagesOf(`A = ${'('.repeat(depth)}"a"\nB = "b"\n`)).toContain(UNCLOSED);
  expect(messagesOf(`A = "a"\nB = ${'( "b" '.repeat(depth)}`)).toContain(UNCLOSED);
});

test.each([MANY])('%d groups without an end are too many', (depth) => {
  expect(messagesOf(`A = ${'('.repeat(depth)}"a"\nB = "b"\n`)).toContain(TOO_DEEP);
});

test('a group that is nested too deeply is reported where it begins', () => {
  const { problems } = inspectGrammar(`A = "a"\nB = ${groups(200, 'A')}\n`, { file: 'a.peggy' });
  expect(problems[0]).toMatchObject({ message: TOO_DEEP, location: { line: 2, column: 105 } });
});

test.each([12, 30, MANY])('%d brackets in strings, classes and comments are left alone', (depth) => {
  const open = '('.repeat(depth);
  expect(messagesOf(`A = "${open}" '${open}' [${open}] /* ${open} */ "x" // ${open}\n`)).toEqual([]);
});

test.each([MANY])('%d nested lists of arguments are too many, and each is read once', (depth) => {
  const text = `A = ${'list<'.repeat(depth)}"a"${'>'.repeat(depth)}\nlist<x> = x\n`;
  const tooDeep = 'the expressions are nested too deeply';
  expect(messagesOf(text)).toEqual([tooDeep]);
  const { problems } = inspectGrammar(text, { file: 'a.peggy' });
  expect(problems[0]).toMatchObject({ location: { line: 1, column: 5 + 5 * 101 } });
  expect(() => formatGrammar(text)).not.toThrow();
});

test('an error in a nested group is reported at its location', () => {
  const { problems } = inspectGrammar(`A = ${groups(9, '"a" / / "b"')}\n`, { file: 'a.peggy' });
  expect(problems[0]).toMatchObject({ location: { line: 1, column: 20 } });
  expect(messagesOf(`A = ${groups(9, '"a"\n B = "b"\n')}\n`)).not.toEqual([]);
  expect(messagesOf(`A = ${groups(9, '')}\n`)).not.toEqual([]);
  expect(messagesOf(`A = ${groups(9, 'C<"a">')}\nC<x> = x\n`)).toEqual([]);
});

test.each([
  groups(7, '"a"'),
  groups(7, 'a:"a" "b"'),
  groups(6, 'a:"a"'),
  `x:${groups(6, '\n  "a" /* c */ / (!"b" c:.)* \n')}+ "end"i`,
  `((((("a" (b:("b") "c")?))) $(((("d" "e")))) / ((((("f")))))i))`,
])('nested groups are read as peggy reads them: %j', (body) => {
  const text = `A = ${body}\ni = "i"\n`;
  const found: string[] = [];
  const problems = { error: (message: string) => found.push(message), add: () => found.push('problem') };
  const grammar = parseGrammar(text, 'a.peggy', problems);
  const { rules } = peggy.parser.parse(text, { grammarSource: 'a.peggy', reservedWords: [] });
  expect(found).toEqual([]);
  expect(grammar?.rules).toEqual(rules);
});
