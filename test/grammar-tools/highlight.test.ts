import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  compileGrammar,
  GrammarProblems,
  readLinkedGrammar,
  streamMode,
  textMateGrammar,
} from '../../src/library/generator.js';
import { featureGrammar } from '../differential/random/random-features.js';
import { randomGrammar, randomInput } from '../differential/random/random-grammar.js';
import { randomRecords } from '../differential/random/random-records.js';
import { characterScopes, loadTextMate, scopedParts } from '../support/browser/textmate.js';
import { grammarFile, START_RULES, textsOf } from '../support/grammars.js';
import { Random, SEED } from '../support/random.js';
import { rounds, sampled, sized } from '../support/rounds.js';
import { ROOT } from '../support/shared.js';

const FILE = { file: 'my.peggy' };

describe('textMateGrammar', () => {
  test('derives scopes from what parts match', async () => {
    const grammar = [
      'File = _ (Entry _)*\nEntry = Name _ "=" _ value:(Number / String / Flag) / "include" _ String / EntryError\n',
      'Name = [a-z]+\nNumber = "-"? [0-9]+ ("." [0-9]+)?\nString = "\\"" ("\\\\" . / [^"\\\\])* "\\""\nFlag = "yes" / "no"\n',
      'EntryError = [^ \\n]+\n_ = ([ \\n] / Comment)*\nComment = "#" [^\\n]* / block\nblock = "/*" (!"*/" .)* "*/"\n',
    ].join('');
    const scopes = await scopesOf(grammar, 'a = -1.5\nb = "x # \\" y" # c\n? include "d"');
    expect(scopes).toEqual([
      ['a', 'string.my'],
      ['=', 'keyword.operator.my'],
      ['-1.5', 'constant.numeric.my'],
      ['b', 'string.my'],
      ['=', 'keyword.operator.my'],
      ['"x # \\" y"', 'string.my'],
      ['# c', 'comment.my'],
      ['include', 'keyword.control.my'],
      ['"d"', 'string.my'],
    ]);
    expect((await scopesOf(grammar, 'a = yes'))[2]).toEqual(['yes', 'string.my']);
  });

  test('colors texts of several lines', async () => {
    const grammar = 'File = (Word / _)*\nWord = [a-z]+\n_ = [ \\n]+ / Comment\nComment = "/*" (!"*/" .)* "*/"\n';
    expect(await scopesOf(grammar, 'a /* b\nc\n*/ d')).toEqual([
      ['a', 'variable.other.readwrite.my'],
      ['/* b', 'comment.my'],
      ['c', 'comment.my'],
      ['*/', 'comment.my'],
      ['d', 'variable.other.readwrite.my'],
    ]);
  });

  test('colors nodes of several lines, even where line breaks are between or in their parts', async () => {
    const grammar = [
      'File = _ (Tag _)* Word?\nTag = "[" key:$[a-z]+ _ "\\"" text:$("\\\\" . / [^"\\\\])* "\\" ]" _\n',
      'Word = "[" [a-z]+ "]"\n_ = [ \\n]*\n',
    ].join('');
    const tag = (...text: string[]) => [
      ['[', 'punctuation.my'],
      ['a', 'variable.other.property.my'],
      ['"', 'keyword.operator.my'],
      ...text.map((part) => [part, 'string.my']),
      ['"', 'keyword.operator.my'],
      [']', 'punctuation.my'],
    ];
    expect(await scopesOf(grammar, '[a\n\n "b" ]')).toEqual(tag('b'));
    const text = '[a "b\\" ]\nc" ]\n[a "d" ]';
    expect(await scopesOf(grammar, text)).toEqual([...tag('b\\" ]', 'c'), ...tag('d')]);
    const tags = characterTags(await loadMode(streamMode(grammar, FILE)), text);
    expect(Array.from(text).filter((_, i) => tags[i] === 'string')).toEqual([...'b\\" ]cd']);
    // A text of one line never begins a region.
    expect((await scopesOf(grammar, '[b]\n[a "b" ]')).slice(-6)).toEqual(tag('b'));
  });

  test('distinguishes parts of a node by their order', async () => {
    const grammar = 'Move = from:Square to:Square kind:Kind\nSquare = [a-h]\nKind = [a-z]\n';
    expect(await scopesOf(grammar, 'aba')).toEqual([
      ['ab', 'variable.other.readwrite.my'],
      ['a', 'entity.name.type.my'],
    ]);
  });

  test('takes the scope that a comment above a rule names', async () => {
    const grammar = 'File = Name*\n// @scope support.function\nName = [a-z]+ " "?\n';
    expect(await scopesOf(grammar, 'ab')).toEqual([['ab', 'support.function.my']]);
  });

  test('takes scopes by name of a kind or field, and by what names suggest', async () => {
    const grammar = 'Move = piece:[KQ] card:Letter to:Square\nLetter = [a-z]\nSquare = [a-h] [1-8]\n';
    const scopes = { Square: 'entity.name.label' };
    const highlighter = await loadTextMate(textMateGrammar(grammar, { ...FILE, scopes }));
    expect(scopedParts(highlighter, 'Kxa1')).toEqual([
      ['Kx', 'entity.name.type.my'],
      ['a1', 'entity.name.label.my'],
    ]);
  });

  test('colors the parts of what is repeated', async () => {
    const grammar =
      'Board = rows:Row|.., "/"| " " to:("w" / "b")\nRow = (Piece / Blanks)+\nPiece = [A-Z]\nBlanks = [1-8]\n';
    const expected = [
      ['K', 'entity.name.type.my'],
      ['2', 'constant.numeric.my'],
      ['/', 'keyword.operator.my'],
      ['Q', 'entity.name.type.my'],
      ['w', 'variable.other.readwrite.my'],
    ];
    expect(await scopesOf(grammar, 'K2/Q w')).toEqual(expected);
  });

  test('distinguishes the words and the punctuation of a text', async () => {
    expect(await scopesOf('Entry = "[rules:" size:[0-9]+ "]" [a-z]\n', '[rules:1]x')).toEqual([
      ['[', 'punctuation.my'],
      ['rules', 'keyword.control.my'],
      [':', 'punctuation.my'],
      ['1', 'constant.numeric.my'],
      [']', 'punctuation.my'],
      ['x', 'keyword.control.my'],
    ]);
  });

  test('leaves out what no regular expression matches', () => {
    const { patterns } = textMateGrammar('A = "(" A? ")"\n', FILE);
    expect(patterns.map(({ match }) => match)).toEqual(['[\\x{28}]', '[\\x{29}]']);
    expect(() => textMateGrammar('A = B\n', FILE)).toThrow(GrammarProblems);
  });

  test('colors what is only at the start of a line', async () => {
    const grammar = 'File = (Heading / Word / "\\n" / " ")*\nHeading = ^ "#" [a-z]+\nWord = [a-z#]+\n';
    expect(await scopesOf(grammar, '#a b#c\n#d')).toEqual([
      ['#a', 'variable.other.readwrite.my'],
      ['b#c', 'variable.other.readwrite.my'],
      ['#d', 'variable.other.readwrite.my'],
    ]);
  });

  test.each([
    ['line breaks', 'File = (Word "\\n"+)*\nWord = [a-z]+\n', 'ab\n\nc\n'],
    ['line breaks in a part', 'File = (Word x:("\\n" / "\\r")* ";")*\nWord = [a-z]+\n', 'ab;c;'],
    ['a lookahead', 'File = Word (!"b")|2| ";"\nWord = [a-z]+\n', 'ab;'],
    ['the start of a line', 'File = (^ / "-")|1..2| Word ";"\nWord = [a-z]+\n', 'ab;'],
    ['a number of times that a label has', 'File = n:$[0-9] Word|n, ","| ";"\nWord = [a-z]+\n', '2ab,c;'],
    ['many times', 'File = Word Word|..200000| ";"\nWord = [a-z]\n', 'ab;'],
    ['half a character', 'File = Word "\\uD83D"* [\\uD83D]? ";"\nWord = [a-z]+\n', 'ab;'],
  ])('colors texts of a grammar that repeats %s', async (_, grammar, text) => {
    const scopes = characterScopes(await loadTextMate(textMateGrammar(grammar, FILE)), text);
    const tags = characterTags(await loadMode(streamMode(grammar, FILE)), text);
    for (const [i, character] of [...text].entries()) {
      if (!/[a-z]/.test(character)) continue;
      expect(scopes[i]).toBe('variable.other.readwrite.my');
      expect(tags[i]).toBe('variableName');
    }
  });

  test('never tries exponentially long', async () => {
    const grammar = 'File = Item*\nItem = ([a-z]+ " "?)+ ";"\n';
    expect(await scopesOf(grammar, 'a'.repeat(3_000))).toEqual([]);
  });
});

