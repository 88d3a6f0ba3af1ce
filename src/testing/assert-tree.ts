import type { Notation } from '../notation/index.js';
import { AssertionError } from './assertion-error.js';
import { dedent } from './marked-text.js';

/** A source of trees: a notation, or the `parse` of a generated parser. */
export type TreeSource = Notation | ((text: string) => { dump(): string });

/**
 * Returns the syntax tree of a text as text, one node per line, as `ludogram tree` prints it: for a snapshot, or to see
 * it.
 *
 * ```ts
 * import { treeText } from 'ludogram/testing';
 * import { frogs } from './frogs.js';
 *
 * console.log(treeText(frogs, 'RR.LL 2-3'));
 * // Document 0..9
 * //   FrogFile 0..9
 * //     board: Board 0..5 "RR.LL"
 * // …
 * ```
 */
export function treeText(source: TreeSource, text: string): string {
  const tree = typeof source === 'function' ? source(text) : source.read(text, { level: 'syntax' }).tree;
  return tree.dump();
}

/**
 * Asserts that a text has a syntax tree, which is given as {@link treeText} returns it. A tree that begins with a line
 * break is compared without its common indentation.
 *
 * @throws an {@link AssertionError} with both trees
 */
export function assertTree(source: TreeSource, text: string, tree: string): void {
  const actual = treeText(source, text).trimEnd();
  const expected = dedent(tree).trimEnd();
  if (actual !== expected) {
    throw new AssertionError({ message: 'the tree differs from the expected one', actual, expected });
  }
}
