import {
  BoardError,
  Card,
  type Cards,
  type CardsError,
  Cell,
  type FaultyBoard,
  type FaultyCards,
  Move,
  type OniFile,
} from '../../../generated/oni/nodes.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { type Cell as CellText, type OniGame, type OniMove, squareOf } from './model.js';

/** Where the parts of a move stand. */
export interface MovePlaces {
  readonly move: Span;
  readonly card: Span;
  readonly from: Span;
  readonly to: Span;
}

/** Where the parts of a model stand in the text; the lists go with those of the model. */
export interface OniPlaces {
  readonly board: readonly Span[];
  readonly cards: readonly Span[];
  readonly moves: readonly MovePlaces[];
}

/** A model, and where it came from. */
export interface LoweredOni {
  readonly game: OniGame;
  readonly places: OniPlaces;
  /** Whether the start of the game is known: the usual board, or one that could be read. */
  readonly boardIsReadable: boolean;
}

/** Tree → model. Letters that the grammar does not know as cards are cards if `cards` holds them. */
export function lowerOni(tree: Tree<OniFile>, cards: CardSet): LoweredOni {
  const { root } = tree;
  const board = lowerBoard(root.board);
  const dealt = lowerCards(root.cards, cards);
  const moves: OniMove[] = [];
  const places: MovePlaces[] = [];
  for (const node of root.moves) {
    const lowered = node instanceof Move ? lowerMove(node) : lowerCustomMove(node, cards);
    if (lowered === undefined) break;
    moves.push(lowered.move);
    places.push(lowered.places);
  }
  const comments = tree.comments().map((comment) => comment.text);
  return {
    game: {
      ...(board.length === 0 ? {} : { board: board.map(cellText) }),
      cards: dealt.map(letterOf),
      moves,
      comments,
    },
    places: { board: board.map(spanOf), cards: dealt.map(spanOf), moves: places },
    boardIsReadable: root.board === undefined || board.length > 0,
  };
}

/** Whether a node that the grammar has no card for is a card of a caller's set. */
export function isCustomCard(node: Node, cards: CardSet): boolean {
  return cards.has(node.text.toUpperCase());
}

function lowerBoard(node: OniFile['board']): Node[] {
  if (node === undefined || node instanceof BoardError) return [];
  const cells: readonly Node[] = (node as FaultyBoard).cells;
  return cells.every((cell) => cell instanceof Cell) ? [...cells] : [];
}

function lowerCards(node: Cards | FaultyCards | CardsError, cards: CardSet): Node[] {
  if (!('cards' in node)) return [];
  const dealt: readonly Node[] = node.cards;
  return dealt.every((card) => card instanceof Card || isCustomCard(card, cards)) ? [...dealt] : [];
}

function lowerMove({ card, from, to, start, end }: Move): { move: OniMove; places: MovePlaces } {
  return lowered(card, from, to, { start, end });
}

/** A move whose only fault is a card that the grammar does not know, but the caller does. */
function lowerCustomMove(node: Node, cards: CardSet): { move: OniMove; places: MovePlaces } | undefined {
  const [card, from, to] = node.children.filter((child) => child.fieldName !== '');
  if (card === undefined || from === undefined || to === undefined) return undefined;
  const readable = (card instanceof Card || isCustomCard(card, cards)) && isSquare(from) && isSquare(to);
  return readable ? lowered(card, from, to, spanOf(node)) : undefined;
}

const isSquare = (node: Node): boolean => node.kindName === 'Square';

function lowered(card: Node, from: Node, to: Node, move: Span): { move: OniMove; places: MovePlaces } {
  return {
    move: { card: letterOf(card), from: squareOf(from.text), to: squareOf(to.text) },
    places: { move, card: spanOf(card), from: spanOf(from), to: spanOf(to) },
  };
}

const letterOf = (node: Node): string => node.text.toUpperCase();
const cellText = (node: Node): CellText => node.text as CellText;
const spanOf = ({ start, end }: Node): Span => ({ start, end });
