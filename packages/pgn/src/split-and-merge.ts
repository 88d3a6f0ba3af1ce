import { mergeTexts, type Result, splitText } from 'ludogram';
import { readPgnStructure } from './structure.js';

const gamesOf = (text: string) => readPgnStructure(text, { level: 'syntax' });

/**
 * Divides the text of a file into the texts of its games, each with the comments and escapes before it. Joined without
 * anything between them, they are the file.
 */
export function splitGames(text: string): readonly string[] {
  return splitText(text, [...gamesOf(text).tree.root.games]);
}

/**
 * Joins the texts of files to the text of one file, with an empty line between them; the games themselves keep each
 * byte. Returns a problem if two games would become one, because the first has no result and the second no tags.
 */
export const mergeGames = (texts: readonly string[]): Result<{ readonly text: string }> =>
  mergeTexts(texts, {
    key: 'games',
    records: (text) => gamesOf(text).model.games,
    lineBreaks: 2,
    problem: 'this game would become a part of another: it needs tags, or a result at its end',
  });
