import type { Json } from '../codec/codec.js';
import type { Play, PlayedGame, View } from '../notation.js';
import { type GameFacts, tablesFromJson, tagsByName } from '../replay/tables.js';
import { failure, type Result } from '../result.js';
import { drawEveryPly } from '../view/every-ply.js';
import type { GamesByRules } from './games-by-rules.js';
import type { GameRecord, GameRecords } from './model.js';
import { tablesOfEachGame } from './record-tables.js';

/** A game that was played by rules: its main line, up to its first illegal move. */
export interface ReplayByRules<Position, Side extends string = string> extends PlayedGame {
  readonly start: Position;
  readonly plies: readonly PlyByRules<Position, Side>[];
}

/** A move that was played by rules. */
export interface PlyByRules<Position, Side extends string = string> {
  /** The side that moved. */
  readonly mover: Side | 'chance';
  /** The move as {@link Rules.moveToText} writes it. */
  readonly move: string;
  /** The position after the move. */
  readonly after: Position;
}

/**
 * Makes the `play` of a notation: `replay` plays the main line of the first game up to its first illegal move, and
 * prints the mover and the text of each move, then the result. Its tables have all games and their tags.
 *
 * @param games how its games are played, made by {@link gamesByRules}
 */
export function playByRules<Game extends GameRecord, Position, Move, Side extends string>(
  games: GamesByRules<Game, Position, Move, Side>,
): Play<GameRecords<Game>, ReplayByRules<Position, Side>> {
  const { rules } = games;
  const resultOf = (replay: ReplayByRules<Position, Side>, { games: [game] }: GameRecords<Game>): string =>
    games.result(positionAfter(replay), game!);
  const play: Play<GameRecords<Game>, ReplayByRules<Position, Side>> = {
    replay: (model) => replayOf(games, model),
    json: (replay, model): Json => ({
      plies: replay.plies.map(({ mover, move, after }) => ({ mover, move, position: rules.key(after) })),
      result: resultOf(replay, model),
    }),
    gameCount: (model) => model.games.length,
    text: (replay, model) =>
      [...replay.plies.map(({ mover, move }) => `${mover} ${move}`), resultOf(replay, model), ''].join('\n'),
  };
  return { ...play, tables: tablesOfEachGame({ ...tablesFromJson(play), game: factsOf }) };
}

/**
 * Makes the part of a view that finds the positions of the main line of the first game: `at` and `eachPly`. A ply after
 * the last one is the last one.
 *
 * @param games how the games of the notation are played, made by {@link gamesByRules}
 */
export function mainLineView<Game extends GameRecord, Position, Move, Side extends string>(
  games: GamesByRules<Game, Position, Move, Side>,
): Required<Pick<View<GameRecords<Game>, Position>, 'at' | 'eachPly'>> {
  return {
    at(model, { ply, variation = '' } = {}) {
      if (variation !== '') return failure([], 'only the main line is drawn');
      const played = replayOf(games, model);
      return played.ok ? { ok: true, view: positionAfter(played, ply) } : played;
    },
    eachPly: (model, _, draw) => drawEveryPly(replayOf(games, model), positionAfter, draw),
  };
}

/** Returns what the tags of the first game say. */
function factsOf({ games: [game] }: GameRecords<GameRecord>): GameFacts {
  const tags = tagsByName((game?.tags ?? []).map(({ name, value }) => [name, value]));
  return tags === undefined ? {} : { tags };
}

/** Plays the main line of the first game up to its first illegal move. */
function replayOf<Game extends GameRecord, Position, Move, Side extends string>(
  { rules, start: startOf, moveIn }: GamesByRules<Game, Position, Move, Side>,
  { games: [game] }: GameRecords<Game>,
): Result<ReplayByRules<Position, Side>> {
  if (game === undefined) return failure(['games'], 'expected a game');
  const start = startOf(game);
  const plies: PlyByRules<Position, Side>[] = [];
  let before = start;
  for (const recorded of game.moves) {
    const move = moveIn(recorded);
    if (!rules.isLegal(before, move)) break;
    const after = rules.play(before, move);
    plies.push({ mover: rules.toMove(before), move: rules.moveToText(before, move), after });
    before = after;
  }
  return { ok: true, start, plies };
}

/** Returns the position after a number of plies; the last one without a number. */
function positionAfter<Position>({ start, plies }: ReplayByRules<Position>, ply = plies.length): Position {
  return plies[Math.min(ply, plies.length) - 1]?.after ?? start;
}
