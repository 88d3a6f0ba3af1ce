import type { Rules } from '../../games/rules.js';
import type { Json } from '../codec/codec.js';
import type { Play, PlayedGame, View } from '../notation.js';
import { failure, type Result } from '../result.js';

/** How the games of a notation are played by its rules. */
export interface GamesByRules<Model, Position, Move> {
  /** Returns where the main line of a game starts, and its moves; or the reason why it can't be played. */
  game(model: Model): Result<{ readonly start: Position; readonly moves: readonly Move[] }>;
  /** Returns the result that a record gives if the game ends in this position. */
  result(position: Position): string;
}

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
 * Makes the `play` of a notation from the rules of its game: `replay` plays the main line up to its first illegal move,
 * and prints the mover and the text of each move, then the result.
 *
 * ```ts
 * import { defineRules, playByRules } from 'ludogram';
 *
 * // Players take one to three stones in turn.
 * const nim = defineRules({
 *   start: (stones: number) => ({ stones, turn: 0 }),
 *   toMove: ({ turn }) => (turn % 2 === 0 ? 'first' : 'second'),
 *   legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
 *   whyIllegal: ({ stones }, taken) => (taken > stones ? 'too-few-stones' : undefined),
 *   play: ({ stones, turn }, taken) => ({ stones: stones - taken, turn: turn + 1 }),
 *   result: ({ stones }) => (stones === 0 ? { winners: [], reason: 'no-stones' } : undefined),
 *   key: ({ stones, turn }) => `${stones} ${turn % 2}`,
 *   moveToText: (_, taken) => String(taken),
 * });
 * const play = playByRules(nim, {
 *   game: (moves: readonly number[]) => ({ ok: true, start: nim.start(5), moves }),
 *   result: ({ stones }) => (stones === 0 ? 'over' : '*'),
 * });
 * const replay = play.replay([3, 2]);
 * if (replay.ok) play.text(replay, []); // 'first 3\nsecond 2\nover\n'
 * ```
 */
export function playByRules<Model, Position, Move, Setup, Side extends string>(
  rules: Rules<Position, Move, Setup, Side>,
  { game, result }: GamesByRules<Model, Position, Move>,
): Play<Model, ReplayByRules<Position, Side>> {
  const resultOf = (replay: ReplayByRules<Position, Side>): string => result(positionAfter(replay));
  return {
    replay(model) {
      const played = game(model);
      if (!played.ok) return played;
      const { start, moves } = played;
      const plies: PlyByRules<Position, Side>[] = [];
      let before = start;
      for (const move of moves) {
        if (!rules.isLegal(before, move)) break;
        const after = rules.play(before, move);
        plies.push({ mover: rules.toMove(before), move: rules.moveToText(before, move), after });
        before = after;
      }
      return { ok: true, start, plies };
    },
    json: (replay): Json => ({
      plies: replay.plies.map(({ mover, move, after }) => ({ mover, move, position: rules.key(after) })),
      result: resultOf(replay),
    }),
    text: (replay) => [...replay.plies.map(({ mover, move }) => `${mover} ${move}`), resultOf(replay), ''].join('\n'),
  };
}

/**
 * Makes the part of a view that finds the positions of the main line: `at` and `eachPly`. A ply after the last one is
 * the last one.
 *
 * @param play how the games are played, made by {@link playByRules}
 */
export function mainLineView<Model, Position, Side extends string>({
  replay,
}: Play<Model, ReplayByRules<Position, Side>>): Required<Pick<View<Model, Position>, 'at' | 'eachPly'>> {
  return {
    at(model, { ply, variation } = {}) {
      if (variation !== undefined) return failure([], 'only the main line is drawn');
      const played = replay(model);
      return played.ok ? { ok: true, view: positionAfter(played, ply) } : played;
    },
    eachPly(model, _, draw) {
      const played = replay(model);
      if (played.ok) for (let ply = 0; ply <= played.plies.length; ply++) draw(positionAfter(played, ply));
      return played;
    },
  };
}

/** Returns the position after a number of plies; the last one without a number. */
function positionAfter<Position>({ start, plies }: ReplayByRules<Position>, ply = plies.length): Position {
  return plies[Math.min(ply, plies.length) - 1]?.after ?? start;
}
