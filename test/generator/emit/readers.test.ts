import { join } from 'node:path';
import peggy from 'peggy';
import { describe, expect, test } from 'vitest';
import type { Node, Tree } from '../../../src/cst/index.js';
import { upperFirst } from '../../../src/generator/characters.js';
import {
  generate,
  GrammarProblems,
  RandomSentences,
  readLinkedGrammar,
  SentencesUpTo,
} from '../../../src/library/generator.js';
import { loadGenerated, type Parse, type Readers } from '../../differential/load-generated.js';
import { randomGrammar, randomInput } from '../../differential/random/random-grammar.js';
import { readGrammar, START_RULES, type StartRule, textsOf } from '../../support/grammars.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sampled } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';

const GRAMMAR = `Game   = _ moves:(Move _)* result:("1-0" / "0-1")?
Move   = piece:[KQ]? from:Square how:("-" / "x") _ to:Square
Square = [a-h] [1-8]
_      = (" " / Note)*
Note   = "#" [a-z]*
`;

test.each(['Cards', 'Unit', 'ROOT'])('the comments about %s need no article', (name) => {
  const source = `Top = first:${name}\n${name} = to:One mode:("x" / "y") rest:One* Note?\nOne = "1"\nNote = "#"`;
  const about = generate(source, { file: 'my.peggy' })
    .files.get('readers.ts')!
    .match(/(?<=\/\*\* ).*(?=\. \*\/)/g)!
    .filter((line) => line.includes(` \`${name}\``));
  expect(about).toEqual([
    `Whether a node is of the kind \`${name}\``,
    `Returns the field \`to\` of \`${name}\``,
    `Returns the field \`mode\` of \`${name}\``,
    `The texts that the field \`mode\` of \`${name}\` can have, in the order of the grammar`,
    `Returns the text of the field \`mode\` of \`${name}\``,
    `The list \`rest\` of \`${name}\``,
    `All children of \`${name}\`, including comments and errors`,
  ]);
});

test('a small grammar has a reader for each field', () => {
  const { files } = generate(GRAMMAR, { file: 'game.peggy' });
  expect(files.get('readers.ts')).toMatchInlineSnapshot(`
    "// Generated from game.peggy by ludogram. Do not edit: change the grammar and run the generator again.

    import type { NodeIndex, NodeList, Token, Tree } from 'ludogram/cst';
    import type * as nodes from './nodes.js';

    // Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
    // another node, or 0 if it is absent. A list has two functions:
    //
    //     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

    // The bits of a node's first integer that are its kind.
    const KIND = 2047;

    // The bits of the same integer that are its field.
    const FIELD = 4192256;

    // ---- Game ----

    /** Whether a node is of the kind \`Game\`. */
    export const isGame = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Game> =>
      (data[at]! & KIND) === 4;

    /** The list \`moves\` of \`Game\`. */
    export const gameMoves: NodeList<NodeIndex<nodes.Game>, NodeIndex<nodes.Move>> = {
      first: ({ data }, at) => {
        const end = data[at + 3]!;
        let i = at + 4;
        while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
        return (i < end ? i : 0) as never;
      },
      next: ({ data }, at, last) => {
        const end = data[at + 3]!;
        let i = data[last + 3]!;
        while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
        return (i < end ? i : 0) as never;
      },
    };

    /** Returns the field \`result\` of \`Game\`; 0 if absent. */
    export const gameResult = ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<Token<'1-0' | '0-1'>> | 0 => {
      const end = data[at + 3]!;
      let i = at + 4;
      while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
      return (i < end ? i : 0) as never;
    };

    /** The texts that the field \`result\` of \`Game\` can have, in the order of the grammar. */
    export const gameResultTexts = ['1-0', '0-1'] as const;

    /** Returns the text of the field \`result\` of \`Game\`; undefined if absent. */
    export const gameResultText = (tree: Tree, at: NodeIndex<nodes.Game>): '1-0' | '0-1' | undefined => {
      const { data } = tree;
      const i = gameResult(tree, at);
      return i === 0 ? undefined : gameResultTexts[data[i]! >>> 22]!;
    };

    /** All children of \`Game\`, including comments and errors. */
    export const gameChildren: NodeList<NodeIndex<nodes.Game>, NodeIndex<nodes.Note> | NodeIndex<nodes.Move> | NodeIndex<Token>> = {
      first: ({ data }, at) => {
        const i = at + 4;
        return (i < data[at + 3]! ? i : 0) as never;
      },
      next: ({ data }, at, last) => {
        const i = data[last + 3]!;
        return (i < data[at + 3]! ? i : 0) as never;
      },
    };

    // ---- Move ----

    /** Whether a node is of the kind \`Move\`. */
    export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
      (data[at]! & KIND) === 5;

    /** Returns the field \`piece\` of \`Move\`; 0 if absent. */
    export const movePiece = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<Token<'K' | 'Q'>> | 0 => {
      const i = at + 4;
      return ((data[i]! & FIELD) === 6144 ? i : 0) as never;
    };

    /** Returns the field \`from\` of \`Move\`. */
    export const moveFrom = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
      const i = at + 4;
      return ((data[i]! & FIELD) === 8192 ? i : i + 4) as never;
    };

    /** Returns the field \`how\` of \`Move\`. */
    export const moveHow = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<Token<'-' | 'x'>> => {
      const i = at + 8;
      return ((data[i]! & FIELD) === 10240 ? i : i + 4) as never;
    };

    /** The texts that the field \`how\` of \`Move\` can have, in the order of the grammar. */
    export const moveHowTexts = ['-', 'x'] as const;

    /** Returns the text of the field \`how\` of \`Move\`. */
    export const moveHowText = (tree: Tree, at: NodeIndex<nodes.Move>): '-' | 'x' => {
      const { data } = tree;
      const i = moveHow(tree, at);
      return moveHowTexts[data[i]! >>> 22]!;
    };

    /** Returns the field \`to\` of \`Move\`. */
    export const moveTo = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
      const end = data[at + 3]!;
      let i = at + 12;
      while (i < end && (data[i]! & FIELD) !== 12288) i = data[i + 3]!;
      return (i < end ? i : 0) as never;
    };

    /** All children of \`Move\`, including comments and errors. */
    export const moveChildren: NodeList<NodeIndex<nodes.Move>, NodeIndex<Token> | NodeIndex<nodes.Square> | NodeIndex<nodes.Note>> = {
      first: (_tree, at) => (at + 4) as never,
      next: ({ data }, at, last) => {
        const i = last + 4;
        return (i < data[at + 3]! ? i : 0) as never;
      },
    };

    // ---- Square ----

    /** Whether a node is of the kind \`Square\`. */
    export const isSquare = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Square> =>
      (data[at]! & KIND) === 6;

    // ---- Note ----

    /** Whether a node is of the kind \`Note\`. */
    export const isNote = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Note> =>
      (data[at]! & KIND) === 7;
    "
  `);
});

