import { describe, expect, test } from 'vitest';
import type { Kind as EbnfKind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse as parseEbnf } from '../../../generated/5dfen-ebnf/parser.js';
import { type Cards, Kind, type OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import type { SyntaxFailure } from '../../../src/cst/index.js';
import { type Catalogue, defineDiagnostics, explainCodes } from '../../../src/diagnostics/index.js';
import {
  type Check,
  check,
  defineNotation,
  type ErrorKindOf,
  type ReadOptions,
  type SyntaxRules,
} from '../../../src/notation/index.js';
import { defineReader } from '../../../src/notations/define-reader.js';

const codes = defineDiagnostics('demo', {
  unreadable: { severity: 'error', message: "{kind} isn't readable", hidesPosition: true },
  'unknown-start': { severity: 'error', message: 'no board', hidesPosition: 'start' },
  'many-cards': { severity: 'warning', message: '{count} cards before {moves} moves' },
  'card-q': { severity: 'error', message: 'this card is in no box' },
  'other-notation': { severity: 'error', message: 'this is {name}' },
  illegal: { severity: 'error', message: 'move {number} is illegal' },
});

const unreadable = ({ node, kind }: SyntaxFailure) => codes.report('unreadable', node, { kind });

interface Options extends ReadOptions {
  readonly box?: string;
}

const syntax: SyntaxRules<ErrorKindOf<typeof Kind>, unknown> = {
  UnparsedError: unreadable,
  TooDeepError: unreadable,
  BoardError: ({ node }) =>
    codes.report('unknown-start', node, undefined, node.text.includes('0') ? { severity: 'warning' } : {}),
  RowError: unreadable,
  CellError: () => undefined,
  StrayInCardsError: unreadable,
  MissingCardsError: unreadable,
  CardError: (failure) => [unreadable(failure), unreadable(failure)],
  ShortMoveError: unreadable,
  SecondBoardError: unreadable,
  StrayInMoveError: unreadable,
  SquareError: unreadable,
};

let lowered = 0;
let factsMade = 0;
const read = defineReader<readonly number[], OniFile, typeof Kind, Options, { readonly moves: number }>({
  // The texts look like Onitama games.
  info: { id: 'oni', title: 'demo games', dialects: ['new', 'old'] },
  parse,
  diagnostics: [codes],
  syntax,
  checks: [
    {
      level: 'structure',
      on: Kind.Cards,
      run(node, { tree, facts, report }) {
        const count = (tree.node(node) as Cards).cards.length;
        report(codes.report('many-cards', tree.node(node), { count, moves: facts.moves }));
      },
    },
    {
      level: 'syntax',
      on: [Kind.Card, Kind.CardError],
      run(at, { tree, options, report }) {
        const node = tree.node(at);
        if (node.text === (options.box ?? 'Q')) report(codes.report('card-q', node));
      },
    },
  ],
  facts(tree) {
    factsMade++;
    return { moves: tree.root.moves.length };
  },
  lower(tree, _, facts) {
    lowered++;
    return tree.root.moves.slice(0, facts.moves).map(({ start }) => start);
  },
  legality(starts, { from }, { report }) {
    starts.forEach((start, i) => {
      if (start < from) report(codes.report('illegal', { start, end: start + 3 }, { number: i + 1 }));
    });
  },
});

const codesOf = (text: string, options?: Options) => read(text, options).diagnostics.map(({ code }) => code);

describe('a reader', () => {
  test('reports in document order: syntax, checks, then the legality of the moves', () => {
    expect(codesOf('BXLUT Brs Lhl')).toEqual(['demo/many-cards', 'demo/illegal', 'demo/illegal']);
    expect(codesOf('BXLUQ Brs')).toEqual(['demo/many-cards', 'demo/card-q', 'demo/illegal']);
  });

  test('names another notation, and nothing else', () => {
    expect(read('AZULGAME\n2\n').diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['demo/other-notation', 'this is an Azul game'],
    ]);
  });

  test('a text that the notation detects, or begins to read, is never called another one', () => {
    const own = defineReader<undefined, OniFile, typeof Kind>({
      info: { id: 'mine', title: 'my games', detect: (text) => text.includes('GAME') },
      parse,
      diagnostics: [codes],
      syntax,
      lower: () => undefined,
    });
    expect(own('AZULGAME\n2\n').diagnostics.map(({ code }) => code)).not.toContain('demo/other-notation');
    expect(own('[event:Spring cup]\n1. d1-c1 d3-b3').diagnostics.map(({ code }) => code)).toEqual([
      'demo/other-notation',
    ]);
    // The first line can be read: the text keeps its own errors.
    const chess = '\n1. e4 e5 2. Nf3 Nc6\n';
    expect(own(`what is this${chess}`).diagnostics.map(({ code }) => code)).toEqual(['demo/other-notation']);
    expect(own(`BXLUT${chess}`).diagnostics.map(({ code }) => code)).not.toContain('demo/other-notation');
  });

  test('has the codes that every notation has without declaring them', () => {
    const bare = defineDiagnostics('bare', { unreadable: codes.rows.unreadable });
    const { UnparsedError: _unparsed, TooDeepError: _tooDeep, ...own } = syntax;
    const plain = defineReader<undefined, OniFile, typeof Kind>({
      info: { id: 'bare', title: 'bare games' },
      parse: (text) => parse(text),
      diagnostics: [bare],
      syntax: own,
      lower: () => undefined,
    });
    expect(plain('AZULGAME\n2\n').diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['bare/other-notation', 'this looks like an Azul game: expected bare games'],
    ]);
    const notation = defineNotation({
      codes: explainCodes(bare, () => ({ unreadable: { explanation: 'Unreadable.', example: '?' } })),
      read: plain,
      codec: { encode: () => null, decode: () => undefined, schema: () => ({}) },
      print: { write: () => '' },
    });
    expect(notation.codes.codes.map(({ code }) => code)).toEqual([
      'bare/unreadable',
      'bare/other-notation',
      'bare/unexpected-text',
      'bare/too-deep',
    ]);
    expect(notation.codes.find('bare/too-deep')?.severity).toBe('error');
  });

  test('says what was expected where the grammar leaves the text over', () => {
    const ebnf = defineReader<undefined, ROOT, typeof EbnfKind>({
      info: { id: 'bare', title: 'bare games' },
      parse: parseEbnf,
      diagnostics: [],
      syntax: {},
      lower: () => undefined,
    });
    const at = (text: string) => ebnf(text).diagnostics.map(({ code, span, message }) => [code, span.start, message]);
    expect(at('[0 ')).toEqual([
      ['bare/unexpected-text', 2, expect.stringMatching(/^unexpected " ": expected .*\[0-9\].* or ";"$/)],
    ]);
    expect(at('[0')).toEqual([
      ['bare/unexpected-text', 2, expect.stringMatching(/^unexpected end of text: expected /)],
    ]);
  });

  test('makes only the checks of its level', () => {
    expect(codesOf('BXLUQ Brs', { level: 'structure' })).toEqual(['demo/many-cards', 'demo/card-q']);
    expect(codesOf('BXLUQ Brs', { level: 'syntax' })).toEqual(['demo/card-q']);
  });

  test('passes its options to the checks', () => {
    expect(codesOf('BXLUT Brs', { level: 'syntax', box: 'T' })).toEqual(['demo/card-q']);
  });

  test('does not check moves after a code that hides the position', () => {
    expect(codesOf('BXLUT Brs Lh Brs')).toEqual(['demo/many-cards', 'demo/illegal', 'demo/unreadable']);
  });

  test('checks no move where an error hides the start, whatever is known after it', () => {
    expect(codesOf('11111 BXLUT Brs')).toEqual(['demo/unknown-start', 'demo/many-cards']);
    expect(codesOf('00000 BXLUT Brs')).toEqual(['demo/unknown-start', 'demo/many-cards', 'demo/illegal']);
  });

  test('reports any number of diagnostics for an error node', () => {
    expect(codesOf('BXLUA', { level: 'syntax' })).toEqual(['demo/unreadable', 'demo/unreadable']);
    expect(codesOf('1111x 11111 11111 11111 11111 BXLUT', { level: 'syntax' })).toEqual([]);
  });

  test('reports neighboring error nodes that are one fault with the rule of the first', () => {
    const joining = defineReader<undefined, OniFile, typeof Kind>({
      info: { id: 'oni', title: 'demo games' },
      parse,
      diagnostics: [codes],
      areOneFault: (earlier, later) => earlier.node.end === later.node.start,
      syntax: {
        ...syntax,
        CardError: ({ node }, _, fault) => codes.report('unreadable', node, { kind: fault.length }),
      },
      lower: () => undefined,
    });
    const found = joining('AIJBN').diagnostics.map(({ span, message }) => [span.start, message]);
    expect(found).toEqual([
      [0, "3 isn't readable"],
      [4, "1 isn't readable"],
    ]);
  });

  test.each(['BXLUT Brs', 'BXLUQ Brs', 'BXLU', 'BXLUT Br'])('finds %j equally well formed at every level', (text) => {
    const expected = text === 'BXLUT Brs';
    for (const level of ['syntax', 'structure', 'rules'] as const) {
      expect(read(text, { level }).isWellFormed).toBe(expected);
    }
  });

  test('makes the model when it is first requested, and only once', () => {
    lowered = 0;
    const reading = read('BXLUT Brs', { level: 'structure' });
    expect(lowered).toBe(0);
    expect(reading.model).toEqual([6]);
    expect(reading.model).toBe(reading.model);
    expect(lowered).toBe(1);
    lowered = 0;
    expect(read('BXLUT Brs').model).toEqual([6]);
    expect(lowered).toBe(1);
  });

  test('computes facts only for checks that ask', () => {
    factsMade = 0;
    read('BXLUT Brs', { level: 'syntax' });
    expect(factsMade).toBe(0);
    read('BXLUT Brs');
    expect(factsMade).toBe(1);
  });

  test('knows its dialects', () => {
    expect(read('BXLUT').dialect).toBe('new');
    expect(read('BXLUT', { dialect: 'old' }).dialect).toBe('old');
    expect(() => read('BXLUT', { dialect: 'odd' })).toThrow(
      new RangeError('unknown dialect "odd" of oni: expected new or old'),
    );
  });

  test.each(['rule', 'Rules', 3, true])('refuses the level %j, at which it would check too little', (level) => {
    expect(() => read('BXLUT', { level: level as never })).toThrow(
      new RangeError(`unknown level "${level}" of oni: expected syntax or structure or rules`),
    );
  });
});

