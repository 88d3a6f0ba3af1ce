import type { AzulGame as Root } from '../../../generated/azul/nodes.js';
import { derivedEdits } from '../../notation/index.js';
import { defineGames, type Games } from '../../notation/open-game/index.js';
import { defineGameReader } from '../define-reader.js';
import { azulEditor } from './edits/edit.js';
import type { AzulGame } from './model/shape.js';
import type { AzulOptions } from './options.js';
import { writeAzul } from './print.js';
import { azulDeclaration } from './read.js';
import { type AzulPlayable, azulPlayable } from './replay/playable.js';
import { azulView, type BoardView } from './view/index.js';

/**
 * Azul games, for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole notation.
 * Their readings report errors less precisely.
 */
export const azulGames: Games<AzulGame, Root, AzulOptions, BoardView, AzulPlayable> = /* @__PURE__ */ (() =>
  defineGames({
    read: defineGameReader(azulDeclaration),
    print: { write: writeAzul },
    edit: azulEditor,
    derive: derivedEdits,
    view: azulView,
    playable: azulPlayable,
  }))();