describe('lists that are read in the same way', () => {
  const source = `Top = (A / B / C)*\nA = "a" X*\nB = "b" X*\nC = "c" X* Y\nX = "x"\nY = "y"`;

  test('share their functions, but each is a reader of its own', () => {
    const code = generate(source, { file: 'my.peggy' }).files.get('readers.ts')!;
    expect(code.match(/^export const (?:a|b)Children.*$/gm)).toEqual([
      'export const aChildren: NodeList<NodeIndex<nodes.A>, NodeIndex<nodes.X>> = { first: first1, next: next2 };',
      'export const bChildren: NodeList<NodeIndex<nodes.B>, NodeIndex<nodes.X>> = { first: first1, next: next2 };',
    ]);
    expect(code.match(/^const \w+/gm)).toEqual(['const KIND', 'const first1', 'const next2']);
  });
});

/** Two functions that walk a list. */
interface List {
  first(tree: Tree, at: number): number;
  next(tree: Tree, at: number, last: number): number;
}
type Find = (tree: Tree, at: number) => number;
type Guard = (tree: Tree, at: number) => boolean;

/** A reader's answer that is not what the views of the tree say. */
interface Difference {
  readonly reader: string;
  readonly at: number;
  readonly found: unknown;
  readonly expected: unknown;
}

/** Compares every reader with the views of a tree, which find their fields by looking at every child. */
function expectAgreement(tree: Tree, readers: Readers): void {
  const differences: Difference[] = [];
  // One `expect` for each answer would take several times as long as the rest.
  const compare: Compare = (reader, at, found, expected) => {
    if (String(found) !== String(expected)) differences.push({ reader, at, found, expected });
  };
  const guards = Object.entries(readers).filter(([name]) => /^is\p{Lu}/u.test(name));
  for (let i = 4; i < tree.size; i += 4) {
    const node = tree.node(i);
    const { kindName } = node;
    if (kindName === 'Token' || kindName === 'UnparsedError' || kindName === 'TooDeepError') continue;
    const kinds = guards.filter(([, is]) => (is as Guard)(tree, i)).map(([name]) => name);
    compare('is…', i, kinds, [`is${kindName}`]);
    const prefix = NAMES[kindName] ?? lowerFirst(kindName);
    for (const label of labelsOf(node)) {
      const value = (node as unknown as Record<string, Node | readonly Node[] | undefined>)[label];
      compareField(tree, i, value, prefix + upperFirst(label), readers, compare);
    }
    compareText(tree, `${prefix}Text`, i, node, readers, compare);
    const children = readers[`${prefix}Children`] as List | undefined;
    const found = children === undefined ? [] : elementsOf(tree, i, children);
    compare(`${prefix}Children`, i, found, indicesOf(node.children));
  }
  expect(differences, JSON.stringify(tree.text)).toEqual([]);
}

