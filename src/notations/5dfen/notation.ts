import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
} from '../../notation/index.js';
import { decodeModel } from '../../notation/print/round-trip.js';
import { explainedFiveD } from './codes.js';
import { fiveDEditor } from './edits/edit.js';
import { fiveDCodec } from './model/codec.js';
import type { FiveDGame } from './model/model.js';
import type { Dialect, FiveDOptions, FiveDPrintOptions, FiveDRenderOptions } from './options.js';
import { fiveDRoundTrip, writeReading } from './print.js';
import { read5dfen } from './read.js';
import { type FiveDReplay, replay5dfen } from './replay/play.js';
import { type FiveDPlayable, fiveDPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { fiveDTables } from './replay/tables.js';
import { writeGame } from './turns/print.js';
import { type BoardView, fiveDView } from './view/index.js';

/** The result of reading a 5DFEN text. Its dialect is that of its first board; `current` without boards. */
export type FiveDReading = NotationReading<FiveDGame, GameRecord | undefined>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<FiveDGame, GameRecord | undefined, FiveDOptions> = {
  read: read5dfen,
  codec: fiveDCodec,
  print: fiveDRoundTrip,
  edit: fiveDEditor,
};

/**
 * Reads a 5DFEN text and checks it; never throws. Recognizes the dialect of each board. A text that is clearly in
 * another notation gets one diagnostic that names it. The legality of moves is checked if all boards are readable.
 */
export const parse5dfen: EditableReader<FiveDGame, GameRecord | undefined, FiveDOptions> =
  /* @__PURE__ */ editableReader(editing);

/**
 * Converts a model to tagged JSON, the inverse of {@link fiveDFromJson}. A model that no text expresses, such as one
 * with a piece of two letters, gives JSON that {@link fiveDFromJson} rejects.
 *
 * @throws ModelError for variations that are nested too deep, or that contain themselves
 */
export const fiveDToJson = (game: FiveDGame): Json => fiveDCodec.encode(game);

/** Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value. */
export const fiveDFromJson = (json: Json): CodecResult<FiveDGame> => decodeModel(fiveDRoundTrip, json);

/** The notation 5DFEN: positions and games of 5D chess. */
export const fiveDNotation: Notation<
  FiveDGame,
  GameRecord | undefined,
  FiveDOptions,
  FiveDReplay,
  BoardView,
  FiveDPlayable,
  FiveDPrintOptions,
  FiveDRenderOptions
> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedFiveD,
    format: writeReading,
    play: { replay: replay5dfen, json: replayJson, text: replayLines, tables: fiveDTables },
    view: fiveDView,
    playable: fiveDPlayable,
    convert: {
      targets: ['5dfen@current', '5dfen@draft'],
      to: ({ model }, { dialect }, options) => ({
        text: writeGame(model, { ...options, dialect: dialect as Dialect }),
        diagnostics: [],
      }),
    },
  }))();
