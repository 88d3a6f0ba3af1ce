import type { AzulGame as Root } from '../../../generated/azul/nodes.js';
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
import { explainedAzul } from './codes.js';
import { azulEditor } from './edits/edit.js';
import { azulCodec, type AzulGame } from './model/shape.js';
import type { AzulOptions } from './options.js';
import { azulRoundTrip, writeReading } from './print.js';
import { readAzul } from './read.js';
import { type AzulReplay, replayAzul } from './replay/play.js';
import { type AzulPlayable, azulPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { azulTables } from './replay/tables.js';
import { azulView, type BoardView } from './view/index.js';

/** The result of reading an Azul text. */
export type AzulReading = NotationReading<AzulGame, Root>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<AzulGame, Root, AzulOptions> = {
  read: readAzul,
  codec: azulCodec,
  print: azulRoundTrip,
  edit: azulEditor,
};

/** Reads an Azul text and checks it; never throws. The rules are checked up to the first unreadable line. */
export const parseAzul: EditableReader<AzulGame, Root, AzulOptions> = /* @__PURE__ */ editableReader(editing);

/**
 * Converts a model to tagged JSON, the inverse of {@link azulFromJson}. A malformed model gives JSON that
 * {@link azulFromJson} rejects.
 */
export const azulToJson = (game: AzulGame): Json => azulCodec.encode(game);

/** Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value. */
export const azulFromJson = (json: Json): CodecResult<AzulGame> => decodeModel(azulRoundTrip, json);

/** The notation of Azul games. Reads, formats, prints, replays, draws and edits them. */
export const azulNotation: Notation<AzulGame, Root, AzulOptions, AzulReplay, BoardView, AzulPlayable> =
  /* @__PURE__ */ (() =>
    defineNotation({
      ...editing,
      codes: explainedAzul,
      format: writeReading,
      play: { replay: (game) => replayAzul(game), json: replayJson, text: replayLines, tables: azulTables },
      view: azulView,
      playable: azulPlayable,
    }))();
