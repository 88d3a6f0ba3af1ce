import type { Cards, FaultyCards, FaultyMove, Move, OniFile, Square } from '../../../generated/oni/nodes.js';
import {
  boardCells,
  cardsCards,
  faultyCardsCards,
  faultyMoveCard,
  faultyMoveFrom,
  faultyMoveTo,
  isBoard,
  isCards,
  isFaultyCards,
  isFaultyMove,
  isMove,
  isSquare,
  moveCard,
  moveFrom,
  moveTo,
  oniFileBoard,
  oniFileCards,
  oniFileMoves,
} from '../../../generated/oni/readers.js';
import { firstUnitOf, type NodeIndex, textOf, type Tree } from '../../cst/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import type { Cell, OniGame, OniMove } from './model.js';

/** The index of a move, which may have faults. */
type MoveIndex = NodeIndex<Move> | NodeIndex<FaultyMove>;

/** The index of five cards, some of which may be unreadable. */
export type CardsIndex = NodeIndex<Cards> | NodeIndex<FaultyCards>;

/**
 * Builds the model of a file from its tree, as far as the text is readable (rules 4 to 6). A letter is a card if it is
 * in `cards`, even if the grammar has no such card.
 */
export function lowerOni(tree: Tree<OniFile>, cards: CardSet): OniGame {
  const board = boardOf(tree);
  const dealt = oniFileCards(tree, tree.root.index);
  const letters = isCards(tree, dealt) || isFaultyCards(tree, dealt) ? readableCards(tree, dealt, cards) : [];
  return {
    ...(board === undefined ? {} : { board }),
    cards: letters.length === 5 ? letters.map(({ letter }) => letter) : [],
    moves: movesOf(tree, cards),
    comments: tree.comments().map((comment) => comment.text),
  };
}

/** Returns the squares of the board; `undefined` if the file has no board, or one with faults. */
function boardOf(tree: Tree<OniFile>): readonly Cell[] | undefined {
  const board = oniFileBoard(tree, tree.root.index);
  if (board === 0 || !isBoard(tree, board)) return undefined;
  const cells: Cell[] = [];
  for (let at = boardCells.first(tree, board); at !== 0; at = boardCells.next(tree, board, at)) {
    cells.push(textOf(tree, at) as Cell);
  }
  return cells;
}

/** A readable card. */
export interface ReadCard {
  readonly at: NodeIndex;
  /** The letter of the card, upper case. */
  readonly letter: string;
}

/** Returns those of the five cards that are readable. */
export function readableCards(tree: Tree, dealt: CardsIndex, cards: CardSet): readonly ReadCard[] {
  const five = isCards(tree, dealt) ? cardsCards : faultyCardsCards;
  const found: ReadCard[] = [];
  for (let at = five.first(tree, dealt as never); at !== 0; at = five.next(tree, dealt as never, at)) {
    const letter = textOf(tree, at).toUpperCase();
    if (cards.has(letter)) found.push({ at, letter });
  }
  return found;
}

/** Returns the moves of a file, up to the first unreadable one. */
function movesOf(tree: Tree<OniFile>, cards: CardSet): OniMove[] {
  const moves: OniMove[] = [];
  const file = tree.root.index;
  for (let at = oniFileMoves.first(tree, file); at !== 0; at = oniFileMoves.next(tree, file, at)) {
    const move = isMove(tree, at) || isFaultyMove(tree, at) ? lowerMove(tree, at, cards) : undefined;
    if (move === undefined) break;
    moves.push(move);
  }
  return moves;
}

function lowerMove(tree: Tree, at: MoveIndex, cards: CardSet): OniMove | undefined {
  if (isMove(tree, at)) return moveOf(tree, moveCard(tree, at), moveFrom(tree, at), moveTo(tree, at), cards);
  const from = faultyMoveFrom(tree, at);
  const to = faultyMoveTo(tree, at);
  return isSquare(tree, from) && isSquare(tree, to)
    ? moveOf(tree, faultyMoveCard(tree, at), from, to, cards)
    : undefined;
}

const known = new Map<string, OniMove[]>();

/** Returns a move. Equal moves share one object, because a long file repeats each of them many times. */
function moveOf(
  tree: Tree,
  cardIndex: NodeIndex,
  fromIndex: NodeIndex<Square>,
  toIndex: NodeIndex<Square>,
  cards: CardSet,
): OniMove | undefined {
  const card = textOf(tree, cardIndex).toUpperCase();
  if (!cards.has(card)) return undefined;
  const from = squareAt(tree, fromIndex);
  const to = squareAt(tree, toIndex);
  let moves = known.get(card);
  if (moves === undefined) known.set(card, (moves = []));
  return (moves[from * 25 + to] ??= { card, from, to });
}

/** Returns the number of a square: 0 for `a` or `A`. */
const squareAt = (tree: Tree, at: NodeIndex<Square>): number => (firstUnitOf(tree, at) | 32) - 97;
