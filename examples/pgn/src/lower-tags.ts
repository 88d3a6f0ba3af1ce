import { endOf, type NodeIndex, startOf, type Tree } from 'ludogram/cst';
import type { Game, Tag } from '../generated/pgn/nodes.js';
import { gameTags, isTag, tagName, tagValue } from '../generated/pgn/readers.js';
import { valueText } from './lower-text.js';
import { compareTags, type PgnTag } from './model.js';
import { TextCache } from './text-cache.js';

/** The tags of a game that could be read, in the order of the model. */
export function lowerTags(tree: Tree, game: NodeIndex<Game>): PgnTag[] {
  const tags: PgnTag[] = [];
  let isSorted = true;
  for (let at = gameTags.first(tree, game); at !== 0; at = gameTags.next(tree, game, at)) {
    if (!isTag(tree, at)) continue;
    const tag = lowerTag(tree, at);
    if (isSorted && tags.length > 0 && compareTags(tags[tags.length - 1]!.name, tag.name) > 0) isSorted = false;
    tags.push(tag);
  }
  return isSorted ? tags : tags.sort((a, b) => compareTags(a.name, b.name));
}

const names = new TextCache<string>((name) => name);
const values = new TextCache<string>(valueText);

/** The name of a tag. */
export function nameAt(tree: Tree, tag: NodeIndex<Tag>): string {
  const at = tagName(tree, tag);
  return names.get(tree.text, startOf(tree, at), endOf(tree, at));
}

function lowerTag(tree: Tree, tag: NodeIndex<Tag>): PgnTag {
  const at = tagValue(tree, tag);
  return { name: nameAt(tree, tag), value: values.get(tree.text, startOf(tree, at), endOf(tree, at)) };
}

/** The tags of a game that could be read, in the order of the model, with their nodes. */
export function tagsOf(tree: Tree, game: NodeIndex<Game>): { readonly at: NodeIndex<Tag>; readonly tag: PgnTag }[] {
  const tags: { readonly at: NodeIndex<Tag>; readonly tag: PgnTag }[] = [];
  for (let at = gameTags.first(tree, game); at !== 0; at = gameTags.next(tree, game, at)) {
    if (isTag(tree, at)) tags.push({ at, tag: lowerTag(tree, at) });
  }
  return tags.sort((a, b) => compareTags(a.tag.name, b.tag.name));
}
