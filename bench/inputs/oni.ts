import {
  type Deal,
  isOver,
  legalMoves,
  type Move,
  play,
  type Position,
  STANDARD_CARDS,
  startPosition,
} from '../../src/games/onitama/index.js';
import { squareLetter } from '../../src/notations/oni/index.js';
import type { Random } from '../../test/support/random.js';
import { fill } from './fill.js';
import { firstGames, piecesFor } from './first-games.js';

interface OniMoves {
  readonly cards: string;
  readonly moves: readonly string[];
}

/** Number of random games. */
const GAMES = 300;

/** Random legal games. */
const oniMoves = firstGames(GAMES, 3, oneGame);

/** A game of random moves, up to 100; it ends early where somebody wins or can't move. */
function oneGame(random: Random): OniMoves {
  const deck = [...STANDARD_CARDS.values()];
  const deal = Array.from({ length: 5 }, () => deck.splice(random.int(deck.length), 1)[0]!) as unknown as Deal;
  const moves: string[] = [];
  let position: Position = startPosition(deal);
  while (moves.length < 100 && !isOver(position.board)) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const move = random.pick(legal);
    moves.push(moveText(move));
    position = play(position, move);
  }
  return { cards: deal.map(({ letter }) => letter).join(''), moves };
}

export const moveText = ({ card, from, to }: Move): string => card.letter + squareLetter(from) + squareLetter(to);

/** The first random legal games, or all, each a record of its own, a comment in some. */
export function oniGames(count?: number): string[] {
  return oniMoves(count).map(({ cards, moves }, i) => {
    const comment = i % 4 === 0 ? `# game ${i + 1}, played at random\n\n` : '';
    return `${comment}${cards}\n\n${moves.join('\n')}\n`;
  });
}

/**
 * One record with this number of characters: the moves of all games one after another. Not a game that could be played.
 */
export function oniMovesText(size: number): string {
  const moves = piecesFor(
    size,
    GAMES,
    (i) => oniMoves(i + 1)[i]!.moves,
    ({ length }) => length,
  );
  return fill(size, (i) =>
    i === 0 ? 'BXLUT\n' : `${moves[i % moves.length]!}${i % 50 === 0 ? ' # and so on' : ''}\n`,
  );
}
