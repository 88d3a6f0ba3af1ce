import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import { derivedEdits } from '../../notation/index.js';
import { defineGames, type Games } from '../../notation/open-game/index.js';
import { defineGameReader } from '../define-reader.js';
import { fiveDEditor } from './edits/edit.js';
import type { FiveDGame } from './model/model.js';
import type { FiveDOptions } from './options.js';
import { fiveDDeclaration } from './read.js';
import { type FiveDPlayable, fiveDPlayable } from './replay/playable.js';
import { writeGame } from './turns/print.js';
import { type BoardView, fiveDView } from './view/index.js';

/**
 * Games of 5D chess, for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole
 * notation. Their readings report errors less precisely.
 */
export const fiveDGames: Games<FiveDGame, GameRecord | undefined, FiveDOptions, BoardView, FiveDPlayable> =
  /* @__PURE__ */ (() =>
    defineGames({
      read: defineGameReader(fiveDDeclaration),
      print: { write: writeGame },
      edit: fiveDEditor,
      derive: derivedEdits,
      view: fiveDView,
      playable: fiveDPlayable,
    }))();
