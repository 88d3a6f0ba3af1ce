import { defineNotation, editableReader } from 'ludogram';
import { pgnCodes } from './codes.js';
import { pgnEditor } from './edits/edit.js';
import { pgnCodec } from './model/shape.js';
import { formatPgn, pgnPrint } from './print.js';
import { readPgn } from './read.js';
import { replayPgn } from './replay/play.js';
import { pgnPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { pgnTables } from './replay/tables.js';
import { pgnView } from './view/index.js';

const editing = { read: readPgn, codec: pgnCodec, print: pgnPrint, edit: pgnEditor };

/** Reads the games of a PGN text: tree, model and diagnostics. Never throws on bad input. */
export const parsePgn = editableReader(editing);

/** Chess games in Portable Game Notation. */
export const pgnNotation = defineNotation({
  ...editing,
  codes: pgnCodes,
  format: formatPgn,
  play: {
    replay: replayPgn,
    json: replayJson,
    text: replayLines,
    gameCount: ({ games }) => games.length,
    tables: pgnTables,
  },
  view: pgnView,
  playable: pgnPlayable,
  editor: async () => (await import('./assist/editor-support.js')).pgnEditorSupport,
});
