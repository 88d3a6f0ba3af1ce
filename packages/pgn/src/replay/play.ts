import { failure, functionOfModels, type LineInTree, type Path, playLines, type Result } from 'ludogram';
import type { ReplayPosition } from '../chess/engine.js';
import { replayStartOf } from '../chess/start.js';
import { isChess960 } from '../chess/variants.js';
import { type PgnGame, type PgnGames, type PgnLine, type PgnMove, type PgnResult, tagOf } from '../model/model.js';
import { pgnCodec } from '../model/shape.js';
import { pgnTree } from './game-tree.js';

/** One move of a replay. */
export interface PgnPly {
  readonly move: PgnMove;
  readonly mover: 'white' | 'black';
  /** The number of the move, counted as in the FEN. */
  readonly number: number;
  /** The move as the universal chess interface writes it; `undefined` for a null move. */
  readonly uci: string | undefined;
  /** The position after the move, as FEN. */
  readonly after: string;
  /** The variations of this move, each played from the position before it. */
  readonly variations: readonly (readonly PgnPly[])[];
}

/** One game of a replay. */
export interface PlayedPgnGame {
  readonly start: string;
  /** Up to the first illegal move. */
  readonly plies: readonly PgnPly[];
  readonly final: string;
  readonly result: PgnResult;
  /** The first move that is illegal; absent if all are legal. */
  readonly illegal?: Path;
}

/** The games of a file, played; `plies` are those of the first game. */
export interface PgnReplay {
  readonly games: readonly PlayedPgnGame[];
  readonly plies: readonly PgnPly[];
}

/**
 * Plays all games. Returns a problem if a game begins with an impossible position, if there is no game, or if the value
 * isn't a model.
 */
export const replayPgn: (model: PgnGames) => Result<PgnReplay> = /* @__PURE__ */ functionOfModels(
  pgnCodec,
  replayModel,
);

/** Plays all games like {@link replayPgn}, but throws for a value that isn't a model. */
function replayModel({ games }: PgnGames): Result<PgnReplay> {
  const played: PlayedPgnGame[] = [];
  for (const [i, game] of games.entries()) {
    const start = replayStartOf(game);
    if (!start.ok) return failure(['games', i, ...start.problem.path], start.problem.message);
    played.push(playGame(game, start.position, ['games', i]));
  }
  return played[0] === undefined
    ? failure(['games'], 'the file has no game')
    : { ok: true, games: played, plies: played[0].plies };
}

/** A line of a game, played. */
export interface PlayedPgnLine {
  readonly at: LineInTree<PgnLine>;
  /** The position before its first move, as FEN. */
  readonly start: string;
  /** Up to its first illegal move. */
  readonly plies: readonly PgnPly[];
}

/** Plays one game from a position, which it changes. */
function playGame(game: PgnGame, position: ReplayPosition, path: Path): PlayedPgnGame {
  const [{ start, plies }] = playLinesOf(game, position);
  const illegal = plies.length < game.moves.length ? { illegal: [...path, 'moves', plies.length] } : {};
  return { start, plies, final: plies.at(-1)?.after ?? start, result: game.result, ...illegal };
}

/** Plays the lines of a game from a position, which it changes. Returns the main line first. */
export function playLinesOf(
  game: PgnGame,
  position: ReplayPosition,
): readonly [main: PlayedPgnLine, ...variations: PlayedPgnLine[]] {
  const is960 = isChess960(tagOf(game, 'Variant'));
  const main = { start: position.fen(), plies: [] as PgnPly[] };
  const lines = new Map<LineInTree<PgnLine>, { readonly start: string; readonly plies: PgnPly[] }>();
  /** The variations that were played since the last move of their outer line. */
  const variations = new Map<LineInTree<PgnLine>, PgnPly[][]>();
  const playedLines = playLines(pgnTree, game, position, {
    enter(before, line) {
      const plies: PgnPly[] = [];
      lines.set(line, { start: before.fen(), plies });
      const beside = variations.get(line.outer!);
      if (beside === undefined) variations.set(line.outer!, [plies]);
      else beside.push(plies);
      return before.clone();
    },
    play(before, move, line) {
      const { turn: mover, moveNumber: number } = before;
      const played = before.play(move.san);
      if (played === undefined) return undefined;
      const uci = is960 ? played.uci960 : played.uci;
      const after = before.fen();
      const { plies } = lines.get(line) ?? main;
      plies.push({ move, mover, number, uci, after, variations: variations.get(line) ?? [] });
      variations.delete(line);
      return before;
    },
  });
  const [whole, ...others] = playedLines.map(({ at: line }) => ({ at: line, ...(lines.get(line) ?? main) }));
  return [whole!, ...others];
}
