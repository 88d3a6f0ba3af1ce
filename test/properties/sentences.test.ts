import { describe, expect, test } from 'vitest';
import { violations } from '../../src/cli/verbs/fuzz/invariants.js';
import { Interpreter } from '../../src/grammar-tools/interpreter/interpreter.js';
import { RandomSentences, readLinkedGrammar, SentencesUpTo } from '../../src/library/generator.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { readGrammar, START_RULES, type StartRule } from '../support/grammars.js';
import { Random, SEED } from '../support/random.js';
import { ROUNDS, sampled, sized } from '../support/rounds.js';
import { subject } from './texts.js';

const linked = (text: string) => readLinkedGrammar(text, 'test.peggy');

/** It takes thousands of whole games of OTN until the rarest alternative is taken: only the deep run tries them. */
const isTried = ({ grammar, startRule }: StartRule) => ROUNDS >= 1 || grammar !== 'otn' || startRule !== 'GameRecord';

test.each(START_RULES.filter(isTried))(
  `sentences of $grammar, $startRule take every alternative (seed ${SEED})`,
  ({ grammar, startRule }) => {
    const sentences = new RandomSentences(readGrammar(grammar));
    const random = new Random(SEED);
    for (let i = 0; i < 20_000; i++) {
      // Looking for them takes longer than a sentence.
      if (i % 20 === 0 && sentences.untaken([startRule]).length === 0) break;
      sentences.draw({ start: startRule, size: 200, errors: true }, (below) => random.int(below));
    }
    expect(sentences.untaken([startRule])).toEqual([]);
  },
);

describe('rules that each begin with the next one', () => {
  const LENGTH = sized(500, 6000);
  const chain = (rule: (number: number) => string): string =>
    `A = a0\n${Array.from({ length: LENGTH }, (_, i) => `a${i} = ${rule(i)}\n`).join('')}a${LENGTH} = "b"\n`;

  test.each([
    ['alone', (i: number) => `a${i + 1}`, ['b'], 1],
    ['after a test', (i: number) => `!"c" a${i + 1}`, ['b'], 1],
    ['after an empty text', (i: number) => `"" a${i + 1}`, ['b'], 1],
    ['before another part', (i: number) => `a${i + 1} "c"?`, ['b', 'bc'], 1],
    ['as an alternative', (i: number) => (i === 0 ? `"${i}" / a${i + 1}` : `a${i + 1}`), ['0', 'b'], 1],
  ])('%s', (_name, rule, sentences, drawn) => {
    const grammar = linked(chain(rule));
    expect(new SentencesUpTo(grammar).of('A', 2).sentences).toEqual(sentences);
    expect(new RandomSentences(grammar).draw({ start: 'A' }, () => 0)).toHaveLength(drawn);
  });

  test('after a character', () => {
    const grammar = linked(chain((i) => `"a" a${i + 1}`));
    expect(new SentencesUpTo(grammar).of('A', 2)).toEqual({ sentences: [], isComplete: true });
    expect(new RandomSentences(grammar).draw({ start: 'A' }, () => 0)).toHaveLength(LENGTH + 1);
  });
});

test('a rule without an end that uses itself several times is given up after the size of a sentence', () => {
  const sentences = new RandomSentences(linked('A = (B / "x") A*\nB = &"b" B B / "b" C C C\nC = B+'));
  const random = new Random(SEED);
  const drawn = Array.from({ length: 50 }, () =>
    sentences.draw({ start: 'A', size: 50 }, (below) => random.int(below)),
  );
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(1000);
});

test('a sentence comes to its end, and the same picks make the same one', () => {
  const sentences = () => new RandomSentences(linked('A = "(" A ")" / "[" A "]" A / "x"'));
  const random = new Random(SEED);
  const pick = (below: number) => random.int(below);
  const drawn = Array.from({ length: 200 }, () => sentences().draw({ start: 'A', size: 50 }, pick));
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(1000);
  const again = new Random(SEED);
  expect(sentences().draw({ start: 'A' }, (below) => again.int(below))).toBe(drawn[0]);
});

