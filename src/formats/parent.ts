import type { Tree } from '../cst/index.js';
import { NEXT, WORDS } from '../cst/layout.js';

/** Word index of the parent of the node at word `at`, which is not the document. */
export function parentAt({ words }: Tree, at: number): number {
  let parent = at - WORDS;
  while (words[parent + NEXT]! <= at) parent -= WORDS;
  return parent;
}
