/**
 * Use this entry point to show games on a page, and to play them on there.
 *
 * ```ts
 * import { defineBoard } from 'ludogram/board';
 * import { oniNotation } from 'ludogram/oni';
 *
 * defineBoard(oniNotation);
 * document.body.innerHTML = '<ludogram-board src="game.oni"></ludogram-board>';
 * ```
 *
 * - `defineBoard` defines the element `<ludogram-board>`, a `LudogramBoard`, for the notations that it is given: those
 *   of this package and others, each a `BoardNotation`.
 * - Its events say what was written, as a `BoardEdit`, and where the board is now, as a `BoardStep`.
 *
 * @module ludogram/board
 */
export type { BoardNotation } from './board-notation.js';
export { defineBoard } from './define-board.js';
export type { BoardEdit, BoardStep, LudogramBoard } from './ludogram-board.js';
export type { AnyGame } from './state/game-walk.js';
export type { Step } from './state/walk.js';
