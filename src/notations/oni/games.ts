import type { OniFile } from '../../../generated/oni/nodes.js';
import { defineGames, type Games } from '../../notation/open-game/index.js';
import { defineGameReader } from '../define-reader.js';
import { oniEditor } from './edits/edit.js';
import type { OniGame } from './model/shape.js';
import type { OniOptions } from './options.js';
import { oniDeclaration } from './read.js';
import { type OniPlayable, oniPlayable } from './replay/playable.js';
import { type BoardView, oniViewWithoutText } from './view/index.js';

/**
 * Onitama games, for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole
 * notation. Their readings report errors less precisely.
 */
export const oniGames: Games<OniGame, OniFile, OniOptions, BoardView, OniPlayable> = /* @__PURE__ */ (() =>
  defineGames({
    read: defineGameReader(oniDeclaration),
    edit: oniEditor,
    view: oniViewWithoutText,
    playable: oniPlayable,
  }))();
