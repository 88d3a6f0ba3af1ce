import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import { generate } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

describe('left recursion', () => {
  test('gives a tree that leans to the left', () => {
    const { parse } = loadGenerated('Sum = left:Sum op:[+-] right:Number / Number\nNumber = [0-9]+\n');
    expect(parse('1-2+3').dump()).toBe(
      [
        'Document 0..5',
        '  Sum 0..5',
        '    left: Sum 0..3',
        '      left: Sum 0..1',
        '        Number 0..1 "1"',
        '      op: Token 1..2 "-"',
        '      right: Number 2..3 "2"',
        '    op: Token 3..4 "+"',
        '    right: Number 4..5 "3"',
        '',
      ].join('\n'),
    );
  });

  test('works through other rules, fragments and optional parts', () => {
    const { parse } = loadGenerated('A = B "a" / "x"\nB = c / A "b"\nc = " "? A "c"\n');
    expect(parse('xcabaca').root?.text).toBe('xcabaca');
    expect(parse('xcabac').root?.text).toBe('xcaba');
  });

  test.each(['none', 'needed', 'all'] as const)('goes through the end of a rule, with the memo %s', (memo) => {
    const { parse } = loadGenerated('A = "x"? ("," A / A "y" / "z")\n', { memo });
    expect(parse('zyy').root?.text).toBe('zyy');
    expect(parse('x,xzyy').root?.text).toBe('x,xzyy');
  });

  test('takes time that grows with the text', () => {
    const { parse } = loadGenerated('Call = Call "(" Call ")" / Call "." Name / Name\nName = [a-z]\n');
    const text = `${'a(b).c'.repeat(1)}${'.d(e(f).g)'.repeat(20_000)}`;
    const start = performance.now();
    expect(parse(text).hasErrors).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test('reads each rule of a cycle a limited number of times at an offset', () => {
    const grammar = 'A = "b" C\nB = &("(" C) C B\nC = (")" "b")* B / "("\n';
    let calls = 0;
    const { parse } = loadGenerated(grammar, { start: ['A'], onCall: () => calls++ });
    const callsFor = (brackets: number): number => {
      calls = 0;
      parse(`b${'('.repeat(brackets)})`);
      return calls;
    };
    expect(callsFor(16)).toBeLessThan(4 * callsFor(8));
  });

  test('is explained where it fails', () => {
    const { parse } = loadGenerated('Sum = Sum "+" Number / Number\nNumber "number" = [0-9]+\n');
    const [failure] = explain(parse('1+2+x'));
    expect(failure!.at).toBe(4);
    expect(describeExpected(failure!.expected)).toBe('number');
  });

  test('is an error where it is refused, with the rules that it goes through', () => {
    const options = { file: 'test.peggy', leftRecursion: false };
    expect(() => generate('A = A "a" / "b"\n', options)).toThrow(
      /1:1: error grammar\/left-recursion: left recursion: "A" .*\(A -> A\)/,
    );
    expect(() => generate('A = "x"? B\nB = &"y" C\nC = A\n', options)).toThrow(/\(A -> B -> C -> A\)/);
    expect(() => generate('A = "a" A / "b"\n', options)).not.toThrow();
  });
});

test('a rule of a cycle that was read by itself before is read again within the cycle', () => {
  const { parse } = loadGenerated(`
Root = Nl "!" / fl* Nl?
Nl = fl [^abc]? / [é-ü]
fl = _ Nl [a-cA-C] / [A-Z]+
_ = (" " / Note)*
Note = "#" [^\\n]*
`);
  expect(parse('AK#aB#c').root!.children.map(({ text }) => text)).toEqual(['AK#', 'B#']);
});
