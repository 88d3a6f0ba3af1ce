import { type Position, taflRules } from '../../src/games/tafl/index.js';
import { parseOtnRules, taflRulesOf } from '../../src/notations/otn/index.js';
import type { Random } from '../../test/support/random.js';
import { firstGames } from './first-games.js';

/** Rules of Copenhagen hnefatafl, without its edge forts. */
export const TAFL_RULES = 'dim:11 sw:s start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

/** A game of random legal moves: its turns, each with the text of its moves. */
export type TaflTurns = readonly (readonly string[])[];

/** The number of random games, which have some 20,000 moves in all. */
const GAMES = 33;

const rules = taflRulesOf(parseOtnRules(TAFL_RULES).model)!;

/** The first random games, or all. */
export const taflGames = firstGames(GAMES, 1, (random) => oneGame(taflRules.start({ rules }), random));

/** The turns of as many random games as it takes for this number of moves; of all if they have fewer. */
export function taflTurns(moves: number): TaflTurns {
  let turns: TaflTurns = [];
  for (let count = 1; turns.length * 2 < moves && count <= GAMES; count++) {
    turns = [...turns, ...taflGames(count).at(-1)!];
  }
  return turns;
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