describe.each(START_RULES.slice(0, sized(4, START_RULES.length)))(
  'valid texts of $startRule',
  ({ grammar, startRule, folder }) => {
    const file = join(ROOT, grammarFile(grammar));
    const read = (path: string): string => readFileSync(path, 'utf8');
    const options = { file, read, start: [startRule] };
    const source = read(file);

    test('nearly every character has a scope, and comments have that of comments', async () => {
      const compiled = compileGrammar(source, options);
      const highlighter = await loadTextMate(textMateGrammar(source, options));
      const mode = await loadMode(streamMode(source, options));
      const count = { all: 0, scoped: 0, comments: 0, same: 0 };
      for (const text of sampled(textsOf({ grammar, startRule, folder })).slice(0, sized(6, 40))) {
        const tree = compiled.ok ? compiled.grammar.parse(text) : undefined;
        if (tree === undefined || tree.hasErrors) continue;
        const comments = new Set(tree.comments().flatMap(({ start, end }) => range(start, end)));
        const scopes = characterScopes(highlighter, text);
        const tags = characterTags(mode, text);
        for (const [i, character] of [...text.split('').entries()]) {
          if (/\s/.test(character)) continue;
          const scope = scopes[i] ?? '';
          count.all++;
          if (scope !== '') count.scoped++;
          if (comments.has(i) !== scope.startsWith('comment')) count.comments++;
          if ((tags[i] ?? '') === '' ? scope === '' : scope !== '') count.same++;
        }
      }
      expect(count.all).toBeGreaterThan(0);
      expect(count.scoped / count.all).toBeGreaterThan(0.95);
      expect(count.comments).toBe(0);
      expect(count.same / count.all).toBeGreaterThan(0.98);
    });
  },
);

