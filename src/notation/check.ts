import { firstNode, type Tree } from '../cst/index.js';
import type { Diagnostic, Span } from '../diagnostics/index.js';
import type { Level } from './options.js';
import type { Path } from './path.js';

/** The context of a check, a syntax rule or the legality pass: the text as a tree, the options, and where to report. */
export interface CheckContext<Root = unknown, Options = unknown, Facts = unknown> {
  readonly tree: Tree<Root & Tree['root']>;
  /** The options of the reading, its dialect filled in. */
  readonly options: Options;
  /** Facts about the whole text that several checks need; computed on first use. */
  readonly facts: Facts;
  /** Adds a diagnostic; they may come in any order. */
  readonly report: (diagnostic: Diagnostic) => void;
  /**
   * Returns the span of a part of the model; `undefined` if it is not in the text, or the notation does not locate its
   * parts.
   */
  readonly spanOf: (path: Path) => Span | undefined;
}

/** One check of a notation. It is run once for each node of its kinds, or once for the whole text. */
export interface Check<Context = CheckContext> {
  /** The level at which it is made, and at every stricter one. */
  readonly level: Exclude<Level, 'rules'>;
  /** Kind numbers of the nodes that it looks at; absent for a check of the whole text. */
  readonly on?: number | readonly number[];
  /**
   * @param at index of the node in the tree, which the generated readers take; of the root for a check of the whole
   * text
   */
  run(at: number, context: Context): void;
}

/** The checks that are made at one level. */
export interface Dispatch<Context> {
  readonly ofText: readonly Check<Context>[];
  /** By the kind number of the nodes that they look at; empty where no check looks at single nodes. */
  readonly byKind: readonly (readonly Check<Context>[] | undefined)[];
}

/** The checks that are made at a level. */
export function dispatchFor<Context>(checks: readonly Check<Context>[], level: Level): Dispatch<Context> {
  const made = checks.filter((check) => level !== 'syntax' || check.level === 'syntax');
  const last = made.flatMap(({ on = [] }) => on).reduce((most, kind) => Math.max(most, kind), -1);
  const byKind = Array.from({ length: last + 1 }, (_, kind) => {
    const own = made.filter(({ on = [] }) => [on].flat().includes(kind));
    return own.length === 0 ? undefined : own;
  });
  return { ofText: made.filter(({ on }) => on === undefined), byKind };
}

/** Makes the checks of a whole text, then walks its tree once, in document order, and makes each check on its nodes. */
export function runChecks<Context>(
  tree: Tree,
  { ofText, byKind }: Dispatch<Context>,
  run: (check: Check<Context>, at: number) => void,
): void {
  for (const check of ofText) run(check, firstNode(tree));
  if (byKind.length === 0) return;
  tree.eachNodeOf(byKind, (checks, at) => {
    for (const check of checks) run(check, at);
  });
}