test.each([
  ['equally short alternatives that lead back', 'A = "x"? B B / C C / ""\nB = A / C\nC = A / B'],
  ['rules that lead to each other without an end', 'A = "(" B / "x"\nB = "[" B "]"'],
])('a sentence comes to its end with %s', (_name, grammar) => {
  const sentences = new RandomSentences(linked(grammar));
  const random = new Random(SEED);
  for (let i = 0; i < 100; i++) {
    expect(sentences.draw({ start: 'A', size: 5 }, (below) => random.int(below)).length).toBeLessThan(200);
  }
});

test('error productions occur only on request', () => {
  const sentences = new RandomSentences(linked('A = (B / BError)+\nB = "b"\nBError = "!"'));
  const random = new Random(SEED);
  const draw = (errors: boolean) =>
    Array.from({ length: 50 }, () => sentences.draw({ start: 'A', errors }, (below) => random.int(below))).join('');
  expect(draw(false)).not.toContain('!');
  expect(draw(true)).toContain('!');
});

test('bounds of repetitions hold', () => {
  const sentences = new RandomSentences(linked('A = [ab]|2..4, ","| "c"? "d"|3|'));
  const random = new Random(SEED);
  for (let i = 0; i < 200; i++) {
    expect(sentences.draw({ start: 'A' }, (below) => random.int(below))).toMatch(/^[ab](?:,[ab]){1,3}c?ddd$/);
  }
});

describe('every sentence up to a length', () => {
  test.each([
    ['A = "a"* "b"?', 2, ['', 'a', 'b', 'aa', 'ab']],
    ['A = [ab]|1..2, ","|', 3, ['a', 'b', 'a,a', 'a,b', 'b,a', 'b,b']],
    ['A = "(" A ")" / "x"', 5, ['x', '(x)', '((x))']],
    ['A = &"x" !"y" $("x" / label:"yy")', 2, ['x', 'yy']],
    ['A = "a"|2| B?\nB = "b" A', 5, ['aa', 'aabaa']],
    ['A = ("a"?)* "b"+', 2, ['b', 'ab', 'bb']],
  ])('%s', (grammar, length, wanted) => {
    const { sentences, isComplete } = new SentencesUpTo(linked(grammar)).of('A', length);
    expect([...sentences].sort()).toEqual([...wanted].sort());
    expect(isComplete).toBe(true);
    expect(sentences.map((text) => text.length)).toEqual(sentences.map((text) => text.length).sort((a, b) => a - b));
  });

  test('the sentences end at the limit, which is reported', () => {
    const { sentences, isComplete } = new SentencesUpTo(linked('A = [a-c]*'), 10).of('A', 9);
    expect(sentences).toHaveLength(10);
    expect(isComplete).toBe(false);
  });

  test('without predicates, the sentences are those that match', () => {
    const grammar = linked('A = "a" B* / "c"\nB = "b"+ "d"? / "e" A');
    const all = new Set(new SentencesUpTo(grammar).of('A', 5).sentences);
    const strings = Array.from({ length: 6 }, (_, length) => length).flatMap((length) =>
      Array.from({ length: 5 ** length }, (_, i) =>
        i
          .toString(5)
          .padStart(length, '0')
          .slice(0, length)
          .replace(/\d/g, (digit) => 'abcde'[Number(digit)]!),
      ),
    );
    for (const text of new Set(strings)) {
      // A choice takes the first that fits, so fewer texts match than the rules describe; never more.
      const isMatch = new Interpreter(grammar, text).run('A')?.end === text.length;
      if (isMatch) expect(all.has(text), text).toBe(true);
    }
  });
});

test.each(NOTATIONS)('short sentences of $id, all of them up to a bound, break nothing', async (entry) => {
  const tried = await subject(entry);
  const { sentences } = new SentencesUpTo(readGrammar(entry.grammar), sized(100, 300)).of(entry.startRule, 12);
  expect(sentences.length).toBeGreaterThan(50);
  for (const text of sampled(sentences)) expect(violations(text, tried), JSON.stringify(text)).toEqual([]);
});
