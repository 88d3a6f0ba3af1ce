/**
 * Cheap tests of what a text is, by its content alone. They decide only where neither `--format` nor the file's name
 * does, so they look at how a text begins and forgive faults further on.
 *
 * @module
 */

const ONI_CARD = '[BCDEFGHKLMOQRTUX]';
const ONI_SQUARE = '[A-Y]';
/** A row of the board, or five cards with nothing or (the beginning of) a move behind them. */
const ONI_START = new RegExp(
  `^(?:[0-3.]{5}|${ONI_CARD}{5}(?:$|${ONI_CARD}(?:$|${ONI_SQUARE}(?:$|${ONI_SQUARE}))))`,
  'i',
);

/** Whether a text looks like `.oni`. */
export function recognisesOni(text: string): boolean {
  return ONI_START.test(text.replace(/#[^\r\n]*|\s+/g, ''));
}