test('a notation has the description of its reader, which nothing else can give', () => {
  const info = {
    id: 'mine',
    title: 'my games',
    extensions: ['.mine'],
    detect: (text: string) => text.includes('GAME'),
  };
  const own = defineReader<undefined, OniFile, typeof Kind>({
    info,
    parse,
    diagnostics: [codes],
    syntax,
    lower: () => undefined,
  });
  const rest = {
    codes: { format: 'mine', codes: [], find: () => undefined } satisfies Catalogue,
    read: own,
    codec: { encode: () => null, decode: () => undefined, schema: () => ({}) },
    print: { write: () => '' },
  };
  const notation = defineNotation(rest);
  expect(notation).toMatchObject({ id: 'mine', title: 'my games', extensions: ['.mine'] });
  expect(notation.detect('AZULGAME')).toBe(true);
  expect(notation.read('AZULGAME\n2\n').diagnostics.map(({ code }) => code)).not.toContain('demo/other-notation');
  // @ts-expect-error -- the reader would not have it
  expect(defineNotation({ ...rest, detect: () => false }).detect('AZULGAME')).toBe(true);
  // @ts-expect-error -- nor does a function have a description
  expect(() => defineNotation({ ...rest, read: (text: string) => own(text) })).toThrow();
});

test('a syntax rule that is missing at run time is named', () => {
  const incomplete = defineReader({
    info: { id: 'demo', title: 'demo games' },
    parse,
    diagnostics: [codes],
    syntax: {} as SyntaxRules<ErrorKindOf<typeof Kind>, unknown>,
    lower: () => [],
  });
  expect(() => incomplete('?')).toThrow(
    expect.objectContaining({
      name: 'NotationError',
      message: expect.stringMatching(/^notation demo: "syntax" has no entry for \w+Error$/),
    }),
  );
});

describe('check', () => {
  const makeRead = (one: Check<never>) =>
    defineReader({
      info: { id: 'oni', title: 'demo games' },
      parse,
      diagnostics: [codes],
      syntax,
      checks: [one as Check],
      lower: () => 0,
    });

  test('gives each node of its kinds, with its type, at the level structure', () => {
    const cards = check(parse, {
      on: ['Cards', 'FaultyCards'],
      run: (node, { report }) =>
        report(codes.report('many-cards', node, { count: node.cards.length, moves: node.kindName })),
    });
    const own = makeRead(cards);
    expect(own('BXLUT Brs').diagnostics.map(({ message }) => message)).toEqual(['5 cards before Cards moves']);
    expect(own('BXLUT Brs', { level: 'syntax' }).diagnostics).toEqual([]);
    expect(cards.level).toBe('structure');
  });

  test('a kind that the grammar lacks is an error of the declaration', () => {
    const own = makeRead({ level: 'syntax', on: 'Cord', run: () => undefined });
    expect(() => own('BXLUT')).toThrow('notation oni: a check is on "Cord", but the grammar has no such nodes');
    expect(() => makeRead({ level: 'syntax', on: 99, run: () => undefined })('BXLUT')).toThrow('"99"');
  });
});
