import { Kind, type OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { cardSet } from '../../games/onitama/index.js';
import type { Reading } from '../../notation/index.js';
import type { PrintOptions } from '../../notation/options.js';
import type { Printed, PrintResult } from '../../notation/result.js';
import { printModel, type RoundTrip, tryPrintModel } from '../../notation/round-trip.js';
import { oniCodec } from './codec.js';
import { compact, linesOfGame, linesOfTree, type OniLine, readable } from './print-lines.js';
import { lowerOni } from './lower.js';
import type { OniGame } from './model.js';

/**
 * Writes a model as text. `readable` writes one line per row of the board, the cards and each move; `compact` writes
 * one line without white space or comments. Cards are upper case, squares lower case (rule 6.5). A model does not
 * record where its comments were, so `readable` writes them first; {@link formatOni} keeps them in position.
 *
 * @throws ModelError for a model that no text expresses, such as a square past 24 or a comment without `#`
 */
export const printOni = (game: OniGame, options?: PrintOptions): string => printModel(oniRoundTrip, game, options);

/**
 * Writes a model as text, or returns the problem that prevents it. Never throws. Takes the options of {@link printOni}.
 */
export const tryPrintOni = (game: OniGame, options?: PrintOptions): PrintResult =>
  tryPrintModel(oniRoundTrip, game, options);

/**
 * Writes a reading without syntax errors as canonical text; `readable` keeps its comments. Formatting the result again
 * does not change it.
 */
export function formatOni(
  { tree }: Pick<Reading<OniGame, OniFile>, 'tree'>,
  { style = 'readable' }: PrintOptions = {},
): Printed {
  const lines = linesOfTree(tree);
  return style === 'compact'
    ? { text: compact(lines), droppedComments: tree.comments().length }
    : { text: readable(lines), droppedComments: 0 };
}

/**
 * Writes a model as text without checking that the text has the same meaning. Options and layout are those of
 * {@link printOni}.
 */
function writeOni(game: OniGame, { style = 'readable' }: PrintOptions = {}): string {
  const comments = game.comments.map((text): OniLine => ({ section: 'comment', text }));
  const lines = [...comments, ...linesOfGame(game)];
  return style === 'compact' ? compact(lines) : readable(lines);
}

/** Every letter that a set of cards may use, because a model does not say which cards exist. */
const LETTERS = cardSet([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ letter, name: letter, steps: [] })));

/** Converts models to JSON and text, and back. */
export const oniRoundTrip: RoundTrip<OniGame> = {
  toJson: oniCodec.encode,
  readJson: oniCodec.decode,
  write: writeOni,
  parse(source) {
    const tree = parse(source);
    // The grammar has only the letters of the sixteen cards of the game.
    const isWellFormed = tree.errors().every(({ kind, text }) => kind === Kind.CardError && LETTERS.has(text));
    return { model: lowerOni(tree, LETTERS), isWellFormed };
  },
};
