/**
 * Games of Go for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole notation.
 *
 * @module
 */
import { defineGameReader, defineGames, derivedEdits } from 'ludogram';
import type { Kind, SgfFile } from '../generated/sgf/nodes.js';
import { sgfEditor } from './edits/edit.js';
import type { SgfCollection } from './model/model.js';
import { sgfPrint } from './print.js';
import { sgfDeclaration } from './read.js';
import { sgfPlayable } from './replay/playable.js';
import { sgfView } from './view/index.js';

/**
 * Games of Go, as `sgfNotation` opens and shows them; the diagnostics of their readings say less about syntax errors.
 */
export const sgfGames = /* @__PURE__ */ defineGames({
  read: /* @__PURE__ */ defineGameReader<SgfCollection, SgfFile, typeof Kind>(sgfDeclaration),
  print: sgfPrint,
  edit: sgfEditor,
  derive: derivedEdits,
  view: sgfView,
  playable: sgfPlayable,
});
