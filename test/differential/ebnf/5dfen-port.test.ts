import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import {
  checkEbnf,
  compareWithEbnf,
  type EbnfGrammar,
  readEbnf,
  readLinkedGrammar,
} from '../../../src/library/generator.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';
import { describeShared, ROOT } from '../../support/shared.js';
import { type Hole, Recognizer } from './ebnf-recognizer.js';
import { Sentences } from './ebnf-sentences.js';

/** Number of strings near sentences that are checked. */
const STRINGS = rounds(4000);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ebnf = readEbnf(read('grammars/5dfen.ebnf'), '5dfen.ebnf');

const oneOf = (characters: string): Hole => ({ kind: 'character', accepts: (c) => characters.includes(c) });
const noneOf = (characters: string): Hole => ({ kind: 'character', accepts: (c) => !characters.includes(c) });
const LOWER = 'abcdefghijklmnopqrstuvwxyz';

/** The meanings of the prose in the specification, and a few texts of each. */
const HOLES: readonly (readonly [begins: string, hole: Hole, samples: readonly string[]])[] = [
  ['all lowercase characters', oneOf(LOWER), ['a', 'w', 'b']],
  ['all uppercase characters', oneOf(LOWER.toUpperCase()), ['A', 'Z']],
  ['0-9', oneOf('0123456789'), ['0', '9']],
  [
    'any character that may fit',
    { kind: 'choice', parts: [noneOf('"\\'), { kind: 'sequence', parts: [oneOf('\\'), noneOf('')] }] },
    ['a', ']', '[', '\\"', '\\\\', '\n', ';', 'é'],
  ],
  [
    'a move formatted',
    { kind: 'sequence', parts: [noneOf('[ \n'), { kind: 'repetition', inner: noneOf('\n') }] },
    ['a', 'e2e4', '(0T1)e4 / [e5', ']', '"', '\r', '; '],
  ],
];

const holeOf = (text: string) => HOLES.find(([begins]) => text.startsWith(begins))!;
const recognizer = new Recognizer(ebnf, 'ROOT', (text) => holeOf(text)[1]);
const sentences = new Sentences(ebnf, (text) => holeOf(text)[2]);
/** With one or two texts for each hole, all short sentences can be written down. */
const few = new Sentences(ebnf, (text) => holeOf(text)[2].slice(0, 1).concat(holeOf(text)[2].slice(3, 4)));

/** Whether the port takes the whole text. */
function isAccepted(text: string): boolean {
  const [root, rest] = parse(text).node(0).children;
  return root?.kindName === 'ROOT' && root.end === text.length && rest === undefined;
}

test('there is one rule for each production, in the same order', () => {
  const { rules } = readLinkedGrammar(read('grammars/5dfen-ebnf.peggy'), '5dfen-ebnf.peggy');
  const names = rules.map(({ name }) => name);
  expect(compareWithEbnf(ebnf, names)).toEqual([]);
  expect(checkEbnf(ebnf, '', '')).toEqual([]);
});

describeShared('the original document', 'specs/5dfen.ebnf', (path) => {
  test('has the productions that are transcribed', () => {
    const shape = (grammar: EbnfGrammar) =>
      JSON.parse(
        JSON.stringify(grammar, (key, value: unknown) => (/[sS]pan|^start$|^end$/.test(key) ? undefined : value)),
      ) as unknown;
    expect(shape(ebnf)).toEqual(shape(readEbnf(readFileSync(path, 'utf8'), path)));
  });
});

/** The length of the longest of all sentences, in characters. */
const LENGTH = sized(6, 8);

test(`every sentence up to ${LENGTH} characters is accepted`, () => {
  const all = few.upTo('ROOT', LENGTH);
  expect(all.size).toBeGreaterThan(sized(100, 10_000));
  for (const text of all) {
    if (!recognizer.accepts(text) || !isAccepted(text)) expect.fail(`not accepted: ${JSON.stringify(text)}`);
  }
});

test(`long sentences are accepted (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let i = 0; i < rounds(2000); i++) {
    const text = sentences.random('ROOT', random, 6);
    if (!recognizer.accepts(text) || !isAccepted(text)) expect.fail(`not accepted: ${JSON.stringify(text)}`);
  }
});

test(`${STRINGS} strings near sentences get the verdict of the automaton (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const alphabet = [...'[]";/*\\wbaZ01-+._ \n\ré:'];
  const verdicts = { accepted: 0, rejected: 0 };
  let checked = 0;
  while (checked < STRINGS) {
    for (const text of neighbors(sentences.random('ROOT', random, 3), alphabet)) {
      const wanted = recognizer.accepts(text);
      if (isAccepted(text) !== wanted) expect.fail(`${wanted ? 'not ' : ''}accepted: ${JSON.stringify(text)}`);
      verdicts[wanted ? 'accepted' : 'rejected']++;
      if (++checked >= STRINGS) break;
    }
  }
  // Both verdicts are common, so that agreement says something.
  expect(verdicts.accepted).toBeGreaterThan(STRINGS / 10);
  expect(verdicts.rejected).toBeGreaterThan(STRINGS / 10);
});

/** Every deletion, insertion and replacement of one character. */
function* neighbors(text: string, alphabet: readonly string[]): Iterable<string> {
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') yield before + after.slice(1);
    for (const character of alphabet) {
      yield before + character + after;
      if (after !== '') yield before + character + after.slice(1);
    }
  }
}

test('the recognizer refuses productions that refer to themselves', () => {
  const recursive = readEbnf("a = 'x', [b]; b = a;", 'recursive.ebnf');
  expect(() => new Recognizer(recursive, 'a', () => oneOf(''))).toThrow(/refers to itself/);
});
