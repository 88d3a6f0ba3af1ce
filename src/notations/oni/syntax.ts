import { type AnyNode, Kind } from '../../../generated/oni/nodes.js';
import { describeExpected, explain, type Node, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { type Diagnostic, orList } from '../../diagnostics/index.js';
import { type CardSet, STANDARD_CARDS } from '../../games/onitama/index.js';
import { oniDiagnostics } from './codes.js';
import { isCard } from './lower.js';

/** One diagnostic for each error node and each card outside the set, in the words of the format. Level `syntax`. */
export function syntaxDiagnostics(tree: Tree, cards: CardSet): Diagnostic[] {
  const failures = explain(tree).filter(({ node }) => node.kind !== Kind.CardError || !isCard(node, cards));
  return [...failures.map((failure) => describe(failure, cards)), ...cardsOutsideTheSet(tree, cards)];
}

/** Cards that the grammar knows, but not the caller's set. */
function cardsOutsideTheSet(tree: Tree, cards: CardSet): Diagnostic[] {
  if (cards === STANDARD_CARDS) return [];
  const out: Diagnostic[] = [];
  const cursor = tree.cursor();
  while (cursor.next()) {
    if (cursor.kind === Kind.Card && !isCard(cursor.node, cards)) out.push(unknownCard(cursor.node, cards));
  }
  return out;
}

function describe({ node, expected }: SyntaxFailure, cards: CardSet): Diagnostic {
  const found = shown(node.text);
  const characters = significant(node.text);
  switch ((node as AnyNode).kind) {
    case Kind.CardError:
      return isLetter(node.text) ? unknownCard(node, cards) : wrongCharacter(node, describeExpected(expected));
    case Kind.SquareError:
      return isLetter(node.text)
        ? oniDiagnostics.report('unknown-square', node, { found })
        : wrongCharacter(node, describeExpected(expected));
    case Kind.CellError:
      return oniDiagnostics.report('board-character', node, { found });
    case Kind.BoardError:
      return oniDiagnostics.report('board-size', node, { what: 'the board', count: characters.length, wanted: 25 });
    case Kind.RowError:
      return oniDiagnostics.report('board-size', node, {
        what: `row ${rowOf(node)}`,
        count: characters.length,
        wanted: 5,
      });
    case Kind.MissingCardsError:
      return oniDiagnostics.report('missing-cards', node, { count: characters.length });
    case Kind.StrayInCardsError:
    case Kind.StrayInMoveError:
      return strayCharacter(node);
    default:
      return characters.every(isBoardCharacter)
        ? oniDiagnostics.report('misplaced-board-character', node, { found })
        : oniDiagnostics.report('incomplete-move', node, { found });
  }
}

function unknownCard(node: Node, cards: CardSet): Diagnostic {
  const names = [...cards.values()].map(({ letter, name }) => `${letter} (${name})`);
  return oniDiagnostics.report('unknown-card', node, { found: node.text, cards: orList(names) });
}

/** The first character of a node that is no letter is the one too many. */
function strayCharacter(node: Node): Diagnostic {
  const stray = [...node.text].find((character) => !isLetter(character))!;
  const start = node.start + node.text.indexOf(stray);
  const span = { start, end: start + stray.length };
  const edits = [{ ...span, text: '' }];
  const fixes = [{ title: 'drop {found}' as const, values: { found: shown(stray) }, edits }];
  return oniDiagnostics.report('stray-character', span, { found: shown(stray) }, { fixes });
}

function wrongCharacter(node: Node, place: string): Diagnostic {
  const found = shown(node.text);
  return isBoardCharacter(node.text)
    ? oniDiagnostics.report('misplaced-board-character', node, { found })
    : oniDiagnostics.report('unknown-character', node, { found, place });
}

/** Number of a row of the board, from 1: the words of the file up to its end. */
const rowOf = ({ tree, end }: Node): number => wordsOf(tree.text.slice(0, end)).length;

/** Characters that count: all but blanks and comments. */
const significant = (text: string): string[] => [...wordsOf(text).join('')];
const wordsOf = (text: string): string[] => text.replace(/#[^\r\n]*/g, ' ').match(/[^\s\x85]+/g) ?? [];

const isLetter = (character: string): boolean => /^[a-z]$/i.test(character);
const isBoardCharacter = (character: string): boolean => /^[0-3.]$/.test(character);

/** Letters as they are, anything else in quotation marks; long texts are cut. */
function shown(text: string): string {
  const joined = significant(text).join('');
  if (/^[a-z]+$/i.test(joined)) return joined;
  return JSON.stringify(joined.length > 12 ? `${joined.slice(0, 12)}…` : joined);
}