test(`every character of texts of random grammars is colored once, by both (seed ${SEED})`, async () => {
  const random = new Random(SEED);
  const grammars = [randomGrammar, randomRecords, (from: Random) => featureGrammar(from).source];
  const grammarCount = sized(3, rounds(60));
  for (let made = 0; made < grammarCount;) {
    const grammar = grammars[made % grammars.length]!(random);
    const compiled = compileGrammar(grammar, { start: ['Root'] });
    if (!compiled.ok) continue;
    made++;
    const highlighter = await loadTextMate(textMateGrammar(grammar, FILE));
    const mode = await loadMode(streamMode(grammar, FILE));
    const linked = readLinkedGrammar(grammar, 'my.peggy');
    for (let i = 0; i < 5; i++) {
      const text = randomInput(linked, random);
      expect(characterScopes(highlighter, text).length).toBeLessThanOrEqual(text.length);
      expect(characterTags(mode, text), grammar).toHaveLength(text.length + 1);
    }
  }
});

/** The parts of a text that have a scope in a grammar, without white space at their ends. */
const scopesOf = async (grammar: string, text: string): Promise<[string, string][]> =>
  scopedParts(await loadTextMate(textMateGrammar(grammar, FILE)), text);

interface Mode {
  startState(): unknown;
  token(stream: Stream, state: unknown): string | null;
}

const loadMode = async (code: string): Promise<Mode> =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { mode: Mode }).mode;

/** The part of CodeMirror's stream that modes use. */
class Stream {
  readonly string: string;
  pos = 0;

  constructor(line: string) {
    this.string = line;
  }

  eatSpace(): boolean {
    const from = this.pos;
    while (/\s/.test(this.string.charAt(this.pos))) this.pos++;
    return this.pos > from;
  }

  next(): void {
    this.pos++;
  }
}

/** The tag that a stream mode gives each character. */
function characterTags(mode: Mode, text: string): (string | null)[] {
  const tags: (string | null)[] = [];
  const state = mode.startState();
  for (const line of text.split('\n')) {
    const stream = new Stream(line);
    while (stream.pos < line.length) {
      const from = stream.pos;
      const tag = mode.token(stream, state);
      if (stream.pos <= from) expect(stream.pos).toBeGreaterThan(from);
      for (const _ of range(from, stream.pos)) tags.push(tag);
    }
    tags.push(null);
  }
  return tags;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
