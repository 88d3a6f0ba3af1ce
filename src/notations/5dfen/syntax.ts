import * as nodes from '../../../generated/5dfen/nodes.js';
import { isTurn, turnNumber, variationClose } from '../../../generated/5dfen/readers.js';
import {
  endOf,
  explain,
  firstNode,
  kindOf,
  nextNode,
  type Node,
  type NodeIndex,
  parentOf,
  startOf,
  type SyntaxFailure,
  textOf,
  type Tree,
} from '../../cst/index.js';
import { type Diagnostic, replacement, type Span } from '../../diagnostics/index.js';
import { rowNumbers } from '../../notation/row-numbers.js';
import { aroundIfEmpty, spanAt } from '../../notation/spans.js';
import { fiveDDiagnostics as catalogue } from './codes.js';
import { tagsAfterMoves } from './checks-headers.js';
import { GREATEST, isTooLarge } from './digits.js';
import { colourIn } from './colours.js';
import { blankCount, MOST_COLUMNS } from './lower.js';
import { brokenHeader, UNQUOTED_HEADER } from './broken-header.js';
import { tooDeepAt } from './cut-off.js';
import { isStrayStar, isSurplusStar } from './stray-star.js';
import { quoted } from './strings.js';
import { isClosedComment } from './lower-moves.js';
import { repliesAt, type TurnIndex } from './turns.js';

/**
 * Everything that level `syntax` asks: one diagnostic for each error node, and for each part that is incomplete.
 *
 * @param movesBegin where the moves begin
 */
export function syntaxDiagnostics(tree: Tree<nodes.GameRecord | undefined>, movesBegin: number): Diagnostic[] {
  const { root } = tree;
  const behind = root === undefined ? [] : tagsAfterMoves(root, movesBegin);
  const rowOf = rowNumbers(tree, nodes.Field.rows);
  const failures = explain(tree).map((failure) => describe(failure, rowOf));
  return [...failures, ...incompleteParts(tree), ...behind];
}

function describe(failure: SyntaxFailure, rowOf: ReturnType<typeof rowNumbers>): Diagnostic {
  const node = failure.node as nodes.AnyNode;
  const found = shown(node.text);
  switch (node.kind) {
    case nodes.Kind.UnquotedHeaderError:
      return describeUnquoted(node);
    case nodes.Kind.TagError:
      return describeTag(node);
    case nodes.Kind.EmptyRowError:
      return catalogue.report('empty-row', aroundIfEmpty(node), { row: rowOf(node) });
    case nodes.Kind.SquareError:
      return describeSquare(node);
    case nodes.Kind.LayerError:
      return catalogue.report('bad-layer', aroundIfEmpty(node), { found });
    case nodes.Kind.TimeError:
      return catalogue.report('bad-time', aroundIfEmpty(node), { found });
    case nodes.Kind.ColourError:
      return describeColour(node);
    case nodes.Kind.FifthFieldError:
      return describeFifthField(node);
    case nodes.Kind.UnclosedBoardError:
      return describeUnclosedBoard(node);
    case nodes.Kind.VariationTagError:
      return catalogue.report('tag-in-variation', node, { found });
    case nodes.Kind.MarkError:
      return catalogue.report('bad-mark', node, { found: node.text });
    case nodes.Kind.TokenError:
    case nodes.Kind.CoordinatesError:
      return describeToken(failure);
    case nodes.Kind.StrayBracketError:
    case nodes.Kind.StrayParenthesisError:
      return catalogue.report('stray-bracket', node, { found: node.text });
    default:
      return catalogue.report('too-deep', firstCharacter(node));
  }
}

function describeUnquoted(node: Node): Diagnostic {
  const [, before = '', key = '', value = ''] = UNQUOTED_HEADER.exec(node.text) ?? [];
  const start = node.start + before.length;
  const fixes = [replacement('add quotation marks', { start, end: start + value.length }, quoted(value))];
  return catalogue.report('unquoted-header', node, { key }, { fixes });
}

function describeTag(node: Node): Diagnostic {
  const broken = brokenHeader(node.text);
  const why = whyNoTag(node.text);
  if (broken === undefined) return catalogue.report('broken-tag', node, { why });
  const at = node.start + broken.end;
  const fixes = [replacement(broken.title, { start: at, end: at }, broken.missing)];
  return catalogue.report('broken-tag', node, { why }, { fixes });
}

