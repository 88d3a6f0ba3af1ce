import type { ast } from 'peggy';
import { LineStarts, movedTo } from './relocate.js';

/** Keeps the syntax trees of parts of grammars. */
export interface TreeMemory {
  /** Returns the syntax tree of a part of a file, which must not be changed; reads the part if it is not known. */
  treeOf(file: string, text: string, read: (text: string) => ast.Grammar): ast.Grammar;
}

/** A rule after a part of a grammar, which ends the rule before it as the next rule of the grammar does. */
const NEXT_RULE = 'x="x"';

/**
 * Reads a grammar rule by rule, and only the rules that `memory` does not have. Returns the same as `read` for the
 * whole text.
 *
 * @param starts the offsets where rules begin
 * @param file the path of the grammar, which is in the locations of the tree
 * @param read reads a text as a grammar; throws if it isn't one
 * @throws what `read` throws for a part that can't be read alone: the text may have an error, or no rule may begin at a
 * start
 */
export function readRules(
  text: string,
  starts: readonly number[],
  file: string,
  memory: TreeMemory,
  read: (text: string) => ast.Grammar,
): ast.Grammar {
  const lines = new LineStarts(text);
  const [beforeRules, ...rules] = [0, ...starts].map((start, i) => {
    const end = starts[i];
    const part = end === undefined ? text.slice(start) : text.slice(start, end) + NEXT_RULE;
    const tree = memory.treeOf(file, part, read);
    const own = end === undefined ? tree.rules : tree.rules.slice(0, -1);
    return movedTo({ ...tree, rules: own }, start, lines);
  });
  const location = { ...beforeRules!.location, end: lines.position(text.length) };
  return { ...beforeRules!, rules: [beforeRules!, ...rules].flatMap((part) => part.rules), location };
}
