import { type Player, PLAYERS } from '../../../games/azul/index.js';
import type { AzulGame, AzulLine, CommentaryLine, DrawLine, MoveLine, NameLine } from './shape.js';

/** Returns the letter of a player from its number, counted from 0. */
export const playerLetter = (player: number): Player => PLAYERS[player]!;

/** Whether a line is a draw or a move. */
export const isPly = (line: AzulLine): line is DrawLine | MoveLine => line.type === 'draw' || line.type === 'move';

/** A round: its draw, and its moves with the commentary between them. */
export interface AzulRound {
  /** The draw; absent for moves before the first draw. */
  readonly draw?: DrawLine;
  readonly lines: readonly (MoveLine | CommentaryLine)[];
}

/** Splits a game into rounds. */
export function roundsOf({ lines }: AzulGame): AzulRound[] {
  const rounds: { draw?: DrawLine; lines: (MoveLine | CommentaryLine)[] }[] = [];
  for (const line of lines) {
    if (line.type === 'draw') rounds.push({ draw: line, lines: [] });
    else if (line.type === 'move') {
      const round = rounds.at(-1);
      if (round === undefined) rounds.push({ lines: [line] });
      else round.lines.push(line);
    } else if (line.type === 'commentary') rounds.at(-1)?.lines.push(line);
  }
  return rounds;
}

/** Returns the name of a player; `undefined` if the record has none. */
export function nameOf({ lines }: AzulGame, player: Player): string | undefined {
  const line = lines.find((one): one is NameLine => one.type === 'name' && one.player === player);
  return line?.name;
}
