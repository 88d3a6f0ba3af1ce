import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import { type CodecResult, defineNotation, type Json, type Notation } from '../../notation/index.js';
import { decodeModel } from '../../notation/round-trip.js';
import { fiveDCodec } from './codec.js';
import { explainedFiveD } from './codes.js';
import type { FiveDGame } from './model.js';
import type { Dialect, FiveDOptions } from './options.js';
import { fiveDEditor } from './edits/edit.js';
import { type FiveDPlayable, fiveDPlayable } from './replay/playable.js';
import { type FiveDReplay, replay5dfen } from './replay/play.js';
import { fiveDRoundTrip, writeReading } from './print.js';
import { parse5dfen, parse5dfenStructure } from './read.js';
import { type BoardView, fiveDView } from './view/index.js';
import { fiveDTables } from './replay/tables.js';
import { replayJson, replayLines } from './view/replay.js';
import { writeGame } from './turns/write.js';
import type { Multiverse } from '../../games/5dchess/index.js';
import { failure, firstError, type Result } from '../../notation/result.js';

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
  FiveDPlayable
> = /* @__PURE__ */ (() =>
  defineNotation<FiveDGame, GameRecord | undefined, FiveDOptions, FiveDReplay, BoardView, FiveDPlayable>({
    codes: explainedFiveD,
    read: parse5dfen,
    codec: fiveDCodec,
    print: fiveDRoundTrip,
    format: writeReading,
    play: { replay: replay5dfen, json: replayJson, text: replayLines, tables: fiveDTables },
    view: fiveDView,
    edit: fiveDEditor,
    playable: fiveDPlayable,
    convert: {
      targets: ['5dfen@current', '5dfen@draft'],
      to: ({ model }, { dialect }, options) => ({
        text: writeGame(model, { ...options, dialect: dialect as Dialect }),
        diagnostics: [],
      }),
    },
  }))();

/**
 * Reads the position in a 5DFEN text without moves: its boards, or those of the variant that its header `Board` names.
 * If the text has errors, returns a problem with the message of the first one.
 *
 * ```ts
 * import { fiveDPositionFromText } from 'ludogram/5dfen';
 *
 * fiveDPositionFromText('[k7/8/8/8/8/8/8/K7:0:1:w]'); // {ok: true, multiverse}
 * ```
 */
export function fiveDPositionFromText(text: string): Result<{ readonly multiverse: Multiverse }> {
  const reading = parse5dfenStructure(text, { level: 'structure' });
  const error = firstError(reading);
  if (error !== undefined) return error;
  const { model } = reading;
  if (model.turns.length > 0) return failure(['turns'], 'expected boards without moves');
  const replay = replay5dfen(model);
  return replay.ok ? { ok: true, multiverse: replay.multiverse } : replay;
}
