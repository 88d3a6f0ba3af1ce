/**
 * Chess games for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole notation.
 *
 * @module
 */
import { defineGameReader, defineGames, derivedEdits } from 'ludogram';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnEditor } from './edits/edit.js';
import type { PgnGames } from './model/model.js';
import { pgnPrint } from './print.js';
import { pgnDeclaration } from './read.js';
import { pgnPlayable } from './replay/playable.js';
import { pgnView } from './view/index.js';

/**
 * Chess games, as `pgnNotation` opens and shows them; the diagnostics of their readings say less about syntax errors.
 */
export const pgnGames = /* @__PURE__ */ defineGames({
  read: /* @__PURE__ */ defineGameReader<PgnGames, PgnFile, typeof Kind>(pgnDeclaration),
  print: pgnPrint,
  edit: pgnEditor,
  derive: derivedEdits,
  view: pgnView,
  playable: pgnPlayable,
});
