import { failure, isSameModel, lineBreakOf, type Result } from 'ludogram';
import { readPgnStructure } from './structure.js';

const gamesOf = (text: string) => readPgnStructure(text, { level: 'syntax' });

/**
 * Divides the text of a file into the texts of its games, each with the comments and escapes before it. Joined without
 * anything between them, they are the file.
 */
export function splitGames(text: string): readonly string[] {
  const { games } = gamesOf(text).tree.root;
  // What is between two games, apart from white space, belongs to the second.
  const starts = games.slice(1).map((_, i) => {
    const { end } = games[i]!;
    return end + /^\s*/.exec(text.slice(end, games[i + 1]!.start))![0].length;
  });
  return games.map((_, i) => text.slice(i === 0 ? 0 : starts[i - 1]!, starts[i] ?? text.length));
}

/**
 * Joins the texts of files to the text of one file, with an empty line between them; the games themselves keep each
 * byte. Returns a problem if two games would become one, because the first has no result and the second no tags.
 */
export function mergeGames(texts: readonly string[]): Result<{ readonly text: string }> {
  const parts = texts
    .map((text, i) => (i === 0 ? text : text.replace(/^\uFEFF/, '')))
    .filter((text) => /\S/.test(text));
  const [first = ''] = parts;
  const lineBreak = lineBreakOf(first);
  const text = parts.map((part) => part.trimEnd()).join(lineBreak + lineBreak) + (parts.length > 0 ? lineBreak : '');
  const wanted = parts.flatMap((part) => gamesOf(part).model.games);
  const found = gamesOf(text).model.games;
  const index = wanted.findIndex((game, i) => !isSameModel(game, found[i]));
  if (index < 0 && wanted.length === found.length) return { ok: true, text };
  return failure(
    ['games', Math.max(0, index)],
    'this game would become a part of another: it needs tags, or a result at its end',
  );
}
