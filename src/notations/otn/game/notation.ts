import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { withParts } from '../../../diagnostics/index.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
} from '../../../notation/index.js';
import { decodeModel } from '../../../notation/print/round-trip.js';
import { explainedMove } from '../move/codes.js';
import type { OtnOptions } from '../options.js';
import type { BoardView } from '../position/view/index.js';
import { explainedRules } from '../rules/codes.js';
import type { RulesPrintOptions } from '../rules/print.js';
import { describeOtnRules } from '../rules/tafl-rules.js';
import { explainedOtn } from './codes.js';
import { convertGame, OTN_TARGETS } from './convert.js';
import { otnEditor } from './edits/edit.js';
import { otnCodec } from './model/codec.js';
import { type OtnGame, tagOf } from './model/model.js';
import { otnRoundTrip, writeReading } from './print.js';
import { readOtn, readOtnStructure } from './read.js';
import { type OtnReplay, replayOtn } from './replay/play.js';
import { type OtnPlayable, otnPlayable } from './replay/playable.js';
import { replayJson, replayLines } from './replay/report.js';
import { otnTables } from './replay/tables.js';
import { otnView } from './view/index.js';

/** The result of reading a game. */
export type OtnReading = NotationReading<OtnGame, GameRecord>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<OtnGame, GameRecord, OtnOptions> = {
  read: readOtn,
  codec: otnCodec,
  print: otnRoundTrip,
  edit: otnEditor,
};

/**
 * Reads a game (section 4) and checks it; never throws. In each line, the rules are checked up to the first unreadable
 * move, and not at all if the rules or the starting position are unreadable.
 */
export const parseOtn: EditableReader<OtnGame, GameRecord, OtnOptions> = /* @__PURE__ */ editableReader(editing);

/**
 * Converts a game to tagged JSON, the inverse of {@link otnFromJson}. A malformed model gives JSON that
 * {@link otnFromJson} rejects.
 */
export const otnToJson = (game: OtnGame): Json => otnCodec.encode(game);

/** Converts tagged JSON to a game, or returns the first problem with its path. Never throws, whatever the value. */
export const otnFromJson = (json: Json): CodecResult<OtnGame> => decodeModel(otnRoundTrip, json);

/** The notation of tafl games in OpenTafl notation (OTN). */
export const otnNotation: Notation<
  OtnGame,
  GameRecord,
  OtnOptions,
  OtnReplay,
  BoardView,
  OtnPlayable,
  RulesPrintOptions
> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: withParts(explainedOtn, explainedMove, explainedRules),
    format: writeReading,
    describe: (game) => describeOtnRules(tagOf(game, 'rules') ?? { entries: [] }),
    play: { replay: replayOtn, json: replayJson, text: replayLines, tables: otnTables },
    view: otnView,
    playable: otnPlayable,
    convert: {
      targets: OTN_TARGETS,
      to: (reading, target, options) => convertGame(reading, target, options, readOtnStructure),
    },
  }))();
