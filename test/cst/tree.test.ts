import { describe, expect, test } from 'vitest';
import { createArena, explain, type Node, type Tree } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';
import { Random, SEED } from '../support/random.js';

const { parse } = loadGenerated(`
List = _ items:((Item / Group / ItemError) _)*
Group = "(" _ items:((Item / Group) _)* close:(Close / OpenError)
Close "closing bracket" = ")"
OpenError = ""
Item = [a-z]+
ItemError = [^a-z( \\n#]
Note = "#" [^\\n]*
_ = ([ \\n] / Note)*
`);

test('the dump shows fields, kinds, spans and the text of leaves', () => {
  expect(parse('a (b) # n').dump()).toBe(
    [
      'Document 0..9',
      '  List 0..9',
      '    items: Item 0..1 "a"',
      '    items: Group 2..5',
      '      items: Item 3..4 "b"',
      '      close: Close 4..5 ")"',
      '    Note 6..9 "# n"',
      '',
    ].join('\n'),
  );
});

test('the plain form of a tree has what its dump shows', () => {
  expect(JSON.parse(JSON.stringify(parse('a?')))).toEqual({
    kind: 'Document',
    start: 0,
    end: 2,
    children: [
      {
        kind: 'List',
        start: 0,
        end: 2,
        children: [
          { kind: 'Item', field: 'items', start: 0, end: 1, text: 'a' },
          { kind: 'ItemError', field: 'items', start: 1, end: 2, text: '?' },
        ],
      },
    ],
  });
});

test('comments and error nodes are listed', () => {
  const tree = parse('# one\na ? b (c # two');
  expect(tree.comments().map(({ text }) => text)).toEqual(['# one', '# two']);
  expect(tree.errors().map(({ kindName, start }) => `${kindName} ${start}`)).toEqual(['ItemError 8', 'OpenError 20']);
  expect(tree.errors()).toBe(tree.errors());
  expect(tree.hasErrors).toBe(true);
  expect(parse('a b').hasErrors).toBe(false);
});

test('views have the fields of their rule, without the comments', () => {
  const root = parse('a # n\n(b ?').root as Node & { items: (Node & { items?: Node[]; close?: Node })[] };
  expect(root.items.map(({ kindName, text }) => `${kindName} ${text}`)).toEqual(['Item a', 'Group (b ', 'ItemError ?']);
  expect(root.children.map(({ kindName }) => kindName)).toEqual(['Item', 'Note', 'Group', 'ItemError']);
  const group = root.items[1]!;
  expect(group.items?.map(({ text }) => text)).toEqual(['b']);
  expect([group.close?.kindName, group.close?.fieldName]).toEqual(['OpenError', 'close']);
});

test('the root is there exactly where the start rule matched', () => {
  expect(parse(']').root?.kindName).toBe('List');
  const { parse: read } = loadGenerated('A = "a" B\nB = "b"\n');
  expect(read('abc').root?.text).toBe('ab');
  expect(read('ac').root).toBeUndefined();
  expect(read('').dump()).toBe('Document 0..0\n  UnparsedError 0..0 ""\n');
});

test('an error inside an error is not listed again', () => {
  const { parse: read } = loadGenerated(
    'A = ("a" / GroupError / B)*\nB = "b"\nGroupError = "(" (B / InnerError)* ")"\nInnerError = [^b)]\n',
  );
  const tree = read('a(b?)(?)');
  expect(tree.dump().match(/InnerError/g)).toHaveLength(2);
  expect(tree.errors().map(({ kindName, text }) => `${kindName} ${text}`)).toEqual([
    'GroupError (b?)',
    'GroupError (?)',
  ]);
});

test('a cursor meets the nodes that a walk over children meets', () => {
  const tree = parse('a (b (c) # n\n) ? (');
  const below = (node: Node): number[] => [node.index, ...node.children.flatMap(below)];
  const cursor = tree.cursor();
  const met = [cursor.index];
  while (cursor.next()) met.push(cursor.index);
  expect(met).toEqual(below(tree.node(0)));
});

