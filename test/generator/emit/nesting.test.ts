import { describe, expect, test } from 'vitest';
import { loadGenerated } from '../../differential/load-generated.js';

/** The items of a list that would be too deep if each were a level: see {@link FEW_LEVELS}. */
const ITEMS = 2000;
const MANY = `${'a,'.repeat(ITEMS)}a`;
const FEW_LEVELS = { depthLimit: 20 };

describe('nesting', () => {
  const { parse } = loadGenerated('Group = "(" items:(Group / Word)|.., " "| ")"\nWord = [a-z]+\n');

  test('past the limit keeps the tree up to there', () => {
    const tree = parse('(a (b c) (d (e f))', { depthLimit: 1 });
    expect(tree.dump()).toBe(
      [
        'Document 0..18',
        '  Group 0..12',
        '    items: Word 1..2 "a"',
        '    items: Group 3..8',
        '      items: Word 4..5 "b"',
        '      items: Word 6..7 "c"',
        '    items: Group 9..12',
        '      items: Word 10..11 "d"',
        '  TooDeepError 12..18 "(e f))"',
        '',
      ].join('\n'),
    );
    expect(tree.source()).toBe(tree.text);
  });

  test('keeps the tree even in a grammar with a memo', () => {
    const remembering = loadGenerated('Group = "(" (Group / Word)|.., " "| ")"\nWord = [a-z]+\n', { memo: 'all' });
    const tree = remembering.parse('(a (b c) (d (e f))', { depthLimit: 1 });
    expect(tree.dump()).toContain('    Word 10..11 "d"\n  TooDeepError 12..18');
  });

  test.each([
    ['an optional part', 'List = "a" ("," List)?\n', 'a,'],
    ['an alternative', 'List = "a" "," List / "a"\n', 'a,'],
    ['a fragment', 'List = "a" more?\nmore = "," List\n', 'a,'],
    ['another rule', 'White = "a" "," black:Black?\nBlack = "a" "," White?\n', 'a,'],
  ])('is not what a rule calls last, in %s', (_name, grammar, item) => {
    const { parse: parseList } = loadGenerated(grammar);
    const text = `${item.repeat(1500)}a`;
    const tree = parseList(text);
    expect(tree.errors().filter((error) => error.kindName === 'TooDeepError')).toEqual([]);
    expect(tree.nodeCount).toBeGreaterThan(1500);
  });

  test.each([
    ['an optional part', 'List = "a" ("," List)?\n'],
    ['an optional part of an optional part', 'List = "a" ("," ("-"? items:List)?)?\n'],
    ['a fragment', 'List = "a" more?\nmore = "," List\n'],
    ['fragments alone', 'List = list !"a"\nlist = "a" ("," list)?\n'],
    ['another rule', 'White = "a" ("," black:Black)?\nBlack = "a" ("," White)?\n'],
    ['the last alternative', 'List = "a" !"," / "a" "," List\n'],
    ['the first alternative', 'List = "a" "," List / "a"\n'],
    ['the first alternative of a fragment', 'List = list !"a"\nlist = "a" "," list / "a"\n'],
    ['alternatives of two rules', 'White = "a" "," x:Black / "a"\nBlack = "a" "," White / "a" ";" White / "a"\n'],
  ])('becomes a loop at the end of a rule, in %s', (_name, grammar) => {
    const { parse: parseList } = loadGenerated(grammar);
    expect(parseList(MANY, FEW_LEVELS).errors()).toEqual([]);
    const cut = parseList(`${'a,'.repeat(20)}?`);
    const end = grammar.includes('list') ? 39 : (cut.root?.end ?? 0);
    expect(cut.errors()[0]!.start).toBe(end);
  });

  test.each([
    ['a choice after other parts', 'List = "a" ("," List / ";")\n', ';'],
    ['a choice with a label', 'List = head:"a" tail:("," List / ";" List / "!")\n', '!'],
    ['a choice in an optional part', 'List = "a" ("," List / ";" List)?\n', ''],
    ['a choice in an alternative', 'List = "b" / "a" ("," ("-" List / List) / ";")\n', ';'],
    ['an optional part of a rule that always matches', 'List = head:"a" tail:("," List)? / ""\n', ''],
    ['a rule with a memo', 'Root = List "." / List ";"\nList = "a" ("," List)?\n', ';'],
    ['alternatives of a rule with a memo', 'Root = List "." / List ";"\nList = "a" "," List / "a"\n', ';'],
    ['a fragment with a memo', 'Root = list "." / list ";"\nlist = Item "," list / Item\nItem = "a"\n', ';'],
    [
      'a rule with a memo beside left recursion',
      'Root = List "." / Sum\nSum = Sum ";" / List\nList = "a" ("," List)?\n',
      ';',
    ],
  ])('becomes a loop with %s', (_name, grammar, end) => {
    const text = `${MANY}${end}`;
    const trees = (['needed', 'all'] as const).map((memo) => loadGenerated(grammar, { memo }).parse(text, FEW_LEVELS));
    for (const tree of trees) {
      expect(tree.hasErrors).toBe(false);
      expect(tree.nodeCount).toBeGreaterThan(ITEMS);
    }
    const short = `${'a,'.repeat(200)}a${end}`;
    const dumps = (['needed', 'none', 'all'] as const).map((memo) =>
      loadGenerated(grammar, { memo }).parse(short).dump(),
    );
    expect(new Set(dumps).size).toBe(1);
  });

  test.each([
    ['white space', 'List = "a" _ ("," _ List)? _\n_ = " "*\n', ','],
    ['optional white space', 'List = "a" _? ("," _? List)? _?\n_ = " "+\n', ','],
    [
      'a part of another rule',
      'List = "a" _ rest:Rest? _\nRest = "," _ List\n_ = (" " / Note)*\nNote = "#" [a-z]*\n',
      ',',
    ],
    ['white space after a call that is not optional', 'List = "a" "," List _ / "a" _\n_ = [ \\t]*\n', ','],
    ['nodes', 'Chain = "a" Branch* bond? next:Chain? Branch*\nBranch = "(" bond? Chain ")"\nbond = ","\n', ','],
    ['white space and lookaheads', 'List = "a" _ !"?" ("," _ List)? _\n_ = " "*\n', ','],
  ])('is not before a repetition that the call ends with, in %s', (_name, grammar, separator) => {
    const text = `${`a${separator}`.repeat(ITEMS)}a`;
    for (const options of [{}, { recover: 'auto' }, { memo: 'all' }] as const) {
      const tree = loadGenerated(grammar, options).parse(text, FEW_LEVELS);
      expect(tree.errors().map(({ kindName }) => kindName)).toEqual([]);
      expect(tree.nodeCount).toBeGreaterThan(ITEMS);
    }
  });

  test.each([
    ['of something else', 'List = "a" _ ("," _ List)? _ ";"*\n_ = " "*\n'],
    ['that the call does not always end with', 'List = "a" ("," List)? " "* / "b"\n'],
    ['that makes a node', 'List = "a" Blank ("," List)? Blank\nBlank = " "*\n'],
    ['with a label', 'List = "a" _ ("," _ List)? x:_\n_ = " "*\n'],
    ['of a back reference', 'List = x:[ab] (=x)* ("," List)? (=x)*\n'],
  ])('is before a repetition %s', (_name, grammar) => {
    const { parse: parseList } = loadGenerated(grammar);
    const tree = parseList('a,'.repeat(30), { depthLimit: 10 });
    expect(tree.errors().map(({ kindName }) => kindName)).toContain('TooDeepError');
  });

  test('is not the end of a list where the parser recovers automatically', () => {
    const lists = [
      'List = Item _ ("," _ List)?',
      'List = Item _ "," _ List / Item',
      'List = Item _ rest:Rest?\nRest = "," _ List',
    ];
    for (const list of lists) {
      const { parse: parseList } = loadGenerated(`${list}\nItem = [a-z]+\n_ = " "*\n`, { recover: 'auto' });
      expect(parseList(`${'a, '.repeat(ITEMS)}a`, FEW_LEVELS).errors()).toEqual([]);
      const slip = parseList(`${'a, '.repeat(40)}?, b`);
      expect(slip.errors().map(({ kindName, start }) => [kindName, start])).toEqual([['SkippedError', 120]]);
      expect(() => parseList(`${'a, '.repeat(3_000)}?, b`)).not.toThrow();
    }
  });

  test.each([
    ['a rule', 'Root = List ")" / List ";"\nList = Item ("," List)?\n'],
    ['alternatives', 'Root = List ")" / List ";"\nList = Item "," List / Item\n'],
    ['a fragment', 'Root = list ")" / list ";"\nlist = Item "," list / Item\n'],
    ['two rules', 'Root = White ")" / White ";"\nWhite = Item ("," Black)?\nBlack = Item ("," White)?\n'],
    ['a rule beside left recursion', 'Root = List ")" / Sum ";"\nSum = Sum "+" List / List\nList = Item ("," List)?\n'],
  ])('is not the end of a list with a memo in %s where the parser recovers by itself', (_name, rules) => {
    const grammar = `${rules}Item = "(" Root / [a-z]+\n`;
    const plain = loadGenerated(grammar);
    const [needed, ...others] = (['needed', 'none', 'all'] as const).map((memo) =>
      loadGenerated(grammar, { memo, recover: 'auto' }),
    );
    expect(needed!.generated.memo.size).toBeGreaterThan(0);
    const long = needed!.parse(`${MANY};`, FEW_LEVELS);
    expect(long.errors()).toEqual([]);
    expect(long.nodeCount).toBeGreaterThan(ITEMS);
    const list = 'a,'.repeat(100);
    const [right, ...slips] = [`${list}(${list}a;,a;`, `${list}?,${list}a;`];
    expect(needed!.parse(right!).dump()).toBe(plain.parse(right!).dump());
    for (const slip of slips) {
      const tree = needed!.parse(slip);
      expect(tree.hasErrors).toBe(true);
      expect(tree.errors().map(({ kindName }) => kindName)).not.toContain('TooDeepError');
      for (const { parse: parseOther } of others) expect(tree.dump()).toBe(parseOther(slip).dump());
    }
  });

  test.each([
    ['a rule that comes back to itself before its end', 'V = "{" M "}" / "z"\nM = "k" V\n', '{k', 'z', '}'],
    ['a rule called both last and before the end', 'A = "[" B "]" / "a" B\nB = "b" A / "z"\n', '[b', '[z]', ']'],
  ])('counts what is called last in %s, and does not make it a loop', (_name, grammar, open, middle, close) => {
    const { parse: parseNested, generated } = loadGenerated(grammar, { start: [grammar[0]!] });
    const nested = (depth: number) =>
      parseNested(open.repeat(depth) + middle + close.repeat(depth), { depthLimit: 20 });
    expect(nested(18).hasErrors).toBe(false);
    expect(nested(30).errors()[0]!.kindName).toBe('TooDeepError');
    if (grammar.startsWith('V')) expect(generated.files.get('parser.ts')).not.toContain('follow');
  });
});

test('nesting takes one level on a cycle of several rules, even if one of them is on a cycle of its own', () => {
  const { parse } = loadGenerated('Value = "{" Member "}" / "x"\nMember = "k" Value ";" / "[" Member "]"\n');
  const nested = (depth: number) => parse(`${'{k'.repeat(depth)}x${';}'.repeat(depth)}`, { depthLimit: 25 });
  expect(nested(24).hasErrors).toBe(false);
  expect(nested(30).errors()[0]!.kindName).toBe('TooDeepError');
});

test('a start rule that always matches has its node, however little nesting is allowed', () => {
  const { parse } = loadGenerated('File = groups:Group*\nGroup = "(" Group* ")"\n');
  expect(parse('((()))', { depthLimit: -1 }).root?.kindName).toBe('File');
});
