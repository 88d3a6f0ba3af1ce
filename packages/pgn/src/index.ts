/**
 * Chess games (PGN) as a notation for ludogram.
 *
 * `entry.ts` has what a list of notations needs: the command line loads the rest, and the rules of chess, when it first
 * meets a PGN file. `parsePgn`, `pgnNotation` and the other names are for programs.
 *
 * @module
 */
export { checkLegality } from './replay/legality.js';
export { commandsOf, type PgnCommand, secondsOf, valuesOf } from './tokens/commands.js';
export { mergeGames, splitGames } from './split-and-merge.js';
export * from './model/model.js';
export { parsePgn, pgnNotation } from './notation.js';
export { readPgn } from './read.js';
export { parsePgnStructure, readPgnStructure, type StructureOptions } from './structure.js';
export { pgnGames } from './games.js';
export { type PgnPly, type PgnReplay, type PlayedPgnGame, replayPgn } from './replay/play.js';
export { pgnPlayable } from './replay/playable.js';
export { gameText } from './print.js';
export { chessEngine, useChessEngine } from './chess/current.js';
export type { ChessEngine, ChessMove, ChessOutcome, ChessPosition, ChessSide, PieceLetter } from './chess/engine.js';
export { chessRules } from './chess/rules.js';
export { chessJsEngine } from './chess/chess-js.js';
export { pgnView, type PgnBoardView } from './view/index.js';
