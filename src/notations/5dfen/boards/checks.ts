import { type Board, Kind, type Row } from '../../../../generated/5dfen/nodes.js';
import {
  boardChildren,
  boardColour,
  boardLayer,
  boardRows,
  boardTime,
  isBlanks,
  isLayerError,
  isPiece,
  isRow,
  isSeparator,
  isTimeError,
  isUnclosedBoardError,
  rowSquares,
  separatorText,
} from '../../../../generated/5dfen/readers.js';
import { endOf, type NodeIndex, parentOf, spanAt, startOf, textOf, type Tree } from '../../../cst/index.js';
import { quote, type Span } from '../../../diagnostics/index.js';
import { KINDS_WITH_UNMOVED, PIECE_NAMES } from '../../../games/5dchess/index.js';
import { numberText } from '../../../notation/codec/number-text.js';
import type { RecordFacts } from '../facts.js';
import { isRestOfTag } from '../faults/one-fault.js';
import type { FiveDCheck } from '../options.js';
import { blankCount, type BoardShape, boardShape, hasEqualRows, MAX_COLUMNS, shapeSize } from './boards.js';
import { boardDiagnostics as diagnostics } from './codes.js';
import { pieceOf } from './pieces.js';

/**
 * Level `syntax`: checks that a board has four fields. Reports `5dfen/missing-field`, but not if the rest of the board
 * follows a wrong bracket, or if a field has text that may be two fields.
 */
const fourFields: FiveDCheck = {
  level: 'syntax',
  on: Kind.Board,
  run(node, { tree, report }) {
    const board = node as NodeIndex<Board>;
    if (boardColour(tree, board) !== 0 || isRestOfTag(tree.text, endOf(tree, board))) return;
    for (let i = boardChildren.first(tree, board); i !== 0; i = boardChildren.next(tree, board, i)) {
      if (isUnclosedBoardError(tree, i) || isLayerError(tree, i) || isTimeError(tree, i)) return;
    }
    const count = 1 + [boardLayer(tree, board), boardTime(tree, board)].filter((field) => field !== 0).length;
    report(diagnostics.report('missing-field', spanAt(tree, board), { count }));
  },
};

/**
 * Level `syntax`: checks that numbers of blank squares are at least 1 and that rows are not too wide. Reports
 * `5dfen/zero-blanks` and `5dfen/board-too-wide`. A number beside an error may be a part of another field.
 */
const possibleRows: FiveDCheck = {
  level: 'syntax',
  on: Kind.Row,
  run(node, { tree, facts, report }) {
    const row = node as NodeIndex<Row>;
    const isPart = (square: Span): boolean => facts.errors.touch(square) || isOfWrongBoard(tree, row, facts);
    let width = 0;
    for (let square = rowSquares.first(tree, row); square !== 0; square = rowSquares.next(tree, row, square)) {
      const count = isPiece(tree, square) ? 1 : blankCount(tree, square);
      const isZero = count === undefined && isBlanks(tree, square);
      width += count ?? 0;
      if (!isZero && width <= MAX_COLUMNS) continue;
      const span = spanAt(tree, square);
      if (isPart(span)) return;
      const wrong = isZero
        ? diagnostics.report('zero-blanks', span, { found: quote(textOf(tree, square)) })
        : diagnostics.report('board-too-wide', span, { most: MAX_COLUMNS });
      report(wrong);
      return;
    }
  },
};

/** Whether a row is in a board whose fields are wrong, because a separator is missing or its start is cut off. */
function isOfWrongBoard(tree: Tree, row: NodeIndex<Row>, { errors }: RecordFacts): boolean {
  if (!tree.hasErrors) return false;
  const board = parentOf(tree, row) as NodeIndex<Board>;
  const [layer, time] = [boardLayer(tree, board), boardTime(tree, board)];
  return (
    errors.endsAt(startOf(tree, board)) ||
    (layer !== 0 && isLayerError(tree, layer)) ||
    (time !== 0 && isTimeError(tree, time))
  );
}

/**
 * Checks that all boards have the same separator between fields. Reports `5dfen/mixed-separators` within a board,
 * `5dfen/several-dialects` between boards.
 */
