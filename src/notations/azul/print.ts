import { Comment, PlayerCount } from '../../../generated/azul/nodes.js';
import type * as nodes from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Printed, PrintOptions, PrintResult } from '../../notation/format.js';
import { textOf, tryPrint } from '../../notation/round-trip.js';
import { withoutTrailingBlanks } from './blanks.js';
import { lowerAzul } from './lower.js';
import type { AzulGame, AzulLine } from './model.js';
import { azulRoundTrip } from './codec.js';
import { writeAzul, writeLine } from './write.js';

/**
 * A model as text. `readable` has an empty line before each draw; `compact` has no blanks that are not needed. Metadata is
 * where the model has it, after the number of players and, in `readable`, the comments: a model does not know what those
 * stood beside. {@link formatAzul} keeps them in their places.
 *
 * @throws ModelError for a model that no text expresses, such as a name with a line break or a draw without factories
 */
export const printAzul = (game: AzulGame, options: PrintOptions = {}): string => textOf(tryPrintAzul(game, options));

/** The text that {@link printAzul} makes of a model, or the problem that it would throw. Never throws. */
export const tryPrintAzul = (game: AzulGame, options: PrintOptions = {}): PrintResult =>
  tryPrint(azulRoundTrip, game, ({ model, text }) => (options.style === 'compact' ? writeAzul(model, options) : text));

/** A tree without errors as canonical text; `readable` keeps its comments in their places. */
export function formatAzul(tree: Tree<nodes.AzulGame | undefined>, { style = 'readable' }: PrintOptions = {}): Printed {
  const { game, places } = lowerAzul(tree);
  const written = new Map<number, AzulLine>(places.map((at, i) => [at, game.lines[i]!]));
  const out = ['AZULGAME\n'];
  /** Comments wait for what they stand in front of, so that an empty line comes in front of them. */
  let waiting = '';
  for (const child of tree.root?.children ?? []) {
    if (child instanceof Comment) {
      if (style === 'readable') waiting += `${withoutTrailingBlanks(child.text)}\n`;
      continue;
    }
    const line = written.get(child.index);
    if (line === undefined && !(child instanceof PlayerCount)) continue;
    if (line?.type === 'draw' && style === 'readable') out.push('\n');
    out.push(waiting, `${line === undefined ? child.text : writeLine(line, style)}\n`);
    waiting = '';
  }
  out.push(waiting);
  return { text: out.join(''), droppedComments: style === 'compact' ? tree.comments().length : 0 };
}
