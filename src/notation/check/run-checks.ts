import { firstNode, type Tree } from '../../cst/index.js';
import { NotationError } from '../read/notation-error.js';
import type { Check, KindName } from './check.js';

/** The checks that are run at one level. */
export interface Dispatch<Context> {
  readonly ofText: readonly Check<Context>[];
  /** The checks of single nodes by the kind number of the nodes; empty if there are none. */
  readonly byKind: readonly (readonly Check<Context>[] | undefined)[];
}

/** The checks by the level that they are run at. */
export interface LevelDispatch<Context> {
  readonly syntax: Dispatch<Context>;
  readonly structure: Dispatch<Context>;
}

/**
 * Returns the checks that are run at each level.
 *
 * @param kinds the names of the kinds of the grammar, by their numbers
 * @param id the notation, for errors
 * @throws {NotationError} for a check of a kind that the grammar doesn't have
 */
export function dispatchByLevel<Context>(
  checks: readonly Check<Context>[],
  kinds: readonly string[],
  id: string,
): LevelDispatch<Context> {
  const numberOf = (kind: KindName): number => {
    const number = typeof kind === 'number' ? kind : kinds.indexOf(kind);
    if (kinds[number] !== undefined) return number;
    throw new NotationError(`notation ${id}: a check is on "${kind}", but the grammar has no such nodes`);
  };
  return {
    syntax: dispatchFor(
      checks.filter(({ level }) => level === 'syntax'),
      numberOf,
    ),
    structure: dispatchFor(checks, numberOf),
  };
}

function dispatchFor<Context>(
  checks: readonly Check<Context>[],
  numberOf: (kind: KindName) => number,
): Dispatch<Context> {
  const byKind: Check<Context>[][] = [];
  for (const check of checks) {
    const kinds = [check.on ?? []].flat();
    for (const kind of new Set(kinds.map(numberOf))) (byKind[kind] ??= []).push(check);
  }
  // A copy has `undefined` in place of holes, which are slower to read.
  return { ofText: checks.filter(({ on }) => on === undefined), byKind: Array.from(byKind) };
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
  tree.eachNodeOf(byKind, (checks, node) => {
    for (const check of checks) runner.run(check, node);
  });
}
