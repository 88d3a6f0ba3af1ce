import { defineReader, type Reader } from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import type { PgnGames } from './model/model.js';
import { checkLegality } from './replay/legality.js';
import { pgnStructureDeclaration } from './structure-declaration.js';

/** Declares how PGN texts are read and played. */
export const pgnDeclaration = { ...pgnStructureDeclaration, legality: checkLegality };

/** Reads like `parsePgn`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const readPgn: Reader<PgnGames, PgnFile> = /* @__PURE__ */ defineReader<PgnGames, PgnFile, typeof Kind>(
  pgnDeclaration,
);