type Compare = (reader: string, at: number, found: unknown, expected: unknown) => void;

const indicesOf = (nodes: readonly Node[]): number[] => nodes.map(({ index }) => index);

function compareField(
  tree: Tree,
  at: number,
  value: Node | readonly Node[] | undefined,
  name: string,
  readers: Readers,
  compare: Compare,
): void {
  if (Array.isArray(value)) {
    compare(name, at, elementsOf(tree, at, readers[name] as List), indicesOf(value));
  } else {
    const one = value as Node | undefined;
    compare(name, at, (readers[name] as Find)(tree, at), one?.index ?? 0);
    compareText(tree, `${name}Text`, at, one, readers, compare);
  }
}

/** If a reader of texts was generated, it returns the text of the view. */
function compareText(
  tree: Tree,
  name: string,
  at: number,
  node: Node | undefined,
  readers: Readers,
  compare: Compare,
): void {
  const reader = readers[name] as ((tree: Tree, at: number) => string | undefined) | undefined;
  if (reader !== undefined) compare(name, at, reader(tree, at), node?.text);
}

function elementsOf(tree: Tree, at: number, { first, next }: List): number[] {
  const found: number[] = [];
  for (let i = first(tree, at); i !== 0; i = next(tree, at, i)) found.push(i);
  return found;
}

function labelsOf(node: Node): string[] {
  const own = Object.getOwnPropertyNames(Object.getPrototypeOf(node));
  return own.filter((name) => name !== 'constructor' && name !== 'kind' && name !== 'text');
}

/** How names that begin with several capitals begin in readers. */
const NAMES: Readonly<Record<string, string>> = {
  ROOT: 'root',
  HEADER: 'header',
  BOARD: 'board',
  MOVE: 'move',
  AB: 'ab',
  ABc: 'aBc',
};

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

test('readers import the type of tokens only if a node has tokens, whatever the names of rules and labels are', () => {
  const importsOf = (grammar: string) => {
    const readers = generate(grammar, { file: 'token.peggy' }).files.get('readers.ts');
    return /^import type \{ (.*) \} from 'ludogram\/cst'/m.exec(readers ?? '')?.[1];
  };
  expect(importsOf('Token = Name "," Name\nName = [a-z]+')).toBe('NodeIndex, NodeList, Tree');
  expect(importsOf('Token = Name "," n:[0-9]\nName = [a-z]+')).toBe('NodeIndex, NodeList, Token, Tree');
  expect(importsOf('Name = [a-z]+')).toBe('NodeIndex, Tree');
  expect(importsOf('list = [a-z]+')).toBeUndefined();
});

test('readers name masks and long unions once, on lines of moderate length', () => {
  const kinds = Array.from({ length: 13 }, (_, i) => `Alternative${i}`);
  const rules = kinds.map((kind, i) => `${kind} = "${i};"`);
  const grammar = [`File = (others:Item / parts:(${kinds.join(' / ')}))*`, 'Item = "-"', ...rules].join('\n');
  const readers = generate(grammar, { file: 'file.peggy' }).files.get('readers.ts')!;
  expect(readers.match(/& \d+\)/g)).toBeNull();
  expect(readers.match(/^const \w+ = \d+;$/gm)).toEqual(['const KIND = 2047;', 'const FIELD = 4192256;']);
  const list = /fileParts: [^]*?\n};/.exec(readers)![0];
  expect(list.match(/NodeIndex<nodes\.Alternative7>/g)).toHaveLength(1);
  expect(Math.max(...readers.split('\n').map((line) => line.length))).toBeLessThan(120);
});

test('readers that would have the same name get different names', () => {
  const { readers } = loadGenerated('Root = aB:A b:Is\nA = "a" bC:"c"?\nIs = "i" c:"c"? root:"r"?', {
    start: ['Root'],
  });
  expect(
    Object.keys(readers)
      .filter((name) => name.startsWith('is'))
      .sort(),
  ).toEqual(['isA', 'isC', 'isChildren', 'isIs', 'isRoot', 'isRoot_']);
});

