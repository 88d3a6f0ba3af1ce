import { type GameTree, type LineInTree, mainLine, Nesting } from './game-tree.js';

/**
 * Yields the main line, then each variation before those that branch off it, in the order of the text. Does not
 * recurse, so nested variations can't exhaust the stack.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkLines<Line>(tree: GameTree<Line, unknown>, main: Line): Generator<LineInTree<Line>> {
  const nesting = new Nesting(tree, main);
  const whole = mainLine(tree, main);
  const open = [{ at: whole, next: 0 }];
  yield whole;
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const branch = last.at.branches[last.next++];
    if (branch === undefined) {
      nesting.leave(last.at);
      open.pop();
      continue;
    }
    const at = nesting.enter(last.at, branch);
    open.push({ at, next: 0 });
    yield at;
  }
}
