import type { OniFile } from '../../../../generated/oni/nodes.js';
import type { SyntaxFailure, Tree } from '../../../cst/index.js';
import { isBoardCharacter, significant } from '../characters.js';
import { areOutOfStep } from './out-of-step.js';
import { cardsWithSurplus } from './repeated-cards.js';

// One fault is reported once. A fault can cause others in three ways, and each has its file: the text around it is read
// wrongly, which this file and `out-of-step.ts` decide; a letter that is one too many makes cards equal, for which see
// `repeated-cards.ts`; and later moves are played in a wrong position, for which see `replay/independent-faults.ts`.

/**
 * Whether two neighboring errors are one: parts of one move, a wrong card and the one that is too many because of it,
 * parts of a board, or characters that are read out of step because one is missing or too many before them.
 */
export function areOneFault(earlier: SyntaxFailure, later: SyntaxFailure): boolean {
  if (areShortMoves(earlier, later)) return areOneMove(earlier, later);
  return isSurplusCard(earlier, later) || areBoardParts(earlier, later) || areOutOfStep(earlier, later);
}

/** Whether two errors are adjacent moves, each with too few letters. */
const areShortMoves = (earlier: SyntaxFailure, later: SyntaxFailure): boolean =>
  earlier.kind === 'ShortMoveError' && later.kind === 'ShortMoveError' && areAdjacent(earlier, later);

/** Whether two short moves have no more letters than one move. */
const areOneMove = ({ node: earlier }: SyntaxFailure, { node: later }: SyntaxFailure): boolean =>
  significant(earlier.text).length + significant(later.text).length <= 3;

/** Whether the first of two errors is a wrong card, and the second the card that is too many because of it. */
const isSurplusCard = (earlier: SyntaxFailure, { kind, node }: SyntaxFailure): boolean =>
  earlier.kind === 'CardError' && kind === 'ShortMoveError' && cardsWithSurplus(node.tree as Tree<OniFile>, node) !== 0;

/** Whether two errors are adjacent texts of board characters only. */
function areBoardParts(earlier: SyntaxFailure, later: SyntaxFailure): boolean {
  const [first, second] = [significant(earlier.node.text), significant(later.node.text)];
  if (first.length === 0 || second.length === 0 || !areAdjacent(earlier, later)) return false;
  return [...first, ...second].every(isBoardCharacter);
}

/** Whether no significant character is between two errors. */
const areAdjacent = ({ node: earlier }: SyntaxFailure, { node: later }: SyntaxFailure): boolean =>
  significant(earlier.tree.text.slice(earlier.end, later.start)).length === 0;
