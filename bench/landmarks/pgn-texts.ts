import { Chess } from 'chess.js';
import { Random } from '../../test/support/random.js';
import { pgnGames } from '../inputs/pgn.js';

/** PGN texts, with as many characters as the move-dense OTN. */
export function pgnTexts(): string[] {
  const random = new Random(8);
  return pgnGames(
    2_000_000,
    () => new Chess(),
    (below) => random.int(below),
  );
}
