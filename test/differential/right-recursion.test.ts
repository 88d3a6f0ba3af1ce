import peggy from 'peggy';
import { expect, test } from 'vitest';
import { GrammarProblems } from '../../src/generator/index.js';
import { Interpreter } from '../../src/grammar-tools/interpreter/interpreter.js';
import { BudgetError, type Match } from '../../src/grammar-tools/interpreter/match.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated, type Parse } from './load-generated.js';

const GRAMMARS = rounds(15);
const INPUTS = rounds(30);
const RULES = ['A', 'B', 'c', 'd'];
const OPTIONS = [{ memo: 'none' }, { memo: 'needed' }, { memo: 'all' }, { recover: 'auto' }] as const;

/**
 * Rules end with calls of each other, in sequences, choices, optional parts and labels, and before repetitions: each
 * becomes a round of a loop.
 */
test(`${GRAMMARS} right-recursive grammars parse as the interpreter says (seed ${SEED})`, { timeout: 0 }, () => {
  const random = new Random(SEED);
  const counts = { grammars: 0, loops: 0, pairs: 0, accepted: 0 };
  while (counts.grammars < GRAMMARS) {
    const grammar = `${RULES.map((name) => `${name} = ${alternatives(random)}`).join('\n')}\n`;
    const parsers = parsersOf(grammar);
    if (parsers === undefined) continue;
    counts.grammars++;
    counts.loops += parsers.hasLoop ? 1 : 0;
    const ast = peggy.parser.parse(grammar, { grammarSource: 'random', reservedWords: [] });
    for (let i = 0; i < INPUTS; i++) {
      const length = random.int(i % 5 === 0 ? 60 : 8);
      const input = Array.from({ length }, () => random.pick(['a', 'b', 'a', ',', ';'])).join('');
      const isAccepted = accepts(() => new Interpreter(ast, input).run('A'), input);
      const trees = parsers.all.map((parse) => parse(input));
      const about = `seed ${SEED}\n${grammar}\ninput ${JSON.stringify(input)}`;
      expect(trees[1]!.dump(), about).toBe(trees[0]!.dump());
      expect(trees[2]!.dump(), about).toBe(trees[0]!.dump());
      if (isAccepted !== undefined) {
        for (const tree of trees) expect(!tree.hasErrors, about).toBe(isAccepted);
        counts.accepted += isAccepted ? 1 : 0;
      }
      counts.pairs++;
    }
  }
  console.log(`right recursion test: seed ${SEED}, ${JSON.stringify(counts)}`);
  expect(counts.loops).toBeGreaterThan(counts.grammars / 3);
  if (counts.grammars >= 3) expect(counts.accepted).toBeGreaterThan(0);
});

function accepts(run: () => Match | undefined, input: string): boolean | undefined {
  try {
    return run()?.end === input.length;
  } catch (error) {
    if (error instanceof BudgetError) return undefined;
    throw error;
  }
}

/** The parsers of a grammar with different options, unless the generator refuses it. */
function parsersOf(grammar: string): { readonly all: readonly Parse[]; readonly hasLoop: boolean } | undefined {
  try {
    const loaded = OPTIONS.map((options) => loadGenerated(grammar, { start: ['A'], ...options }));
    const hasLoop = loaded[0]!.generated.files.get('parser.ts')!.includes('const makeTailCalls =');
    return { all: loaded.map(({ parse }) => parse), hasLoop };
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}

function alternatives(random: Random): string {
  const all = Array.from({ length: 1 + random.int(3) }, () => sequence(random, 2));
  return [...all, ...(random.int(3) === 0 ? [] : [token(random)])].join(' / ');
}

/** A sequence that begins with a token, so that no rule is left-recursive. */
function sequence(random: Random, depth: number): string {
  const first = random.pick(['"a"', '"b"', '","', '";"', '[ab]', 'x:"a"']);
  const inner = random.int(6) === 0 ? random.pick(RULES) : token(random);
  return [first, ...(random.int(2) === 0 ? [inner] : []), end(random, depth)].join(' ');
}

function token(random: Random): string {
  return random.pick(['"a"', '"b"', '","', '";"', '[ab]', 'x:"a"', '"a"?', '!","', '&"a"']);
}

function end(random: Random, depth: number): string {
  const call = random.pick(RULES);
  if (depth === 0) return call;
  const inner = () => sequence(random, depth - 1);
  const ends = [
    () => call,
    () => `z:${call}`,
    () => `(${inner()})?`,
    () => `(${inner()} / ${inner()})`,
    () => `y:(${inner()} / ${token(random)})`,
    () => `(${token(random)} / ${inner()})?`,
    () => `(${inner()})? ";"*`,
    () => `y:${call}? ";"*`,
    () => '";"*',
    () => token(random),
  ];
  return random.pick(ends)();
}
