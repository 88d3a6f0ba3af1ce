import { Random } from '../../test/support/random.js';

/**
 * Returns a function that returns the first of some random games, or all of them. Each is made when it is first asked
 * for, and is the same one every time.
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
