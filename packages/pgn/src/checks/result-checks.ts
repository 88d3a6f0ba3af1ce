import { type Check, insertionAt } from 'ludogram';
import { elementsOf, endOf, kindOf, type NodeIndex, spanAt, type Tree } from 'ludogram/cst';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import { gameChildren, gameResult, isVariation } from '../../generated/pgn/readers.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import { resultAt } from '../model/leaves.js';
import { isResult } from '../model/model.js';
import type { PgnContext } from '../syntax.js';
import { lineBreakIn } from '../tokens/line-break.js';
import { isUnclosed, lastItemOf, tagValueAt } from '../tokens/lines.js';

/**
 * Checks that a game ends with a result, the same one as in its tag (sections "The Result tag" and "Game Termination
 * Markers"). Reports `pgn/missing-result`, `pgn/result-mismatch`.
 */
export const matchingResult: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const tag = tagValueAt(tree, game, 'Result');
    const node = gameResult(tree, game);
    if (node === 0) {
      reportMissing(tree, game, tag, report);
      return;
    }
    const found = resultAt(tree, node);
    if (tag === undefined || !isResult(tag) || tag === found) return;
    report(diagnostics.report('result-mismatch', spanAt(tree, node), { found, tag }));
  },
};

/** Reports a missing result, unless a part of the game that can't be read may contain it. */
function reportMissing(tree: Tree, game: NodeIndex<Game>, tag: string | undefined, report: PgnContext['report']): void {
  const last = lastItemOf(tree, game);
  // A word that can't be read may be the result, and a comment without an end may contain it.
  const lastKind = last === 0 ? Kind.Game : kindOf(tree, last);
  if (lastKind === Kind.TokenError || endsInComment(tree, game) || hasOpenEnd(tree, last)) return;
  const result = tag !== undefined && isResult(tag) ? tag : '*';
  const end = endOf(tree, game);
  const lineBreak = lineBreakIn(tree);
  const before = last === 0 ? lineBreak + lineBreak : lastKind === Kind.LineComment ? lineBreak : ' ';
  // The next game may begin right there, and its first word would become part of the result.
  const after = /\S/.test(tree.text.charAt(end)) ? lineBreak + lineBreak : '';
  const edits = insertionAt(end, before + result + after);
  const fixes = [{ title: 'add {result}' as const, values: { result }, edits }];
  report(diagnostics.report('missing-result', { start: end - 1, end }, { result }, { fixes }));
}

/** Whether the last part of a game, which may come before its moves, is a comment without an end. */
function endsInComment(tree: Tree, game: NodeIndex<Game>): boolean {
  if (!tree.hasErrors) return false;
  const last = elementsOf(tree, game, gameChildren).at(-1);
  return last !== undefined && kindOf(tree, last) === Kind.UnclosedCommentError;
}

/** Whether an item is a variation without its end, which may contain the result of the game. */
const hasOpenEnd = (tree: Tree, node: NodeIndex | 0): boolean =>
  node !== 0 && isVariation(tree, node) && (tree.text[endOf(tree, node) - 1] !== ')' || isUnclosed(tree, node));
