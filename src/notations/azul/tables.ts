import type { Tables } from '../../notation/tables.js';
import { type AzulGame, PLAYER_LETTERS } from './model.js';
import type { AzulReplay } from './play.js';
import { writeMove } from './print.js';

/** Azul games in tables. The rules of a game are the number of players. */
export const azulTables: Tables<AzulGame, AzulReplay> = {
  game({ players, lines }) {
    const names: Record<string, string> = {};
    let date: string | undefined;
    for (const line of lines) {
      if (line.type === 'name') names[line.player] = line.name;
      else if (line.type === 'date') date = line.date;
    }
    return {
      ...(Object.keys(names).length === 0 ? {} : { players: names }),
      ...(date === undefined ? {} : { date }),
      ...(players === undefined ? {} : { rules: `${players} players` }),
    };
  },
  *plies({ plies }) {
    for (const move of plies) yield { mover: move.player, move: writeMove(move) };
  },
  result({ table }) {
    if (!table.isOver) return undefined;
    return table
      .winners()
      .map((index) => PLAYER_LETTERS[index]!)
      .join(' ');
  },
};
