import peggy from 'peggy';
import { expect, test } from 'vitest';
import { BuiltinKind, type Node, type Tree } from '../../src/cst/index.js';
import { GrammarProblems } from '../../src/generator/index.js';
import { Interpreter } from '../../src/grammar-tools/interpreter/interpreter.js';
import { BudgetError, type FoundNode, type Match } from '../../src/grammar-tools/interpreter/match.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated, type Parse } from './load-generated.js';
import { randomGrammar, randomInput } from './random/random-grammar.js';

const GRAMMARS = rounds(50);
const INPUTS = rounds(20);

/**
 * Random grammars are generated with and without memos, and compared with the plain interpreter and stock peggy. The
 * deep run tries 25,000 pairs of a grammar and an input.
 */
test(`${GRAMMARS} random grammars parse as the interpreter and stock peggy say (seed ${SEED})`, { timeout: 0 }, () => {
  const random = new Random(SEED);
  const counts = { grammars: 0, refusedByPeggy: 0, pairs: 0, matched: 0, accepted: 0, nodes: 0 };
  while (counts.grammars < GRAMMARS) {
    const grammar = randomGrammar(random);
    const parse = parserOf(grammar, 'needed');
    if (parse === undefined) continue;
    const remembering = parserOf(grammar, 'all')!;
    const ast = peggy.parser.parse(grammar, { grammarSource: 'random', reservedWords: [] });
    const stock = stockParser(grammar);
    counts.grammars++;
    if (stock === undefined) counts.refusedByPeggy++;
    for (let i = 0; i < INPUTS; i++) {
      const input = randomInput(ast, random);
      let match: Match | undefined;
      try {
        match = new Interpreter(ast, input).run('Root');
      } catch (error) {
        if (error instanceof BudgetError) continue;
        throw error;
      }
      const tree = parse(input);
      const about = `seed ${SEED}\n${grammar}\ninput ${JSON.stringify(input)}`;
      expect(shown(tree), about).toEqual(expected(match, input));
      expect(shown(remembering(input)), about).toEqual(expected(match, input));
      expect(tree.source(), about).toBe(input);
      const accepted = match?.end === input.length;
      if (stock !== undefined) expect(stockAccepts(stock, input), about).toBe(accepted);
      counts.pairs++;
      counts.matched += match === undefined ? 0 : 1;
      counts.accepted += accepted ? 1 : 0;
      counts.nodes += tree.nodeCount;
    }
  }
  console.log(`differential test: seed ${SEED}, ${JSON.stringify(counts)}`);
  expect(counts.pairs).toBeGreaterThanOrEqual(GRAMMARS * INPUTS * 0.99);
  // The shares of few grammars say little.
  if (GRAMMARS < 50) return;
  // A grammar whose start rule fails on everything counts as much as any other, so these differ from seed to seed.
  expect(counts.matched / counts.pairs).toBeGreaterThan(0.4);
  expect(counts.accepted / counts.pairs).toBeGreaterThan(0.3);
  expect(counts.accepted / counts.pairs).toBeLessThan(0.65);
});

/**
 * Stock peggy but for one transformation: peggy 5.1 merges classes of UTF-16 units with classes of code points
 * (`"\\uD83D" / [é-ü]u`), after which the former match whole surrogate pairs.
 */
const withoutMergedClasses: peggy.Plugin = {
  use(config) {
    config.passes.transform = config.passes.transform.filter((pass) => pass.name !== 'mergeCharacterClasses');
  },
};

/** The parser of a grammar, unless the generator refuses it as peggy does (or more strictly, on purpose). */
function parserOf(grammar: string, memo: 'needed' | 'all'): Parse | undefined {
  try {
    return loadGenerated(grammar, { start: ['Root'], memo }).parse;
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    const reasons = /endless loop/i;
    expect(error.problems.filter((problem) => problem.severity === 'error' && !reasons.test(problem.message))).toEqual(
      [],
    );
    return undefined;
  }
}

/**
 * Stock peggy's parser; it has none for a grammar with left recursion, or with a repetition that looks endless because
 * peggy doesn't see that its content never matches: `(!_ "a"*)*`, where `_` always matches.
 */
function stockParser(grammar: string): peggy.Parser | undefined {
  try {
    return peggy.generate(grammar, { plugins: [withoutMergedClasses] });
  } catch (error) {
    if (error instanceof peggy.GrammarError && /recursion|repetition/.test(error.message)) return undefined;
    if (error instanceof RangeError) return undefined; // one of peggy's own checks does not end
    throw error;
  }
}

function stockAccepts(parser: peggy.Parser, input: string): boolean {
  try {
    parser.parse(input);
    return true;
  } catch (error) {
    if (error instanceof parser.SyntaxError) return false;
    throw error;
  }
}

function expected(match: Match | undefined, input: string): FoundNode[] {
  const end = match?.end ?? 0;
  const rest: FoundNode = { kind: 'UnparsedError', field: '', variant: 0, start: end, end: input.length, children: [] };
  const isWhole = match !== undefined && end === input.length;
  return [...(match?.nodes ?? []), ...(isWhole ? [] : [rest])];
}

function shown(tree: Tree): FoundNode[] {
  const view = (node: Node): FoundNode => ({
    kind: node.kindName,
    field: node.fieldName,
    variant: node.variant,
    start: node.start,
    end: node.end,
    children: node.children.map(view),
  });
  const document = tree.node(0);
  expect([document.kind, document.start, document.end]).toEqual([BuiltinKind.Document, 0, tree.text.length]);
  return document.children.map(view);
}
