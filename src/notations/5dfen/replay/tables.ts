import { type Board, boardText, layerOfLine, type Multiverse, timeOf, toMoveAt } from '../../../games/5dchess/index.js';
import {
  type GameFacts,
  type PlyColumns,
  type PlyFacts,
  type PlyListener,
  present,
  type Tables,
  tagsByName,
} from '../../../notation/index.js';
import { type FiveDGame, type GameResult, layerOf } from '../model/model.js';
import { writeBoard, writeMove } from '../turns/print.js';
import { eachMove, playForListener } from './play.js';
import type { FiveDPly } from './play-lines.js';

const WINNERS: Readonly<Partial<Record<GameResult, string>>> = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw' };

/**
 * The columns of 5D chess games in exported tables. The rules of a game are its variant; the position after a ply is
 * the boards that it made. Mates are not examined, so the replay has no result. Games whose boards are not known have
 * their moves, without captures and positions.
 */
export const fiveDTables: Tables<FiveDGame> = {
  game(game) {
    const header = (name: string) => game.headers.find(({ key }) => key.toLowerCase() === name)?.value;
    const [white, black] = [header('white'), header('black')];
    const [date, rules] = [header('date'), header('board')];
    const boards = game.boards.map((board) => writeBoard(board)).join(' ');
    const result = game.result === undefined ? undefined : WINNERS[game.result];
    const facts = {
      players: present({ white, black }) as GameFacts['players'],
      date,
      event: header('event'),
      site: header('site'),
      round: header('round'),
      termination: header('termination'),
      timeControl: header('timecontrol'),
      startPosition: boards === '' ? undefined : boards,
      rules,
      tags: tagsByName(game.headers.map(({ key, value }) => [key, value])),
      result,
    };
    return present(facts) ?? {};
  },
  listener: (columns) => columnListener(columns),
  play(game, columns) {
    if (playForListener(game, columnListener(columns)) !== undefined) addUnplayed(game, columns);
  },
};

/** Adds the moves of a game and its variations without playing them. */
function addUnplayed(game: FiveDGame, columns: PlyColumns): void {
  eachMove(game, ({ move, action, item }, address) => {
    const facts = factsOf(action.commentAfter(item));
    columns.add(action.mover, writeMove(move), undefined, undefined, address, undefined, facts);
  });
  columns.end(undefined);
}

/** Returns a listener that adds a row for each ply. */
const columnListener = (columns: PlyColumns): PlyListener<FiveDPly, Multiverse> => ({
  onPly({ mover, move, made, captured, comment }, multiverse, variation) {
    const position = made.map((board) => boardRecord(board, multiverse)).join(' ');
    columns.add(mover, writeMove(move), captured, position, variation, undefined, factsOf(comment));
  },
  onEnd: (result) => columns.end(result),
});

const factsOf = (comment: string | undefined): PlyFacts | undefined =>
  comment === undefined ? undefined : { comment };

/** Writes a board as 5DFEN, as `writeBoard` writes its model. */
function boardRecord(board: Board, { width, hasHalves }: Multiverse): string {
  const layer = layerOf(layerOfLine(board.line, hasHalves)).spelling;
  const colour = toMoveAt(board.half) === 'white' ? 'w' : 'b';
  return `[${boardText(board, width)}:${layer}:${timeOf(board.half)}:${colour}]`;
}