describe('readers agree with views', () => {
  test.each(START_RULES)('on the conformance cases of $startRule', async (rule) => {
    const { parse, readers } = await loaded(rule);
    const texts = textsOf(rule);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of sampled(texts)) expectAgreement(parse(text, { start: rule.startRule }), readers);
  });

  test.each(START_RULES)(`on random sentences of $startRule (seed ${SEED})`, async (rule) => {
    const { parse, readers } = await loaded(rule);
    const sentences = new RandomSentences(readGrammar(rule.grammar));
    const random = new Random(SEED);
    for (let i = 0; i < rounds(100); i++) {
      const options = { start: rule.startRule, size: 150, errors: i % 2 === 0 };
      const text = sentences.draw(options, (below) => random.int(below));
      expectAgreement(parse(text, { start: rule.startRule }), readers);
    }
  });

  test.each([
    ['an optional leaf before', 'Root = a:A? b:B c:C\nA = "a"\nB = "b"\nC = "c"'],
    ['an optional subtree before', 'Root = a:A? b:B c:C\nA = "a" d:D\nD = "d"\nB = "b"\nC = "c"'],
    ['comments between', 'Root = a:A _ b:B _ c:A?\nA = "a"\nB = "b"\n_ = C*\nC = "c"'],
    ['comments with nodes inside', 'Root = a:A _ b:A\nA = "a"\n_ = C*\nC = "(" D ")"\nD = "d"?'],
    ['comments inside tokens', 'Root = a:("a" _ "a")? b:"b"\n_ = C?\nC = "c"'],
    ['a list with other nodes between', 'Root = (a:A / b:B / C)*\nA = "a"\nB = "b" C\nC = "c"'],
    ['a list with separators that are nodes', 'Root = a:A|1.., B| c:C?\nA = "a"\nB = "b" C\nC = "c"'],
    ['elements that can be missing', 'Root = (a:A? / b:B)|..3, C| d:D?\nA = "a"\nB = "b"\nC = "c"\nD = "d"'],
    ['two subtrees of one kind before', 'Root = a:A b:A c:B* d:C?\nA = "a" x:"x"\nB = "b" x:"x"\nC = "c" x:"x"'],
    ['two subtrees of one kind before others', 'Root = a:A b:A c:B d:C\nA = "a" x:"x"\nB = "b" x:"x"\nC = "c" / "d"'],
    ['a list of subtrees and one more', 'Root = a:A* b:A c:B? d:C\nA = "a" !"a" x:"x"\nB = "b" x:"x"\nC = "c"'],
    ['a kind that another alternative begins with', 'Root = d:A a:M / c:A d:M\nA = "a" x:"x"?\nM = "m"'],
    ['a choice that begins with one kind', 'Root = d:L (a:A / b:A+ a:M)\nA = "a" x:"x"?\nL = "l"\nM = "m"'],
    ['two lists', 'Root = a:A* b:A+ c:"c"?\nA = "a" !"a" / "b"'],
    ['a field in several alternatives', 'Root = a:A b:B / b:B a:A / c:A\nA = "a"\nB = "b"'],
    ['a fragment that nests', 'Root = a:A more? b:B\nmore = "," A (c:B more)?\nA = "a"\nB = "b"'],
    ['a node that nests', 'Root = a:A b:B? tail:"e"?\nA = "(" a:A? b:B* ")"\nB = "b"'],
    ['text alone', 'Root = a:A $(A B) !A &B b:B c:A?\nA = "a"\nB = "b"'],
    ['texts that say which', 'Root = a:("x" / "xy" / "y")? b:K+\nK = "a" / "ab"i / c\nc = "b"'],
    ['kinds in capitals', 'Root = a:AB b:ABc\nAB = "a" _x:"x"?\nABc = "b"'],
  ])('with %s', (_about, grammar) => {
    const { parse, readers } = loadGenerated(grammar, { start: ['Root'] });
    const linked = readLinkedGrammar(grammar, 'test.peggy');
    const { sentences } = new SentencesUpTo(linked, 2000).of('Root', 8);
    expect(sentences.length).toBeGreaterThan(1);
    for (const text of sentences) expectAgreement(parse(text), readers);
  });

  test.each([
    ['a list that is never empty', 'Root = items:Root+ / "(" a:(Root / B) b:B? ")"\nB = "b"', '((((b)b)))'],
    ['required fields', 'Root = "(" a:Root how:("+" / "-") b:Root ")" / w:B\nB = "b"', '(b+(b-(b+b)))'],
    ['a field after a nested one', 'Root = "(" (Root / B)+ ")" z:B\nB = "b"', '((((b)b)b)b)b'],
    [
      'a fragment that nests',
      'Root = "<" group b:B ">"\ngroup = "(" (A / group) ")" x:B\nA = "a"\nB = "b"',
      '<(((a)b)b)bb>',
    ],
    ['text and a lookahead', 'Root = "(" $(A? Root?) &(B? ")") a:A? ")" b:B\nA = "a"\nB = "b"', '(a(a(a)b)b)b'],
    ['parts of a text', 'Root = "(" $(a:A Root) b:B ")" / b:B\nA = "a"\nB = "b"', '(a(a(abb)b)b)'],
    ['a lookahead at itself', 'Root = &(a:A Root) A w:Root / "." b:B\nA = "a"\nB = "b"', 'aaaa.b'],
  ])('where nesting passes its limit, with %s', (_about, grammar, text) => {
    const { parse, readers } = loadGenerated(grammar, { start: ['Root'] });
    const trees = [0, 1, 2, 3, 4].map((depthLimit) => parse(text, { depthLimit }));
    expect(trees[0]!.dump()).toContain('TooDeepError');
    for (const tree of [...trees, parse(text)]) expectAgreement(tree, readers);
  });

  test(`on random grammars whose fields have the same kinds (seed ${SEED})`, { timeout: 120_000 }, () => {
    const random = new Random(SEED);
    let texts = 0;
    for (let grammars = 0; grammars < rounds(40);) {
      const grammar = randomFields(random);
      const made = tryToLoad(grammar);
      if (made === undefined) continue;
      grammars++;
      const { sentences } = new SentencesUpTo(readLinkedGrammar(grammar, 'test.peggy'), 60).of('Root', 7);
      for (const text of sentences) expectAgreement(made.parse(text), made.readers);
      texts += sentences.length;
    }
    expect(texts).toBeGreaterThan(rounds(400));
  });

  test(`on random grammars (seed ${SEED})`, { timeout: 120_000 }, () => {
    const random = new Random(SEED);
    let nodes = 0;
    for (let grammars = 0; grammars < rounds(40);) {
      const grammar = randomGrammar(random);
      const made = tryToLoad(grammar);
      if (made === undefined) continue;
      grammars++;
      const ast = peggy.parser.parse(grammar, { grammarSource: 'random', reservedWords: [] });
      for (let i = 0; i < 10; i++) {
        const tree = made.parse(randomInput(ast, random));
        expectAgreement(tree, made.readers);
        nodes += tree.nodeCount;
      }
    }
    expect(nodes).toBeGreaterThan(rounds(400));
  });
});

