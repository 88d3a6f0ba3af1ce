import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Node, Tree } from '../../src/cst/index.js';
import { RandomSentences, SentencesUpTo } from '../../src/library/generator.js';
import { grammarFile, readGrammar, START_RULES, startRulesOf, textsOf } from '../support/grammars.js';
import { Random, SEED } from '../support/random.js';
import { rounds, sampled } from '../support/rounds.js';
import { ROOT } from '../support/shared.js';
import type { Parse } from './load-generated.js';
import { type ReferenceNode, type ReferenceParser, referenceParser } from './reference-parser.js';

const MUTATIONS = rounds(100);
const SENTENCES = rounds(50);
const LENGTH = 16;
const LIMIT = rounds(100);
/** The reference parser, and the comparison of its trees, call themselves at each level. */
const MAX_DEPTH = 1000;

describe.each(START_RULES)('$grammar, $startRule', (rule) => {
  const { grammar, startRule: start } = rule;
  let parse: (text: string) => Tree;
  let reference: Reference;
  const texts = textsOf(rule);

  beforeAll(async () => {
    const ours = (await import(join(ROOT, 'generated', grammar, 'parser.ts'))) as { parse: Parse };
    parse = (text) => ours.parse(text, { start, depthLimit: MAX_DEPTH });
    const theirs = referenceOf(grammar);
    reference = (text) => theirs.parse(text, { startRule: start });
  });

  test('gives the same tree as the reference parser on the conformance cases', () => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of sampled(texts)) compare(parse(text), reference);
  });

  test(`gives the same tree on ${MUTATIONS} changed cases (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let i = 0; i < MUTATIONS; i++) {
      const text = mutate(random.pick(texts), random);
      compare(parse(text), reference);
    }
  });

  test(`gives the same tree on ${SENTENCES} sentences of the grammar (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const sentences = new RandomSentences(readGrammar(grammar));
    for (let i = 0; i < SENTENCES; i++) {
      const options = { start, size: 5 + random.int(100), errors: random.once(2) };
      compare(parse(sentences.draw(options, (below) => random.int(below))), reference);
    }
  });

  test(`gives the same tree on every sentence of up to ${LENGTH} characters, or the first ${LIMIT}`, () => {
    for (const text of new SentencesUpTo(readGrammar(grammar), LIMIT).of(start, LENGTH).sentences) {
      compare(parse(text), reference);
    }
  });
});

/** The result of the reference parser for a text, read as some rule. */
type Reference = (text: string) => ReferenceNode;

/** One reference parser a grammar, for all its start rules. */
const references = new Map<string, ReferenceParser>();

function referenceOf(grammar: string): ReferenceParser {
  let reference = references.get(grammar);
  if (reference === undefined) {
    reference = referenceParser(grammarFile(grammar), startRulesOf(grammar));
    references.set(grammar, reference);
  }
  return reference;
}

/** Compares the trees, unless the text is nested more deeply than {@link MAX_DEPTH}. */
function compare(tree: Tree, reference: Reference): void {
  if (tree.errors().some((error) => error.kindName === 'TooDeepError')) return;
  expect(fastTree(tree), JSON.stringify(tree.text)).toEqual(referenceTree(reference, tree.text));
}

/** The reference parser's tree; where it rejects the text, nothing. */
function referenceTree(reference: Reference, text: string): ReferenceNode | undefined {
  try {
    return reference(text);
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}

function fastTree(tree: Tree): ReferenceNode | undefined {
  const [root, rest] = tree.node(0).children;
  const isWhole = root !== undefined && rest === undefined && root.kindName !== 'UnparsedError';
  return isWhole ? plain(root) : undefined;
}

function plain(node: Node): ReferenceNode {
  const field = node.fieldName === '' ? {} : { field: node.fieldName };
  return { kind: node.kindName, ...field, start: node.start, end: node.end, children: node.children.map(plain) };
}

function mutate(text: string, random: Random): string {
  let out = text;
  for (let i = random.int(3); i >= 0; i--) {
    const at = random.int(out.length + 1);
    const inserted = random.once(3)
      ? ''
      : random.pick(['a', 'Z', '1', '.', '#', '\n', ' ', 'é', '😀', '\0', '?', 'B', '(', ')', '[', '{', '/', ':']);
    out = out.slice(0, at) + inserted + out.slice(at + random.int(3));
  }
  return out;
}
