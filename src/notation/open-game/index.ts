export { defineGames, type Games, type GamesDeclaration, type Pictures } from './define-games.js';
export type { LocationName } from './lines.js';
export { type GameMove, openGame, type OpenGame, type OpenOptions, type PlayableNotation } from './open-game.js';
export type { GivenOutcome, Playable, PlayedWritten, LineLocation } from './playable.js';
export type { Refusal } from './refusal.js';
