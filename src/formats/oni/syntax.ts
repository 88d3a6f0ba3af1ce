import { type AnyNode, Kind } from '../../../generated/oni/nodes.js';
import { explain, type SyntaxFailure, type Tree } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { oniCatalogue, orList } from './catalogue.js';
import { isCustomCard } from './lower.js';

/** One diagnostic for each error node, in the words of the format. Level `syntax`. */
export function syntaxDiagnostics(tree: Tree, cards: CardSet): Diagnostic[] {
  return explain(tree)
    .filter(({ node }) => node.kind !== Kind.CardError || !isCustomCard(node, cards))
    .map((failure) => describe(failure, cards));
}

function describe(failure: SyntaxFailure, cards: CardSet): Diagnostic {
  const { node } = failure;
  const found = shown(node.text);
  switch ((node as AnyNode).kind) {
    case Kind.CardError:
      return isLetter(node.text)
        ? oniCatalogue.report('unknown-card', node, { found, cards: namesOf(cards) })
        : foreign(node.text, node, 'a card');
    case Kind.SquareError:
      return isLetter(node.text)
        ? oniCatalogue.report('unknown-square', node, { found })
        : foreign(node.text, node, 'a square');
    case Kind.CellError:
      return oniCatalogue.report('board-character', node, { found });
    case Kind.BoardError:
      return oniCatalogue.report('board-size', node, { count: significant(node.text).length });
    case Kind.CardsError:
      return describeCards(failure);
    default:
      return describeMove(failure);
  }
}

function describeCards({ node, found, at }: SyntaxFailure): Diagnostic {
  const { length } = significant(node.text);
  return length > 5 ? stray(found, at) : oniCatalogue.report('missing-cards', node, { count: length });
}

function describeMove({ node, found, at }: SyntaxFailure): Diagnostic {
  const { length } = significant(node.text);
  if (/^[0-3.]{5}/.test(significant(node.text).join(''))) {
    return oniCatalogue.report('misplaced-board-character', node, { found: shown(node.text) });
  }
  return length > 3 ? stray(found, at) : oniCatalogue.report('incomplete-move', node, { found: shown(node.text) });
}

function stray(found: string, at: number): Diagnostic {
  const span = { start: at, end: at + found.length };
  const fixes = [{ title: `drop ${shown(found)}`, edits: [{ ...span, text: '' }] }];
  return oniCatalogue.report('stray-character', span, { found: shown(found) }, { fixes });
}

function foreign(text: string, span: Span, place: string): Diagnostic {
  return /^[0-3.]$/.test(text)
    ? oniCatalogue.report('misplaced-board-character', span, { found: shown(text) })
    : oniCatalogue.report('unknown-character', span, { found: shown(text), place });
}

/** Characters that count: all but blanks and comments. */
const significant = (text: string): string[] => [...text.replace(/#[^\r\n]*|[\s\x85]+/g, '')];

const isLetter = (text: string): boolean => /^[a-z]$/i.test(text);

/** Letters as they are, anything else in quotation marks; long texts are cut. */
function shown(text: string): string {
  const joined = significant(text).join('');
  if (/^[a-z]+$/i.test(joined)) return joined;
  return JSON.stringify(joined.length > 12 ? `${joined.slice(0, 12)}…` : joined);
}

const namesOf = (cards: CardSet): string =>
  orList([...cards.values()].map(({ letter, name }) => `${letter} (${name})`));
