import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse as parse5dfen } from '../../generated/5dfen/parser.js';
import { parse as parse5dfenEbnf } from '../../generated/5dfen-ebnf/parser.js';
import { parse as parseAzul } from '../../generated/azul/parser.js';
import { parse as parseOni } from '../../generated/oni/parser.js';
import { parse as parseXiangqi } from '../../generated/xiangqi/parser.js';
import { parse as parseOtn, type Roots } from '../../generated/otn/parser.js';
import type { Node, Tree } from '../../src/cst/index.js';
import { RandomSentences, readLinkedGrammar, SentencesUpTo } from '../../src/generator/index.js';
import { filesUnder } from '../support/files.js';
import { Random, SEED } from '../support/random.js';
import { ROOT } from '../support/shared.js';
import { type ReferenceNode, type ReferenceParse, referenceParser } from './reference-parser.js';

/** Every grammar of ours: a row here puts it under the test. */
const GRAMMARS: readonly { grammar: string; start: string; cases: string; parse: (text: string) => Tree }[] = [
  { grammar: 'grammars/oni.peggy', start: 'OniFile', cases: 'test/conformance/oni', parse: parseOni },
  {
    grammar: 'grammars/xiangqi.peggy',
    start: 'AnnoFen',
    cases: 'test/conformance/annofen',
    parse: (text) => parseXiangqi(text, { start: 'AnnoFen' }),
  },
  {
    grammar: 'grammars/xiangqi.peggy',
    start: 'Fen',
    cases: 'test/conformance/xiangqi-fen',
    parse: (text) => parseXiangqi(text, { start: 'Fen' }),
  },
  {
    grammar: 'grammars/xiangqi.peggy',
    start: 'XayText',
    cases: 'test/conformance/xay',
    parse: (text) => parseXiangqi(text, { start: 'XayText' }),
  },
  {
    grammar: 'grammars/xiangqi.peggy',
    start: 'XayAtom',
    cases: 'test/coverage/xay-atoms',
    parse: (text) => parseXiangqi(text, { start: 'XayAtom' }),
  },
  { grammar: 'grammars/azul.peggy', start: 'AzulGame', cases: 'test/conformance/azul', parse: parseAzul },
  { grammar: 'grammars/5dfen-ebnf.peggy', start: 'ROOT', cases: 'test/conformance/5dfen-ebnf', parse: parse5dfenEbnf },
  ...(['GameRecord', 'PositionRecord', 'MoveRecord', 'RulesRecord'] satisfies (keyof Roots)[]).map((start) => ({
    grammar: 'grammars/otn.peggy',
    start,
    cases: `test/conformance/otn${{ GameRecord: '', PositionRecord: '-position', MoveRecord: '-move', RulesRecord: '-rules' }[start]}`,
    parse: (text: string) => parseOtn(text, { start }),
  })),
  { grammar: 'grammars/5dfen.peggy', start: 'GameRecord', cases: 'test/conformance/5dfen', parse: parse5dfen },
];

const MUTATIONS = 2000;
const SENTENCES = 1000;
const LENGTH = 16;
const LIMIT = 1000;

describe.each(GRAMMARS)('$grammar, $start', ({ grammar, start, cases, parse }) => {
  let reference: Reference;
  const texts = filesUnder(join(ROOT, cases))
    .filter((file) => !file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'));

  beforeAll(async () => {
    const parseAs = await referenceOf(grammar);
    reference = (text) => parseAs(text, { startRule: start });
  });

  test('gives the same tree as the reference parser on every conformance case', () => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) compare(parse(text), reference);
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
    const sentences = new RandomSentences(linkedGrammar(grammar));
    for (let i = 0; i < SENTENCES; i++) {
      const options = { start, size: 5 + random.int(100), errors: random.once(2) };
      compare(parse(sentences.draw(options, (below) => random.int(below))), reference);
    }
  });

  test(`gives the same tree on every sentence of up to ${LENGTH} characters, or the first ${LIMIT}`, () => {
    for (const text of new SentencesUpTo(linkedGrammar(grammar), LIMIT).of(start, LENGTH).sentences) {
      compare(parse(text), reference);
    }
  });
});

const linkedGrammar = (file: string) => readLinkedGrammar(readFileSync(join(ROOT, file), 'utf8'), join(ROOT, file));

/** What a text is by the reference parser, read as some rule. */
type Reference = (text: string) => ReferenceNode;

/** One reference parser a grammar, for all its start rules: to compile it takes longest. */
const references = new Map<string, Promise<ReferenceParse>>();

function referenceOf(grammar: string): Promise<ReferenceParse> {
  let reference = references.get(grammar);
  if (reference === undefined) {
    const starts = GRAMMARS.filter((one) => one.grammar === grammar).map(({ start }) => start);
    reference = referenceParser(grammar, starts);
    references.set(grammar, reference);
  }
  return reference;
}

/** The reference parser has no depth limit: what lies beyond ours is not compared. */
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
