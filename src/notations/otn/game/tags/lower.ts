import { readOtnTag } from '../../../../../generated/otn/lower.js';
import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { gameRecordTags } from '../../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../../../cst/index.js';
import type { AtOf } from '../../../../notation/shape/index.js';
import type { OtnTag, otnTag } from '../model/shape.js';
import { byCanonicalOrder } from './tag-names.js';

/** The index of a tag, or of an unreadable part among the tags. */
export type TagIndex = NodeIndex<GameRecord['tags'][number]>;

/** A tag and its node. */
export interface LoweredTag {
  readonly tag: OtnTag;
  readonly at: AtOf<typeof otnTag>;
}

/** Returns the readable tags of a game, in the canonical order. */
export function lowerTags(tree: Tree<GameRecord>): LoweredTag[] {
  const tags = elementsOf(tree, tree.root.index, gameRecordTags).flatMap((node): LoweredTag[] => {
    const tag = readOtnTag(tree, node);
    return tag === undefined ? [] : [{ tag, at: node as LoweredTag['at'] }];
  });
  return tags.sort((a, b) => byCanonicalOrder(a.tag, b.tag));
}
