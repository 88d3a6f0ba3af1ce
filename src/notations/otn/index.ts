/**
 * OpenTafl notation: games (`.otg`), and the positions, moves and rules in them. Use this entry point to parse, check,
 * edit, print, replay and draw games, and to read the parts on their own.
 *
 * ```ts
 * import { describeOtnRules, otnView, parseOtn, parseOtnRules, printOtnRules, replayOtn } from 'ludogram/otn';
 *
 * const { model, diagnostics } = parseOtn('[rules:dim:3 start:/1t1/tK1/3/]\n\n1. b1-c1 Kb2-b3');
 * diagnostics.map(({ message }) => message);
 * const replay = replayOtn(model);
 * if (replay.ok) replay.plies.length; // 2
 * const picture = otnView.at(model, { ply: 1 });
 * if (picture.ok) otnView.text(picture.view);
 *
 * const rules = parseOtnRules('dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/').model;
 * printOtnRules(rules, { full: true });
 * describeOtnRules(rules);
 * ```
 *
 * - `parseOtn` reads a game; `parseOtnPosition`, `parseOtnMove` and `parseOtnRules` read its parts. `parseOtnStructure`
 *   reads a game without the rules of tafl, which makes bundles smaller. `readOtn` and `readOtnStructure` only read:
 *   their readings can't be edited.
 * - `otnGames` opens and shows games without the rest of the notation.
 * - `formatOtn` writes a reading of a game as canonical text; `printOtn` and `tryPrintOtn` write a model. Positions,
 *   moves and rules have such functions too.
 * - `otnToJson` and `otnFromJson` convert a model to tagged JSON and back.
 * - `replayOtn` plays the moves according to the rules, `otnView` draws a position as SVG or text, and
 *   `describeOtnRules` describes rules in sentences.
 * - `otnNotation` has all of these and edits in one object; `otnCodes` explains the codes of diagnostics.
 * - `parseOtnTree` builds only the tree, for bulk work; `nodes` has the types of its nodes, and `moveColumns` returns
 *   moves as columns of numbers.
 *
 * @module ludogram/otn
 */
export * as nodes from '../../../generated/otn/nodes.js';
export { parse as parseOtnTree, type Roots } from '../../../generated/otn/parser.js';
export { ModelError } from '../../diagnostics/index.js';
export type * from '../../notation/contract.js';
export { explainedOtn as otnCodes, type OtnCode } from './game/codes.js';
export { explainedMove as otnMoveCodes, type OtnMoveCode } from './move/codes.js';
export { explainedPosition as otnPositionCodes, type OtnPositionCode } from './position/codes.js';
export { explainedRules as otnRulesCodes, type OtnRulesCode } from './rules/codes.js';
export { entryOf, type EntryValue, RULE_KEYS, type RuleKey, rulesFrom } from './rules/model/model.js';
export type { OtnEntry, OtnRules } from './rules/model/shape.js';
export type { Dialect, OtnOptions, OtnPrintOptions } from './options.js';
export type { OtnStep } from './game/addresses/steps.js';
export * from './game/model/model.js';
export type { InfoSymbol, MoveType, OtnResignation, OtnSkip, OtnUnreadable } from './move/model/leaves.js';
export type { OtnCapture, OtnMove, OtnPlay } from './move/model/shape.js';
export { boardOfPosition, invertPosition, positionOfBoard } from './position/model/model.js';
export type { OtnPosition } from './position/model/shape.js';
export { type MoveColumns, moveColumns, OFF_BOARD } from './game/model/move-columns.js';
export { otnFromJson, otnNotation, type OtnReading, otnToJson, parseOtn } from './game/notation.js';
export type { OtnPlayable } from './game/replay/playable.js';
export { formatOtn, printOtn, tryPrintOtn } from './game/print.js';
export { otnMoveFromJson, otnMoveNotation, type OtnMoveReading, otnMoveToJson, parseOtnMove } from './move/notation.js';
export { readOtnMove } from './move/read.js';
export {
  otnPositionFromJson,
  otnPositionNotation,
  type OtnPositionReading,
  otnPositionToJson,
  parseOtnPosition,
} from './position/notation.js';
export { taflPositionFromText } from './position/position-from-text.js';
export { readOtnPosition } from './position/read.js';
export {
  otnRulesFromJson,
  otnRulesNotation,
  type OtnRulesReading,
  otnRulesToJson,
  parseOtnRules,
} from './rules/notation.js';
export { readOtnRules } from './rules/read.js';
export { formatOtnMove, printOtnMove, tryPrintOtnMove } from './move/print.js';
export { formatOtnPosition, printOtnPosition, tryPrintOtnPosition } from './position/print.js';
export {
  formatOtnRules,
  printEntry,
  printOtnRules,
  type RulesPrintOptions,
  tryPrintEntry,
  tryPrintOtnRules,
} from './rules/print.js';
export {
  type BoardView as OtnBoardView,
  type LastMove as OtnLastMove,
  otnPositionView,
} from './position/view/index.js';
export { otnRulesView } from './rules/view/index.js';
export { otnView } from './game/view/index.js';
export { type OtnLineReplay, type OtnPly, type OtnReplay, replayOtn } from './game/replay/play.js';
export type { OtnViolation, PlayedMove } from './game/replay/play-move.js';
export { otnStart } from './game/replay/start.js';
export { defaultEntries, isDefault } from './rules/defaults.js';
export { isSpace, type Space, spaceAt, squareOn } from './space.js';
export { describeOtnRules, rulesOn, taflRulesOf } from './rules/tafl-rules.js';
export { type WalkedMove, type WalkedTurn, walkTurns } from './game/turns/game-tree.js';
export { otnGames } from './game/games.js';
export { parseOtnStructure } from './game/structure.js';
export { readOtn, readOtnStructure } from './game/read.js';
