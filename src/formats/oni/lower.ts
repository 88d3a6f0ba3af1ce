import { Cell, type OniFile, Square } from '../../../generated/oni/nodes.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { type Cell as CellText, type OniGame, type OniMove, squareOf } from './model.js';

/** Something that was read, and where it stands. */
export interface Placed<T> extends Span {
  readonly value: T;
}

/** Where the parts of a move stand. */
export interface MovePlaces {
  readonly move: Span;
  readonly card: Span;
  readonly from: Span;
  readonly to: Span;
}

/** A model, and where it came from. */
export interface LoweredOni {
  readonly game: OniGame;
  /** The squares of the board that could be read, also where others could not. */
  readonly cells: readonly Placed<CellText>[];
  /** The cards that could be read, likewise. */
  readonly cards: readonly Placed<string>[];
  /** One for each move of the model. */
  readonly moves: readonly MovePlaces[];
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
  const moves = lowerMoves(root, cards);
  return {
    game: {
      ...(boardIsWhole ? { board: readableCells.map(({ value }) => value) } : {}),
      cards: cardsAreWhole ? readableCards.map(({ value }) => value) : [],
      moves: moves.map(({ move }) => move),
      comments: tree.comments().map((comment) => comment.text),
    },
    cells: readableCells,
    cards: readableCards,
    moves: moves.map(({ places }) => places),
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

interface LoweredMove {
  readonly move: OniMove;
  readonly places: MovePlaces;
}

/** The moves up to the first that can't be read. */
function lowerMoves({ moves }: OniFile, cards: CardSet): LoweredMove[] {
  const out: LoweredMove[] = [];
  for (const node of moves) {
    const lowered = lowerMove(node, cards);
    if (lowered === undefined) break;
    out.push(lowered);
  }
  return out;
}

function lowerMove(node: OniFile['moves'][number], cards: CardSet): LoweredMove | undefined {
  if (!('card' in node)) return undefined;
  const { card, from, to } = node;
  if (!isCard(card, cards) || !(from instanceof Square && to instanceof Square)) return undefined;
  return {
    move: { card: card.text.toUpperCase(), from: squareOf(from.text), to: squareOf(to.text) },
    places: { move: spanOf(node), card: spanOf(card), from: spanOf(from), to: spanOf(to) },
  };
}

const spanOf = ({ start, end }: Node): Span => ({ start, end });

const placed =
  <T>(read: (text: string) => T) =>
  (node: Node): Placed<T> => ({ ...spanOf(node), value: read(node.text) });
