import { expect, test } from 'vitest';
import { GrammarProblems } from '../../src/generator/index.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated } from './load-generated.js';
import { nestedGrammar } from './nested-grammar.js';

const GRAMMARS = rounds(10);
const TEXTS = 12;
const LEVELS = 40;
/** A parser that doubles its work with each level makes 2^40 calls. */
const MAX_CALLS = { needed: 200_000, none: 20_000 };

class TooManyCalls extends Error {}

/** Nested texts, with and without their ends, for random grammars: no parser makes exponentially many calls. */
test(`parsers of ${GRAMMARS} random nested grammars make few calls (seed ${SEED})`, { timeout: 0 }, () => {
  const random = new Random(SEED);
  const counts = { grammars: 0, memo: 0, exponentialWithout: 0, most: 0 };
  while (counts.grammars < GRAMMARS) {
    const grammar = nestedGrammar(random);
    const needed = counting(grammar.source, 'needed');
    if (needed === undefined) continue;
    const none = needed.memo > 0 ? counting(grammar.source, 'none')! : needed;
    counts.grammars++;
    if (needed.memo > 0) counts.memo++;
    let doubles = false;
    for (let i = 0; i < TEXTS; i++) {
      const text = grammar.text(LEVELS, random).slice(0, 400);
      const calls = needed.callsFor(text);
      counts.most = Math.max(counts.most, calls ?? 0);
      expect(calls, `seed ${SEED}\n${grammar.source}text ${JSON.stringify(text)}`).toBeDefined();
      // Most texts of a grammar are alike: a few show what it does without a memo.
      if (i < 4) doubles ||= none.callsFor(text) === undefined;
    }
    if (doubles) counts.exponentialWithout++;
  }
  console.log(`exponential test: seed ${SEED}, ${JSON.stringify(counts)}`);
  expect(counts.exponentialWithout).toBeGreaterThan(GRAMMARS / 10);
});

/** A parser whose calls are counted; `callsFor` gives `undefined` where they are too many. */
function counting(source: string, memo: 'needed' | 'none') {
  let calls = 0;
  const onCall = () => {
    if (++calls > MAX_CALLS[memo]) throw new TooManyCalls();
  };
  try {
    const { parse, generated } = loadGenerated(source, { start: ['A'], memo, onCall });
    const callsFor = (text: string): number | undefined => {
      calls = 0;
      try {
        parse(text);
        return calls;
      } catch (error) {
        if (error instanceof TooManyCalls) return undefined;
        throw error;
      }
    };
    return { callsFor, memo: generated.memo.size };
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}
