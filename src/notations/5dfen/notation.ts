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
 * The tagged JSON of a model, the inverse of {@link fiveDFromJson}. What no text expresses, such as a piece of two letters,
 * gives JSON that can't be read.
 *
 * @throws ModelError for variations that are nested too deep, or that contain themselves
 */
export const fiveDToJson = (game: FiveDGame): Json => fiveDCodec.encode(game);

/** A model from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const fiveDFromJson = (json: Json): CodecResult<FiveDGame> => decodeModel(fiveDRoundTrip, json);

/**
 * A reading without syntax errors as canonical text in the dialect of the record, with its comments. `droppedComments` is
 * the number of comments that `compact` leaves out. Formatting twice changes nothing more.
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
