import type { ChessEngine } from './engine.js';

let engine = await installedEngine();

/** Returns the engine of chessops if that package is installed, otherwise that of chess.js. */
async function installedEngine(): Promise<ChessEngine> {
  try {
    const library = await import('chessops');
    return (await import('./chessops.js')).chessopsEngine(library);
  } catch (error) {
    // A page that was bundled without chessops finds out differently than Node.
    if (error instanceof Error && /chessops/.test(error.message)) return (await import('./chess-js.js')).chessJsEngine;
    throw error;
  }
}

/** Returns the engine that plays the moves of all games. */
export const chessEngine = (): ChessEngine => engine;

/** Lets another engine play the moves of all games from now on. */
export function useChessEngine(other: ChessEngine): void {
  engine = other;
}
