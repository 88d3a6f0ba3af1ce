/**
 * Chess games (PGN) without the rules of chess: for programs that need no legality, such as those that read many games.
 *
 * @module
 */
import { defineReader, type Reading, type ReadOptions } from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnReading } from './reading.js';
import type { PgnGames } from './model.js';

export * from './model.js';

const readStructure = defineReader<PgnGames, PgnFile, typeof Kind>(pgnReading);

/**
 * Reads the games of a PGN text and checks them without playing them. Never throws. A program that uses only this
 * function loads no chess engine.
 */
export const parsePgnStructure = (
  text: string,
  options: ReadOptions & { readonly level?: 'syntax' | 'structure' } = {},
): Reading<PgnGames, PgnFile> => readStructure(text, { level: 'structure', ...options });
