import type { OniFile } from '../../../generated/oni/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
  type PrintOptions,
} from '../../notation/index.js';
import { decodeModel } from '../../notation/print/round-trip.js';
import { explainedOni } from './codes.js';
import { oniEditor } from './edits/edit.js';
import { oniCodec, type OniGame } from './model/shape.js';
import type { OniOptions } from './options.js';
import { type OniPrintOptions, oniRoundTrip, oniRoundTripOf, writeReading } from './print.js';
import { readOni } from './read.js';
import { type OniReplay, replayModel } from './replay/play.js';
import { type OniPlayable, oniPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { oniTables } from './replay/tables.js';
import { type BoardView, oniUncheckedView, type OniViewOptions } from './view/index.js';

/** The result of reading an `.oni` text. */
export type OniReading = NotationReading<OniGame, OniFile>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<OniGame, OniFile, OniOptions> = {
  read: readOni,
  codec: oniCodec,
  print: oniRoundTrip,
  printWith: ({ cards }) => cards && oniRoundTripOf(cards),
  edit: oniEditor,
};

/**
 * Reads an `.oni` text and checks it; never throws. The rules are checked up to the first unreadable move, and not at
 * all if the board or the cards are unreadable or a card is dealt twice.
 */
export const parseOni: EditableReader<OniGame, OniFile, OniOptions> = /* @__PURE__ */ editableReader(editing);

/**
 * Converts a model to tagged JSON, the inverse of {@link oniFromJson}. A malformed model gives JSON that
 * {@link oniFromJson} rejects.
 */
export const oniToJson = (game: OniGame): Json => oniCodec.encode(game);

/**
 * Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value.
 *
 * @param options the cards that exist; if absent, the sixteen of the game
 */
export const oniFromJson = (json: Json, { cards }: Pick<OniPrintOptions, 'cards'> = {}): CodecResult<OniGame> =>
  decodeModel(oniRoundTripOf(cards), json);

/** The notation of Onitama games. Reads, formats, prints, converts, plays, draws and edits `.oni` texts. */
export const oniNotation: Notation<
  OniGame,
  OniFile,
  OniOptions,
  OniReplay,
  BoardView,
  OniPlayable,
  PrintOptions,
  OniViewOptions
> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedOni,
    format: writeReading,
    play: { replay: replayModel, json: replayJson, text: replayLines, tables: oniTables },
    view: oniUncheckedView,
    playable: oniPlayable,
  }))();
