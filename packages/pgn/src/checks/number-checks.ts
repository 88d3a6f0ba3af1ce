import { type Check, plyOfMoveNumber } from 'ludogram';
import {
  kindOf,
  leadingNumberOf,
  nextNode,
  nextNodeOutside,
  type NodeIndex,
  spanAt,
  textOf,
  type Tree,
} from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import { type Game, Kind, type Variation } from '../../generated/pgn/nodes.js';
import { isGame } from '../../generated/pgn/readers.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import type { PgnContext } from '../syntax.js';
import { firstPly, isUnclosed, type LineNodeIndex, tagValueAt } from '../tokens/lines.js';

/**
 * Checks that move numbers count the moves (section "Movetext move number indications"). Reports `pgn/wrong-number`,
 * and `pgn/result-in-variation`.
 */
export const countingNumbers: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const open: NumberedLine[] = [{ line: game, startPly: firstPly(tagValueAt(tree, game, 'FEN')) }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) checkNumbers(tree, next, open, report);
  },
};

/** A line, and the number of plies before it. */
interface NumberedLine {
  readonly line: LineNodeIndex;
  readonly startPly: number;
}

/** Checks the numbers of a line, and adds its variations to those that are still to be checked. */
function checkNumbers(
  tree: Tree,
  { line, startPly }: NumberedLine,
  open: NumberedLine[],
  report: PgnContext['report'],
): void {
  /** The number of plies before the node; `undefined` after one that can't be read, up to the next number. */
  let ply: number | undefined = startPly;
  for (let node = nextNode(tree, line, line); node !== 0; node = nextNodeOutside(tree, node, line)) {
    switch (kindOf(tree, node)) {
      case Kind.Move:
      case Kind.OddMove:
        if (ply !== undefined) ply++;
        break;
      case Kind.Number:
        if (ply === undefined) ply = plyOfMoveNumber(textOf(tree, node));
        else checkNumber(tree, node, (ply >> 1) + 1, report);
        break;
      case Kind.Variation:
        if (ply !== undefined && ply > startPly) addVariation(tree, node as NodeIndex<Variation>, ply - 1, open);
        break;
      case Kind.TokenError:
        ply = undefined;
        break;
      case Kind.Result:
        checkResult(tree, node, line, report);
    }
  }
}

/** Adds a variation to the lines that are still to be checked. */
function addVariation(tree: Tree, line: NodeIndex<Variation>, startPly: number, open: NumberedLine[]): void {
  // If its end is missing, it is unknown which of the moves belong to it.
  if (!isUnclosed(tree, line)) open.push({ line, startPly });
}

/** Reports a number that isn't the number of the next ply. */
function checkNumber(tree: Tree, node: NodeIndex, wanted: number, report: PgnContext['report']): void {
  // Reads no string: files have a number for every other ply.
  if (leadingNumberOf(tree, node) === wanted) return;
  const [found] = /^\d+/.exec(textOf(tree, node))!;
  const { start } = spanAt(tree, node);
  const span = { start, end: start + found.length };
  const fixes = [replacement('write "{text}"', span, String(wanted))];
  report(diagnostics.report('wrong-number', span, { found, wanted }, { fixes }));
}

/** Reports a result in a variation. */
function checkResult(tree: Tree, node: NodeIndex, line: LineNodeIndex, report: PgnContext['report']): void {
  if (isGame(tree, line)) return;
  const span = spanAt(tree, node);
  const fixes = [replacement('drop the result', span, '')];
  report(diagnostics.report('result-in-variation', span, undefined, { fixes }));
}
