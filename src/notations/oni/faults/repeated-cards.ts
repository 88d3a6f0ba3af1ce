import type { Cards, FaultyCards, OniFile } from '../../../../generated/oni/nodes.js';
import {
  cardsCards,
  faultyCardsCards,
  isCards,
  isFaultyCards,
  isShortMoveError,
  oniFileCards,
} from '../../../../generated/oni/readers.js';
import {
  elementsOf,
  endOf,
  nextNodeOutside,
  type Node,
  type NodeIndex,
  spanAt,
  startOf,
  type Tree,
} from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { type CardSet, STANDARD_CARDS } from '../../../games/onitama/index.js';
import { showsWhereMovesBegin } from '../characters.js';
import { oniDiagnostics as diagnostics } from '../codes.js';
import { cardAt } from '../model/leaves.js';

/** The index of five cards, some of which may be unreadable. */
export type CardsIndex = NodeIndex<Cards> | NodeIndex<FaultyCards>;

/** Returns `oni/repeated-card` for each card that equals an earlier one, at its span. */
export function repeatedCards(tree: Tree, node: CardsIndex, cards: CardSet = STANDARD_CARDS): Diagnostic[] {
  const first = new Map<string, NodeIndex>();
  return cardsOf(tree, node).flatMap((card) => {
    const letter = cardAt(tree, card, cards);
    if (letter === undefined) return [];
    const earlier = first.get(letter);
    if (earlier === undefined) {
      first.set(letter, card);
      return [];
    }
    const related = [{ message: 'dealt here first', span: spanAt(tree, earlier) }];
    const name = cards.get(letter)?.name ?? letter;
    return [diagnostics.report('repeated-card', spanAt(tree, card), { name }, { related })];
  });
}

const cardsOf = (tree: Tree, node: CardsIndex): readonly NodeIndex[] =>
  isCards(tree, node) ? elementsOf(tree, node, cardsCards) : elementsOf(tree, node, faultyCardsCards);

/** The greatest number of moves after the cards that are searched for an incomplete one. */
const MAX_MOVES = 10;

/**
 * Returns the incomplete move after the cards, with the letters that are too many there; 0 if there is none, or if a
 * move between them shows that it begins where it should.
 */
export function surplusMoveAfter(tree: Tree, cards: CardsIndex): NodeIndex | 0 {
  const end = endOf(tree, cards);
  let next = nextNodeOutside(tree, cards);
  for (let i = 0; i < MAX_MOVES && next !== 0; i++) {
    if (showsWhereMovesBegin(tree.text.slice(end, startOf(tree, next)))) return 0;
    if (isShortMoveError(tree, next)) return next;
    next = nextNodeOutside(tree, next);
  }
  return 0;
}

/** Returns the cards before an incomplete move that may be their surplus; 0 if there are none. */
export function cardsWithSurplus(tree: Tree<OniFile>, { index }: Node): CardsIndex | 0 {
  const cards = oniFileCards(tree, tree.root.index);
  return (isCards(tree, cards) || isFaultyCards(tree, cards)) && surplusMoveAfter(tree, cards) === index ? cards : 0;
}
