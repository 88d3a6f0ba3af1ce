import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import { type EditableReader, editableReader } from '../../notation/index.js';
import { fiveDEditor } from './edits/edit.js';
import { fiveDCodec } from './model/codec.js';
import type { FiveDGame } from './model/model.js';
import type { FiveDStructureOptions } from './options.js';
import { fiveDRoundTrip } from './print.js';
import { read5dfenStructure } from './read.js';

/**
 * Reads a 5DFEN text and checks it without playing its moves; never throws. A program that uses only this function does
 * not load the rules of the game.
 */
export const parse5dfenStructure: EditableReader<FiveDGame, GameRecord | undefined, FiveDStructureOptions> =
  /* @__PURE__ */ (() =>
    editableReader({ read: read5dfenStructure, codec: fiveDCodec, print: fiveDRoundTrip, edit: fiveDEditor }))();
