import type { AnnoFen } from '../../../../../generated/xiangqi/nodes.js';
import { groupClose, isGroup } from '../../../../../generated/xiangqi/readers.js';
import { endOf, type Tree } from '../../../../cst/index.js';
import type { MarkedIndex, Placement } from '../../setup/model/lower.js';

/** Whether white space splits a group. */
export function isSplit(tree: Tree<AnnoFen>, node: MarkedIndex, facts: Placement): boolean {
  const end = endOf(tree, node);
  if (!/^[ \t]/.test(tree.text.charAt(end)) || !isGroup(tree, node)) return false;
  return groupClose(tree, node) === 0 && end === facts.split?.start;
}
