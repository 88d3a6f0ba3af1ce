import {
  escapeXml,
  failure,
  type Json,
  type Play,
  type Result,
  svgDocument,
  type View,
} from '../../../src/library/index.js';

export interface FrogMove {
  readonly from: number;
  readonly to: number;
}

export interface FrogGame {
  /** A character for each stone: `R`, `L` or `.`. */
  readonly board: string;
  readonly moves: readonly FrogMove[];
  /** With their `#`. */
  readonly comments: readonly string[];
}

export interface FrogPly {
  readonly move: FrogMove;
  readonly isLegal: boolean;
  readonly after: string;
}

export interface FrogReplay {
  readonly start: string;
  readonly plies: readonly FrogPly[];
}

/** Plays the moves, legal or not. */
export function replayFrogs({ board, moves }: FrogGame): Result<FrogReplay> {
  if (!/^[RL]*\.[RL]*$/.test(board)) return failure(['board'], 'expected R, L and one .');
  const plies: FrogPly[] = [];
  for (const move of moves) plies.push(played(plies.at(-1)?.after ?? board, move));
  return { ok: true, start: board, plies };
}

function played(before: string, move: FrogMove): FrogPly {
  const frog = before[move.from - 1];
  const step = (move.to - move.from) * (frog === 'R' ? 1 : -1);
  const isLegal = (frog === 'R' || frog === 'L') && before[move.to - 1] === '.' && (step === 1 || step === 2);
  const stones = [...before];
  if (isLegal) [stones[move.from - 1], stones[move.to - 1]] = ['.', frog];
  return { move, isLegal, after: stones.join('') };
}

export const frogPlay: Play<FrogGame, FrogReplay> = {
  replay: replayFrogs,
  json: ({ start, plies }): Json => ({ start, plies: plies.map(({ after }) => after) }),
  text: ({ start, plies }) => [start, ...plies.map(({ after }) => after), ''].join('\n'),
};

export const frogView: View<FrogGame, string> = {
  at(game, { ply = game.moves.length } = {}) {
    const replay = replayFrogs(game);
    return replay.ok ? { ok: true, view: replay.plies[ply - 1]?.after ?? replay.start } : replay;
  },
  text: (board) => `${board}\n`,
  svg: (board) => svgDocument(board.length * 20, 20, 'Frogs', `<text y="16">${escapeXml(board)}</text>`),
};
