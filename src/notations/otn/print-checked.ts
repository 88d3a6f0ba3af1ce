import type { PrintResult } from '../../notation/format.js';
import { textOf, tryPrint } from '../../notation/round-trip.js';
import type { OtnEntry, OtnGame, OtnMove, OtnPosition, OtnRules } from './model.js';
import { writeGame } from './game/print.js';
import { type RulesPrintOptions, writeEntry, writeRules } from './rules/print.js';
import { entryRoundTrip, gameRoundTrip, moveRoundTrip, positionRoundTrip, rulesRoundTrip } from './round-trips.js';

/**
 * A game as text: tags in the customary order, the rules last, then a turn a line with its commentary below, and the
 * variations on its moves after it. `readable` has an empty line between turns; `compact` has none, and no commentary.
 *
 * @throws ModelError for a game that no text expresses, such as one with `]` in a tag or `|` in a comment
 */
export const printOtn = (game: OtnGame, options: RulesPrintOptions = {}): string => textOf(tryPrintOtn(game, options));

/** The text that {@link printOtn} makes of a game, or the problem that it would throw. Never throws. */
export const tryPrintOtn = (game: OtnGame, options: RulesPrintOptions = {}): PrintResult =>
  tryPrint(gameRoundTrip, game, ({ model }) => writeGame(model, options).text);

/**
 * A rules record on one line, in the customary order. What equals its default is left out, unless a key is given twice;
 * `full` writes every key that has a default, too, where the record has a board.
 *
 * @throws ModelError for a record that no text expresses, such as one with an empty list of speed limits
 */
export const printOtnRules = (rules: OtnRules, options: RulesPrintOptions = {}): string =>
  textOf(tryPrintOtnRules(rules, options));

/** The text that {@link printOtnRules} makes of a rules record, or the problem that it would throw. Never throws. */
export const tryPrintOtnRules = (rules: OtnRules, options: RulesPrintOptions = {}): PrintResult =>
  tryPrint(rulesRoundTrip, rules, ({ model }) => writeRules(model, options));

/**
 * One entry of a rules record as text.
 *
 * @param inverted whether a start is written as `starti`, the last rank first
 * @throws ModelError for an entry that no text expresses, such as one whose key has values of another type
 */
export const printEntry = (entry: OtnEntry, inverted = false): string => textOf(tryPrintEntry(entry, inverted));

/** The text that {@link printEntry} makes of an entry, or the problem that it would throw. Never throws. */
export const tryPrintEntry = (entry: OtnEntry, inverted = false): PrintResult =>
  tryPrint(entryRoundTrip, entry, ({ model }) => writeEntry(model, inverted));

/**
 * A move as text.
 *
 * @throws ModelError for a move that no text expresses, such as one to a space that does not exist, or one that can't be
 *   read
 */
export const printOtnMove = (move: OtnMove): string => textOf(tryPrintOtnMove(move));

/** The text that {@link printOtnMove} makes of a move, or the problem that it would throw. Never throws. */
export const tryPrintOtnMove = (move: OtnMove): PrintResult => tryPrint(moveRoundTrip, move, ({ text }) => text);

/**
 * A position as text, such as `/3t3/…/`.
 *
 * @throws ModelError for a position that no text expresses, such as one without rows
 */
export const printOtnPosition = (position: OtnPosition): string => textOf(tryPrintOtnPosition(position));

/** The text that {@link printOtnPosition} makes of a position, or the problem that it would throw. Never throws. */
export const tryPrintOtnPosition = (position: OtnPosition): PrintResult =>
  tryPrint(positionRoundTrip, position, ({ text }) => text);
