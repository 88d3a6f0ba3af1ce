/**
 * Cheap tests of what a text is, by its content alone. They decide only where neither `--format` nor the file's name
 * does, so they look at how a text begins and forgive faults further on.
 *
 * @module
 */

const ONI_BOARD_ROW = /^[0-3.]{5}/;
/** Five cards, with nothing or (the beginning of) a move behind them. */
const ONI_CARDS = /^[BCDEFGHKLMOQRTUX]{5}(?:$|[BCDEFGHKLMOQRTUX](?:$|[A-Y](?:$|[A-Y])))/i;

/** Whether a text looks like `.oni`: it begins with a row of a board, or with five different cards. */
export function recognisesOni(text: string): boolean {
  const significant = text.replace(/#[^\r\n]*|\s+/g, '');
  if (ONI_BOARD_ROW.test(significant)) return true;
  return ONI_CARDS.test(significant) && new Set(significant.slice(0, 5).toUpperCase()).size === 5;
}
