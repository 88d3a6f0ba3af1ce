import { defineNotation, editableReader } from 'ludogram';
import { sgfCodes } from './codes.js';
import { sgfEditor } from './edits/edit.js';
import { sgfCodec } from './model/shape.js';
import { formatSgf, sgfPrint } from './print.js';
import { readSgf } from './read.js';
import { replaySgf } from './replay/play.js';
import { sgfPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { sgfTables } from './replay/tables.js';
import { sgfView } from './view/index.js';

const editing = { read: readSgf, codec: sgfCodec, print: sgfPrint, edit: sgfEditor };

/** Reads the game trees of an SGF text: tree, model and diagnostics. Never throws on bad input. */
export const parseSgf = editableReader(editing);

/** Game trees in Smart Game Format. */
export const sgfNotation = defineNotation({
  ...editing,
  codes: sgfCodes,
  format: formatSgf,
  play: {
    replay: replaySgf,
    json: replayJson,
    text: replayLines,
    gameCount: ({ trees }) => trees.length,
    tables: sgfTables,
  },
  view: sgfView,
  playable: sgfPlayable,
  editor: async () => (await import('./assist/editor-support.js')).sgfEditorSupport,
});
