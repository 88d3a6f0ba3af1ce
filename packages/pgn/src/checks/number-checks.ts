import { type Check, plyOfMoveNumber } from 'ludogram';
import { kindOf, leadingNumberOf, nextNode, nextNodeOutside, type NodeIndex, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Variation } from '../../generated/pgn/nodes.js';
import { isGame } from '../../generated/pgn/readers.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import { firstPly, isUnclosed, type LineIndex, spanAt, tagValueAt } from '../tokens/lines.js';
import type { PgnContext } from '../syntax.js';

/**
 * Checks that move numbers count the moves (section "Movetext move number indications"). Reports `pgn/wrong-number`,
 * and `pgn/result-in-variation`.
 */
export const numbers: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const open: NumberedLine[] = [{ line: game, first: firstPly(tagValueAt(tree, game, 'FEN')) }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) checkNumbers(tree, next, open, report);
  },
};

/** A line, and the number of half moves before it. */
interface NumberedLine {
  readonly line: LineIndex;
  readonly first: number;
}

/** Checks the numbers of a line, and adds its variations to those that are still to be checked. */
function checkNumbers(
  tree: Tree,
  { line, first }: NumberedLine,
  open: NumberedLine[],
  report: PgnContext['report'],
): void {
  let ply: number | undefined = first;
  for (let at = nextNode(tree, line, line); at !== 0; at = nextNodeOutside(tree, at, line)) {
    switch (kindOf(tree, at)) {
      case Kind.Move:
      case Kind.OddMove:
        if (ply !== undefined) ply++;
        break;
      case Kind.Number:
        if (ply === undefined) ply = plyOfMoveNumber(textOf(tree, at));
        else checkNumber(tree, at, (ply >> 1) + 1, report);
        break;
      case Kind.Variation:
        // If its end is missing, it is unknown which of the moves belong to it.
        if (ply !== undefined && ply > first && !isUnclosed(tree, at as NodeIndex<Variation>)) {
          open.push({ line: at as NodeIndex<Variation>, first: ply - 1 });
        }
        break;
      case Kind.TokenError:
        ply = undefined;
        break;
      case Kind.Result:
        if (!isGame(tree, line)) reportResult(tree, at, report);
    }
  }
}

/** Reports a number that isn't that of the next half move. */
function checkNumber(tree: Tree, at: NodeIndex, wanted: number, report: PgnContext['report']): void {
  // Reads no string: files have a number for every other half move.
  if (leadingNumberOf(tree, at) === wanted) return;
  const [found] = /^\d+/.exec(textOf(tree, at))!;
  const { start } = spanAt(tree, at);
  const span = { start, end: start + found.length };
  const fixes = [
    { title: 'write "{wanted}"' as const, values: { wanted }, edits: [{ ...span, text: String(wanted) }] },
  ];
  report(diagnostics.report('wrong-number', span, { found, wanted }, { fixes }));
}

function reportResult(tree: Tree, at: NodeIndex, report: PgnContext['report']): void {
  const span = spanAt(tree, at);
  const fixes = [{ title: 'drop the result' as const, edits: [{ ...span, text: '' }] }];
  report(diagnostics.report('result-in-variation', span, undefined, { fixes }));
}
