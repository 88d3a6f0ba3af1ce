import { defineNotation, defineReader } from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnCodes } from './codes.js';
import { pgnEditor } from './edit.js';
import { checkLegality } from './legality.js';
import type { PgnGames } from './model.js';
import { pgnPlay } from './play.js';
import { pgnPlayable } from './playable.js';
import { formatPgn, pgnPrint } from './print.js';
import { pgnReading } from './reading.js';
import { pgnTables } from './tables.js';
import { pgnCodec } from './shape.js';
import { pgnView } from './view.js';

/** Reads the games of a PGN text: tree, model and diagnostics. Never throws on bad input. */
export const parsePgn = defineReader<PgnGames, PgnFile, typeof Kind>({
  ...pgnReading,
  legality: checkLegality,
});

/** Chess games in Portable Game Notation. */
export const pgnNotation = defineNotation({
  codes: pgnCodes,
  read: parsePgn,
  codec: pgnCodec,
  print: pgnPrint,
  format: formatPgn,
  play: { ...pgnPlay, tables: pgnTables },
  view: pgnView,
  edit: pgnEditor,
  playable: pgnPlayable,
});
