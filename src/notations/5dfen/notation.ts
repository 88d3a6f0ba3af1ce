import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import { type CodecResult, defineNotation, type Json, type Notation } from '../../notation/index.js';
import { decodeModel } from '../../notation/round-trip.js';
import { fiveDInfo } from './info.js';
import { fiveDCodec } from './codec.js';
import { fiveDCodes } from './codes.js';
import { fiveDEditor } from './edit.js';
import type { FiveDGame } from './model.js';
import type { Dialect, FiveDOptions, FiveDPrintOptions } from './options.js';
import { type FiveDReplay, replay5dfen } from './play.js';
import { fiveDRoundTrip } from './print.js';
import { type FiveDReading, parse5dfen } from './read.js';
import { fiveDTables } from './tables.js';
import { type BoardView, fiveDView } from './view/index.js';
import { replayJson, replayLines } from './view/replay.js';
import { writeGame } from './write.js';

/**
 * Converts a model to tagged JSON, the inverse of {@link fiveDFromJson}. A model that no text expresses, such as one
 * with a piece of two letters, gives JSON that {@link fiveDFromJson} rejects.
 *
 * @throws ModelError for variations that are nested too deep, or that contain themselves
 */
export const fiveDToJson = (game: FiveDGame): Json => fiveDCodec.encode(game);

/** Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value. */
export const fiveDFromJson = (json: Json): CodecResult<FiveDGame> => decodeModel(fiveDRoundTrip, json);

/**
 * Writes a reading without syntax errors as canonical text, in the dialect of the record and with its comments.
 * `droppedComments` is the number of comments that `compact` leaves out. Formatting the result again does not change
 * it.
 */
export function format5dfen(
  { model, tree, dialect }: Pick<FiveDReading, 'model' | 'tree' | 'dialect'>,
  options: FiveDPrintOptions = {},
) {
  const droppedComments = options.style === 'compact' ? tree.comments().length : 0;
  return { text: writeGame(model, { ...options, dialect: dialect as Dialect }), droppedComments };
}

/** The notation 5DFEN: positions and games of 5D chess. */
export const fiveDNotation: Notation<FiveDGame, GameRecord | undefined, FiveDOptions, FiveDReplay, BoardView> =
  /* @__PURE__ */ (() =>
    defineNotation<FiveDGame, GameRecord | undefined, FiveDOptions, FiveDReplay, BoardView>({
      ...fiveDInfo,
      codes: fiveDCodes,
      read: parse5dfen,
      codec: fiveDCodec,
      print: fiveDRoundTrip,
      format: format5dfen,
      play: { replay: replay5dfen, json: replayJson, text: replayLines, tables: fiveDTables },
      view: fiveDView,
      edit: fiveDEditor,
      convert: {
        targets: ['5dfen@current', '5dfen@draft'],
        to: ({ model }, { dialect }, options) => ({
          text: writeGame(model, { ...options, dialect: dialect as Dialect }),
          diagnostics: [],
        }),
      },
    }))();
