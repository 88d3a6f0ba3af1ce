import { type Editor, pathOf, widenedChange, withoutEmptyList } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { PgnGames } from '../model/model.js';
import { firstPly, tagValueAt } from '../tokens/lines.js';
import { annotationEdits, openingCommentEdits } from './annotation-edits.js';
import { gameEdits } from './game-edits.js';
import { habitsOf } from './habits.js';
import { type LineEdit, replacementEdits } from './line-edit.js';
import { moveEdits } from './move-edits.js';
import { FileNodes } from './parts.js';
import { resultEdits, tagEdits } from './tag-edits.js';

/**
 * Edits of a PGN text: games; tags; moves, with the numbers of the moves after them; annotations, comments,
 * variations; the result. Everything else stays byte for byte.
 */
export const pgnEditor: Editor<PgnGames, PgnFile> = {
  edits(change, reading) {
    const path = pathOf(change);
    const file = new FileNodes(reading.tree);
    if (path.length === 2 && path[0] === 'games') return gameEdits(change, reading, file.games);
    // A variation belongs to the line around it, even one that isn't there yet.
    const found = file.lineOf(path.at(-2) === 'variations' ? path.slice(0, -1) : path);
    if (found === undefined) return undefined;
    const { parts, plies, length } = found;
    const [key, i, member, k] = path.slice(length);
    const game = file.games[Number(path[1])]!;
    if (key === 'result') return resultEdits(change, reading, game);
    if (i === undefined) return undefined;
    if (key === 'tags') return tagEdits(change, reading, game);
    if (key === 'moves' && member === 'san') return replacementEdits(change, reading, (value) => value as string);
    const startPly = firstPly(tagValueAt(reading.tree, game, 'FEN')) + plies;
    const edit: LineEdit = { change, reading, parts, startPly, habits: habitsOf(reading.tree, game) };
    if (key === 'comments') return openingCommentEdits(edit, Number(i));
    if (key !== 'moves') return undefined;
    if (member === undefined) return moveEdits(edit, Number(i));
    return k === undefined ? undefined : annotationEdits(edit);
  },
  settle: (changed, change) => withoutEmptyList(changed, change, ['nags', 'comments', 'variations']),
  widen: (change, changed) => widenedChange(change, changed, 2),
};
