import type { Tree } from '../cst/index.js';
import type { Diagnostic, Span } from '../diagnostics/index.js';
import type { Level } from './format.js';
import type { Path } from './path.js';

/** What a check, a syntax rule or the legality pass gets: the text as a tree, how it is read, and where to report. */
export interface CheckContext<Root = unknown, Options = unknown, Facts = unknown> {
  readonly tree: Tree<Root & Tree['root']>;
  /** The options of the reading, its dialect filled in. */
  readonly options: Options;
  /** What several checks need to know of the whole text; computed when a check first asks. */
  readonly facts: Facts;
  /** Adds a diagnostic; they may come in any order. */
  readonly report: (diagnostic: Diagnostic) => void;
  /** Where a part of the model is written; `undefined` where it isn't, or the notation does not locate its parts. */
  readonly spanOf: (path: Path) => Span | undefined;
}

/** One check of a notation. It is run once for each node of its kinds. */
export interface Check<Context = CheckContext> {
  /** The level at which it is made, and at every stricter one. */
  readonly level: Exclude<Level, 'rules'>;
  /** Kind numbers of the nodes that it looks at. */
  readonly on: number | readonly number[];
  /** @param at index of the node in the tree; the generated readers take it */
  run(at: number, context: Context): void;
}

/** Checks by the kind number of the nodes that they look at. */
export type Dispatch<Context> = readonly (readonly Check<Context>[] | undefined)[];

/** The checks that are made at a level, by kind. */
export function dispatchFor<Context>(checks: readonly Check<Context>[], level: Level): Dispatch<Context> {
  const byKind: Check<Context>[][] = [];
  for (const check of checks) {
    if (level === 'syntax' && check.level === 'structure') continue;
    for (const kind of [check.on].flat()) (byKind[kind] ??= []).push(check);
  }
  return byKind;
}

/** Walks a tree once, in document order, and makes each check on each node of its kinds. */
export function runChecks<Context>(
  tree: Tree,
  dispatch: Dispatch<Context>,
  run: (check: Check<Context>, at: number) => void,
): void {
  if (dispatch.length === 0) return;
  tree.eachNodeOf(dispatch, (checks, at) => {
    for (const check of checks) run(check, at);
  });
}
