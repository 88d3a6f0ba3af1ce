import type { Board, Kind, Row } from '../../../generated/5dfen/nodes.js';
import { boardColour, boardRows, isPiece, isRow, isSquareError, rowSquares } from '../../../generated/5dfen/readers.js';
import { type Node, type NodeIndex, parentOf, startOf, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { type Diagnostic, quote, quotedUnlessEmpty, replacement } from '../../diagnostics/index.js';
import { rowNumberOf } from '../../notation/check/row-numbers.js';
import type { ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { aroundIfEmpty } from '../../notation/read/spans.js';
import { blankCount, colourIn } from './boards/boards.js';
import { boardDiagnostics } from './boards/codes.js';
import { fiveDDiagnostics } from './codes.js';
import { headerDiagnostics } from './headers/codes.js';
import { brokenHeader, quoted, unquotedHeader } from './headers/headers.js';
import type { FiveDContext } from './options.js';
import { turnDiagnostics } from './turns/codes.js';

/** The diagnostics for each kind of error node of the grammar. */
export const FIVE_D_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, FiveDContext> = {
  UnquotedHeaderError: ({ node }) => unquotedHeaderError(node),
  TagError: ({ node }, _, fault) => tagError(node, fault),

  EmptyRowError: ({ node }) =>
    boardDiagnostics.report('empty-row', aroundIfEmpty(node), { row: rowNumberOf(node.tree, node.index) }),
  SquareError: ({ node }) => squareError(node),
  LayerError: ({ node }) =>
    boardDiagnostics.report('bad-layer', aroundIfEmpty(node), { found: quotedUnlessEmpty(node.text) }),
  TimeError: ({ node }) =>
    boardDiagnostics.report('bad-time', aroundIfEmpty(node), { found: quotedUnlessEmpty(node.text) }),
  ColourError: ({ node }) => colourError(node),
  FifthFieldError: ({ node }) => fifthFieldError(node),
  UnclosedBoardError: ({ node }) => unclosedBoardError(node),

  VariationTagError: ({ node }) => turnDiagnostics.report('tag-in-variation', node, { found: quote(node.text) }),
  MarkError: ({ node }) => turnDiagnostics.report('bad-mark', node, { found: quote(node.text) }),
  TokenError: (failure) => tokenError(failure),
  CoordinatesError: (failure) => tokenError(failure),
  StrayBracketError: ({ node }) => turnDiagnostics.report('stray-bracket', node, { found: quote(node.text) }),
  StrayParenthesisError: ({ node }) => turnDiagnostics.report('stray-bracket', node, { found: quote(node.text) }),

  UnparsedError: ({ node }) => tooDeep(node),
  TooDeepError: ({ node }) => tooDeep(node),
};

const tooDeep = ({ start }: Node): Diagnostic => fiveDDiagnostics.report('too-deep', { start, end: start + 1 });

function unquotedHeaderError(node: Node): Diagnostic {
  const { before, key, value } = unquotedHeader(node.text);
  const start = node.start + before.length;
  const fixes = [replacement('add quotation marks', { start, end: start + value.length }, quoted(value))];
  return headerDiagnostics.report('unquoted-header', node, { key }, { fixes });
}

function tagError(node: Node, fault: readonly SyntaxFailure[]): Diagnostic {
  // Otherwise unreadable text after the header would be left.
  const broken = fault.length > 1 ? undefined : brokenHeader(node.text);
  const why = whyBrokenTag(node.text);
  if (broken === undefined) return headerDiagnostics.report('broken-tag', node, { why });
  const offset = node.start + broken.end;
  // A value without its closing quotation mark may end earlier, or continue on the next line.
  const title = broken.missing === '"]' ? 'add the {text} at the end of the line' : 'add the {text}';
  const fixes = [replacement(title, { start: offset, end: offset }, broken.missing)];
  return headerDiagnostics.report('broken-tag', node, { why }, { fixes });
}

function whyBrokenTag(text: string): string {
  if (/^\[[ \t]*"/.test(text)) return 'a header has a key before its value';
  if (/^\[[^"]*"[^"]*$/.test(text)) return 'the quotation mark that ends the value is missing';
  if (/^\[[ \t]*[\w.-]+[ \t]*"/.test(text)) return 'a header has a "]" right after its value';
  if (/^\[[^"]*"/.test(text)) return 'a key consists of letters, digits, dots, underscores and dashes';
  return 'a header has a value in quotation marks, a board has four fields';
}

function squareError(node: Node): Diagnostic {
  if (node.text.startsWith('*')) {
    const fixes = isSurplusStar(node.tree, node.index) ? [replacement('drop it', node, '')] : [];
    return boardDiagnostics.report('stray-star', node, undefined, { fixes });
  }
  if (node.text.startsWith('+')) return boardDiagnostics.report('reserved-plus', node, { letter: node.text.slice(1) });
  return boardDiagnostics.report('bad-square', node, { found: quotedUnlessEmpty(node.text) });
}

function colourError(node: Node): Diagnostic {
  const found = quotedUnlessEmpty(node.text);
  const wanted = colourIn(node.text);
  const span = aroundIfEmpty(node);
  if (wanted === undefined) return boardDiagnostics.report('bad-colour', span, { found });
  return boardDiagnostics.report(
    'bad-colour',
    span,
    { found },
    { fixes: [replacement('write "{text}"', node, wanted)] },
  );
}

function fifthFieldError(node: Node): Diagnostic {
  const field = { start: node.start, end: node.end - 1 };
  const fixes = [replacement('drop it', field, '')];
  return boardDiagnostics.report('fifth-field', field, { found: quote(node.text.slice(1, -1)) }, { fixes });
}

function unclosedBoardError(node: Node): Diagnostic {
  if (node.text !== '') return boardDiagnostics.report('unclosed-board', node, { found: quote(node.text) });
  const board = parentOf(node.tree, node.index) as NodeIndex<Board>;
  // If fields are missing too, adding the bracket would only replace one error with another.
  const fixes = boardColour(node.tree, board) !== 0 ? [replacement('add the "]"', node, ']')] : [];
  return boardDiagnostics.report('unclosed-board', aroundIfEmpty(node), { found: '' }, { fixes });
}

function tokenError({ node, at: offset, found }: SyntaxFailure): Diagnostic {
  if (/^\([^()]*\)$/.test(node.text)) return turnDiagnostics.report('missing-move', node, { board: node.text });
  const before = node.text.slice(0, Math.max(0, offset - node.start));
  const breaksOff = offset >= node.end || found === '';
  const why =
    before === ''
      ? ': expected one such as "Nf3"'
      : breaksOff
        ? `: something is missing after ${quote(before)}`
        : `: ${quote(found)} can't follow ${quote(before)}`;
  return turnDiagnostics.report('unreadable-move', node, { found: quote(node.text), why });
}

/**
 * Whether all rows of the board have the same width without a stray star. If not, the star may be the rest of a
 * piece.
 */
function isSurplusStar(tree: Tree, star: NodeIndex): boolean {
  const board = parentOf(tree, parentOf(tree, star)) as NodeIndex<Board>;
  let first: number | undefined;
  for (let row = boardRows.first(tree, board); row !== 0; row = boardRows.next(tree, board, row)) {
    const width = isRow(tree, row) ? widthWithoutStars(tree, row) : undefined;
    first ??= width;
    if (width === undefined || width !== first || width === 0) return false;
  }
  return true;
}

/** Returns the number of squares of a row without its stray stars; `undefined` if a square is unreadable. */
function widthWithoutStars(tree: Tree, row: NodeIndex<Row>): number | undefined {
  let width = 0;
  for (let square = rowSquares.first(tree, row); square !== 0; square = rowSquares.next(tree, row, square)) {
    const isStar = isSquareError(tree, square) && tree.text[startOf(tree, square)] === '*';
    const count = isPiece(tree, square) ? 1 : isStar ? 0 : blankCount(tree, square);
    if (count === undefined) return undefined;
    width += count;
  }
  return width;
}
