/**
 * Short games for the examples of diagnostics: four tiles of a kind on each factory, so that a round has as few moves
 * as there are factories.
 *
 * @module
 */

/** Writes a round: the tiles of each factory, then one move per factory that takes them. */
function round(players: string, tiles: string, destinations: readonly string[]): string {
  const draw = [...tiles].map((tile, i) => `${i + 1}${tile.repeat(4)}`).join('');
  const moves = [...tiles].map((tile, i) => {
    const player = players[i % players.length]!;
    return `${player}${i + 1}${tile.repeat(4)}${destinations[i] ?? '----'}`;
  });
  return [draw, ...moves, ''].join('\n');
}

const FIRST_ROUND = `AZULGAME\n2\n${round('AB', 'lorku', ['1---'])}`;

/** A game up to the draw of its second round. The first row of A's wall has a blue tile. */
export const SECOND_ROUND = `${FIRST_ROUND}1llll2oooo3rrrr4kkkk5uuuu\n`;

/** A completes the first row in the fifth round. */
export const FINISHED =
  FIRST_ROUND + ['olrku', 'rloku', 'kloru', 'ulork'].map((tiles) => round('AB', tiles, ['1---'])).join('');

/** Three rounds of three players; 16 tiles are left in the bag, none of them red. */
export const THREE_ROUNDS = `AZULGAME\n3\n${['lorkulo', 'rkurkul', 'oorkulr'].map((tiles) => round('ABC', tiles, [])).join('')}`;