/** Writes a rule whose fields have few kinds, so that neighboring fields often have the same one. */
function randomFields(random: Random): string {
  const kinds = ['A', 'A', 'B', 'L', 'M'];
  let labels = 0;
  const part = (): string => {
    const label = random.once(4) ? '' : `${'abcd'[random.once(4) ? random.int(4) : labels++ % 4]!}:`;
    return `${label}${random.pick(kinds)}${random.pick(['', '', '', '?', '*', '+'])}`;
  };
  const group = (): string =>
    random.pick([
      () => `(${part()} / ${part()})`,
      () => `(${part()} / ${part()})*`,
      () => `(${part()} ${part()})?`,
      () => `(${part()} ${part()})*`,
      () => `${random.pick('abcd'.split(''))}:${random.pick(kinds)}|1..3, M|`,
      () => `(${part()} / ${part()} ${part()})`,
    ])();
  const sequence = (): string =>
    Array.from({ length: 1 + random.int(4) }, () => (random.once(3) ? group() : part())).join(
      random.pick([' ', ' _ ']),
    );
  const rules = [`Root = ${sequence()}${random.once(4) ? ` / ${sequence()}` : ''}`, 'A = "a" x:X?', 'B = "b" x:X y:A?'];
  return [...rules, 'L = "l" / "x"', 'M = "m"', 'X = "x"', '_ = C*', 'C = "(" X? ")"'].join('\n');
}

async function loaded({ grammar }: StartRule): Promise<{ parse: Parse; readers: Readers }> {
  const folder = join(ROOT, 'generated', grammar);
  const { parse } = (await import(join(folder, 'parser.ts'))) as { parse: Parse };
  return { parse, readers: (await import(join(folder, 'readers.ts'))) as Readers };
}

function tryToLoad(grammar: string): { parse: Parse; readers: Readers } | undefined {
  try {
    return loadGenerated(grammar, { start: ['Root'] });
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}
