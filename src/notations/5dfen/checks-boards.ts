import * as nodes from '../../../generated/5dfen/nodes.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { fiveDDiagnostics as catalogue } from './codes.js';
import type { LoweredGame } from './lower.js';
import { type Board, widthOf } from './model.js';
import { PIECE_NAMES, pieceOf, WITH_UNMOVED } from './pieces.js';
import { sizeText } from './size.js';

/** What level `structure` asks of boards: each by itself, then all of them together. */
export function checkBoards(root: nodes.GameRecord, lowered: LoweredGame): Diagnostic[] {
  const boards = root.tags.filter((tag) => tag instanceof nodes.Board);
  const [first] = boards.map(separatorsOf).filter((separators) => separators.length > 0);
  return [
    ...boards.flatMap((board) => [...checkSeparators(board, first?.[0]?.text), ...checkPieces(board)]),
    ...lowered.game.boards.flatMap((board) => checkRowWidths(board, lowered)),
    ...checkSizes(lowered),
    ...checkRepeated(lowered),
  ];
}

const separatorsOf = (board: nodes.Board): nodes.Separator[] =>
  board.children.filter((child) => child instanceof nodes.Separator);

/** `5dfen/mixed-separators` in one board, `5dfen/several-dialects` across boards */
function checkSeparators(board: nodes.Board, first: string | undefined): Diagnostic[] {
  const separators = separatorsOf(board);
  const own = separators[0]?.text;
  const odd = separators.find(({ text }) => text !== own);
  if (odd !== undefined) return [catalogue.report('mixed-separators', odd)];
  if (own === undefined || first === undefined || own === first) return [];
  return [catalogue.report('several-dialects', board, { one: own, other: first })];
}

/** `5dfen/unknown-piece`, `5dfen/idle-star`: once a board for each kind */
function checkPieces(board: nodes.Board): Diagnostic[] {
  const out: Diagnostic[] = [];
  const seen = new Set<string>();
  const pieces = board.rows.flatMap((row) => (row instanceof nodes.Row ? row.squares : []));
  for (const node of pieces) {
    if (!(node instanceof nodes.Piece)) continue;
    const { letter, unmoved } = pieceOf(node.text);
    const name = PIECE_NAMES[letter];
    const remark =
      name === undefined ? 'unknown-piece' : unmoved && !WITH_UNMOVED.has(letter) ? 'idle-star' : undefined;
    if (remark === undefined || seen.has(letter + remark)) continue;
    seen.add(letter + remark);
    if (remark === 'unknown-piece')
      out.push(catalogue.report('unknown-piece', node, { letter: node.text.slice(0, 1) }));
    else out.push(catalogue.report('idle-star', node, { name: name! }));
  }
  return out;
}

/** `5dfen/row-width` at the first row that differs */
function checkRowWidths(board: Board, { rowsOf }: LoweredGame): Diagnostic[] {
  const first = widthOf(board);
  const odd = board.rows.findIndex((row) => row.length !== first);
  if (odd === -1) return [];
  return [catalogue.report('row-width', rowsOf(board)[odd]!, { row: odd + 1, width: board.rows[odd]!.length, first })];
}

/** `5dfen/board-size` */
function checkSizes({ game: { boards }, placeOf }: LoweredGame): Diagnostic[] {
  const [first, ...others] = boards;
  if (first === undefined) return [];
  const related = [{ message: 'the first board', span: placeOf(first) }];
  return others
    .filter((board) => sizeText(board) !== sizeText(first))
    .map((board) => {
      return catalogue.report(
        'board-size',
        placeOf(board),
        { size: sizeText(board), first: sizeText(first) },
        { related },
      );
    });
}

/** `5dfen/repeated-board` */
function checkRepeated({ game: { boards }, placeOf }: LoweredGame): Diagnostic[] {
  const known = new Map<string, Board>();
  return boards.flatMap((board) => {
    const { layer, time, toMove: colour } = board;
    const key = `${Object.is(layer.value, -0) ? '-0' : layer.value} ${time} ${colour}`;
    const earlier = known.get(key);
    if (earlier === undefined) {
      known.set(key, board);
      return [];
    }
    const related = [{ message: 'the same board', span: placeOf(earlier) }];
    return [catalogue.report('repeated-board', placeOf(board), { layer: layer.spelling, time, colour }, { related })];
  });
}
