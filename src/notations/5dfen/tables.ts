import type { Tables } from '../../notation/tables.js';
import type { FiveDGame, GameResult } from './model.js';
import type { FiveDPly, FiveDReplay } from './play.js';
import { modelBoard } from './start.js';
import { writeBoard, writeMove } from './write.js';

const WINNERS: Readonly<Partial<Record<GameResult, string>>> = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw' };

/**
 * The columns of 5D chess games in exported tables. The rules of a game are its variant; the position after a ply is
 * the boards that it made. Mates are not examined, so the replay has no result.
 */
export const fiveDTables: Tables<FiveDGame, FiveDReplay> = {
  game(game) {
    const header = (name: string) => game.headers.find(({ key }) => key.toLowerCase() === name)?.value;
    const [white, black] = [header('white'), header('black')];
    const [date, rules] = [header('date'), header('board')];
    const result = game.result === undefined ? undefined : WINNERS[game.result];
    return {
      ...(white === undefined && black === undefined ? {} : { players: namesOf(white, black) }),
      ...(date === undefined ? {} : { date: date.replace(/^(\d{4})\.(\d\d)\.(\d\d)$/, '$1-$2-$3') }),
      ...(rules === undefined ? {} : { rules }),
      ...(result === undefined ? {} : { result }),
    };
  },
  plies({ plies, variations, multiverse }, _, add) {
    const addPly = ({ mover, move, made, captured }: FiveDPly, variation?: string): void => {
      const position = made.map((board) => writeBoard(modelBoard(board, multiverse))).join(' ');
      add(mover, writeMove(move), captured, position, variation);
    };
    for (const ply of plies) addPly(ply);
    for (const { address, plies: inside } of variations) for (const ply of inside) addPly(ply, address);
  },
  result: () => undefined,
};

const namesOf = (white: string | undefined, black: string | undefined): Record<string, string> => ({
  ...(white === undefined ? {} : { white }),
  ...(black === undefined ? {} : { black }),
});
