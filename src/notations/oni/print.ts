import { Kind, type OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { cardSet } from '../../games/onitama/index.js';
import type { Reading } from '../../notation/index.js';
import type { PrintOptions } from '../../notation/options.js';
import type { Printed, PrintResult } from '../../notation/result.js';
import { printModel, type RoundTrip, tryPrintModel } from '../../notation/round-trip.js';
import { oniCodec } from './codec.js';
import { compact, linesOfGame, linesOfTree, type OniLine, readable } from './lines.js';
import { lowerOni } from './lower.js';
import type { OniGame } from './model.js';

/**
 * A model as text. `readable` puts board rows, cards and moves on lines of their own; `compact` is one line without
 * white space. Cards are upper case, squares lower case (rule 6.5). `readable` writes the comments first: a model does not
 * know where they were. {@link formatOni} keeps them in their places.
 *
 * @throws ModelError for a model that no text expresses, such as a square past 24 or a comment without `#`
 */
export const printOni = (game: OniGame, options?: PrintOptions): string => printModel(oniRoundTrip, game, options);

/** The text that {@link printOni} makes of a model, or the problem that it would throw. Never throws. */
export const tryPrintOni = (game: OniGame, options?: PrintOptions): PrintResult =>
  tryPrintModel(oniRoundTrip, game, options);

/** A reading without syntax errors as canonical text; `readable` keeps its comments. Formatting twice changes nothing more. */
export function formatOni(
  { tree }: Pick<Reading<OniGame, OniFile>, 'tree'>,
  { style = 'readable' }: PrintOptions = {},
): Printed {
  const lines = linesOfTree(tree);
  return style === 'compact'
    ? { text: compact(lines), droppedComments: tree.comments().length }
    : { text: readable(lines), droppedComments: 0 };
}

/** A model as text, whether that text says the same or not. Options and layout are those of {@link printOni}. */
function writeOni(game: OniGame, { style = 'readable' }: PrintOptions = {}): string {
  const comments = game.comments.map((text): OniLine => ({ section: 'comment', text }));
  const lines = [...comments, ...linesOfGame(game)];
  return style === 'compact' ? compact(lines) : readable(lines);
}

/** Every letter that a set of cards may use: a model does not say which cards exist. */
const LETTERS = cardSet([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ letter, name: letter, steps: [] })));

/** How models become JSON and text, and come back. */
export const oniRoundTrip: RoundTrip<OniGame> = {
  toJson: oniCodec.encode,
  readJson: oniCodec.decode,
  write: writeOni,
  parse(source) {
    const tree = parse(source);
    // The grammar knows the letters of the game's own cards only.
    const isWellFormed = tree.errors().every(({ kind, text }) => kind === Kind.CardError && LETTERS.has(text));
    return { model: lowerOni(tree, LETTERS), isWellFormed };
  },
};
