import { type Board, type FaultyBoard, Kind } from '../../../generated/oni/nodes.js';
import { boardCells, faultyBoardCells, isBoard, isCell } from '../../../generated/oni/readers.js';
import { elementsOf, type NodeIndex, spanAt, textOf, type Tree } from '../../cst/index.js';
import { STANDARD_CARDS } from '../../games/onitama/index.js';
import { oniDiagnostics as diagnostics } from './codes.js';
import { type CardsIndex, repeatedCards, surplusMoveAfter } from './faults/repeated-cards.js';
import { type Cell, CELLS } from './model/leaves.js';
import type { OniCheck } from './options.js';
import { unknownCard } from './syntax.js';

/** Level `syntax`: checks that each card is in the caller's set (rule 5). Reports `oni/unknown-card`. */
const knownCards: OniCheck = {
  level: 'syntax',
  on: Kind.Card,
  run(node, { tree, options: { cards }, report }) {
    if (cards === undefined || cards === STANDARD_CARDS) return;
    if (!cards.has(textOf(tree, node as NodeIndex).toUpperCase())) report(unknownCard(tree.node(node), cards));
  },
};

/**
 * Checks that the five cards are different (rule 5). Reports `oni/repeated-card` at the second of two equal cards. If
 * an incomplete move follows the cards, a card may be surplus, and the rule of that error reports it.
 */
const differentCards: OniCheck = {
  level: 'structure',
  on: [Kind.Cards, Kind.FaultyCards],
  run(node, { tree, options: { cards }, report }) {
    if (surplusMoveAfter(tree, node as CardsIndex) === 0) {
      repeatedCards(tree, node as CardsIndex, cards).forEach(report);
    }
  },
};

/**
 * Checks that each side has one sensei and at most four disciples (rule 4). Reports `oni/too-many-senseis` and
 * `oni/too-many-disciples`, and `oni/no-sensei` if the whole board is readable.
 */
const pieceCounts: OniCheck = {
  level: 'structure',
  on: [Kind.Board, Kind.FaultyBoard],
  run(node, { tree, report }) {
    const board = node as BoardIndex;
    for (const [side, { sensei, disciple }] of Object.entries(CELLS)) {
      const senseis = cellsWith(tree, board, sensei);
      const disciples = cellsWith(tree, board, disciple);
      const [, secondSensei] = senseis;
      const fifthDisciple = disciples[4];
      if (secondSensei !== undefined) {
        report(diagnostics.report('too-many-senseis', spanAt(tree, secondSensei), { side, count: senseis.length }));
      }
      if (senseis.length === 0 && isBoard(tree, board)) {
        report(diagnostics.report('no-sensei', spanAt(tree, board), { side }));
      }
      if (fifthDisciple !== undefined) {
        report(
          diagnostics.report('too-many-disciples', spanAt(tree, fifthDisciple), { side, count: disciples.length }),
        );
      }
    }
  },
};

type BoardIndex = NodeIndex<Board> | NodeIndex<FaultyBoard>;

/** Returns the cells of a board that have the character `cell`. */
function cellsWith(tree: Tree, board: BoardIndex, cell: Cell): NodeIndex[] {
  const cells = isBoard(tree, board) ? elementsOf(tree, board, boardCells) : elementsOf(tree, board, faultyBoardCells);
  return cells.filter((node) => isCell(tree, node) && textOf(tree, node) === cell);
}

/** The checks of an `.oni` file, except for the legality of its moves. */
export const ONI_CHECKS: readonly OniCheck[] = [knownCards, differentCards, pieceCounts];
