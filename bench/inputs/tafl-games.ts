import { type Position, taflRules } from '../../src/games/tafl/index.js';
import { parseOtnRules, taflRulesOf } from '../../src/notations/otn/index.js';
import { Random } from '../../test/support/random.js';

/** Rules of Copenhagen hnefatafl, without its edge forts. */
export const TAFL_RULES = 'dim:11 sw:s start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

/** A game of random legal moves: its turns, each with the text of its moves. */
export type TaflTurns = readonly (readonly string[])[];

let games: TaflTurns[] | undefined;

/** Random games of some 20,000 moves in all, the same ones every time. */
export function taflGames(): readonly TaflTurns[] {
  games ??= makeGames(20_000, new Random(1));
  return games;
}

function makeGames(moves: number, random: Random): TaflTurns[] {
  const rules = taflRulesOf(parseOtnRules(TAFL_RULES).model)!;
  const out: TaflTurns[] = [];
  for (let left = moves; left > 0;) {
    const turns = oneGame(taflRules.start({ rules }), random);
    out.push(turns);
    left -= turns.length * 2;
  }
  return out;
}

function oneGame(start: Position, random: Random): TaflTurns {
  let position = start;
  const turns: string[][] = [];
  for (;;) {
    const turn: string[] = [];
    while (turn.length < 2) {
      const moves = taflRules.legalMoves(position);
      if (moves.length === 0) break;
      const move = random.pick(moves);
      turn.push(taflRules.moveToText(position, move));
      position = taflRules.play(position, move);
    }
    if (turn.length < 2) return turns;
    turns.push(turn);
    if (position.result !== undefined) return turns;
  }
}
