import { type NodeIndex, startOf, type Tree } from '../../../cst/index.js';

/** How far before a part of a field the text is searched. Limits the time that a field with many parts takes. */
const REACH = 100;

/**
 * Whether a piece or annotation of a field is inside an annotation that isn't closed, or in a group inside the
 * group, each of which is reported itself.
 *
 * @param start where the piece or annotation begins
 */
export function isNested(tree: Tree, field: NodeIndex, start: number): boolean {
  if (!tree.hasErrors) return false;
  const open = startOf(tree, field);
  const before = tree.text.slice(Math.max(0, start - REACH), start);
  if (/<[^<>[\]/\s]*$/.test(before)) return true;
  return tree.text.slice(Math.max(open + 1, start - REACH), start).includes('[');
}
