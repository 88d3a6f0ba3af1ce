/**
 * Chess games (PGN) without the rules of chess: for programs that need no legality, such as those that read many games.
 *
 * @module
 */
import {
  defineReader,
  type EditableReader,
  editableReader,
  type Reader,
  type StructureOptions,
  structureReader,
} from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnEditor } from './edits/edit.js';
import type { PgnGames } from './model/model.js';
import { pgnCodec } from './model/shape.js';
import { pgnPrint } from './print.js';
import { pgnStructureDeclaration } from './structure-declaration.js';

export * from './model/model.js';
export type { StructureOptions } from 'ludogram';

/** Reads like {@link parsePgnStructure}, except that its readings can't be edited, which makes a program smaller. */
export const readPgnStructure: Reader<PgnGames, PgnFile, StructureOptions> = /* @__PURE__ */ structureReader(
  /* @__PURE__ */ defineReader<PgnGames, PgnFile, typeof Kind>(pgnStructureDeclaration),
);

/**
 * Reads the games of a PGN text and checks them without playing them. Never throws. A program that uses only this
 * function loads no chess engine.
 */
export const parsePgnStructure: EditableReader<PgnGames, PgnFile, StructureOptions> = /* @__PURE__ */ editableReader({
  read: readPgnStructure,
  codec: pgnCodec,
  print: pgnPrint,
  edit: pgnEditor,
});
