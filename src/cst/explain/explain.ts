import type { Language } from '../tree/language.js';
import type { Node } from '../tree/node.js';
import type { Tree } from '../tree/tree.js';
import * as ExplainOp from './explain-op.js';
import type { ExplainSet, ExplainTable, WrittenSet } from './explain-table.js';
import type { SyntaxFailure } from './failure.js';
import { FailureTracer } from './failure-tracer.js';

/** The number of attempts that the whole pass may take, besides those for the length of the text. */
const BASE_ATTEMPTS = 200_000;
/** The number of attempts that each UTF-16 unit of the text adds. */
const ATTEMPTS_PER_UNIT = 60;

const tables = new WeakMap<Language, ExplainTable>();

/**
 * Returns, for each error node, what was expected and where: reads its text again from the choice of its error
 * production, this time recording how far each attempt gets. For a tree without errors, returns nothing without reading
 * the text.
 *
 * The pass has a budget that is linear in the length of the text; beyond it, error nodes are reported at their start,
 * without expectations.
 */
export const explain = (tree: Tree): SyntaxFailure[] => [...explainEach(tree)];

/**
 * Does the work of {@link explain} for one error node after another, each when it is requested. For texts with so many
 * errors that only the first are reported.
 */
export function* explainEach(tree: Tree): Generator<SyntaxFailure, void> {
  if (!tree.hasErrors) return;
  const tracer = tracerOf(tree);
  for (const node of tree.eachError()) yield explainError(node, tree, tracer);
}

/**
 * Returns a tracer for the language of a tree, with a budget of attempts that is linear in the length of the text.
 *
 * @param text the text that is traced, if not the text of the tree
 * @param table the rules, if not the rules of the language
 */
export function tracerOf(
  { language, text: whole, predicates }: Tree,
  text: string = whole,
  table: ExplainTable = tableOf(language),
): FailureTracer {
  const { tracer: Tracer = FailureTracer } = language;
  return new Tracer(table, text, BASE_ATTEMPTS + ATTEMPTS_PER_UNIT * text.length, predicates);
}

/** Returns the rule table of a language, which is decoded once. */
export function tableOf(language: Language): ExplainTable {
  let table = tables.get(language);
  if (table === undefined) {
    table = JSON.parse(language.table, withPatterns) as ExplainTable;
    tables.set(language, table);
  }
  return table;
}

/** Puts sticky patterns in place of the sources of sets. */
function withPatterns(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value[0] !== ExplainOp.set) return value;
  const [op, name, source = name] = value as unknown as WrittenSet;
  const end = source.lastIndexOf(']') + 1;
  const set: ExplainSet = [op, name, new RegExp(source.slice(0, end), `${source.slice(end)}y`)];
  return set;
}

function explainError(node: Node, tree: Tree, tracer: FailureTracer): SyntaxFailure {
  const { rules, recovers } = tableOf(tree.language);
  const kind = node.kindName;
  const isBuiltIn = kind === 'UnparsedError' || kind === 'TooDeepError';
  const tried = recovers[kind] ?? recovers[isBuiltIn ? '' : node.variant];
  tracer.reset(node.start);
  if (tried !== undefined) tracer.attempt(tried, node.start, node);
  else if (kind === 'UnparsedError') {
    const start = rules.findIndex((rule) => rule.start === tree.startRule);
    const end = tracer.attempt(start, 0);
    if (end === node.start) tracer.expect('end', 'end of text', node.start);
  }
  let offset = tracer.farthest;
  let { expected } = tracer;
  if (tried !== undefined && expected.length === 0) {
    // Only a lookahead rejected the text, such as a keyword for a name. At the end of the text, its start fails.
    tracer.reset(tree.text.length);
    tracer.attempt(tried, tracer.farthest);
    offset = node.start;
    ({ expected } = tracer);
  }
  const [found = ''] = tree.text.slice(offset, offset + 2);
  return { node, kind, at: offset, expected, found };
}
