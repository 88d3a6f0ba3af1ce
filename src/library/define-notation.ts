import {
  defineNotation as define,
  type DefineReader,
  type Notation,
  type NotationDeclaration,
  type PlayedGame,
  type PrintOptions,
  type ReadOptions,
  type RenderOptions,
} from '../notation/index.js';
import { defineGameReader as gameReader, defineReader as reader } from '../notations/define-reader.js';
import { checkNotation, checkReader } from './declared-members.js';

// The compiler checks the declarations of the built-in notations, which use these functions without the checks. So
// programs that read only these don't load them.

/**
 * Makes the function that reads the texts of a notation. Every notation uses this pipeline: it parses the text, reports
 * one diagnostic per error node, runs the checks in one walk, checks the legality of the moves as far as the position
 * is known, and sorts all diagnostics in document order. If a text with errors looks like another built-in notation, or
 * like a widely known one, it gets a single diagnostic that names that notation.
 */
export const defineReader: DefineReader = (declaration) => {
  checkReader(declaration);
  return reader(declaration);
};

/**
 * Makes a reader for programs that only play games: the same pipeline with the same codes, but messages don't say what
 * was expected at a syntax error, and no other notation is recognized.
 */
export const defineGameReader: DefineReader = (declaration) => {
  checkReader(declaration);
  return gameReader(declaration);
};

/**
 * Makes a notation, built in or not, from what it declares.
 *
 * ```ts
 * import { defineNotation } from 'ludogram';
 * import { frogCodec, frogCodes, parseFrogs, writeFrogs } from './frogs.js';
 *
 * export const frogs = defineNotation({
 *   codes: frogCodes,
 *   read: parseFrogs,
 *   codec: frogCodec,
 *   print: { write: writeFrogs },
 * });
 * ```
 */
export function defineNotation<
  Model,
  Root,
  Options extends ReadOptions = ReadOptions,
  Replay extends PlayedGame = PlayedGame,
  BoardView = unknown,
  Playing = undefined,
  Print extends PrintOptions = PrintOptions,
  Picture extends RenderOptions = RenderOptions,
>(
  declaration: NotationDeclaration<Model, Root, Options, Replay, BoardView, Playing, Print, Picture>,
): Notation<Model, Root, Options, Replay, BoardView, Playing, Print, Picture> {
  checkNotation(declaration);
  return define(declaration);
}
