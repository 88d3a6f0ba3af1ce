import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { describe, expect, test } from 'vitest';
import { type CompiledGrammar, compileGrammar, migrateGrammar } from '../../../src/generator/index.js';
import { filesUnder } from '../../support/files.js';
import { Random, SEED } from '../../support/random.js';
import { describeShared } from '../../support/shared.js';
import { PUBLIC_STYLE } from './public-style.js';
import { codeFor, withCode } from './put-code.js';
import { accepts, comparedWithPeggy, mutated } from './same-language.js';

const MUTATIONS = Number(process.env.LUDOGRAM_MUTATIONS ?? 10);

/** Code is put into a grammar again until there were so many tests, but not more often than this. */
const [TESTS, ROUNDS] = [30, 2];

/** The length of a long sample, and how many paragraphs of such samples are read. */
const [LONG, PARAGRAPHS] = [3000, 20];

describe('migrate keeps the language of grammars with code', () => {
  test.each(PUBLIC_STYLE)(`$name (seed ${SEED})`, (grammar) => {
    const isRead = comparedWithPeggy(grammar);
    const { texts } = grammar;
    const read = texts.filter(isRead).length;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(texts.length);
    const random = new Random(SEED);
    // Changes of changed texts reach further.
    const pool = [...texts];
    for (let i = 0; i < MUTATIONS * 40; i++) {
      const text = mutated(random.pick(pool), texts, random);
      if (isRead(text)) pool.push(text);
    }
    expect(pool.length).toBeGreaterThan(MUTATIONS * 4);
  });
});

describeShared('migrate keeps the language of grammars of other people', 'wild-grammars', (path) => {
  const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test.each(names.map(({ name }) => name))(`%s with predicates and actions (seed ${SEED})`, (name) => {
    const grammar = readFileSync(join(path, name, `${name}.peggy`), 'utf8');
    const compiled = compileGrammar(grammar, { nodes: 'all' });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const samples = filesUnder(join(path, name)).filter((file) => file.endsWith('.txt'));
    const texts = shortTexts(samples, compiled.grammar);
    const words = wordsIn(compiled.grammar, texts);
    const random = new Random(SEED);
    let tests = 0;
    let accepted = 0;
    for (let round = 0; tests < TESTS && round < ROUNDS; round++) {
      const code = codeFor(grammar, (label) => words.get(label) ?? [], random);
      const source = withCode(grammar, code);
      tests += migrateGrammar(source, name).code.filter(({ outcome }) => outcome === 'form').length;
      const changed = texts.flatMap((text) =>
        Array.from({ length: MUTATIONS / 5 }, () => mutated(text, texts, random)),
      );
      accepted += [...texts, ...changed].filter(comparedWithPeggy({ source })).length;
    }
    expect(tests).toBeGreaterThan(2);
    expect(accepted).toBeGreaterThan(0);
  });
});

describeShared('migrate keeps the language of a grammar with the predicates of its author', 'wild-grammars', (path) => {
  // Of the eight grammars, only this one has predicates: both count how deep values are nested.
  test(`toml (seed ${SEED})`, () => {
    const grammar = readFileSync(join(path, 'toml', 'toml.peggy'), 'utf8');
    const source = COUNTS.reduce((text, [before, after]) => {
      expect(text).toMatch(before);
      return text.replace(before, after);
    }, `{ let depth = 0; }\n${grammar}`);
    const { text, code, externals } = migrateGrammar(source, 'toml.pegjs');
    expect(code.filter(({ kind }) => kind === 'predicate').map(({ outcome }) => outcome)).toEqual(['changed', 'form']);
    expect(externals.size).toBe(0);
    const stock = peggy.generate(source, { cache: true });
    const compiled = compileGrammar(text, { nodes: 'auto' });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const { parse } = compiled.grammar;
    const nested = (levels: number): string => `a = ${'['.repeat(levels)}${']'.repeat(levels)}\n`;
    const texts = filesUnder(join(path, 'toml'))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(file, 'utf8'));
    const random = new Random(SEED);
    const changed = texts.flatMap((one) => Array.from({ length: MUTATIONS }, () => mutated(one, texts, random)));
    let accepted = 0;
    for (const one of [...texts, ...changed, nested(100)]) {
      const isAccepted = accepts(() => stock.parse(one));
      expect(!parse(one).hasErrors, `seed ${SEED}\n${JSON.stringify(one)}`).toBe(isAccepted);
      accepted += isAccepted ? 1 : 0;
    }
    expect(accepted).toBeGreaterThan(texts.length);
    // The one difference: the parser has a limit of its own.
    expect(accepts(() => stock.parse(nested(101)))).toBe(false);
    expect(parse(nested(101)).hasErrors).toBe(false);
    expect(parse(nested(101), { depthLimit: 50 }).hasErrors).toBe(true);
  });
});

/** The counts in the grammar of TOML. */
const COUNTS: readonly (readonly [RegExp, string])[] = [
  [/^value\n *= ''/m, 'value = &{ if (++depth > 100) { depth--; error("too deep"); } return true; }'],
  [/(?<=^value_choice\n *= v:value_body).*\n *\/ !''/m, ' { depth--; return v; } / &{ depth--; return false; }'],
];

/** The short samples of a grammar; of long ones, paragraphs that the grammar reads alone. */
function shortTexts(files: readonly string[], { parse }: CompiledGrammar): string[] {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const paragraphs = texts.flatMap((text) => (text.length < LONG ? [] : text.split('\n\n')));
  return [
    ...texts.filter((text) => text.length < LONG),
    ...paragraphs.filter((text) => text.length < LONG && !parse(text).hasErrors).slice(0, PARAGRAPHS),
  ];
}

/** The texts that the labels of a grammar match in samples. */
function wordsIn({ parse }: CompiledGrammar, texts: readonly string[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const text of texts) {
    const tree = parse(text);
    for (const cursor = tree.cursor(); cursor.next();) {
      const { fieldName, text: word } = tree.node(cursor.index);
      // Braces count in code, even in strings.
      if (fieldName !== '' && /^[^{}]{0,20}$/.test(word)) words.set(fieldName, [...(words.get(fieldName) ?? []), word]);
    }
  }
  return words;
}