function whyNoTag(text: string): string {
  if (/^\[[ \t]*"/.test(text)) return 'a header needs a key in front of its value';
  if (/^\[[^"]*"[^"]*$/.test(text)) return 'the quotation mark that ends the value is missing';
  if (/^\[[ \t]*[\w.-]+[ \t]*"/.test(text)) return 'a ] must follow right behind the value';
  if (/^\[[^"]*"/.test(text)) return 'the key can only hold letters, digits, dots, underscores and dashes';
  return 'a header has a value in quotation marks, a board has four fields';
}

function describeSquare(node: Node): Diagnostic {
  if (isStrayStar(node)) {
    const fixes = isSurplusStar(node) ? [replacement('drop it', node, '')] : [];
    return catalogue.report('stray-star', node, undefined, { fixes });
  }
  if (node.text.startsWith('+')) return catalogue.report('reserved-plus', node, { letter: node.text.slice(1) });
  return catalogue.report('bad-square', node, { found: shown(node.text) });
}

function describeColour(node: Node): Diagnostic {
  const found = shown(node.text);
  const wanted = colourIn(node.text);
  const span = aroundIfEmpty(node);
  if (wanted === undefined) return catalogue.report('bad-colour', span, { found });
  return catalogue.report('bad-colour', span, { found }, { fixes: [replacement('write {text}', node, wanted)] });
}

function describeFifthField(node: Node): Diagnostic {
  const field = { start: node.start, end: node.end - 1 };
  const fixes = [replacement('drop it', field, '')];
  return catalogue.report('fifth-field', field, { found: shown(node.text.slice(1, -1)) }, { fixes });
}

function describeUnclosedBoard(node: Node): Diagnostic {
  if (node.text !== '') return catalogue.report('unclosed-board', node, { found: shown(node.text) });
  const board = node.tree.node(parentOf(node.tree, node.index)) as nodes.Board;
  // What is missing besides the bracket would be reported only after it is there.
  const fixes = board.colour !== undefined ? [replacement('add the ]', node, ']')] : [];
  return catalogue.report('unclosed-board', aroundIfEmpty(node), { found: '' }, { fixes });
}

function describeToken({ node, at, found }: SyntaxFailure): Diagnostic {
  if (/^\([^()]*\)$/.test(node.text)) return catalogue.report('missing-move', node, { board: node.text });
  const before = node.text.slice(0, Math.max(0, at - node.start));
  const breaksOff = at >= node.end || found === '';
  const why =
    before === ''
      ? ''
      : breaksOff
        ? `; something is missing behind ${shown(before)}`
        : `; ${shown(found)} can’t follow ${shown(before)}`;
  return catalogue.report('unreadable-move', node, { found: shown(node.text), why });
}

/** What the grammar accepts although something is missing or too much: one pass over the nodes. */
function incompleteParts(tree: Tree): Diagnostic[] {
  const { Kind } = nodes;
  const out: Diagnostic[] = [];
  const add = (found: readonly Diagnostic[]): void => {
    for (const diagnostic of found) out.push(diagnostic);
  };
  const cut = tooDeepAt(tree);
  for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
    switch (kindOf(tree, i)) {
      case Kind.Board:
        add(checkFields(tree.node(i) as nodes.Board));
        break;
      case Kind.Row:
        add(checkBlanks(tree.node(i) as nodes.Row));
        break;
      case Kind.Layer:
      case Kind.Time:
      case Kind.TurnNumber:
        if (endOf(tree, i) - startOf(tree, i) > SURELY_SMALL) add(checkNumber(tree, i));
        break;
      case Kind.Turn:
      case Kind.UnnumberedTurn:
        add(checkReplies(tree, i as TurnIndex));
        break;
      case Kind.Variation:
        if (variationClose(tree, i as NodeIndex<nodes.Variation>) === 0 && endOf(tree, i) !== cut) {
          out.push(catalogue.report('unclosed-variation', firstCharacter(spanAt(tree, i))));
        }
        break;
      case Kind.Comment:
        if (!isClosedComment(tree, i as NodeIndex<nodes.Comment>)) {
          out.push(catalogue.report('unclosed-comment', firstCharacter(spanAt(tree, i))));
        }
        break;
    }
  }
  return out;
}

function checkFields(board: nodes.Board): Diagnostic[] {
  if (board.colour !== undefined || board.children.some((child) => child instanceof nodes.UnclosedBoardError))
    return [];
  const count = 1 + [board.layer, board.time].filter((field) => field !== undefined).length;
  return [catalogue.report('missing-field', board, { count })];
}

function checkBlanks(row: nodes.Row): Diagnostic[] {
  let width = 0;
  for (const square of row.squares) {
    const isPiece = square instanceof nodes.Piece;
    if (square instanceof nodes.Blanks && blankCount(square) === undefined) {
      return [catalogue.report('zero-blanks', square, { found: square.text })];
    }
    width += isPiece ? 1 : (blankCount(square) ?? 0);
    if (width > MOST_COLUMNS) return [catalogue.report('board-too-wide', square, { most: MOST_COLUMNS })];
  }
  return [];
}

const NOTHING: readonly Diagnostic[] = [];

/** Numbers of so many characters are never too large. */
const SURELY_SMALL = 15;

/** `5dfen/number-too-large` of a layer, a turn or the number of a turn */
function checkNumber(tree: Tree, at: NodeIndex): readonly Diagnostic[] {
  const start = startOf(tree, at);
  const digits = /^[+-]?\d+/.exec(textOf(tree, at))![0];
  const span = { start, end: start + digits.length };
  if (!isTooLarge(tree.text, start, span.end)) return NOTHING;
  return [catalogue.report('number-too-large', span, { found: shown(digits), most: GREATEST })];
}

/** One reply a turn. */
function checkReplies(tree: Tree, turn: TurnIndex): readonly Diagnostic[] {
  const extra = repliesAt(tree, turn).slice(1);
  if (extra.length === 0) return NOTHING;
  const name = isTurn(tree, turn) ? textOf(tree, turnNumber(tree, turn)).slice(0, -1) : 'without a number';
  return extra.map((reply) => catalogue.report('extra-reply', firstCharacter(spanAt(tree, reply)), { turn: name }));
}

const firstCharacter = ({ start }: Span): Span => ({ start, end: start + 1 });

/** A piece of text in a message: long ones are cut. */
function shown(text: string): string {
  const short = text.trim();
  return short === '' ? '' : `“${short.length > 24 ? `${short.slice(0, 24)}…` : short}”`;
}
