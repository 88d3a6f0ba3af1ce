import { Random } from '../../test/support/random.js';
import { fill } from './fill.js';
import { TAFL_RULES, taflGames, type TaflTurns, taflTurns } from './tafl-games.js';
import { sentence } from './words.js';

export const HEAD = `[event:Random games]\n[date:2026.11.21]\n[rules:${TAFL_RULES}]\n\n`;

/** No move is shorter, in characters with a space. */
const MIN_MOVE_LENGTH = 6;

/**
 * One record with this number of characters, moves and nothing else. The moves are those of random legal games, one
 * game after the other with consecutive turn numbers, so it is well formed up to level `structure`, not a game that
 * could be played.
 */
export function otnMoves(size: number): string {
  const turns = taflTurns(size / MIN_MOVE_LENGTH);
  return HEAD + fill(size, (i) => `${i + 1}. ${turns[i % turns.length]!.join(' ')}\n`);
}

/** The same with commentary on every turn, some of it with a clock or with characters outside ASCII. */
export function otnComments(size: number): string {
  const turns = taflTurns(size / MIN_MOVE_LENGTH);
  const random = new Random(2);
  return HEAD + fill(size, (i) => `${i + 1}. ${turns[i % turns.length]!.join(' ')}\n${remarks(random)}`);
}

function remarks(random: Random): string {
  const clock = random.once(8) ? `${random.int(600)} 30/3 ` : '';
  const second = random.once(3) ? '' : `|${sentence(random, 20 + random.int(20))}`;
  return `[${clock}${sentence(random, 20 + random.int(20))}${second}]\n`;
}

/** The first random legal games, or all, each a record of its own. */
export function otnGames(count?: number): string[] {
  return taflGames(count).map(record);
}

function record(turns: TaflTurns): string {
  return HEAD + turns.map((moves, i) => `${i + 1}. ${moves.join(' ')}\n`).join('');
}
