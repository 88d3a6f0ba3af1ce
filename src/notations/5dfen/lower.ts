import * as nodes from '../../../generated/5dfen/nodes.js';
import { gameRecordChildren, isComment, isTurn, isUnnumberedTurn } from '../../../generated/5dfen/readers.js';
import { type Node, type NodeIndex, startOf, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { isTooLarge } from './digits.js';
import { brokenHeader, UNQUOTED_HEADER } from './broken-header.js';
import { colourIn } from './colours.js';
import { commentText, lowerLine } from './lower-moves.js';
import { type Board, type FiveDGame, type Header, layerOf, type Line, type Piece } from './model.js';
import { pieceOf } from './pieces.js';
import { Places } from './places.js';
import { unquoted } from './strings.js';

/** Rows are written out square by square, up to this many columns; a blank count beyond it is an error. */
export const MOST_COLUMNS = 100;

/** A model, and where its parts stand. */
export interface LoweredGame {
  readonly game: FiveDGame;
  /** Where a header, board, turn, move, comment or variation of the model was written. */
  placeOf(part: object): Span;
  /** Where the rows of a board of the model were written. */
  rowsOf(board: Board): readonly Span[];
  /** Whether every board could be read. */
  readonly boardsAreReadable: boolean;
  /** Where the moves begin; infinity if there are none. */
  readonly movesBegin: number;
}

/** Tree → model. What can't be read is left out: a header, a board or a move at a time. */
export function lowerGame(tree: Tree<nodes.GameRecord | undefined>): LoweredGame {
  const { root } = tree;
  const places = new Places(tree);
  const headers: Header[] = [];
  const boards: Board[] = [];
  let boardsAreReadable = true;
  for (const tag of root?.tags ?? []) {
    const part = tag instanceof nodes.Board ? lowerBoard(tag) : lowerHeader(tag);
    if (part === undefined) {
      boardsAreReadable &&= !(tag instanceof nodes.Board);
      continue;
    }
    places.add(part, tag.index);
    if ('key' in part) headers.push(part);
    else boards.push(part);
  }
  const { comments, ...line } = root === undefined ? NOTHING : lowerLine(tree, root.index, places);
  const top = root === undefined ? NO_TOP : readTop(tree, root.index);
  const { movesBegin } = top;
  // Remarks stand among headers and boards; without any they are the comments in front of the moves.
  const remarks = headers.length + boards.length > 0 ? top.remarks : [];
  return {
    game: { remarks, headers, boards, comments: comments.slice(remarks.length), ...line },
    placeOf: (part) => places.of(part),
    rowsOf: (board) => (tree.node(places.nodeOf(board)) as nodes.Board).rows,
    boardsAreReadable,
    movesBegin,
  };
}

const NOTHING: Line = { comments: [], turns: [] };

const NO_TOP = { remarks: [], movesBegin: Number.POSITIVE_INFINITY };

/** What stands in front of the moves: comments up to the last header or board, and where it ends. */
function readTop(tree: Tree, record: NodeIndex<nodes.GameRecord>): { remarks: string[]; movesBegin: number } {
  const comments: string[] = [];
  let count = 0;
  for (let i = gameRecordChildren.first(tree, record); i !== 0; i = gameRecordChildren.next(tree, record, i)) {
    if (isTurn(tree, i) || isUnnumberedTurn(tree, i)) {
      return { remarks: comments.slice(0, count), movesBegin: startOf(tree, i) };
    }
    if (isComment(tree, i)) comments.push(commentText(tree, i));
    else count = comments.length;
  }
  return { ...NO_TOP, remarks: comments.slice(0, count) };
}

/** The header that a tag is, or that it is once its fix is applied. */
export function lowerHeader(tag: Node): Header | undefined {
  if (tag instanceof nodes.Header) return { key: tag.key.text, value: unquoted(tag.value.text) };
  if (tag instanceof nodes.UnquotedHeaderError) {
    const [, , key = '', value = ''] = UNQUOTED_HEADER.exec(tag.text) ?? [];
    return { key, value };
  }
  const broken = tag instanceof nodes.TagError ? brokenHeader(tag.text) : undefined;
  return broken === undefined ? undefined : { key: broken.key, value: unquoted(broken.value) };
}

function lowerBoard({ rows, layer, time, colour }: nodes.Board): Board | undefined {
  const toMove = colour === undefined ? undefined : colourIn(colour.text);
  if (!(layer instanceof nodes.Layer && time instanceof nodes.Time && toMove !== undefined)) return undefined;
  if ([layer, time].some(({ tree, start, end }) => isTooLarge(tree.text, start, end))) return undefined;
  const lowered = rows.map(lowerRow);
  if (lowered.includes(undefined)) return undefined;
  return {
    rows: lowered as (Piece | undefined)[][],
    layer: layerOf(layer.text),
    time: Number(time.text),
    toMove: toMove === 'w' ? 'white' : 'black',
  };
}

function lowerRow(row: nodes.Row | nodes.EmptyRowError): (Piece | undefined)[] | undefined {
  if (!(row instanceof nodes.Row)) return undefined;
  const squares: (Piece | undefined)[] = [];
  for (const square of row.squares) {
    if (square instanceof nodes.Piece) squares.push(pieceOf(square.text));
    else {
      const count = blankCount(square);
      if (count === undefined || squares.length + count > MOST_COLUMNS) return undefined;
      for (let i = 0; i < count; i++) squares.push(undefined);
    }
  }
  return squares;
}

/** Number of blanks that a node stands for; nothing if it is no number from 1 on. */
export function blankCount(node: Node): number | undefined {
  const count = node instanceof nodes.Blanks ? Number(node.text) : 0;
  return count > 0 ? count : undefined;
}
