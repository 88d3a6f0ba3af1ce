import { NestedCalls } from '../../../notation/game-tree/nested-calls.js';
import { rowText } from '../boards/pieces.js';
import { quoted } from '../headers/headers.js';
import type {
  Action,
  Board,
  BoardName,
  FiveDGame,
  Header,
  Line,
  Move,
  Origin,
  Step,
  Turn,
  Variation,
} from '../model/model.js';
import type { Dialect, FiveDPrintOptions } from '../options.js';

// These functions write any model; `print.ts` rejects those that no text expresses.

/** Writes a record in the layout of `print5dfen`. */
export function writeGame(
  game: FiveDGame,
  { style = 'readable', dialect = 'current' }: FiveDPrintOptions = {},
): string {
  const boards = game.boards.map((board) => writeBoard(board, dialect));
  const headers = game.headers.map(headerText);
  const lines = lineTexts(game, style === 'readable');
  const sections =
    style === 'readable'
      ? [game.remarks.map(commentText), headers, boards, lines]
      : [headers, boards, lines.length === 0 ? [] : [lines.join(' ')]];
  const paragraphs = sections.filter((section) => section.length > 0).map((section) => `${section.join('\n')}\n`);
  return paragraphs.join(style === 'readable' ? '\n' : '');
}

const SEPARATORS: Readonly<Record<Dialect, string>> = { current: ':', draft: ';' };

/** Writes a board with its brackets. */
export function writeBoard(board: Board, dialect: Dialect = 'current'): string {
  const colour = board.toMove === 'white' ? 'w' : 'b';
  const fields = [board.rows.map(rowText).join('/'), board.layer.spelling, board.time, colour];
  return `[${fields.join(SEPARATORS[dialect])}]`;
}

/** Writes a header with its brackets. */
const headerText = ({ key, value }: Header): string => `[${key} ${quoted(value)}]`;

/** Writes a comment with its braces. */
const commentText = (text: string): string => `{${text}}`;

/** Writes the comments before the first turn, the turns, and the result. */
function lineTexts({ comments, turns, result }: Line, withComments: boolean): string[] {
  const lines = turns.map((turn) => turnText(turn, withComments));
  if (result !== undefined) lines.push(joined([...lines.splice(-1), result]));
  return [...(withComments ? comments.map(commentText) : []), ...lines];
}

/** Writes a turn: its number, white's action, a slash, black's action. */
export function turnText({ number, white, black }: Turn, withComments = true): string {
  const blackAlone = white === undefined;
  const name = number === undefined ? [] : [blackAlone && number > 0 ? `${number}b.` : `${number}.`];
  const slash = black !== undefined && (!blackAlone || number === undefined) ? ['/'] : [];
  return joined([...name, ...itemTexts(white, withComments), ...slash, ...itemTexts(black, withComments)]);
}

const itemTexts = (action: Action = [], withComments: boolean): string[] =>
  action.flatMap((item) => (item.type === 'comment' && !withComments ? [] : [itemText(item, withComments)]));

/** Joins texts with spaces. Unlike `join`, this doesn't copy the text of a nested variation once for each level. */
const joined = (texts: readonly string[]): string =>
  texts.reduce((all, text, i) => (i === 0 ? text : `${all} ${text}`), '');

/** Writes a move, comment or variation. */
export function itemText(item: Action[number], withComments = true): string {
  if (item.type === 'move') return writeMove(item);
  if (item.type === 'comment') return commentText(item.text);
  return variationTexts.call(item, () => `(${joined(lineTexts(item, withComments))})`);
}

const variationTexts = /* @__PURE__ */ new NestedCalls<Variation, string>();

/** Writes a move: board, piece, origin, `>` or `>>`, `x`, board and square, `=`, signs, then its marks. */
export function writeMove(move: Move): string {
  const { board, action } = move;
  const check = move.check === undefined ? '' : { check: '+', mate: '#', softmate: '*' }[move.check];
  return [
    (board === undefined ? '' : coordinatesText(board)) + actionText(action) + check,
    move.movesPresent ? '~' : '',
    move.assessment ?? '',
    move.present === undefined ? '' : ` (~T${move.present})`,
    move.makes === undefined ? '' : ` (>L${move.makes.spelling})`,
  ].join('');
}

/** Writes the coordinates of a board as in moves: `(0T1)`, or `(L0)` without a turn. */
export const coordinatesText = ({ layer: { spelling }, time }: BoardName): string =>
  time === undefined ? `(L${spelling})` : `(${spelling}T${time})`;

/** Writes a square, or the known part of one: `e4`, `e`, `4`. */
export const squareText = ({ file = '', rank }: Origin): string => `${file}${rank ?? ''}`;

function actionText(action: Move['action']): string {
  if (action.kind === 'step') return stepText(action);
  if (action.kind === 'pass') return '0000';
  return action.side === 'king' ? 'O-O' : 'O-O-O';
}

function stepText({ piece = '', from, jump, capture, target, to, promotion }: Step): string {
  return [
    piece,
    squareText(from),
    jump === undefined ? '' : jump === 'branch' ? '>>' : '>',
    capture ? 'x' : '',
    target === undefined ? '' : coordinatesText(target),
    squareText(to),
    promotion === undefined ? '' : `=${promotion}`,
  ].join('');
}
