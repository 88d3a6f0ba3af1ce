import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';
import { ROOT } from '../../support/shared.js';

const NESTED: [name: string, grammar: string, open: string, middle: string, close: string, memo: string[]][] = [
  ['alternatives that begin alike', 'A = "(" A ")" "x" / "(" A ")" "y" / "z"\n', '(', 'z', ')y', ['A']],
  ['rules that begin alike', 'A = B / C / "z"\nB = "(" A ")" "x"\nC = [(] A ")" "y"\n', '(', 'z', ')y', ['A']],
  ['an optional part and what follows', 'E = (L "=")? L\nL = "x" / "(" E ")"\n', '(', 'x', ')', ['L']],
  ['a list and its last element', 'A = "[" (A ",")* A? "]"\n', '[', '', ']', ['A']],
  ['a lookahead and what follows', 'A = "[" (!(A "!") A)? "]"\n', '[', '', ']', ['A']],
  ['white space before both', 'A = _ B / _ C\nB = "(" A "]" / "z"\nC = "(" A ")"\n_ = " "*\n', '(', 'z', ')', ['A']],
  [
    'labels on copies of a fragment',
    'A = x:(b "," / "!") / y:(b / "?")\nb = "(" A ")" / C / "z"\nC = "c"\n',
    '(',
    'z',
    ')',
    ['b$x', 'b$y'],
  ],
];

describe('a rule that would be tried twice at one offset has a memo:', () => {
  test.each(NESTED)('%s', (_name, grammar, open, middle, close, memo) => {
    const { parse, generated } = loadGenerated(grammar);
    expect([...generated.memo.keys()]).toEqual(memo);
    const nested = (depth: number) => open.repeat(depth) + middle + close.repeat(depth);
    // Without a memo, the deeper ones would never be read.
    for (const depth of [5, 50, 300]) {
      expect(parse(nested(depth)).hasErrors).toBe(false);
      expect(parse(`${nested(depth)}?`).source()).toBe(`${nested(depth)}?`);
    }
  });

  test('the memo says for which rules', () => {
    const { memo } = generate('A = B / C / "z"\nB = "(" A ")" "x"\nC = "(" A ")" "y"\n', { file: 'test.peggy' });
    expect(memo).toEqual(new Map([['A', new Set(['A'])]]));
  });
});

test.each([
  ['alternatives that begin with different characters', 'A = "(" A ")" / "[" A "]" / "z"\n'],
  ['what can not fail after its opening', 'A = "(" A ")"? / "(" / "z"\n'],
  ['rules that are not recursive', 'A = B "x" / B "y"\nB = [a-z]+\n'],
])('%s need no memo', (_name, grammar) => {
  const { memo, files } = generate(grammar, { file: 'test.peggy' });
  expect(memo.size).toBe(0);
  expect(files.get('parser.ts')).not.toContain('memo');
});

test.each(['oni', 'otn', 'azul', '5dfen', '5dfen-ebnf', 'xiangqi'])('%s needs no memo', (name) => {
  const file = join(ROOT, 'grammars', `${name}.peggy`);
  const read = (path: string) => readFileSync(path, 'utf8');
  expect(generate(readFileSync(file, 'utf8'), { file, read }).memo.size).toBe(0);
});

test.each([
  ['what the caller tries next', 'S = "[" L ("," S "!")? "]" / "x"\nL = S ("," S "?")*\n', '[x,', ''],
  ['the end of an optional part', 'A = "(" b "y"\nb = (A "z")? c\nc = A / "x"\n', '(', 'x'],
  ['a lookahead that matches', 'A = "[" (&A A)? "]"?\n', '[', ''],
  ['a lookahead in an alternative', 'A = "[" (&A "x" / A)? "]"?\n', '[', ''],
  ['a shorter alternative and what follows the choice', 'A = ("a" A "x" / "a") A "y" / "z"\n', 'a', 'z'],
])('%s is counted as trying a rule again', (_name, grammar, open, middle) => {
  let calls = 0;
  const { parse, generated } = loadGenerated(grammar, { onCall: () => void calls++ });
  expect(generated.memo.size).toBeGreaterThan(0);
  parse(open.repeat(24) + middle);
  expect(calls).toBeLessThan(20_000);
});

test('a parser writes to its memo only once it made many calls', () => {
  const { parse, generated } = loadGenerated('A = "(" A ")" "x" / "(" A ")" "y" / "z"\n');
  expect(generated.files.get('parser.ts')).toContain('calls++;');
  const nested = (depth: number) => '('.repeat(depth) + 'z' + ')y'.repeat(depth);
  expect(parse(nested(2)).dump()).toContain('A 2..3 "z"');
  expect(parse(nested(100)).dump()).toContain('A 100..101 "z"');
});

test.each([
  ['early where its own parts try a rule twice', 'A = "(" A ")" "x" / "(" A ")" "y" / "z"\n', 'calls < 64'],
  ['late where only a caller may do so', 'S = "[" L ("," S "!")? "]" / "x"\nL = S ("," S "?")*\n', 'calls < p + 256'],
])('a parser uses its memo %s', (_name, grammar, condition) => {
  const { files } = generate(grammar, { file: 'test.peggy' });
  expect(files.get('parser.ts')).toContain(`if (${condition}) {`);
});

test('a rule that nothing can begin compiles', () => {
  const { parse } = loadGenerated('A = B? "a"\nB = B "b"\n');
  expect(parse('a').hasErrors).toBe(false);
});
