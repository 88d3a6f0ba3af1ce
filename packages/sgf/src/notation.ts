import { defineNotation, defineReader, editableReader } from 'ludogram';
import type { Kind, SgfFile } from '../generated/sgf/nodes.js';
import { locateCollection } from '../generated/sgf/locate.js';
import { readSgfFile } from '../generated/sgf/lower.js';
import { parse } from '../generated/sgf/parser.js';
import { SGF_CHECKS } from './checks/checks.js';
import { sgfCodes, sgfDiagnostics } from './codes.js';
import { sgfEditor } from './edits/edit.js';
import { sgfInfo } from './info.js';
import type { SgfCollection } from './model.js';
import { sgfPlay } from './replay/play.js';
import { sgfPlayable } from './replay/playable.js';
import { formatSgf, sgfPrint } from './print.js';
import { sgfCodec } from './shape.js';
import { sgfSyntax } from './syntax.js';
import { sgfTables } from './replay/tables.js';
import { sgfView } from './view/index.js';

const read = defineReader<SgfCollection, SgfFile, typeof Kind>({
  info: sgfInfo,
  parse,
  diagnostics: [sgfDiagnostics],
  syntax: sgfSyntax,
  // Trees that end at the same offset are one fault. A value without its end contains the parentheses.
  areOneFault: (earlier, later) =>
    later.kind === 'UnclosedTreeError' &&
    (earlier.kind === later.kind || earlier.kind === 'UnclosedValueError') &&
    earlier.node.end === later.node.end,
  checks: SGF_CHECKS,
  lower: (tree) => readSgfFile(tree, tree.root.index),
  locate: (tree) => locateCollection(tree, tree.root.index),
});

const editing = { read, codec: sgfCodec, print: sgfPrint, edit: sgfEditor };

/** Reads the game trees of an SGF text: tree, model and diagnostics. Never throws on bad input. */
export const parseSgf = editableReader(editing);

/** Game trees in Smart Game Format. */
export const sgfNotation = defineNotation({
  ...editing,
  codes: sgfCodes,
  format: formatSgf,
  play: { ...sgfPlay, tables: sgfTables },
  view: sgfView,
  playable: sgfPlayable,
});
