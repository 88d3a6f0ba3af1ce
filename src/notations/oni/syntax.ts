import type { Kind } from '../../../generated/oni/nodes.js';
import { describeExpected, type Node, type SyntaxFailure } from '../../cst/index.js';
import { truncated } from '../../cst/text/characters.js';
import { type Diagnostic, orList } from '../../diagnostics/index.js';
import { type CardSet, STANDARD_CARDS } from '../../games/onitama/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { isBoardCharacter, isLetter, significant, wordsOf } from './characters.js';
import { oniDiagnostics as diagnostics } from './codes.js';
import { cardsWithSurplus, repeatedCards } from './faults/repeated-cards.js';
import type { OniContext } from './options.js';

/** The diagnostics for each kind of error node of the grammar. */
export const ONI_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, OniContext> = {
  BoardError: ({ node }) => boardSize(node, 'the board', 25),
  RowError: ({ node }) => boardSize(node, `row ${rowOf(node)}`, 5),
  CellError: ({ node }) => diagnostics.report('board-character', node, { found: quoteSignificant(node.text) }),

  MissingCardsError: ({ node }) => diagnostics.report('missing-cards', node, { count: significant(node.text).length }),
  StrayInCardsError: ({ node }) => strayCharacter(node),
  // The caller's set may have letters that are not in the grammar.
  CardError({ node, expected }, { options: { cards = STANDARD_CARDS } }) {
    if (cards.has(node.text.toUpperCase())) return undefined;
    return isLetter(node.text) ? unknownCard(node, cards) : wrongCharacter(node, expected);
  },

  ShortMoveError({ node }, { tree, options }) {
    // A card that was typed twice moves the last card out of the five.
    const cards = cardsWithSurplus(tree, node);
    const repeated = cards === 0 ? [] : repeatedCards(tree, cards, options.cards);
    return repeated.length > 0 ? repeated : unreadableMove(node);
  },
  SecondBoardError: ({ node }) => unreadableMove(node),
  StrayInMoveError: ({ node }) => strayCharacter(node),
  SquareError: ({ node, expected }) =>
    isLetter(node.text)
      ? diagnostics.report('unknown-square', node, { found: quoteSignificant(node.text) })
      : wrongCharacter(node, expected),

  UnparsedError: ({ node }) => unreadableMove(node),
  TooDeepError: ({ node }) => unreadableMove(node),
};

/** Reports a letter without a card in the set: `oni/unknown-card`. */
export function unknownCard(node: Node, cards: CardSet): Diagnostic {
  const names = [...cards.values()].map(({ letter, name }) => `${letter} (${name})`);
  return diagnostics.report('unknown-card', node, { found: quoteSignificant(node.text), cards: orList(names) });
}

function boardSize(node: Node, what: string, wanted: number): Diagnostic {
  return diagnostics.report('board-size', node, { what, count: significant(node.text).length, wanted });
}

function unreadableMove(node: Node): Diagnostic {
  const found = quoteSignificant(node.text);
  return significant(node.text).every(isBoardCharacter)
    ? diagnostics.report('misplaced-board-character', node, { found })
    : diagnostics.report('incomplete-move', node, { found });
}

/** Reports the extra character of a node, the first one that isn't a letter: `oni/stray-character`. */
function strayCharacter(node: Node): Diagnostic {
  const stray = [...node.text].find((character) => !isLetter(character))!;
  const start = node.start + node.text.indexOf(stray);
  const span = { start, end: start + stray.length };
  const values = { found: quoteSignificant(stray) };
  const fixes = [{ title: 'drop {found}' as const, values, edits: [{ ...span, text: '' }] }];
  return diagnostics.report('stray-character', span, values, { fixes });
}

function wrongCharacter(node: Node, expected: SyntaxFailure['expected']): Diagnostic {
  const found = quoteSignificant(node.text);
  return isBoardCharacter(node.text)
    ? diagnostics.report('misplaced-board-character', node, { found })
    : diagnostics.report('unknown-character', node, { found, wanted: describeExpected(expected) });
}

/**
 * Returns the number of a row of the board, from 1: the number of words from the start of the file to the end of the
 * row.
 */
const rowOf = ({ tree, end }: Node): number => wordsOf(tree.text.slice(0, end)).length;

const MAX_QUOTE_LENGTH = 12;

/** Returns the significant characters of a text in quotation marks, shortened if the text is long. */
function quoteSignificant(text: string): string {
  return JSON.stringify(truncated(significant(text).join(''), MAX_QUOTE_LENGTH));
}
