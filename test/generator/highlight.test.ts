import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import type { Node, Tree } from '../../src/cst/index.js';
import { compileGrammar, GrammarProblems, streamMode, textMateGrammar } from '../../src/generator/index.js';
import { grammarFile, START_RULES, textsOf } from '../support/grammars.js';
import { ROOT } from '../support/shared.js';

const FILE = { file: 'my.peggy' };

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(new Uint8Array(wasm).buffer);
});

describe('textMateGrammar', () => {
  test('derives scopes from what parts match', async () => {
    const grammar = [
      'File = _ (Entry _)*\nEntry = Name _ "=" _ value:(Number / String / Flag) / "include" _ String / EntryError\n',
      'Name = [a-z]+\nNumber = "-"? [0-9]+ ("." [0-9]+)?\nString = "\\"" ("\\\\" . / [^"\\\\])* "\\""\nFlag = "yes" / "no"\n',
      'EntryError = [^ \\n]+\n_ = ([ \\n] / Comment)*\nComment = "#" [^\\n]* / block\nblock = "/*" (!"*/" .)* "*/"\n',
    ].join('');
    const scopes = await scopesOf(grammar, 'a = -1.5\nb = "x # \\" y" # c\n? include "d"');
    expect(scopes).toEqual([
      ['a', 'entity.name.name.my'],
      ['=', 'keyword.operator.my'],
      ['-1.5', 'constant.numeric.my'],
      ['b', 'entity.name.name.my'],
      ['=', 'keyword.operator.my'],
      ['"x # \\" y"', 'string.quoted.my'],
      ['# c', 'comment.my'],
      ['?', 'invalid.illegal.my'],
      ['include', 'keyword.control.my'],
      ['"d"', 'string.quoted.my'],
    ]);
    expect((await scopesOf(grammar, 'a = yes'))[2]).toEqual(['yes', 'constant.language.my']);
  });

  test('colors texts of several lines', async () => {
    const grammar = 'File = (Word / _)*\nWord = [a-z]+\n_ = [ \\n]+ / Comment\nComment = "/*" (!"*/" .)* "*/"\n';
    expect(await scopesOf(grammar, 'a /* b\nc\n*/ d')).toEqual([
      ['a', 'entity.name.word.my'],
      ['/* b', 'comment.my'],
      ['c', 'comment.my'],
      ['*/', 'comment.my'],
      ['d', 'entity.name.word.my'],
    ]);
  });

  test('tells parts of a node apart by their order', async () => {
    const grammar = 'Move = from:Square to:Square kind:Kind\nSquare = [a-h]\nKind = [a-z]\n';
    expect(await scopesOf(grammar, 'aba')).toEqual([
      ['ab', 'entity.name.square.my'],
      ['a', 'entity.name.kind.my'],
    ]);
  });

  test('takes the scope that a comment above a rule names', async () => {
    const grammar = 'File = Name*\n// @scope support.function\nName = [a-z]+ " "?\n';
    expect(await scopesOf(grammar, 'ab')).toEqual([['ab', 'support.function.my']]);
  });

  test('leaves out what no regular expression matches', () => {
    const { patterns } = textMateGrammar('A = "(" A? ")"\n', FILE);
    expect(patterns.map(({ match }) => match)).toEqual(['[\\x{28}]', '[\\x{29}]']);
    expect(() => textMateGrammar('A = B\n', FILE)).toThrow(GrammarProblems);
  });

  test('never tries exponentially long', async () => {
    const grammar = 'File = Item*\nItem = ([a-z]+ " "?)+ ";"\n';
    const began = performance.now();
    await scopesOf(grammar, 'a'.repeat(3_000));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

const AGREEING: Readonly<Record<string, number>> = { GameRecord: 0.75, RulesRecord: 0.6, XayAtom: 0.6 };

describe.each(START_RULES)('valid texts of $startRule', ({ grammar, startRule, folder }) => {
  const file = join(ROOT, grammarFile(grammar));
  const read = (path: string): string => readFileSync(path, 'utf8');
  const options = { file, read, start: [startRule] };
  const source = read(file);

  test('nearly every character has a scope, comments that of comments, and most parts that of their kind', async () => {
    const compiled = compileGrammar(source, options);
    const highlighter = await load(textMateGrammar(source, options));
    const mode = await loadMode(streamMode(source, options));
    const count = { all: 0, scoped: 0, invalid: 0, comments: 0, parts: 0, right: 0, same: 0 };
    for (const text of textsOf({ grammar, startRule, folder }).slice(0, 40)) {
      const tree = compiled.ok ? compiled.grammar.parse(text) : undefined;
      if (tree === undefined || tree.hasErrors) continue;
      const kinds = leafKinds(tree);
      const comments = new Set(tree.comments().flatMap(({ start, end }) => range(start, end)));
      const scopes = characterScopes(highlighter, text);
      const tags = characterTags(mode, text);
      for (const [i, character] of [...text.split('').entries()]) {
        if (/\s/.test(character)) continue;
        const scope = scopes[i] ?? '';
        count.all++;
        if (scope !== '') count.scoped++;
        if (scope.startsWith('invalid')) count.invalid++;
        if (comments.has(i) !== scope.startsWith('comment')) count.comments++;
        if ((tags[i] ?? '') === '' ? scope === '' : scope !== '') count.same++;
        const kind = kinds[i];
        if (kind === undefined) continue;
        count.parts++;
        if (/^(?:comment|string|constant|keyword|punctuation)/.test(scope) || scope.includes(`.${kind}.`))
          count.right++;
      }
    }
    expect(count.all).toBeGreaterThan(0);
    expect(count.scoped / count.all).toBeGreaterThan(0.95);
    expect(count.invalid / count.all).toBeLessThan(0.01);
    expect(count.comments).toBe(0);
    expect(count.same / count.all).toBeGreaterThan(0.98);
    expect(count.parts === 0 ? 1 : count.right / count.parts).toBeGreaterThan(AGREEING[startRule] ?? 0.85);
  });
});

type Highlighter = textmate.IGrammar;

async function load(grammar: ReturnType<typeof textMateGrammar>): Promise<Highlighter> {
  const onigLib = Promise.resolve({
    createOnigScanner: (sources: string[]) => new oniguruma.OnigScanner(sources),
    createOnigString: (text: string) => new oniguruma.OnigString(text),
  });
  const loadGrammar = () => Promise.resolve(grammar as unknown as textmate.IRawGrammar);
  return (await new textmate.Registry({ onigLib, loadGrammar }).loadGrammar(grammar.scopeName))!;
}

/** The scope of each character below that of the whole text. */
function characterScopes(grammar: Highlighter, text: string): (string | undefined)[] {
  const scopes: (string | undefined)[] = [];
  let state = textmate.INITIAL;
  let offset = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line.replace(/\n$/, ''), state);
    state = ruleStack;
    for (const token of tokens) {
      const scope = token.scopes.length > 1 ? token.scopes.at(-1) : undefined;
      for (const i of range(token.startIndex, Math.min(token.endIndex, line.length))) scopes[offset + i] = scope;
    }
    offset += line.length;
  }
  return scopes;
}

/** The parts of a text that have a scope, without blanks at their ends. */
async function scopesOf(grammar: string, text: string): Promise<[string, string][]> {
  const scopes = characterScopes(await load(textMateGrammar(grammar, FILE)), text);
  const found: [string, string][] = [];
  for (const [i, character] of text.split('').entries()) {
    const scope = scopes[i];
    const last = found.at(-1);
    if (scope === undefined || character === '\n') found.push(['', '']);
    else if (last?.[1] === scope) last[0] += character;
    else found.push([character, scope]);
  }
  return found.filter(([part]) => part.trim() !== '').map(([part, scope]) => [part.trim(), scope]);
}

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
      expect(stream.pos).toBeGreaterThan(from);
      for (const _ of range(from, stream.pos)) tags.push(tag);
    }
    tags.push(null);
  }
  return tags;
}

/** The kind of the node without nodes inside around each character, in lower case; not of labelled parts. */
function leafKinds(tree: Tree): (string | undefined)[] {
  const kinds: (string | undefined)[] = [];
  const visit = (node: Node): void => {
    const { children, kindName, start, end } = node;
    if (children.length === 0 && kindName !== 'Token')
      for (const i of range(start, end)) kinds[i] = kindName.toLowerCase();
    for (const child of children) visit(child);
  };
  for (const child of tree.node(0).children) visit(child);
  return kinds;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
