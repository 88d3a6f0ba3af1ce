import { expect, test } from 'vitest';
import { loadValues } from './load-values.js';

const STATEMENTS = `
File    = _ statements:(Let / Print)|.., _ ";" _| _
Let     = "let" _ name:Name _ "=" _ value:Sum
Print   = "print" note:"!"? _ Sum
Sum     = first:Number rest:(_ operator:("+" / "-") _ Number)*
Number  = [0-9]+
Name    = [a-z]+
_       = (" " / Comment)*
Comment = "#" [^\\n]* "\\n"
`;

test('a value has a key for each label, lists for repeated ones, and the nodes without a label', () => {
  const { parse, valueOf, generated } = loadValues(STATEMENTS);
  const tree = parse('let x = 1 + 20;#c\nprint! 3');
  expect(valueOf(tree.root)).toEqual({
    kind: 'File',
    statements: [
      { kind: 'Let', name: 'x', value: { kind: 'Sum', first: '1', operator: ['+'], rest: ['20'] } },
      { kind: 'Print', note: '!', children: [{ kind: 'Sum', first: '3', operator: [], rest: [] }] },
    ],
  });
  expect(valueOf(undefined)).toBeUndefined();
  expect(generated.files.get('values.ts')).toContain(
    "export interface PrintValue {\n  readonly kind: 'Print';\n  readonly note?: '!';\n  readonly children: readonly SumValue[];\n}",
  );
});

test('a node without nodes inside names its kind where another one could be', () => {
  const { parse, valueOf } = loadValues('List = items:(A / B)* last:C\nA = "a"\nB = [b-z]\nC = "."\n');
  expect(valueOf(parse('ax.').root)).toEqual({
    kind: 'List',
    items: [
      { kind: 'A', text: 'a' },
      { kind: 'B', text: 'x' },
    ],
    last: '.',
  });
});

test('labels keep their names, and the keys for kinds and other nodes avoid them', () => {
  const { parse, valueOf } = loadValues('A = kind:"k" children:"c" __proto__:"p" B\nB = "b"\n');
  expect(JSON.stringify(valueOf(parse('kcpb').root))).toBe(
    '{"kind_":"A","kind":"k","children":"c","__proto__":"p","children_":["b"]}',
  );
});

test('keys have the order of the labels in the rule, as in the type', () => {
  const { parse, valueOf, generated } = loadValues('Sum = first:"a" (operator:"+" rest:"a")* last:"."? end:"!"\n');
  const keys = ['kind', 'first', 'operator', 'rest', 'last', 'end'];
  expect(Object.keys(valueOf(parse('a+a.!').root) as object)).toEqual(keys);
  expect(Object.keys(valueOf(parse('a!').root) as object)).toEqual(keys.filter((key) => key !== 'last'));
  expect(
    [...generated.files.get('values.ts')!.matchAll(/^ {2}readonly ([a-z]+)\??: /gm)].map(([, key]) => key),
  ).toEqual(keys);
});

test('values of deeply nested texts need no stack', () => {
  const { parse, valueOf } = loadValues('List = "(" items:List* ")"\n');
  const depth = 9000;
  let value = valueOf(parse('('.repeat(depth) + ')'.repeat(depth)).root) as { items: (typeof value)[] } | undefined;
  let levels = 0;
  for (; value !== undefined; value = value.items[0]) levels++;
  expect(levels).toBe(depth);
});
