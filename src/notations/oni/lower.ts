import { Cell, type OniFile } from '../../../generated/oni/nodes.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { spanOf } from '../../notation/spans.js';
import { lowerMoves, type MoveIndex } from './lower-moves.js';
import type { Cell as CellText, OniGame } from './model.js';

/** Something that was read, and where it stands. */
export interface Placed<T> extends Span {
  readonly value: T;
}

/** A model, and where it came from. */
export interface LoweredOni {
  readonly game: OniGame;
  /** The squares of the board that could be read, also where others could not. */
  readonly cells: readonly Placed<CellText>[];
  /** The cards that could be read, likewise. */
  readonly cards: readonly Placed<string>[];
  /** The node of each move of the model. */
  readonly moves: readonly MoveIndex[];
  /** Whether the start of the game is known: the usual board, or one that could be read. */
  readonly boardIsReadable: boolean;
}

/** Tree → model. A letter is a card if `cards` holds it, whatever the grammar thinks of it. */
export function lowerOni(tree: Tree<OniFile>, cards: CardSet): LoweredOni {
  const { root } = tree;
  const cells = childrenOf(root.board);
  const dealt = childrenOf(root.cards);
  const readableCells = cells.filter((node) => node instanceof Cell).map(placed((text) => text as CellText));
  const readableCards = dealt.filter((node) => isCard(node, cards)).map(placed((text) => text.toUpperCase()));
  const boardIsWhole = cells.length === 25 && readableCells.length === 25;
  const cardsAreWhole = dealt.length === 5 && readableCards.length === 5;
  const { moves, places } = lowerMoves(tree, root.index, cards);
  return {
    game: {
      ...(boardIsWhole ? { board: readableCells.map(({ value }) => value) } : {}),
      cards: cardsAreWhole ? readableCards.map(({ value }) => value) : [],
      moves,
      comments: tree.comments().map((comment) => comment.text),
    },
    cells: readableCells,
    cards: readableCards,
    moves: places,
    boardIsReadable: root.board === undefined || boardIsWhole,
  };
}

/** Whether a node is a card: the grammar and the caller's set can each know letters that the other does not. */
export function isCard(node: Node, cards: CardSet): boolean {
  return cards.has(node.text.toUpperCase());
}

/** The squares of a board, or the cards of a deal; the nodes that are one error as a whole have none. */
function childrenOf(node: OniFile['board'] | OniFile['cards']): readonly Node[] {
  if (node === undefined) return [];
  return 'cells' in node ? node.cells : 'cards' in node ? node.cards : [];
}

const placed =
  <T>(read: (text: string) => T) =>
  (node: Node): Placed<T> => ({ ...spanOf(node), value: read(node.text) });
