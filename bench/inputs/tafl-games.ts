import { KING, TaflGame } from '../../src/games/tafl/index.js';
import { parseOtnRules, taflRules } from '../../src/notations/otn/index.js';
import { spaceAt, spaceName } from '../../src/notations/otn/space.js';
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
  const rules = taflRules(parseOtnRules(TAFL_RULES).model)!;
  const out: TaflTurns[] = [];
  for (let left = moves; left > 0;) {
    const turns = oneGame(new TaflGame(rules), random);
    out.push(turns);
    left -= turns.length * 2;
  }
  return out;
}

function oneGame(game: TaflGame, random: Random): TaflTurns {
  const turns: string[][] = [];
  for (;;) {
    const turn: string[] = [];
    for (let i = 0; i < 2 && game.result === undefined && game.legalMoves().length > 0; i++) {
      turn.push(playOne(game, random));
    }
    if (turn.length < 2) return turns;
    turns.push(turn);
    if (game.result !== undefined) return turns;
  }
}

function playOne(game: TaflGame, random: Random): string {
  const { size } = game.rules;
  const { from, to } = random.pick(game.legalMoves());
  const name = (square: number) => spaceName(spaceAt(Math.floor(square / size), square % size));
  const { captures, piece } = game.play({ from, to });
  const taken = captures.length === 0 ? '' : `x${captures.map(name).join('/')}`;
  return `${piece === KING ? 'K' : ''}${name(from)}-${name(to)}${taken}`;
}
