import { endOf, kindOf, nextNode, nextNodeOutside, type NodeIndex, startOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag, type TagError } from '../generated/pgn/nodes.js';
import { isTag, tagName, tagValue } from '../generated/pgn/readers.js';
import { valueText } from './lower-text.js';
import { compareTags, type PgnTag } from './model.js';
import { TextCache } from './text-cache.js';

/** The tags of a game, those that can't be read included. The search ends where the moves begin: no tag comes after them. */
export const tagNodes = {
  first: (tree: Tree, game: NodeIndex<Game>) => tagFrom(tree, nextNode(tree, game, game), game),
  next: (tree: Tree, game: NodeIndex<Game>, last: NodeIndex) => tagFrom(tree, nextNodeOutside(tree, last, game), game),
};

function tagFrom(tree: Tree, start: NodeIndex | 0, game: NodeIndex<Game>): NodeIndex<Tag> | NodeIndex<TagError> | 0 {
  for (let at = start; at !== 0; at = nextNodeOutside(tree, at, game)) {
    switch (kindOf(tree, at)) {
      case Kind.Tag:
      case Kind.TagError:
        return at as NodeIndex<Tag> | NodeIndex<TagError>;
      case Kind.Comment:
      case Kind.LineComment:
      case Kind.UnclosedCommentError:
      case Kind.Escape:
        continue;
      default:
        return 0;
    }
  }
  return 0;
}

/** The tags of a game that could be read, in the order of the model. */
export function lowerTags(tree: Tree, game: NodeIndex<Game>): PgnTag[] {
  const tags: PgnTag[] = [];
  let isSorted = true;
  for (let at = tagNodes.first(tree, game); at !== 0; at = tagNodes.next(tree, game, at)) {
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
  for (let at = tagNodes.first(tree, game); at !== 0; at = tagNodes.next(tree, game, at)) {
    if (isTag(tree, at)) tags.push({ at, tag: lowerTag(tree, at) });
  }
  return tags.sort((a, b) => compareTags(a.tag.name, b.tag.name));
}
