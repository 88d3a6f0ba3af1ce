import type { OniFile } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Printed, PrintOptions, PrintResult } from '../../notation/format.js';
import { textOf, tryPrint } from '../../notation/round-trip.js';
import { oniRoundTrip } from './round-trip.js';
import { linesOfTree } from './lines.js';
import type { OniGame } from './model.js';
import { compact, readable, writeOni } from './write.js';

/**
 * A model as text. `readable` puts board rows, cards and moves on lines of their own; `compact` is one line without
 * blanks. Cards are upper case, squares lower case (rule 6.5). `readable` writes the comments first: a model does not
 * know what they stood beside. {@link formatOni} keeps them in their places.
 *
 * @throws ModelError for a model that no text expresses, such as a square past 24 or a comment without `#`
 */
export const printOni = (game: OniGame, options: PrintOptions = {}): string => textOf(tryPrintOni(game, options));

/** The text that {@link printOni} makes of a model, or the problem that it would throw. Never throws. */
export const tryPrintOni = (game: OniGame, options: PrintOptions = {}): PrintResult =>
  tryPrint(oniRoundTrip, game, ({ model, text }) => (options.style === 'compact' ? writeOni(model, options) : text));

/** A tree without errors as canonical text; `readable` keeps its comments. Formatting twice changes nothing more. */
export function formatOni(tree: Tree<OniFile>, { style = 'readable' }: PrintOptions = {}): Printed {
  const lines = linesOfTree(tree);
  return style === 'compact'
    ? { text: compact(lines), droppedComments: tree.comments().length }
    : { text: readable(lines), droppedComments: 0 };
}
