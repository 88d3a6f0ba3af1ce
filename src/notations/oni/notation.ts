import { locateOniGame } from '../../../generated/oni/locate.js';
import { readOniFile } from '../../../generated/oni/lower.js';
import type { Kind, OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { type Position, STANDARD_CARDS } from '../../games/onitama/index.js';
import {
  type CodecResult,
  defineNotation,
  type Json,
  type Notation,
  type Reader,
  type Reading,
} from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { decodeModel } from '../../notation/round-trip.js';
import { oniInfo } from './info.js';
import { ONI_CHECKS, type OniOptions } from './checks.js';
import { explainedOni, oniDiagnostics } from './codes.js';
import { oniEditor } from './edits/edit.js';
import { checkLegality } from './replay/legality.js';
import { type OniPlayOptions, type OniReplay, replayOni } from './replay/play.js';
import { oniPlayable, type OniPlayable } from './replay/playable.js';
import { type OniPrintOptions, oniRoundTrip, oniRoundTripOf, writeReading } from './print.js';
import { oniCodec, type OniGame } from './shape.js';
import { areOneFault, ONI_SYNTAX } from './syntax.js';
import { type BoardView, oniView } from './view/index.js';
import { oniTables } from './replay/tables.js';
import { replayJson, replayLines } from './view/replay.js';
import { failure, firstError, type Result } from '../../notation/result.js';

/** The result of reading an `.oni` text. */
export type OniReading = Reading<OniGame, OniFile>;

/**
 * Reads an `.oni` text and checks it; never throws. The rules are checked up to the first unreadable move, and not at
 * all if the board or the cards are unreadable.
 */
export const parseOni: Reader<OniGame, OniFile, OniOptions> = /* @__PURE__ */ defineReader<
  OniGame,
  OniFile,
  typeof Kind,
  OniOptions
>({
  info: oniInfo,
  parse,
  diagnostics: [oniDiagnostics],
  syntax: ONI_SYNTAX,
  areOneFault,
  checks: ONI_CHECKS,
  lower: (tree, { cards = STANDARD_CARDS }) => readOniFile(tree, tree.root.index, cards),
  legality: checkLegality,
  locate: (tree, { cards = STANDARD_CARDS }) => locateOniGame(tree, tree.root.index, cards),
});

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
  decodeModel(cards === undefined ? oniRoundTrip : oniRoundTripOf(cards), json);

/** The notation of Onitama games. Reads, formats, prints, converts, plays, draws and edits `.oni` texts. */
export const oniNotation: Notation<OniGame, OniFile, OniOptions, OniReplay, BoardView, OniPlayable> =
  /* @__PURE__ */ (() =>
    defineNotation({
      codes: explainedOni,
      read: parseOni,
      codec: oniCodec,
      print: oniRoundTrip,
      printWith: ({ cards }) => cards && oniRoundTripOf(cards),
      format: writeReading,
      play: { replay: replayOni, json: replayJson, text: replayLines, tables: oniTables },
      view: oniView,
      edit: oniEditor,
      playable: oniPlayable,
    }))();

/**
 * Reads the position in an `.oni` text without moves: a board of 25 characters and five cards, or only the cards for
 * the usual board. Red is to move; the notation can't record anything else.
 *
 * ```ts
 * import { onitamaPositionFromText } from 'ludogram/oni';
 *
 * onitamaPositionFromText('11.11 ..3.. ..... ..2.. 00.00 BXLUT'); // {ok: true, position}
 * ```
 *
 * @param options the cards that exist; if absent, the sixteen of the game
 */
export function onitamaPositionFromText(
  text: string,
  options: OniPlayOptions = {},
): Result<{ readonly position: Position }> {
  const reading = parseOni(text, { ...options, level: 'structure' });
  const error = firstError(reading);
  if (error !== undefined) return error;
  const { model } = reading;
  if (model.moves.length > 0) return failure(['moves'], 'expected a board and cards, without moves');
  const replay = replayOni(model, options);
  return replay.ok ? { ok: true, position: replay.start } : replay;
}
