import { orList } from '../../diagnostics/index.js';
import type { Rules } from '../../games/rules.js';
import { NotationError, textResult, wrongResult } from '../read/notation-error.js';
import type { GameRecord, MoveOf } from './model.js';

/** How recorded games are played by rules. */
export interface GamesByRules<Game extends GameRecord, Position, Move, Side extends string = string> {
  readonly rules: Rules<Position, Move, never, Side>;
  /** Returns the position in which a game starts. */
  start(game: Game): Position;
  /** Returns what the rules play, of a move. */
  moveIn(move: MoveOf<Game>): Move;
  /** The member of a move that {@link GamesByRules.moveIn} returns. */
  readonly moveKey: string;
  /** Returns the result that the record of a game gives if it ends in this position. */
  result(position: Position, game: Game): string;
}

/**
 * Declares how the games of a notation are played, for {@link playByRules}, {@link mainLineView} and
 * {@link checkByRules}.
 *
 * ```ts
 * import { defineRules, gamesByRules, playByRules } from 'ludogram';
 *
 * interface Game {
 *   readonly moves: readonly { readonly taken: number }[];
 *   readonly result: string;
 * }
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
 * const games = gamesByRules(nim, {
 *   start: (_: Game) => nim.start(5),
 *   move: 'taken',
 *   result: ({ stones }) => (stones === 0 ? 'over' : '*'),
 * });
 * const play = playByRules(games);
 * const model = { games: [{ moves: [{ taken: 3 }, { taken: 2 }], result: '*' }] };
 * const replay = play.replay(model);
 * if (replay.ok) play.text(replay, model); // 'first 3\nsecond 2\nover\n'
 * ```
 */
export const gamesByRules = <
  Game extends GameRecord,
  const Key extends keyof MoveOf<Game> & string,
  Position,
  Setup,
  Side extends string,
>(
  rules: Rules<Position, MoveOf<Game>[Key], Setup, Side>,
  {
    start,
    move,
    result,
  }: {
    /** Returns the position in which a game starts. */
    start(game: Game): Position;
    /** The member of a move that the rules play. */
    readonly move: Key;
    /** Returns the result that the record of a game gives if it ends in this position; `*` if it continues. */
    result(position: Position, game: NoInfer<Game>): string;
  },
): GamesByRules<Game, Position, MoveOf<Game>[Key], Side> => ({
  rules: withCheckedRules(rules),
  start(game) {
    const position = start(game);
    if ((position ?? undefined) === undefined) throw wrongResult('"start"', position, 'a position');
    checkKey(move, game.moves, () => rules.legalMoves(position));
    return position;
  },
  moveIn: (written) => written[move],
  moveKey: move,
  result: (position, game) => textResult('"result"', result(position, game), 'a text, "*" while the game continues'),
});

/**
 * Throws if `move` is a member that no move of a game has: nothing would be reported about its moves. A member that is
 * absent can be a move, such as a pass, if the rules list it.
 */
function checkKey(key: string, moves: readonly object[], legalMoves: () => readonly unknown[]): void {
  const [move] = moves;
  if (move === undefined || moves.some((one) => key in one) || legalMoves().includes(undefined)) return;
  throw new NotationError(`"move" is "${key}", a member that moves lack: expected ${orList(Object.keys(move))}`);
}

/**
 * Returns rules that throw if they return no position after a move: the rest of its line would not be checked. They
 * also throw for a move without a text, and for a reason that is not a text, such as `false` for a legal move.
 */
const withCheckedRules = <Position, Move, Setup, Side extends string>(
  rules: Rules<Position, Move, Setup, Side>,
): Rules<Position, Move, Setup, Side> => ({
  ...rules,
  whyIllegal(position, move) {
    const reason: unknown = rules.whyIllegal(position, move);
    if (reason === undefined || typeof reason === 'string') return reason;
    throw wrongResult('"whyIllegal" of the rules', reason, 'a text, or undefined for a legal move');
  },
  moveToText: (position, move) => textResult('"moveToText" of the rules', rules.moveToText(position, move)),
  play(position, move) {
    const after = rules.play(position, move);
    if (after !== undefined) return after;
    throw new NotationError(`"play" of the rules returned no position after ${rules.moveToText(position, move)}`);
  },
});
