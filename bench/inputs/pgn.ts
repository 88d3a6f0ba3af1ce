import { fillTexts } from './fill.js';

/** The functions of a chess engine that random play needs. */
export interface ChessEngine {
  moves(): string[];
  move(text: string): unknown;
  pgn(): string;
}

/** Games of random legal chess moves in PGN until there are `size` characters. The engine knows the rules. */
export function pgnGames(size: number, newGame: () => ChessEngine, pick: (below: number) => number): string[] {
  const games = Array.from({ length: 20 }, () => {
    const game = newGame();
    for (let i = 0; i < 120; i++) {
      const moves = game.moves();
      if (moves.length === 0) break;
      game.move(moves[pick(moves.length)]!);
    }
    return `[Event "Random games"]\n[White "Ada"]\n[Black "Bea"]\n[Result "*"]\n\n${movesOf(game.pgn())} *\n\n`;
  });
  return fillTexts(size, games);
}

/** The moves of a PGN text, without tags and result. */
const movesOf = (pgn: string): string =>
  pgn
    .replace(/\[[^\]]*\]\s*/g, '')
    .replace(/\s*(?:1-0|0-1|1\/2-1\/2|\*)\s*$/, '')
    .trim();
