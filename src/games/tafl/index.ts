/**
 * The rules of tafl, the family of Hnefatafl, Brandub and Tablut: any game under any rules. Knows nothing of files.
 *
 * @module
 */
export * from './board.js';
export * from './pieces.js';
export * from './rules.js';
