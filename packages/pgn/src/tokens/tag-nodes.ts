import { kindOf, nextNode, nextNodeOutside, type NodeIndex, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag, type TagError } from '../../generated/pgn/nodes.js';
import { tagName } from '../../generated/pgn/readers.js';

/**
 * The tags of a game, those that can't be read included. The search ends where the moves begin: no tag comes after
 * them.
 */
export const tagNodes = {
  first: (tree: Tree, game: NodeIndex<Game>) => tagFrom(tree, nextNode(tree, game, game), game),
  next: (tree: Tree, game: NodeIndex<Game>, last: NodeIndex) => tagFrom(tree, nextNodeOutside(tree, last, game), game),
};

function tagFrom(tree: Tree, start: NodeIndex | 0, game: NodeIndex<Game>): NodeIndex<Tag> | NodeIndex<TagError> | 0 {
  for (let node = start; node !== 0; node = nextNodeOutside(tree, node, game)) {
    switch (kindOf(tree, node)) {
      case Kind.Tag:
      case Kind.TagError:
        return node as NodeIndex<Tag> | NodeIndex<TagError>;
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

/** Returns the name of a tag. */
export const nameAt = (tree: Tree, tag: NodeIndex<Tag>): string => textOf(tree, tagName(tree, tag));
