import { Random } from '../../test/support/random.js';

/**
 * Returns a function that returns the first random games, or all of them. Each is made when it is first asked for, and
 * is the same one every time.
 *
 * @param all how many games there are
 * @param seed the seed of the random numbers
 * @param make makes the next game
 */
export function firstGames<Game>(
  all: number,
  seed: number,
  make: (random: Random, index: number) => Game,
): (count?: number) => readonly Game[] {
  const random = new Random(seed);
  const games: Game[] = [];
  return (count = all) => {
    while (games.length < count) games.push(make(random, games.length));
    return games.slice(0, count);
  };
}

/**
 * Returns the pieces of as many games as it takes for this number of characters; of all if they have fewer.
 *
 * @param games how many games there are
 * @param piecesOf returns the pieces of a game by its index from 0
 * @param lengthOf returns the number of characters of a piece
 */
export function piecesFor<Piece>(
  size: number,
  games: number,
  piecesOf: (index: number) => readonly Piece[],
  lengthOf: (piece: Piece) => number,
): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0, length = 0; length < size && i < games; i++) {
    for (const piece of piecesOf(i)) {
      pieces.push(piece);
      length += lengthOf(piece);
    }
  }
  return pieces;
}