const oneSeparator: FiveDCheck = {
  level: 'structure',
  on: Kind.Board,
  run(node, { tree, facts, report }) {
    const board = node as NodeIndex<Board>;
    let own: string | undefined;
    for (let i = boardChildren.first(tree, board); i !== 0; i = boardChildren.next(tree, board, i)) {
      if (!isSeparator(tree, i)) continue;
      own ??= separatorText(tree, i);
      if (separatorText(tree, i) === own) continue;
      report(diagnostics.report('mixed-separators', spanAt(tree, i)));
      return;
    }
    const other = facts.preamble.separator;
    if (own === undefined || other === undefined || own === other) return;
    report(diagnostics.report('several-dialects', spanAt(tree, board), { one: own, other }));
  },
};

/**
 * Checks that pieces are known, and that only pieces for which it matters are marked as unmoved. Reports
 * `5dfen/unknown-piece` and `5dfen/idle-star`, once per board for each kind of piece.
 */
const knownPieces: FiveDCheck = {
  level: 'structure',
  on: Kind.Board,
  run(node, { tree, report }) {
    const board = node as NodeIndex<Board>;
    const seen = new Set<string>();
    for (let row = boardRows.first(tree, board); row !== 0; row = boardRows.next(tree, board, row)) {
      if (isRow(tree, row)) checkPieces(tree, row, seen, report);
    }
  },
};

function checkPieces(
  tree: Tree,
  row: NodeIndex<Row>,
  seen: Set<string>,
  report: Parameters<FiveDCheck['run']>[1]['report'],
): void {
  for (let square = rowSquares.first(tree, row); square !== 0; square = rowSquares.next(tree, row, square)) {
    if (!isPiece(tree, square)) continue;
    const text = textOf(tree, square);
    const { letter, unmoved } = pieceOf(text);
    const name = PIECE_NAMES[letter];
    if (name !== undefined && (!unmoved || KINDS_WITH_UNMOVED.has(letter))) continue;
    const finding = name ?? 'unknown';
    if (seen.has(letter + finding)) continue;
    seen.add(letter + finding);
    report(
      name === undefined
        ? diagnostics.report('unknown-piece', spanAt(tree, square), { letter: text.charAt(0) })
        : diagnostics.report('idle-star', spanAt(tree, square), { name }),
    );
  }
}

/** Checks that all rows of a board have the same width. Reports `5dfen/row-width` at the first row that differs. */
const equalRowWidths: FiveDCheck = {
  level: 'structure',
  on: Kind.Board,
  run(node, { tree, report }) {
    const board = node as NodeIndex<Board>;
    const { widths } = boardShape(tree, board) ?? { widths: [] };
    const [first = 0] = widths;
    let index = 0;
    for (let row = boardRows.first(tree, board); row !== 0; row = boardRows.next(tree, board, row)) {
      const width = widths[index++];
      if (width === undefined || width === first) continue;
      report(diagnostics.report('row-width', spanAt(tree, row), { row: index, width, first }));
      return;
    }
  },
};

/** Checks that all boards whose rows are equally wide have the same size. Reports `5dfen/board-size`. */
const equalBoardSizes: FiveDCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const [first, ...others] = facts.preamble.boards.filter(hasEqualRows);
    if (first === undefined) return;
    const related = [{ message: 'the first board', span: spanAt(tree, first.at) }];
    for (const board of others) {
      const args = { size: shapeSize(board), first: shapeSize(first) };
      if (args.size !== args.first) report(diagnostics.report('board-size', spanAt(tree, board.at), args, { related }));
    }
  },
};

/** Checks that a timeline has only one board at each half turn. Reports `5dfen/repeated-board`. */
const differentBoards: FiveDCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const known = new Map<string, BoardShape>();
    for (const board of facts.preamble.boards) {
      const { layer, time, toMove: colour } = board;
      const key = `${numberText(layer.value)} ${time} ${colour}`;
      const earlier = known.get(key);
      if (earlier === undefined) {
        known.set(key, board);
        continue;
      }
      const related = [{ message: 'the same board', span: spanAt(tree, earlier.at) }];
      const args = { timeline: layer.spelling, time, colour };
      report(diagnostics.report('repeated-board', spanAt(tree, board.at), args, { related }));
    }
  },
};

/** The checks of each board, and of all boards together. */
export const BOARD_CHECKS: readonly FiveDCheck[] = [
  fourFields,
  possibleRows,
  oneSeparator,
  knownPieces,
  equalRowWidths,
  equalBoardSizes,
  differentBoards,
];