test('a cursor meets every node in document order, and finds its way back', () => {
  const tree = parse('a (b (c)) ? # n');
  const cursor = tree.cursor();
  const met: number[] = [];
  do {
    expect(cursor.node.kind).toBe(cursor.kind);
    expect([cursor.start, cursor.end]).toEqual([cursor.node.start, cursor.node.end]);
    met.push(cursor.index);
  } while (cursor.next());
  expect(met).toEqual(Array.from({ length: tree.nodeCount }, (_, i) => 4 * i));
  while (cursor.parent());
  expect([cursor.index, cursor.depth]).toEqual([0, 0]);
  expect([cursor.nextSibling(), cursor.parent(), cursor.firstChild()]).toEqual([false, false, true]);
});

test(`every text comes back, and every child lies inside its parent (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const isInside = (node: Node): boolean => {
    let at = node.start;
    for (const child of node.children) {
      if (child.start < at || !isInside(child)) return false;
      at = child.end;
    }
    return at <= node.end;
  };
  for (let i = 0; i < 500; i++) {
    const text = Array.from({ length: random.int(30) }, () => random.pick([...'ab()#?\n é😀\0\ud83d'])).join('');
    const tree = parse(text);
    expect(tree.source()).toBe(text);
    expect(isInside(tree.node(0)), JSON.stringify(text)).toBe(true);
  }
});

test.each([
  ['without nodes', 'a = "x"+\n'],
  ['that matches a part', 'A = "x" B\nB = [0-9]*\n'],
  ['of tokens and code points', 'A = (word:[\\p{L}]u+ / mark:. / gap:"\\n")*\n'],
  ['that nests', 'A = (items:B / mark:"x" / ";")*\nB = "[" inner:A close:("]" / "")\n'],
])(`a parser ${'%s'} gives every text back (seed ${SEED})`, (_name, grammar) => {
  const { parse: read } = loadGenerated(grammar);
  const random = new Random(SEED);
  for (let i = 0; i < 300; i++) {
    const text = Array.from({ length: random.int(40) }, () => random.pick([...'xx1[];\n é😀\0\udc00'])).join('');
    expect(read(text).source()).toBe(text);
  }
});

test('an arena gives the same trees in the same memory', () => {
  const arena = createArena();
  const large = 'a (b c) '.repeat(1000);
  expect(parse(large, { arena }).dump()).toBe(parse(large).dump());
  const { data } = arena;
  expect(parse('(x) ?', { arena }).dump()).toBe(parse('(x) ?').dump());
  expect(arena.data).toBe(data);
});

test('no tree sees the text of another', () => {
  const [one, two] = [parse('abc'), parse('(x')];
  expect([one.source(), two.source()]).toEqual(['abc', '(x']);
  expect(one.dump()).toContain('"abc"');
});

describe('nesting', () => {
  const kinds = (tree: Tree) => tree.errors().map(({ kindName }) => kindName);

  test.each([20_000, 40_000])('of %i open brackets is one error, and no exception', (depth) => {
    const tree = parse('('.repeat(depth));
    expect(kinds(tree)).toEqual(['TooDeepError']);
    expect(explain(tree)).toHaveLength(1);
    expect(tree.root?.end).toBe(tree.errors()[0]!.start);
    expect(tree.source()).toHaveLength(depth);
  });

  test('up to the limit is read', () => {
    expect(parse(`${'('.repeat(5000)}a${')'.repeat(5000)}`).hasErrors).toBe(false);
    expect(kinds(parse('((((a))))', { depthLimit: 2 }))).toEqual(['TooDeepError']);
    expect(parse('((((a))))', { depthLimit: 3 }).hasErrors).toBe(false);
  });

  test('many flat groups, open or closed, are not nesting', () => {
    expect(parse('(a) '.repeat(20_000)).hasErrors).toBe(false);
  });
});

test('the innermost node at an offset is found, and the nodes that contain it', () => {
  const tree = parse('a (b (c) d)# n\n');
  const kindsAt = (offset: number) => {
    const node = tree.nodeAt(offset);
    return [node, ...node.ancestors()].map(({ kindName, start }) => `${kindName} ${start}`);
  };
  expect(kindsAt(0)).toEqual(['Item 0', 'List 0', 'Document 0']);
  expect(kindsAt(1)).toEqual(['List 0', 'Document 0']);
  expect(kindsAt(6)).toEqual(['Item 6', 'Group 5', 'Group 2', 'List 0', 'Document 0']);
  expect(kindsAt(8)).toEqual(['Group 2', 'List 0', 'Document 0']);
  expect(kindsAt(12)).toEqual(['Note 11', 'List 0', 'Document 0']);
  expect(kindsAt(99)).toEqual(['Document 0']);
});
