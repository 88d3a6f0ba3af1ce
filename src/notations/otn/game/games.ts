import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { derivedEdits } from '../../../notation/index.js';
import { defineGames, type Games } from '../../../notation/open-game/index.js';
import { defineGameReader } from '../../define-reader.js';
import type { OtnOptions } from '../options.js';
import type { BoardView } from '../position/view/index.js';
import { otnEditor } from './edits/edit.js';
import type { OtnGame } from './model/model.js';
import { writeOtn } from './print.js';
import { otnDeclaration } from './read.js';
import { type OtnPlayable, otnPlayable } from './replay/playable.js';
import { sortedGame } from './turns/sorted-game.js';
import { otnView } from './view/index.js';

/**
 * Tafl games, for `openGame` and `defineBoard` alone: a program with them is smaller than one with the whole notation.
 * Their readings report errors less precisely.
 */
export const otnGames: Games<OtnGame, GameRecord, OtnOptions, BoardView, OtnPlayable> = /* @__PURE__ */ (() =>
  defineGames({
    read: defineGameReader(otnDeclaration),
    print: { write: writeOtn, sorted: sortedGame },
    edit: otnEditor,
    derive: derivedEdits,
    view: otnView,
    playable: otnPlayable,
  }))();
