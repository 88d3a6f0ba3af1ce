import type { PrintResult } from '../../notation/format.js';
import { textOf, tryPrint } from '../../notation/round-trip.js';
import { writeGame } from './game/print.js';
import type { OtnGame } from './model.js';
import { gameRoundTrip } from './round-trips.js';
import type { RulesPrintOptions } from './rules/print.js';

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
