import { KING, TaflGame } from '../../../src/games/tafl/index.js';
import { parseOtnRules, taflRules } from '../../../src/notations/otn/index.js';
import { spaceAt, spaceName } from '../../../src/notations/otn/space.js';
import type { Random } from '../../support/random.js';

/** Rules with strong pieces for both sides. */
export const RULES = 'dim:11 start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

/** Turns of a random game, each with the text of its moves, captures included. It ends early if no piece can move. */
export function randomTurns(random: Random, turns: number, record = RULES): string[][] {
  const rules = taflRules(parseOtnRules(record).model)!;
  const game = new TaflGame(rules);
  const out: string[][] = [];
  while (out.length < turns) {
    const moves: string[] = [];
    for (let i = 0; i < 2 && game.result === undefined; i++) moves.push(playOne(game, random));
    if (moves.length < 2 || game.result !== undefined) break;
    out.push(moves);
  }
  return out;
}

function playOne(game: TaflGame, random: Random): string {
  const { size } = game.rules;
  const { from, to } = random.pick(game.legalMoves());
  const name = (square: number) => spaceName(spaceAt(Math.floor(square / size), square % size));
  const { captures, piece } = game.play({ from, to });
  const king = piece === KING ? 'K' : '';
  const taken = captures.length === 0 ? '' : `x${captures.map(name).join('/')}`;
  return `${king}${name(from)}-${name(to)}${taken}`;
}
