import { type Editor, partAt, type Path, pathOf } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { PgnGames } from '../model.js';
import { firstPly, tagValueAt } from '../tokens/lines.js';
import { annotationEdits, openingCommentEdits } from './annotation-edits.js';
import { gameEdits } from './game-edits.js';
import { habitsOf } from './habits.js';
import { type LineEdit, replacementEdits } from './line-edit.js';
import { moveEdits } from './move-edits.js';
import { PgnIndex } from './parts.js';
import { resultEdits, tagEdits } from './tag-edits.js';

/**
 * Edits of a PGN text: games; tags; moves, with the numbers of the moves after them; annotations, comments,
 * variations; the result. Everything else stays byte for byte.
 */
export const pgnEditor: Editor<PgnGames, PgnFile> = {
  edits(change, reading) {
    const path = pathOf(change);
    const index = new PgnIndex(reading.tree);
    if (path.length === 2 && path[0] === 'games') return gameEdits(change, reading, index);
    // A variation belongs to the line around it, also one that isn't there yet.
    const found = index.lineOf(path.at(-2) === 'variations' ? path.slice(0, -1) : path);
    if (found === undefined) return undefined;
    const { parts, plies, length } = found;
    const [key, i, member, k] = path.slice(length);
    const game = index.games[Number(path[1])]!;
    if (key === 'result') return resultEdits(change, reading, game);
    if (i === undefined) return undefined;
    if (key === 'tags') return tagEdits(change, reading, game);
    if (key === 'moves' && member === 'san') return replacementEdits(change, reading, (value) => value as string);
    const first = firstPly(tagValueAt(reading.tree, game, 'FEN')) + plies;
    const edit: LineEdit = { change, reading, parts, first, habits: habitsOf(reading.tree, game) };
    if (key === 'comments') return openingCommentEdits(edit, Number(i));
    if (key !== 'moves') return undefined;
    if (member === undefined) return moveEdits(edit, Number(i));
    return k === undefined ? undefined : annotationEdits(edit);
  },
  // A list that an element was removed from may be empty: then it is absent.
  settle(changed, change) {
    const path = pathOf(change).slice(0, -1);
    const isEmpty =
      'remove' in change && OPTIONAL.has(path.at(-1)!) && (partAt(changed, path) as readonly unknown[]).length === 0;
    return isEmpty ? (withoutPart(changed, path) as PgnGames) : changed;
  },
  widen(change, changed) {
    const path = pathOf(change).slice(0, -1);
    return path.length < 2 ? undefined : { replace: path, value: partAt(changed, path) };
  },
};

const OPTIONAL: ReadonlySet<string | number> = new Set(['nags', 'comments', 'variations']);

/** Returns a copy of a part of a model without the member at a path. */
function withoutPart(part: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(part)) return part.map((element: unknown, i) => (i === key ? withoutPart(element, rest) : element));
  const entries = Object.entries(part as object).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => [name, name === key ? withoutPart(value, rest) : value]),
  );
}
