import { taflRules } from '../../../../src/games/tafl/index.js';
import { parseOtnRules, taflRulesOf } from '../../../../src/notations/otn/index.js';
import type { Random } from '../../../support/random.js';

/** Rules with strong pieces for both sides. */
export const RULES = 'dim:11 start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

/** Turns of a random game, each with the text of its moves, captures included. It ends early if no piece can move. */
export function randomTurns(random: Random, turns: number, record = RULES): string[][] {
  const rules = taflRulesOf(parseOtnRules(record).model)!;
  let position = taflRules.start({ rules });
  const out: string[][] = [];
  while (out.length < turns) {
    const moves: string[] = [];
    for (let i = 0; i < 2 && taflRules.result(position) === undefined; i++) {
      const move = random.pick(taflRules.legalMoves(position));
      moves.push(taflRules.moveToText(position, move));
      position = taflRules.play(position, move);
    }
    if (moves.length < 2 || taflRules.result(position) !== undefined) break;
    out.push(moves);
  }
  return out;
}
