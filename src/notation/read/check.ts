import { firstNode, type Tree } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { Level } from '../options.js';
import type { Path } from '../path.js';
import type { FaultyPlies } from './faulty-plies.js';

/**
 * The context of a check, a syntax rule or the legality pass: the tree of the text, the options, and the function that
 * reports diagnostics.
 */
export interface CheckContext<Root = unknown, Options = unknown, Facts = unknown> {
  readonly tree: Tree<Root & Tree['root']>;
  /** The options of the reading, including its dialect. */
  readonly options: Options;
  /** Facts about the whole text that several checks need; computed on first use. */
  readonly facts: Facts;
  /** Adds a diagnostic. Diagnostics can be added in any order. */
  readonly report: (diagnostic: Diagnostic) => void;
  /** The plies that break the rules, for the legality pass. */
  readonly faultyPlies: FaultyPlies;
  /**
   * Returns the span of a part of the model; `undefined` if it is not in the text, or the notation does not locate its
   * parts.
   */
  readonly spanOf: (path: Path) => Span | undefined;
}

/** One check of a notation. It is run once for each node of its kinds, or once for the whole text. */
export interface Check<Context = CheckContext> {
  /** The most lenient level at which the check is run; stricter levels run it too. */
  readonly level: Exclude<Level, 'rules'>;
  /** Kind numbers of the nodes that are checked; absent for a check of the whole text. */
  readonly on?: number | readonly number[];
  /**
   * @param at index of the node in the tree, which the generated readers take; of the root for a check of the whole
   * text
   */
  run(at: number, context: Context): void;
}

/** The checks that are run at one level. */
export interface Dispatch<Context> {
  readonly ofText: readonly Check<Context>[];
  /** The checks of single nodes by the kind number of the nodes; empty if there are none. */
  readonly byKind: readonly (readonly Check<Context>[] | undefined)[];
}

/** Returns the checks that are run at a level. */
export function dispatchFor<Context>(checks: readonly Check<Context>[], level: Level): Dispatch<Context> {
  const made = checks.filter((check) => level !== 'syntax' || check.level === 'syntax');
  const byKind: Check<Context>[][] = [];
  for (const check of made) {
    for (const kind of new Set([check.on ?? []].flat())) (byKind[kind] ??= []).push(check);
  }
  // A copy has `undefined` in place of holes, which are slower to read.
  return { ofText: made.filter(({ on }) => on === undefined), byKind: Array.from(byKind) };
}

/** Runs single checks, with the context that they need. */
export interface CheckRunner<Context> {
  /** Runs a check at the node with this index. */
  run(check: Check<Context>, at: number): void;
}

/** Runs the checks of the whole text, then walks the tree once, in document order, and runs the checks of each node. */
export function runChecks<Context>(
  tree: Tree,
  { ofText, byKind }: Dispatch<Context>,
  runner: CheckRunner<Context>,
): void {
  for (const check of ofText) runner.run(check, firstNode(tree));
  if (byKind.length === 0) return;
  tree.eachNodeOf(byKind, (checks, at) => {
    for (const check of checks) runner.run(check, at);
  });
}
