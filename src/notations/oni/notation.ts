import type { Kind, OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { STANDARD_CARDS } from '../../games/onitama/index.js';
import { type CodecResult, defineNotation, type Json, type Notation, type Reading } from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { decodeModel } from '../../notation/round-trip.js';
import { oniInfo } from './info.js';
import { ONI_CHECKS } from './checks.js';
import { oniCodec } from './codec.js';
import { explainedOni, oniDiagnostics } from './codes.js';
import { oniEditor } from './edit.js';
import { checkLegality } from './legality.js';
import { locateOni } from './locate.js';
import { lowerOni } from './lower.js';
import type { OniGame } from './model.js';
import type { OniOptions } from './options.js';
import { type OniReplay, replayOni } from './play.js';
import { formatOni, oniRoundTrip } from './print.js';
import { ONI_SYNTAX } from './syntax.js';
import { oniTables } from './tables.js';
import { type BoardView, oniView } from './view/index.js';
import { replayJson, replayLines } from './view/replay.js';

/** The result of reading an `.oni` text. */
export type OniReading = Reading<OniGame, OniFile>;

/**
 * Reads an `.oni` text and checks it; never throws. The rules are checked up to the first unreadable move, and not at
 * all if the board or the cards are unreadable.
 */
export const parseOni: (text: string, options?: OniOptions) => OniReading = /* @__PURE__ */ defineReader<
  OniGame,
  OniFile,
  typeof Kind,
  OniOptions
>({
  id: 'oni',
  parse,
  diagnostics: [oniDiagnostics],
  syntax: ONI_SYNTAX,
  checks: ONI_CHECKS,
  lower: (tree, { cards = STANDARD_CARDS }) => lowerOni(tree, cards),
  legality: checkLegality,
  locate: locateOni,
});

/**
 * Converts a model to tagged JSON, the inverse of {@link oniFromJson}. A malformed model gives JSON that
 * {@link oniFromJson} rejects.
 */
export const oniToJson = (game: OniGame): Json => oniCodec.encode(game);

/** Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value. */
export const oniFromJson = (json: Json): CodecResult<OniGame> => decodeModel(oniRoundTrip, json);

/** The notation of Onitama games. Reads, formats, prints, converts, plays, draws and edits `.oni` texts. */
export const oniNotation: Notation<OniGame, OniFile, OniOptions, OniReplay, BoardView> = /* @__PURE__ */ (() =>
  defineNotation({
    ...oniInfo,
    codes: explainedOni,
    read: parseOni,
    codec: oniCodec,
    print: oniRoundTrip,
    format: formatOni,
    play: { replay: replayOni, json: replayJson, text: replayLines, tables: oniTables },
    view: oniView,
    edit: oniEditor,
  }))();
