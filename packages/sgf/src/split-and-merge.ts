import { failure, isSameModel, lineBreakOf, type Result } from 'ludogram';
import { parseSgf } from './notation.js';

const read = (text: string) => parseSgf(text, { level: 'syntax' });

/**
 * Divides the text of a file into the texts of its game trees, each with the text before it. Joined without anything
 * between them, they are the file.
 */
export function splitTrees(text: string): readonly string[] {
  const { trees } = read(text).tree.root;
  const ends = trees.map(({ end }) => end);
  // What is between two trees, apart from white space, belongs to the second.
  const starts = ends.map((end) => end + /^\s*/.exec(text.slice(end))![0].length);
  return ends.map((_, i) => text.slice(i === 0 ? 0 : starts[i - 1], i === ends.length - 1 ? text.length : starts[i]));
}

/**
 * Joins the texts of files to the text of one file, each on lines of its own; the game trees keep each byte. Returns a
 * problem if one would become a part of another, because the other isn't closed.
 */
export function mergeTrees(texts: readonly string[]): Result<{ readonly text: string }> {
  const parts = texts
    .map((text, i) => (i === 0 ? text : text.replace(/^\uFEFF/, '')))
    .filter((text) => /\S/.test(text));
  const lineBreak = lineBreakOf(parts[0] ?? '');
  const text = parts.map((part) => part.trimEnd() + lineBreak).join('');
  const wanted = parts.flatMap((part) => read(part).model.trees);
  const found = read(text).model.trees;
  const index = wanted.findIndex((tree, i) => !isSameModel(tree, found[i]));
  if (index < 0 && wanted.length === found.length) return { ok: true, text };
  return failure(['trees', Math.max(0, index)], 'this game tree would change: close the trees of each file first');
}
