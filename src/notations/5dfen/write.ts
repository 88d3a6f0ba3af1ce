import type { PrintOptions } from '../../notation/format.js';
import type { Action, FiveDGame, Header, Line, Turn } from './model.js';
import { type Dialect, writeBoard } from './print-board.js';
import { writeMove } from './print-move.js';
import { quoted } from './strings.js';

/** How a 5DFEN record is written. */
export interface FiveDPrintOptions extends PrintOptions {
  /** Default `current`. */
  readonly dialect?: Dialect;
}

/** A model as canonical text, whether that text says the same or not. Options and layout are those of `print5dfen`. */
export function write5dfen(
  game: FiveDGame,
  { style = 'readable', dialect = 'current' }: FiveDPrintOptions = {},
): string {
  const boards = game.boards.map((board) => writeBoard(board, dialect));
  const headers = game.headers.map(printHeader);
  const lines = printLine(game, style === 'readable');
  const sections =
    style === 'readable'
      ? [game.remarks.map(printComment), headers, boards, lines]
      : [headers, boards, lines.length === 0 ? [] : [lines.join(' ')]];
  const paragraphs = sections.filter((section) => section.length > 0).map((section) => `${section.join('\n')}\n`);
  return paragraphs.join(style === 'readable' ? '\n' : '');
}

const printHeader = ({ key, value }: Header): string => `[${key} ${quoted(value)}]`;

const printComment = (text: string): string => `{${text}}`;

/** Comments in front of the first turn, the turns, and the result behind the last one. */
function printLine({ comments, turns, result }: Line, withComments: boolean): string[] {
  const lines = turns.map((turn) => printTurn(turn, withComments));
  if (result !== undefined) {
    if (lines.length === 0) lines.push(result);
    else lines[lines.length - 1] += ` ${result}`;
  }
  return [...(withComments ? comments.map(printComment) : []), ...lines];
}

function printTurn({ number, white, black }: Turn, withComments: boolean): string {
  const blackAlone = white === undefined;
  const name = number === undefined ? [] : [blackAlone && number > 0 ? `${number}b.` : `${number}.`];
  const slash = black !== undefined && (!blackAlone || number === undefined) ? ['/'] : [];
  const [first, second] = [white, black].map((action = []) => printAction(action, withComments));
  return [...name, ...first!, ...slash, ...second!].join(' ');
}

function printAction(action: Action, withComments: boolean): string[] {
  return action.flatMap((item) => {
    switch (item.type) {
      case 'move':
        return [writeMove(item)];
      case 'comment':
        return withComments ? [printComment(item.text)] : [];
      case 'variation':
        return [`(${printLine(item, withComments).join(' ')})`];
    }
  });
}
