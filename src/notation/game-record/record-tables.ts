import type { Tables } from '../replay/tables.js';
import type { GameRecord, GameRecords } from './model.js';

/**
 * Makes tables with a row for each game of a record from tables of its first game, which get a record of one game at a
 * time. Tables that have several games or a listener already stay as they are.
 */
export function tablesOfEachGame<Game extends GameRecord>(
  tables: Tables<GameRecords<Game>>,
): Tables<GameRecords<Game>> {
  if (tables.games !== undefined || tables.listener !== undefined) return tables;
  return {
    ...tables,
    games: (model) =>
      model.games.map((game, i) => {
        const alone = { ...model, games: [game] };
        return {
          path: ['games', i],
          facts: tables.game(alone),
          play: (columns) => tables.play(alone, columns),
        };
      }),
  };
}
