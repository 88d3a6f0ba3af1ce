import { readOniFile } from '../../../generated/oni/lower.js';
import { Kind, type OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { type CardSet, STANDARD_CARDS } from '../../games/onitama/index.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../notation/index.js';
import { formatReading } from '../../notation/print/formatting.js';
import { textOrThrow, tryPrintModel } from '../../notation/print/round-trip.js';
import { oniCodecOf, type OniGame } from './model/shape.js';
import { compact, linesOfGame, linesOfTree, type OniLine, readable } from './print-lines.js';

/** Options for writing an Onitama game. */
export interface OniPrintOptions extends PrintOptions {
  /** The cards that exist; if absent, the sixteen of the game. A model with any other card can't be written. */
  readonly cards?: CardSet;
}

/**
 * Writes a model as text. `readable` writes one line per row of the board, the cards and each move; `compact` writes
 * one line without white space or comments. Cards are upper case, squares lower case (rule 6.5). A model does not
 * record where its comments were, so `readable` writes them first; {@link formatOni} keeps them in position.
 *
 * @throws ModelError for a model that no text expresses, such as a square past 24, a card that does not exist or a
 *   comment without `#`
 */
export const printOni = (game: OniGame, options?: OniPrintOptions): string => textOrThrow(tryPrintOni(game, options));

/**
 * Writes a model as text, or returns the problem that prevents it. Never throws. Takes the options of {@link printOni}.
 */
export const tryPrintOni = (game: OniGame, options?: OniPrintOptions): PrintResult =>
  tryPrintModel(oniRoundTripOf(options?.cards), game, options);

/**
 * Writes a reading without syntax errors as canonical text; `readable` keeps its comments. Formatting the result again
 * does not change it. Reports `text/lost-in-formatting` instead if canonical text would hide an error.
 */
export const formatOni = (reading: Reading<OniGame, OniFile>, options: PrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export function writeReading(
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

/** Returns the conversions of models with the cards of a set: to JSON, to text, and back. */
export const oniRoundTripOf = (cards: CardSet = STANDARD_CARDS): RoundTrip<OniGame> =>
  cards === STANDARD_CARDS ? oniRoundTrip : roundTripWith(cards);

const roundTripWith = (cards: CardSet): RoundTrip<OniGame> => ({
  codec: oniCodecOf(cards),
  write: writeOni,
  parse(source) {
    const tree = parse(source);
    // The grammar has only the letters of the sixteen cards of the game.
    const isWellFormed = tree.errors().every(({ kind, text }) => kind === Kind.CardError && cards.has(text));
    return { model: readOniFile(tree, tree.root.index, cards), isWellFormed };
  },
});

/** Converts models with the sixteen cards of the game to JSON and text, and back. */
export const oniRoundTrip: RoundTrip<OniGame> = /* @__PURE__ */ roundTripWith(STANDARD_CARDS);
