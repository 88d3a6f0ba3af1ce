import type { Node } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { type Check, check, type CheckContext } from '../check/check.js';
import type { NodesOf, NodeSource, RootOf } from '../read/parser.js';
import { checkedFirst, moveNumber, plyOfMoveNumber } from './move-numbers.js';

/** The kinds of nodes that a check of numbers looks at. */
export interface NumberedNodes<Nodes, Game extends keyof Nodes> {
  /** A game; `Game` if absent. Its numbers, its moves and its errors are its children. */
  readonly game?: Game;
  /** A move number; `Number` if absent. */
  readonly number?: keyof Nodes & string;
  /** A move; `Move` if absent. Its variations are its children. */
  readonly move?: keyof Nodes & string;
  /** A variation, which has the same children as a game; `Variation` if absent. */
  readonly variation?: keyof Nodes & string;
  /** Returns the number of moves before the first one; 0 if absent. */
  first?(game: Nodes[Game]): number;
}

/** The diagnostics of a notation, with the diagnostic of a wrong number. */
export interface NumberDiagnostics {
  report(
    name: 'wrong-number',
    span: Span,
    args: { readonly found: string; readonly number: string },
    extras: { readonly fixes: readonly NumberFix[] },
  ): Diagnostic;
}

/** The fix of a wrong number. */
export interface NumberFix {
  readonly title: 'write "{number}"';
  readonly values: { readonly number: string };
  readonly edits: readonly [Span & { readonly text: string }];
}

/**
 * Makes the check that move numbers count the moves, in games and in variations. Reports `wrong-number` with a fix,
 * which is safe: a number says nothing that the moves don't. After an error, which may have been any number of moves,
 * it counts on from the next number.
 *
 * @param parse the generated parser of the nodes
 * @param diagnostics the diagnostics of the notation, among them {@link recordCodes}
 * @param kinds the nodes, where their rules have other names than Game, Number, Move and Variation
 */
export const numberCheck = <
  Parser extends NodeSource,
  const Game extends keyof NodesOf<Parser> & string = 'Game' & keyof NodesOf<Parser>,
>(
  parse: Parser,
  diagnostics: NumberDiagnostics,
  kinds: NumberedNodes<NodesOf<Parser>, Game> = {},
): Check<CheckContext<RootOf<Parser>>> => {
  const { game: on = 'Game' as Game, first } = kinds;
  return check(parse, {
    on,
    run: (game, { report }) => checkNumbers(game as Node, first?.(game) ?? 0, diagnostics, report, kinds),
  });
};

/** The names of the rules of what is counted; see {@link NumberedNodes}. */
type CountedKinds = Pick<NumberedNodes<Readonly<Record<string, Node>>, string>, 'number' | 'move' | 'variation'>;

/**
 * Reports the wrong numbers of a game and of its variations.
 *
 * @param first the number of moves before the first one
 */
export function checkNumbers(
  game: Node,
  first: number,
  diagnostics: NumberDiagnostics,
  report: (diagnostic: Diagnostic) => void,
  { number = 'Number', move = 'Move', variation = 'Variation' }: CountedKinds = {},
): void {
  const lines: NumberedLine[] = [{ line: game, ply: checkedFirst(first) }];
  // Variations are added where they are found.
  for (const line of lines) checkLine(line, lines, { number, move, variation }, diagnostics, report);
}

/** A line, and the number of moves before it. */
interface NumberedLine {
  readonly line: Node;
  readonly ply: number;
}

function checkLine(
  { line, ply: first }: NumberedLine,
  lines: NumberedLine[],
  kinds: { readonly number: string; readonly move: string; readonly variation: string },
  diagnostics: NumberDiagnostics,
  report: (diagnostic: Diagnostic) => void,
): void {
  let ply: number | undefined = first;
  for (const node of line.children) {
    if (node.kindName.endsWith('Error')) ply = undefined;
    else if (node.kindName === kinds.number) {
      ply ??= plyOfMoveNumber(node.text);
      checkNumber(node, moveNumber(ply), diagnostics, report);
    } else if (node.kindName === kinds.move && ply !== undefined) {
      for (const inner of node.children) if (inner.kindName === kinds.variation) lines.push({ line: inner, ply });
      ply++;
    }
  }
}

function checkNumber(
  { text: found, start, end }: Node,
  number: string,
  diagnostics: NumberDiagnostics,
  report: (diagnostic: Diagnostic) => void,
): void {
  if (found === number) return;
  const fix: NumberFix = { title: 'write "{number}"', values: { number }, edits: [{ start, end, text: number }] };
  report(diagnostics.report('wrong-number', { start, end }, { found, number }, { fixes: [fix] }));
}
