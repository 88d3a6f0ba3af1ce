import type { PrintOptions } from 'ludogram';
import type { GameModel, GamesModel, LineModel, MoveModel } from './shape.js';

/** Returns the number before a move: `2.` if the first player moves, `2...` if the second does. */
export const numberText = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

/** Returns the number of plies before the move that a number announces. */
export const plyOf = (number: string): number => (parseInt(number) - 1) * 2 + (number.endsWith('..') ? 1 : 0);

/** Returns the canonical text of games. */
export const writeGames = ({ games }: GamesModel, { style = 'readable' }: PrintOptions = {}): string =>
  games.map((game) => `${gameText(style === 'compact' ? withoutComments(game) : game)}\n`).join('\n');

function gameText({ tags, result, ...line }: GameModel): string {
  const header = tags.map(({ name, value }) => `[${name} "${value}"]\n`).join('');
  const moves = [...lineWords(line, 0), result].join(' ');
  return header === '' ? moves : `${header}\n${moves}`;
}

/** The words of a line that begins after a number of plies. */
function lineWords({ comments, moves }: LineModel, start: number): string[] {
  const words = comments.map((comment) => `{${comment}}`);
  for (const [i, { square, comments, variations }] of moves.entries()) {
    const ply = start + i;
    const before = moves[i - 1];
    // The second player's move needs a number only where something is between it and the first player's move.
    const isNumbered = ply % 2 === 0 || before === undefined || before.comments.length + before.variations.length > 0;
    if (isNumbered) words.push(numberText(ply));
    words.push(square, ...comments.map((comment) => `{${comment}}`));
    words.push(...variations.map((line) => `(${lineWords(line, ply).join(' ')})`));
  }
  return words;
}

/** A game without comments, with its variations. */
function withoutComments<Line extends LineModel>(line: Line): Line {
  const moves = line.moves.map((move): MoveModel => ({
    ...move,
    comments: [],
    variations: move.variations.map((variation) => withoutComments(variation)),
  }));
  return { ...line, comments: [], moves };
}
