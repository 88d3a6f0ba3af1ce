import { defined } from '../../../defined.js';
import type { Board as GameBoard, Multiverse } from '../../../games/5dchess/index.js';
import type { Json } from '../../../notation/index.js';
import { faultText } from '../../../notation/replay/fault-text.js';
import { pieceName } from '../boards/pieces.js';
import { modelBoard } from '../boards/start.js';
import type { FiveDGame, GameResult } from '../model/model.js';
import { writeBoard, writeMove } from '../turns/print.js';
import type { FiveDReplay, FiveDVariation } from './play.js';

const RESULTS: Readonly<Record<GameResult, string>> = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': 'draw',
  '*': 'none',
};

/** A line of play to print: the main line or a variation. */
type PlayedLine = Omit<FiveDVariation, 'address' | 'begin'>;

/**
 * Returns a replay as `replay --json` prints it. Boards are 5DFEN; results are those in the record. A variation's
 * address is the turn that it begins with, `1w` or `1b`, and its number among the variations that begin there: `1b.1`,
 * inside it `1b.1.2w.1`.
 */
export function replayJson({ start, plies, variations, multiverse }: FiveDReplay, { result }: FiveDGame): Json {
  const text = boardText(multiverse);
  return {
    start: start.map(text),
    ...lineJson({ plies, final: multiverse.lastBoards(), ...defined({ result }) }, text),
    variations: variations.map((line) => ({ address: line.address, ...lineJson(line, text) })),
  };
}

function lineJson({ plies, final, result = '*' }: PlayedLine, text: (board: GameBoard) => string) {
  return {
    plies: plies.map(({ move, mover, made, captured }, i) => ({
      ply: i + 1,
      mover,
      move: writeMove(move),
      ...defined({ captured }),
      position: made.map(text),
    })),
    final: final.map(text),
    result: RESULTS[result],
  };
}

const OUTCOMES: Readonly<Record<GameResult, string>> = {
  '1-0': 'white has won',
  '0-1': 'black has won',
  '1/2-1/2': 'a draw',
  '*': 'no result',
};

/** Returns a replay as text: one line per ply, then the last boards and the result; variations follow the main line. */
export function replayLines({ plies, variations, multiverse }: FiveDReplay, { result }: FiveDGame): string {
  const text = boardText(multiverse);
  const main = lineLines({ plies, final: multiverse.lastBoards(), ...defined({ result }) }, text);
  const others = variations.flatMap((line) => ['', `variation ${line.address}`, ...lineLines(line, text)]);
  return [...main, ...others, ''].join('\n');
}

function lineLines({ plies, final, result = '*' }: PlayedLine, text: (board: GameBoard) => string): string[] {
  const width = String(plies.length).length;
  const lines = plies.map(({ move, mover, captured, violations }, i) => {
    const capture = captured === undefined ? '' : `, captures a ${pieceName(captured)}`;
    const fault = faultText(violations.map(({ why }) => why));
    return `${String(i + 1).padStart(width)}. ${mover}  ${writeMove(move)}${capture}${fault}`;
  });
  return [...lines, ...final.map(text), OUTCOMES[result]];
}

const boardText =
  (multiverse: Multiverse) =>
  (board: GameBoard): string =>
    writeBoard(modelBoard(board, multiverse));
