import { BuiltinKind, type Tree } from '../../cst/index.js';

/** Where the text is cut off because nesting is too deep; nothing where it is not. Variations that end there have no fault. */
export function tooDeepAt(tree: Tree): number | undefined {
  const last = tree.errors().at(-1);
  return last?.kind === BuiltinKind.TooDeepError ? last.start : undefined;
}
