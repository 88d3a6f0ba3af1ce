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

test('the dump shows fields, kinds, places and the text of leaves', () => {
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

test('the plain form says the same', () => {
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
  expect(tree.hasErrors).toBe(true);
  expect(parse('a b').hasErrors).toBe(false);
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
  const inside = (node: Node): void => {
    let at = node.start;
    for (const child of node.children) {
      expect(child.start).toBeGreaterThanOrEqual(at);
      at = child.end;
      inside(child);
    }
    expect(at).toBeLessThanOrEqual(node.end);
  };
  for (let i = 0; i < 500; i++) {
    const text = Array.from({ length: random.int(30) }, () => random.pick([...'ab()#?\n é😀\0\ud83d'])).join('');
    const tree = parse(text);
    expect(tree.source()).toBe(text);
    inside(tree.node(0));
  }
});

test('an arena gives the same trees in the same memory', () => {
  const arena = createArena();
  const large = 'a (b c) '.repeat(1000);
  expect(parse(large, { arena }).dump()).toBe(parse(large).dump());
  const { words } = arena;
  expect(parse('(x) ?', { arena }).dump()).toBe(parse('(x) ?').dump());
  expect(arena.words).toBe(words);
});

test('no tree sees the text of another', () => {
  const [one, two] = [parse('abc'), parse('(x')];
  expect([one.source(), two.source()]).toEqual(['abc', '(x']);
  expect(one.dump()).toContain('"abc"');
});

describe('nesting', () => {
  const kinds = (tree: Tree) => tree.errors().map(({ kindName }) => kindName);

  test.each([10_000, 20_000, 40_000])('of %i open brackets is one error, and no exception', (depth) => {
    const tree = parse('('.repeat(depth));
    expect(kinds(tree)).toEqual(['TooDeepError']);
    expect(explain(tree)).toHaveLength(1);
    expect(tree.root).toBeUndefined();
    expect(tree.source()).toHaveLength(depth);
  });

  test('up to the limit is read', () => {
    expect(parse(`${'('.repeat(500)}a${')'.repeat(500)}`).hasErrors).toBe(false);
    expect(kinds(parse('((((a))))', { depthLimit: 2 }))).toEqual(['TooDeepError']);
    expect(parse('((((a))))', { depthLimit: 3 }).hasErrors).toBe(false);
  });

  test('many flat groups, open or closed, are no nesting', () => {
    expect(parse('(a) '.repeat(20_000)).hasErrors).toBe(false);
  });

  test('takes time in proportion to its length', () => {
    const time = (depth: number) => {
      const text = `${'('.repeat(400)}${')'.repeat(400)} `.repeat(depth / 400);
      const runs = Array.from({ length: 5 }, () => {
        const began = performance.now();
        parse(text);
        return performance.now() - began;
      });
      return Math.min(...runs);
    };
    time(10_000);
    expect(time(80_000) / time(10_000)).toBeLessThan(40);
  });
});
