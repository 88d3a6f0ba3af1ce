import { type Change, insertionAt, lineBreakOf, pathOf, removalOf, type TextEdit } from 'ludogram';
import { endOf, type NodeIndex, spanAt, startOf, type Tree } from 'ludogram/cst';
import type { Game } from '../../generated/pgn/nodes.js';
import type { PgnGame } from '../model/model.js';
import { gameText } from '../print.js';
import { type PgnReading, replacementEdits } from './line-edit.js';

/** Returns the edits that insert, replace or remove one of the games of a file. */
export function gameEdits(
  change: Change,
  reading: PgnReading,
  games: readonly NodeIndex<Game>[],
): TextEdit[] | undefined {
  const { tree } = reading;
  const [, i] = pathOf(change) as [string, number];
  const lineBreak = lineBreakOf(tree.text);
  const write = (value: unknown) =>
    gameText(value as PgnGame)
      .trimEnd()
      .replaceAll('\n', lineBreak);
  if ('replace' in change) return replacementEdits(change, reading, write);
  const node = games[i];
  if ('remove' in change) {
    const next = games[i + 1];
    if (next !== undefined) return withoutEscapes(tree, startOf(tree, node!), startOf(tree, next));
    return removalOf(tree, spanAt(tree, node!));
  }
  const text = write(change.value);
  if (node !== undefined) return insertionAt(startOf(tree, node), text + lineBreak + lineBreak);
  const last = games.at(-1);
  if (last === undefined) return insertionAt(tree.text.length, text + lineBreak);
  return insertionAt(endOf(tree, last), lineBreak + lineBreak + text);
}

/** Returns the edits that remove a part of a text, but no line for other programs. */
function withoutEscapes(tree: Tree, start: number, end: number): TextEdit[] {
  const inside = tree.comments().filter((escape) => escape.start >= start && escape.end <= end);
  const starts = [start, ...inside.map((escape) => escape.end)];
  // The line break before an escape begins its line, unless the part begins a line itself.
  const ends = [...inside.map((escape) => escape.start), end];
  return starts.map((from, i) => ({
    start: i === 0 ? from : from + (/^\r?\n|^\r/.exec(tree.text.slice(from, from + 2))?.[0].length ?? 0),
    end: ends[i]!,
    text: '',
  }));
}
