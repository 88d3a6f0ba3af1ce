import { type Hint, type Path, playLines, type Reading } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { ChessMove, FollowedPosition } from '../chess/engine.js';
import { PIECE_NAMES } from '../chess/piece-names.js';
import { followFrom } from '../chess/start.js';
import type { PgnGame, PgnGames } from '../model/model.js';
import { pgnTree } from '../replay/tree.js';

type GamesReading = Reading<PgnGames, PgnFile>;

/**
 * Returns hints for the pieces that move, and for those that they capture, in every line up to its first illegal move.
 * Castling, drops and null moves have none.
 */
export const hintsOf = (reading: GamesReading): Hint[] =>
  reading.model.games.flatMap((game, i) => hintsOfGame(reading, game, ['games', i]));

function hintsOfGame(reading: GamesReading, game: PgnGame, path: Path): Hint[] {
  const start = followFrom(game);
  if (!start.ok) return [];
  const hints: Hint[] = [];
  playLines(pgnTree, game, start.position, {
    enter: (before) => before.clone(),
    play(position, { san }, line, index) {
      const move = position.play(san);
      if (move === undefined) return undefined;
      const offset = reading.spanOf([...path, ...line.path, 'moves', index, 'san'])?.end;
      if (offset !== undefined) for (const hint of hintsOfMove(offset, move, position)) hints.push(hint);
      return position;
    },
  });
  return hints;
}

/** @param after the position after the move */
function hintsOfMove(offset: number, { uci, uci960, captured }: ChessMove, after: FollowedPosition): Hint[] {
  if (uci === undefined || uci.includes('@') || uci !== uci960) return [];
  const piece = uci.length > 4 ? 'p' : after.pieceOn(uci.slice(2, 4));
  return [
    ...(piece === undefined
      ? []
      : [{ offset, type: 'pieces', text: PIECE_NAMES[piece], tooltip: 'the piece that moves' } as const]),
    ...(captured === undefined
      ? []
      : [{ offset, type: 'captures', text: `captures a ${PIECE_NAMES[captured]}` } as const]),
  ];
}
