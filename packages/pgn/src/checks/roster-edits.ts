import type { TextEdit } from 'ludogram';
import { endOf, type NodeIndex, startOf, type Tree } from 'ludogram/cst';
import type { Game, Tag } from '../../generated/pgn/nodes.js';
import { gameResult } from '../../generated/pgn/readers.js';
import { resultAt } from '../model/leaves.js';
import { ROSTER } from '../model/model.js';
import { lineBreakIn } from '../tokens/line-break.js';
import { tagNodes } from '../tokens/tag-nodes.js';

/** The first tag of a game with each name. */
export type TagsByName = ReadonlyMap<string, NodeIndex<Tag>>;

/** Missing tags that are written together. */
interface MissingTags {
  /** The tag before them; `undefined` before the first one of the roster that the game has. */
  readonly after: NodeIndex<Tag> | undefined;
  readonly lines: string[];
}

/** Returns the edits that add what a game lacks of the roster: each tag after the one before it in the roster. */
export const rosterEdits = (tree: Tree, game: NodeIndex<Game>, found: TagsByName): TextEdit[] =>
  missingTags(tree, game, found)
    .map(({ after, lines }) => (after === undefined ? firstTags(tree, game, lines) : tagsAfter(tree, after, lines)))
    .sort((a, b) => a.start - b.start);

function missingTags(tree: Tree, game: NodeIndex<Game>, found: TagsByName): MissingTags[] {
  const result = gameResult(tree, game);
  const roster = new Map([...ROSTER, ['Result', result === 0 ? '*' : resultAt(tree, result)]]);
  const missing: MissingTags[] = [{ after: undefined, lines: [] }];
  for (const [name, value] of roster) {
    const tag = found.get(name);
    if (tag !== undefined) missing.push({ after: tag, lines: [] });
    else missing.at(-1)!.lines.push(`[${name} "${value}"]`);
  }
  return missing.filter(({ lines }) => lines.length > 0);
}

/** Returns the edit that writes tags before all others of a game, with an empty line after them if it has none. */
function firstTags(tree: Tree, game: NodeIndex<Game>, lines: readonly string[]): TextEdit {
  const first = tagNodes.first(tree, game);
  const start = startOf(tree, first === 0 ? game : first);
  const lineBreak = lineBreakIn(tree);
  const before = /\S/.test(tree.text.charAt(start - 1)) ? lineBreak : '';
  const text = lines.map((line) => line + lineBreak).join('') + (first === 0 ? lineBreak : '');
  return { start, end: start, text: before + text };
}

function tagsAfter(tree: Tree, tag: NodeIndex<Tag>, lines: readonly string[]): TextEdit {
  const end = endOf(tree, tag);
  const lineBreak = lineBreakIn(tree);
  return { start: end, end, text: lines.map((line) => lineBreak + line).join('') };
}
