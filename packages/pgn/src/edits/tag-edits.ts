import { type Change, insertionAt, lineBreakOf, lineStart, pathOf, removalOf, type TextEdit } from 'ludogram';
import { endOf, type NodeIndex, startOf } from 'ludogram/cst';
import type { Game } from '../../generated/pgn/nodes.js';
import { compareTags, type PgnResult, type PgnTag } from '../model/model.js';
import { writeTag } from '../print.js';
import { type PgnReading, replacementEdits } from './line-edit.js';
import { tagsOf } from './parts.js';

/** Returns the edits that insert, replace or remove a tag of a game, or replace its name or value. */
export function tagEdits(change: Change, reading: PgnReading, game: NodeIndex<Game>): TextEdit[] | undefined {
  const { tree } = reading;
  const path = pathOf(change);
  if (path.length === 5) {
    return path[4] === 'value'
      ? replacementEdits(change, reading, (value) => writeTag({ name: '', value: value as string }).slice(2, -1))
      : replacementEdits(change, reading, String);
  }
  if ('remove' in change) {
    const span = reading.spanOf(path);
    return span && removalOf(tree, span);
  }
  if ('replace' in change) return replacementEdits(change, reading, (value) => writeTag(value as PgnTag));
  const tag = change.value as PgnTag;
  const tags = tagsOf(tree, game);
  const lineBreak = lineBreakOf(tree.text);
  const last = tags.findLast((other) => compareTags(other.tag.name, tag.name) <= 0);
  if (last !== undefined) return insertionAt(endOf(tree, last.at), lineBreak + writeTag(tag));
  const next = tags[0];
  return insertionAt(
    startOf(tree, next?.at ?? game),
    writeTag(tag) + (next === undefined ? lineBreak + lineBreak : lineBreak),
  );
}

/** Returns the edits that replace the result of a game, or add it if the text has none. */
export function resultEdits(change: Change, reading: PgnReading, game: NodeIndex<Game>): TextEdit[] | undefined {
  if (!('replace' in change)) return undefined;
  const result = change.value as PgnResult;
  if (reading.spanOf(pathOf(change)) !== undefined) return replacementEdits(change, reading, () => result);
  const { tree } = reading;
  const end = endOf(tree, game);
  const line = tree.text.slice(lineStart(tree.text, end), end);
  return insertionAt(end, (line.includes(';') || line.startsWith('[') ? lineBreakOf(tree.text) : ' ') + result);
}
