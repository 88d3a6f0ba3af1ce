import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const SOURCE = `{
  const words = ['if', 'do'];
}
Start = n:Name !{ return words.includes(n); } { return n; }
  / "(" x:Name ")" &{ return known(x); } { count++; return { x }; }
Name = c:[a-z]+ { return c.join(''); }
`;

test('migrate writes the grammar without its code, and lists the result for each piece of code', async () => {
  const folder = new Folder({ 'my.pegjs': SOURCE });
  const { code, stdout, stderr } = await ludogram(['migrate', folder.at('my.pegjs'), '-o', folder.at('my.peggy')]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(readFileSync(folder.at('my.peggy'), 'utf8')).toBe(`external startTest

Start = n:Name !=n<"if", "do">
  / "(" x:Name ")" &startTest<=x>
Name = $[a-z]+
`);
  expect(stderr.replaceAll(folder.path, '')).toBe(`1 predicate became a test of the grammar
1 predicate became external: pass startTest to the parser
1 action became $
1 action became labels
1 action dropped: write a function over the tree
1 code block dropped
/my.pegjs:1:1: initializer dropped: const words = ['if', 'do'];
/my.pegjs:5:5: action dropped: count++; return { x };
/my.pegjs:5:20: predicate external, now &startTest<=x>: return known(x);
`);
  const printed = await ludogram(['migrate', folder.at('my.pegjs'), '-o', '-']);
  expect(printed.stdout).toBe(folder.read('my.peggy'));
});

test('migrate prints the grammar, or everything as JSON', async () => {
  const { code, stdout } = await ludogram(['migrate', '-'], { stdin: 'A = "a" { return 1; }\n' });
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'A = "a"\n' });
  const json = await ludogram(['migrate', '--json', '-'], { stdin: 'A = &{ return f(); } "a"\n' });
  expect(JSON.parse(json.stdout)).toMatchObject({
    text: 'external aTest\n\nA = &aTest "a"\n',
    externals: { aTest: 'return f();' },
    code: [{ kind: 'predicate', outcome: 'external', now: '&aTest', rule: 'A' }],
  });
});

test('migrate exits with 1 if the language changes, and for a file that is not a grammar', async () => {
  const changed = await ludogram(['migrate', '-'], { stdin: 'A = x:"a" { if (x) error("no"); return x; }\n' });
  expect(changed.code).toBe(1);
  expect(changed.stderr).toContain('1 piece of code rejected texts, or counted: the language changes');
  const wrong = await ludogram(['migrate', '-'], { stdin: 'A = \n' });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toBe('');
  expect((await ludogram(['migrate', new Folder().at('none.pegjs')])).code).toBe(2);
});

test.each([
  ['a rule that is defined twice', 'A = "a" { return 1; }\nA = "b"\n', 'repeated-rule'],
  ['an unknown rule', 'A = &{ return f(); } B\n', 'unknown-rule'],
  ['a label that is used twice', 'A = x:"a" x:"b" { return x; }\n', 'repeated-label'],
])('migrate and generate refuse a grammar with %s', async (_, text, code) => {
  const folder = new Folder({ 'my.pegjs': text });
  for (const verb of [['migrate'], ['generate', '--ignore-code', '--ignore-predicates']]) {
    const output = folder.at('new');
    const result = await ludogram([...verb, folder.at('my.pegjs'), '-o', output]);
    expect({ code: result.code, written: existsSync(output) }).toEqual({ code: 1, written: false });
    expect(result.stderr).toContain(`error grammar/${code}: `);
  }
});

test('migrate leaves the files alone that a grammar imports', async () => {
  const text = 'import { B } from "./b.js"\nA = B\n';
  const { code, stdout } = await ludogram(['migrate', '-'], { stdin: text });
  expect({ code, stdout }).toEqual({ code: 0, stdout: text });
});

test('migrate says why its grammar could not be written', async () => {
  const folder = new Folder({ 'my.pegjs': SOURCE });
  const { code, stderr } = await ludogram(['migrate', folder.at('my.pegjs'), '-o', folder.at('missing/my.peggy')]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: can't write .*my\.peggy: /);
});

test.each([
  ['ohm', 'Sums {\n  Sum = Sum "+" n -- plus\n      | n\n  n = digit+\n}\n', 'a grammar of ohm: write it as'],
  ['ohm that inherits', '// sums\nMore <: Sums {\n  n += "x"\n}\n', 'a grammar of ohm: write it as'],
  ['ANTLR', "grammar Sums;\nsum : sum '+' N | N ;\nN : [0-9]+ ;\n", 'a grammar of ANTLR: write it as'],
  ['nearley', '@builtin "number.ne"\nsum -> sum "+" int | int\n', 'a grammar of nearley: write it as'],
  ['nearley with nothing but code', '@{%\nconst x = 1;\n%}\n', 'a grammar of nearley: write it as'],
  ['ABNF', 'sum = *(n "+") n ; sums\nn = 1*%x30-39\n', 'ABNF: "ludogram ebnf FILE" makes'],
  ['BNF', '<sum> ::= <sum> "+" <n> | <n>\n', 'BNF: "ludogram ebnf FILE" makes'],
  ['the EBNF of W3C', '[1] sum ::= (n "+")* n\n', 'the EBNF of W3C: "ludogram ebnf FILE" makes'],
  ['EBNF of ISO', "sum = { n, '+' }, n;\nn = '1';\n", 'the EBNF of ISO 14977: "ludogram ebnf FILE" makes'],
])('a text in %s has one error and a note', async (_, text, note) => {
  const folder = new Folder({ 'sums.txt': text });
  const file = folder.at('sums.txt');
  for (const verb of ['migrate', 'generate']) {
    const { code, stderr } = await ludogram([verb, file, '-o', folder.at('out')]);
    expect(code).toBe(1);
    expect(stderr.match(/: error /g)).toHaveLength(1);
    expect(stderr.replaceAll(file, 'FILE')).toContain(`\nnote: this looks like ${note}`);
  }
});

test('a grammar with errors of its own has no note', async () => {
  const texts = [
    'A = b|1.., ","| ; B = ) "x"',
    'A = Pair<"x", "y"> )\nPair<P, Q> = P Q',
    '{ code(a, b); }\nA = ) "a"; "b"',
    'A = ) B { var both = join(a, b); return both; }\nB = "b"',
    'A = ) B { return f(a, b) }\nB = "b";',
    '{ for (let i = 0; i < n; i++)\n  list = [i]; }\nA = ) "a"',
    'A = ) b\n\n// [1] b ::= "b"\nb = "b" /*\n[2] c ::= "c" */',
  ];
  for (const stdin of texts) {
    const { code, stderr } = await ludogram(['migrate', '-'], { stdin });
    expect(code).toBe(1);
    expect(stderr).not.toContain('looks like');
  }
});

test('migrate --json has the grammar character by character, with hidden ones escaped', async () => {
  const grammar = 'Start = "a\u200Bb"\n';
  const file = new Folder({ 'my.pegjs': grammar }).at('my.pegjs');
  const { stdout } = await ludogram(['migrate', '--json', file]);
  expect(stdout).not.toContain('\u200B');
  expect(JSON.parse(stdout)).toMatchObject({ text: grammar });
});
