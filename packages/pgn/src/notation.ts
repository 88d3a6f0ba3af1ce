import { defineNotation, defineReader, editableReader } from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnCodes } from './codes.js';
import { pgnEditor } from './edits/edit.js';
import type { PgnGames } from './model/model.js';
import { pgnCodec } from './model/shape.js';
import { formatPgn, pgnPrint } from './print.js';
import { pgnDeclaration } from './read.js';
import { checkLegality } from './replay/legality.js';
import { replayPgn } from './replay/play.js';
import { pgnPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { pgnTables } from './replay/tables.js';
import { pgnView } from './view/index.js';

const read = defineReader<PgnGames, PgnFile, typeof Kind>({
  ...pgnDeclaration,
  legality: checkLegality,
});

const editing = { read, codec: pgnCodec, print: pgnPrint, edit: pgnEditor };

/** Reads the games of a PGN text: tree, model and diagnostics. Never throws on bad input. */
export const parsePgn = editableReader(editing);

/** Chess games in Portable Game Notation. */
export const pgnNotation = defineNotation({
  ...editing,
  codes: pgnCodes,
  format: formatPgn,
  play: { replay: replayPgn, json: replayJson, text: replayLines, tables: pgnTables },
  view: pgnView,
  playable: pgnPlayable,
  editor: async () => (await import('./assist/editor-support.js')).pgnEditorSupport,
});
