import { expect, test } from 'vitest';
import { tableOf } from '../../src/cst/explain/explain.js';
import { TestTracer } from '../../src/cst/explain/test-tracer.js';
import type { Node, Tree } from '../../src/cst/index.js';
import { type GenerateOptions, GrammarProblems, readLinkedGrammar } from '../../src/generator/index.js';
import { Interpreter } from '../../src/grammar-tools/interpreter/interpreter.js';
import { BudgetError, type FoundNode, type Match } from '../../src/grammar-tools/interpreter/match.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated, type Parse } from './load-generated.js';
import { featureGrammar, FLAGS, originOf } from './random/random-features.js';
import { randomInput } from './random/random-grammar.js';

const GRAMMARS = rounds(10);
const INPUTS = rounds(20);
/** The predicates that the grammars declare. */
const PREDICATES = { even: (text: string) => text.length % 2 === 0 };
const MEMOS = ['none', 'all'] as const;

/**
 * Random grammars with parameters, flags, back references, tests of labels and columns, counts, and starts of lines.
 * The interpreter reads a grammar in which rules were copied and alternatives were taken out by hand.
 */
test(
  `${GRAMMARS} grammars with parameters, flags and back references parse as the interpreter says (seed ${SEED})`,
  { timeout: 0 },
  () => {
    const random = new Random(SEED);
    const counts = { grammars: 0, pairs: 0, matched: 0, accepted: 0, nodes: 0 };
    while (counts.grammars < GRAMMARS) {
      const grammar = featureGrammar(random);
      const known = FLAGS.filter((flag) => new RegExp(`#!?${flag} `).test(grammar.source) && random.once(2));
      const parse = parserOf(grammar.source, known, 'needed');
      if (parse === undefined) continue;
      const parsers = [parse, ...MEMOS.map((memo) => parserOf(grammar.source, known, memo)!)];
      const hand = readLinkedGrammar(grammar.byHand(known), 'by-hand.peggy');
      const view = grammar.source.includes('#') ? withoutLabels : (nodes: readonly FoundNode[]) => nodes;
      counts.grammars++;
      for (let i = 0; i < INPUTS; i++) {
        const input = randomInput(hand, random);
        let match: Match | undefined;
        try {
          match = new Interpreter(hand, input, { predicates: PREDICATES }).run('Root');
        } catch (error) {
          if (error instanceof BudgetError) continue;
          throw error;
        }
        const about = `seed ${SEED}\n${grammar.source}flags ${known.join()}\ninput ${JSON.stringify(input)}`;
        for (const one of parsers) {
          expect(view(shown(one(input, { predicates: PREDICATES }))), about).toEqual(view(expected(match, input)));
        }
        const tree = parse(input, { predicates: PREDICATES });
        expect(tracedEnd(tree), about).toBe(match?.end ?? -1);
        counts.pairs++;
        counts.matched += match === undefined ? 0 : 1;
        counts.accepted += match?.end === input.length ? 1 : 0;
        counts.nodes += tree.nodeCount;
      }
    }
    console.log(`features test: seed ${SEED}, ${JSON.stringify(counts)}`);
    // A few grammars may all be ones that hardly any text matches.
    if (GRAMMARS < 20) return;
    expect(counts.matched / counts.pairs).toBeGreaterThan(0.15);
    expect(counts.accepted / counts.pairs).toBeGreaterThan(0.1);
  },
);

/** If alternatives are pruned, labels apply to the ones that are left. */
function withoutLabels(nodes: readonly FoundNode[]): FoundNode[] {
  const kept = nodes.filter(({ kind }) => kind !== 'Token');
  return kept.map((node) => ({ ...node, field: '', children: withoutLabels(node.children) }));
}

function parserOf(
  grammar: string,
  flags: readonly string[],
  memo: GenerateOptions['memo'] & string,
): Parse | undefined {
  try {
    return loadGenerated(grammar, { start: ['Root'], flags, memo }).parse;
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    const errors = error.problems.filter(({ severity }) => severity === 'error');
    const refused = /endless loop|no alternative for these flags/;
    expect(
      errors.filter(({ message }) => !refused.test(message)),
      grammar,
    ).toEqual([]);
    return undefined;
  }
}

/** The offset that the explaining pass reaches. */
function tracedEnd({ language, text }: Tree): number {
  const table = tableOf(language);
  const start = table.rules.findIndex((rule) => rule.start === 'Root');
  return new TestTracer(table, text, 1_000_000, PREDICATES).attempt(start, 0);
}

function expected(match: Match | undefined, input: string): FoundNode[] {
  const end = match?.end ?? 0;
  const rest: FoundNode = { kind: 'UnparsedError', field: '', variant: 0, start: end, end: input.length, children: [] };
  const isWhole = match !== undefined && end === input.length;
  return [...(match?.nodes ?? []).map(plain), ...(isWhole ? [] : [rest])];
}

/**
 * A node by the name of the rule as the grammar writes it. Variants count alternatives, which differ where some are
 * pruned.
 */
function plain({ kind, children, ...node }: FoundNode): FoundNode {
  return { ...node, kind: originOf(kind), variant: 0, children: children.map(plain) };
}

function shown(tree: Tree): FoundNode[] {
  const view = (node: Node): FoundNode => ({
    kind: originOf(node.kindName),
    field: node.fieldName,
    variant: 0,
    start: node.start,
    end: node.end,
    children: node.children.map(view),
  });
  return tree.node(0).children.map(view);
}
