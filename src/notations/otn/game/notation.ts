import type { GameRecord, Kind } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { withParts } from '../../../diagnostics/index.js';
import {
  type CodecResult,
  defineNotation,
  type Json,
  type Notation,
  type ReaderDeclaration,
  type Reader,
  type Reading,
} from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import type { StructureOptions } from '../../../notation/options.js';
import { decodeModel } from '../../../notation/round-trip.js';
import { otnInfo } from '../info.js';
import { MOVE_CHECKS } from '../move/checks.js';
import { explainedMove, moveDiagnostics } from '../move/codes.js';
import { type Dialect, type OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { positionDiagnostics } from '../position/codes.js';
import { RULES_CHECKS } from '../rules/checks.js';
import { explainedRules, rulesDiagnostics } from '../rules/codes.js';
import type { BoardView } from '../position/view/index.js';
import { describeOtnRules } from '../rules/tafl-rules.js';
import { areOneFault, OTN_SYNTAX } from '../syntax.js';
import { TAG_CHECKS } from './tags/checks.js';
import { TURN_CHECKS } from './turns/checks.js';
import { VARIATION_CHECKS } from './turns/checks-variations.js';
import { chooseByRules } from './turns/choose-meanings.js';
import { otnCodec } from './codec.js';
import { explainedOtn, otnDiagnostics } from './codes.js';
import { convertGame, OTN_TARGETS } from './convert.js';
import { checkLegality } from './replay/legality.js';
import { otnEditor } from './edits/edit.js';
import { locateOtn } from './locate.js';
import { lowerGame } from './lower.js';
import { type OtnGame, tagOf } from './model.js';
import { GameFacts } from './facts.js';
import { type OtnReplay, replayOtn } from './replay/play.js';
import { otnPlayable, type OtnPlayable } from './replay/playable.js';
import { otnRoundTrip, writeReading } from './print.js';
import { otnView } from './view/index.js';
import { otnTables } from './replay/tables.js';
import { replayJson, replayLines } from './view/replay.js';

/** The result of reading a game. */
export type OtnReading = Reading<OtnGame, GameRecord>;

type Declaration = ReaderDeclaration<OtnGame, GameRecord, typeof Kind, OtnOptions, GameFacts>;

/** Declares how games are read. `rules` has the parts that require the rules of the game. */
const declaration = (rules: Partial<Pick<Declaration, 'facts' | 'legality'>>): Declaration => ({
  info: otnInfo,
  parse,
  diagnostics: [otnDiagnostics, positionDiagnostics, moveDiagnostics, rulesDiagnostics],
  syntax: OTN_SYNTAX,
  areOneFault,
  checks: [...POSITION_CHECKS, ...MOVE_CHECKS, ...RULES_CHECKS, ...TAG_CHECKS, ...TURN_CHECKS, ...VARIATION_CHECKS],
  facts: (tree) => new GameFacts(tree),
  lower: (tree, _, { tags, turns }) => lowerGame(tree, tags, turns),
  locate: (tree, _, facts) => locateOtn(tree, facts),
  ...rules,
});

const readStructure = /* @__PURE__ */ defineReader(/* @__PURE__ */ declaration({}));

/**
 * Reads a game (section 4) and checks it without playing it; never throws. A program that uses only this function does
 * not load the rules of the game.
 */
export const parseOtnStructure = (text: string, options: StructureOptions<Dialect> = {}): OtnReading =>
  readStructure(text, { level: 'structure', ...options });

/**
 * Reads a game (section 4) and checks it; never throws. In each line, the rules are checked up to the first unreadable
 * move, and not at all if the rules or the starting position are unreadable.
 */
export const parseOtn: Reader<OtnGame, GameRecord, OtnOptions> = /* @__PURE__ */ defineReader(
  /* @__PURE__ */ declaration({
    facts: (tree, { level = 'rules' }) => new GameFacts(tree, level === 'rules' ? chooseByRules : undefined),
    legality: checkLegality,
  }),
);

/**
 * Converts a game to tagged JSON, the inverse of {@link otnFromJson}. A malformed model gives JSON that
 * {@link otnFromJson} rejects.
 */
export const otnToJson = (game: OtnGame): Json => otnCodec.encode(game);

/** Converts tagged JSON to a game, or returns the first problem with its path. Never throws, whatever the value. */
export const otnFromJson = (json: Json): CodecResult<OtnGame> => decodeModel(otnRoundTrip, json);

/** The notation of tafl games in OpenTafl notation (OTN). */
export const otnNotation: Notation<OtnGame, GameRecord, OtnOptions, OtnReplay, BoardView, OtnPlayable> =
  /* @__PURE__ */ (() =>
    defineNotation({
      codes: withParts(explainedOtn, explainedMove, explainedRules),
      read: parseOtn,
      codec: otnCodec,
      print: otnRoundTrip,
      format: writeReading,
      describe: (game) => describeOtnRules(tagOf(game, 'rules') ?? { entries: [] }),
      play: { replay: replayOtn, json: replayJson, text: replayLines, tables: otnTables },
      view: otnView,
      edit: otnEditor,
      playable: otnPlayable,
      convert: {
        targets: OTN_TARGETS,
        to: (reading, target, options) => convertGame(reading, target, options, parseOtnStructure),
      },
    }))();
