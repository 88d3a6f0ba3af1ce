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
  const open = [{ line: whole, next: 0 }];
  yield whole;
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const branch = last.line.branches[last.next++];
    if (branch === undefined) {
      nesting.leave(last.line);
      open.pop();
      continue;
    }
    const line = nesting.enter(last.line, branch);
    open.push({ line, next: 0 });
    yield line;
  }
}
