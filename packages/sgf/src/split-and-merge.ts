import { mergeTexts, type Result, splitText } from 'ludogram';
import { parseSgf } from './notation.js';

const read = (text: string) => parseSgf(text, { level: 'syntax' });

/**
 * Divides the text of a file into the texts of its game trees, each with the text before it. Joined without anything
 * between them, they are the file.
 */
export function splitTrees(text: string): readonly string[] {
  return splitText(text, [...read(text).tree.root.trees]);
}

/**
 * Joins the texts of files to the text of one file, each on lines of its own; the game trees keep each byte. Returns a
 * problem if one would become a part of another, because the other isn't closed.
 */
export const mergeTrees = (texts: readonly string[]): Result<{ readonly text: string }> =>
  mergeTexts(texts, {
    key: 'trees',
    records: (text) => read(text).model.trees,
    lineBreaks: 1,
    problem: 'this game tree would change: close the trees of each file first',
  });
