import type { Json } from '../format.js';
import type { FiveDGame, Result } from './model.js';
import { writeBoard } from './print-board.js';
import { writeMove } from './print-move.js';
import { type FiveDReplay, modelBoard } from './replay.js';

const RESULTS: Readonly<Record<Result, string>> = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw', '*': 'none' };

/** A replay as `replay --json` prints it. Boards are 5DFEN; the result is the one that the record gives. */
export function replayJson({ start, plies, multiverse }: FiveDReplay, { result = '*' }: FiveDGame): Json {
  const text = (board: FiveDReplay['start'][number]): string => writeBoard(modelBoard(board, multiverse));
  return {
    start: start.map(text),
    plies: plies.map(({ move, mover, made, captured }, i) => ({
      ply: i + 1,
      mover,
      move: writeMove(move),
      captured: captured ?? null,
      position: made.map(text),
    })),
    final: multiverse.lastBoards().map(text),
    result: RESULTS[result],
  };
}

/** A replay for people: one line a ply, then the last boards. */
export function replayLines({ plies, multiverse }: FiveDReplay, { result = '*' }: FiveDGame): string {
  const width = String(plies.length).length;
  const lines = plies.map(({ move, mover, captured, violations }, i) => {
    const capture = captured === undefined ? '' : `, takes ${captured}`;
    const fault =
      violations.length === 0 ? '' : `   (${violations.map(({ problem }) => problem.replaceAll('-', ' ')).join(', ')})`;
    return `${String(i + 1).padStart(width)}. ${mover}  ${writeMove(move)}${capture}${fault}`;
  });
  const boards = multiverse.lastBoards().map((board) => writeBoard(modelBoard(board, multiverse)));
  const outcome = { '1-0': 'white has won', '0-1': 'black has won', '1/2-1/2': 'a draw', '*': 'no result' }[result];
  return [...lines, ...boards, outcome, ''].join('\n');
}
