import { fiveDGames } from './five-d.js';

/** Turns of a short game. */
export const SHORT = 3;

/** The first turns of each random game, in the 5DPGN that other programs read, too. */
export function shortFiveDGames(): string[] {
  return fiveDGames().map((game) => {
    const [head, moves] = game.split('\n\n');
    return `[Mode "5D"]\n${head!}\n\n${moves!.split('\n').slice(0, SHORT).join('\n')}\n`;
  });
}
