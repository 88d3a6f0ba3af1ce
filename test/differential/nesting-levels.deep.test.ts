import { describe, expect, test } from 'vitest';
import { explain } from '../../src/cst/index.js';
import { loadGenerated } from './load-generated.js';

describe.each<[name: string, grammar: string, open: string, middle: string, close: string]>([
  ['brackets', 'List = "[" items:List|.., ","| "]"\n', '[[],', '[]', ']'],
  ['a memo', 'A = "(" B ")" / "(" B "]" / "x"\nB = A\n', '(', 'x', ']'],
  ['left recursion', 'Sum = Sum "+" Part / Part\nPart = "(" Sum ")" / Number\nNumber = [0-9]+\n', '1+(', '2', ')+3'],
  ['a lookahead', 'A = &("(" A ")") "(" A ")" / "x"\n', '(', 'x', ')'],
])('a text of many levels, with %s', (_name, grammar, open, middle, close) => {
  const { parse } = loadGenerated(grammar, { start: [/^\w+/.exec(grammar)![0]] });
  const text = (levels: number) => open.repeat(levels) + middle + close.repeat(levels);

  test.each([999, 1000, 1001, 20_000])('%i levels of nesting are read without an error', (levels) => {
    const tree = parse(text(levels), { depthLimit: 100_000 });
    expect(tree.hasErrors).toBe(false);
    expect(tree.source()).toBe(tree.text);
    expect(tree.nodeCount).toBeGreaterThan(levels);
    const errors = parse(text(levels).slice(0, -1), { depthLimit: 100_000 });
    expect(errors.hasErrors).toBe(true);
    expect(explain(errors)).toHaveLength(errors.errors().length);
  });

  test('nesting past the default limit is one error', () => {
    const errors = parse(text(10_010)).errors();
    expect(errors.map(({ kindName }) => kindName)).toEqual(['TooDeepError']);
  });
});
