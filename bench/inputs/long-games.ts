import { azulRules, type Draws, type Move as AzulMove, type Table } from '../../src/games/azul/index.js';
import { type Deal, onitamaRules, STANDARD_CARDS } from '../../src/games/onitama/index.js';
import type { Rules } from '../../src/games/rules.js';
import { taflRules } from '../../src/games/tafl/index.js';
import { parseOtnRules, taflRulesOf } from '../../src/notations/otn/index.js';
import { Random } from '../../test/support/random.js';
import { fill } from './fill.js';
import { moveText } from './oni.js';
import { HEAD } from './otn.js';
import { TAFL_RULES } from './tafl-games.js';

/** How a game is continued without an end. */
interface Endless<Position, Move> {
  readonly rules: Rules<Position, Move, never>;
  readonly start: Position;
  readonly seed: number;
  /** Whether a move of a player may be made. A move that ends the game never is. */
  allows(position: Position, move: Move): boolean;
  textOf(position: Position, move: Move): string;
}

/** Moves that are drawn, one after another, until one may be made. */
const MAX_DRAWN_MOVES = 1000;

/** Yields the texts of random legal moves of one game. */
function* endlessMoves<Position, Move>(game: Endless<Position, Move>): Generator<string> {
  const { rules, seed } = game;
  const random = new Random(seed);
  let position = game.start;
  for (let drawn = 0; drawn < MAX_DRAWN_MOVES; drawn++) {
    const isChance = rules.toMove(position) === 'chance';
    const legal = isChance
      ? [rules.chance!(position, () => random.int(2 ** 30) / 2 ** 30)]
      : rules.legalMoves(position);
    const move = random.pick(legal);
    if (!isChance && !game.allows(position, move)) continue;
    const next = rules.play(position, move);
    if (rules.result(next) !== undefined) continue;
    yield game.textOf(position, move);
    position = next;
    drawn = 0;
  }
  throw new Error('no move was found that the game continues after');
}

const linesOf = (size: number, head: string, texts: Iterator<string>): string =>
  fill(size, (i) => (i === 0 ? head : `${texts.next().value as string}\n`));

/** One legal game of Onitama with this number of characters, without captures. */
export function longOniGame(size: number): string {
  const deal = [...STANDARD_CARDS.values()].slice(0, 5) as unknown as Deal;
  const start = onitamaRules.start({ deal });
  const moves = endlessMoves({
    rules: onitamaRules,
    start,
    seed: 7,
    allows: ({ board }, { to }) => board[to] === undefined,
    textOf: (_, move) => moveText(move),
  });
  return linesOf(size, `${deal.map(({ letter }) => letter).join('')}\n`, moves);
}

/** Tiles of a row of the wall from which on all further ones go to the floor. */
const MAX_TILES_IN_ROW = 3;

/** One legal game of Azul with this number of characters, in which no row of a wall is completed. */
export function longAzulGame(size: number): string {
  const allows = ({ players, turnOf }: Table, move: AzulMove | Draws): boolean => {
    const row = 'draws' in move || move.line === undefined ? undefined : players[turnOf]!.wall[move.line - 1]!;
    return row === undefined || row.filter(Boolean).length < MAX_TILES_IN_ROW;
  };
  const start = azulRules.start({ players: 2 });
  const moves = endlessMoves({ rules: azulRules, start, seed: 8, allows, textOf: azulRules.moveToText });
  return linesOf(size, 'AZULGAME\n2\n', moves);
}

/** One legal OpenTafl game with this number of characters, without captures. */
export function longOtnGame(size: number): string {
  const moves = endlessMoves({
    rules: taflRules,
    start: taflRules.start({ rules: taflRulesOf(parseOtnRules(TAFL_RULES).model)! }),
    seed: 9,
    allows: (position, move) => !taflRules.moveToText(position, move).includes('x'),
    textOf: taflRules.moveToText,
  });
  const next = (): string => moves.next().value as string;
  return HEAD + fill(size, (i) => `${i + 1}. ${next()} ${next()}\n`);
}
