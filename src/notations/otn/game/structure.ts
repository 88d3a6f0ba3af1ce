import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { type EditableReader, editableReader, type StructureOptions } from '../../../notation/index.js';
import type { Dialect } from '../options.js';
import { otnEditor } from './edits/edit.js';
import { otnCodec } from './model/codec.js';
import type { OtnGame } from './model/model.js';
import { otnRoundTrip } from './print.js';
import { readOtnStructure } from './read.js';

/**
 * Reads a game (section 4) and checks it without playing it; never throws. A program that uses only this function does
 * not load the rules of the game.
 */
export const parseOtnStructure: EditableReader<OtnGame, GameRecord, StructureOptions<Dialect>> = /* @__PURE__ */ (() =>
  editableReader({ read: readOtnStructure, codec: otnCodec, print: otnRoundTrip, edit: otnEditor }))();
