import { expect, test } from 'vitest';
import { GrammarProblems } from '../../src/generator/index.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated, type LoadOptions, type Parse } from './load-generated.js';
import { nestedGrammar } from './nested-grammar.js';

const GRAMMARS = rounds(20);
const TEXTS = 6;
const LEVELS = 12;
/** Levels that are read in one go. */
const STACKS = [0, 1, 2, 5];

test(`parsers of ${GRAMMARS} random grammars give the same trees however little of a text they read in one go (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const memos = ['needed', 'all'] as const;
  let [grammars, limited] = [0, 0];
  while (grammars < GRAMMARS) {
    const grammar = nestedGrammar(random);
    const options: LoadOptions = { start: ['A'], memo: memos[grammars % 2]! };
    const plain = loaded(grammar.source, options);
    if (plain === undefined) continue;
    grammars++;
    const others = STACKS.map((stackDepth) => loaded(grammar.source, { ...options, stackDepth })!);
    for (let i = 0; i < TEXTS; i++) {
      const text = grammar.text(LEVELS, random).slice(0, 200);
      for (const depthLimit of [undefined, 3, 6, 8]) {
        const given = depthLimit === undefined ? {} : { depthLimit };
        const expected = plain(text, given).dump();
        if (expected.includes('TooDeepError')) limited++;
        others.forEach((parse, at) => {
          const about = `seed ${SEED}, stack ${STACKS[at]}, limit ${depthLimit}\n${grammar.source}text ${JSON.stringify(text)}`;
          const dump = parse(text, given).dump();
          // If the limit is exceeded, another alternative may reach the end of the readable text.
          if (expected.includes('TooDeepError')) expect(dump, about).toMatch(/TooDeepError|UnparsedError/);
          else expect(dump, about).toBe(expected);
        });
      }
    }
  }
  expect(limited).toBeGreaterThan(GRAMMARS / 2);
});

function loaded(source: string, options: LoadOptions): Parse | undefined {
  try {
    return loadGenerated(source, options).parse;
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}

test('a text that is read when little of the stack is left is read as far as otherwise', () => {
  const { parse } = loadGenerated('List = "[" List* "]"\n');
  const text = '['.repeat(3000) + ']'.repeat(3000);
  const below = (levels: number): string => {
    if (levels > 0) return below(levels - 1);
    return parse(text).dump();
  };
  const expected = parse(text).dump();
  const maxDepth = stackLevels();
  for (const share of [0.3, 0.6]) expect(below(Math.floor(maxDepth * share))).toBe(expected);
});

/** Returns the number of calls of a small function that the stack takes. */
function stackLevels(): number {
  let levels = 0;
  const deeper = (left: number): string => {
    levels++;
    return left > 0 ? deeper(left - 1) : '';
  };
  try {
    deeper(1e6);
  } catch {
    // The stack is exhausted.
  }
  return levels;
}
