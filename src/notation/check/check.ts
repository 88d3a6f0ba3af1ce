import type { Tree } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { Level } from '../options.js';
import type { Path } from '../path.js';
import type { NodesOf, NodeSource, RootOf } from '../read/parser.js';
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

/** A kind of nodes: its name in the grammar, or its number in the generated `Kind`. */
export type KindName = string | number;

/** One check of a notation. It is run once for each node of its kinds, or once for the whole text. */
export interface Check<Context = CheckContext> {
  /** The most lenient level at which the check is run; stricter levels run it too. */
  readonly level: Exclude<Level, 'rules'>;
  /** Names or numbers of the kinds of nodes that are checked; absent for a check of the whole text. */
  readonly on?: KindName | readonly KindName[];
  /**
   * @param at index of the node in the tree, which the generated readers take; of the root for a check of the whole
   * text
   */
  run(at: number, context: Context): void;
}

/** A check of nodes, whose type follows from their kinds. */
export interface NodeCheck<Nodes, Name extends keyof Nodes, Context> {
  /** The most lenient level at which the check is run; `structure` if absent. */
  readonly level?: Exclude<Level, 'rules'>;
  /** The kinds of nodes that are checked, as the grammar names them. */
  readonly on: Name | readonly Name[];
  /** Reports what is wrong with a node. */
  run(node: Nodes[Name], context: Context): void;
}

/**
 * Makes a check that is run once for each node of the given kinds. The type of the node follows from the kinds.
 *
 * ```ts
 * import { check } from 'ludogram';
 * import { frogDiagnostics, parse } from './frogs.js';
 *
 * export const oneGap = check(parse, {
 *   on: 'Board',
 *   run(board, { report }) {
 *     const count = board.text.split('.').length - 1;
 *     if (count !== 1) report(frogDiagnostics.report('no-gap', board, { count }));
 *   },
 * });
 * ```
 *
 * A check that must be as fast as possible is written as a {@link Check}: it gets the index of the node, and makes no
 * object.
 *
 * @param _parse the generated parser of the nodes
 */
export const check = <
  Parser extends NodeSource,
  const Name extends keyof NodesOf<Parser> & string,
  Context extends CheckContext = CheckContext<RootOf<Parser>>,
>(
  _parse: Parser,
  { level = 'structure', on, run }: NodeCheck<NodesOf<Parser>, Name, Context>,
): Check<Context> => ({
  level,
  on,
  run: (node, context) => run(context.tree.node(node) as NodesOf<Parser>[Name], context),
});
