import {
  endOf,
  fieldOf,
  firstNode,
  kindOf,
  nextNode,
  nextNodeOutside,
  startOf,
  type Tree,
} from '../../src/cst/index.js';
import type { SentTree } from './protocol.js';

/** Colours of leaves: 0 for comments, 1 for errors, then by kind. */
export const COMMENT = 0;
export const ERROR = 1;
const COLOURS = 6;

/** Start, end and colour of each leaf of a tree, in document order. Leaves of one kind have one colour. */
export function tokensOf(tree: Tree): Uint32Array {
  const { comments, errors } = tree.language;
  const isComment = flags(comments);
  const isError = flags(errors);
  const out = new Uint32Array(tree.nodeCount * 3);
  let size = 0;
  for (let at = firstNode(tree); at !== 0; at = nextNode(tree, at)) {
    const kind = kindOf(tree, at);
    const inside = nextNode(tree, at);
    const isLeaf = inside === 0 || inside === nextNodeOutside(tree, at);
    if (!isLeaf && isComment[kind] !== true) continue;
    const colour = isComment[kind]
      ? COMMENT
      : isError[kind]
        ? ERROR
        : 2 + ((kind + fieldOf(tree, at) * (kind === 1 ? 1 : 0)) % COLOURS);
    const [start, end] = [startOf(tree, at), endOf(tree, at)];
    if (end === start) continue;
    out[size++] = start;
    out[size++] = end;
    out[size++] = colour;
  }
  return out.slice(0, size);
}

function flags(numbers: readonly number[]): boolean[] {
  const out: boolean[] = [];
  for (const number of numbers) out[number] = true;
  return out;
}

/** Start and end of what can be folded: for each line, the largest node that begins on it and ends on a later one. */
export function foldsOf(tree: Tree): Uint32Array {
  const breaks: number[] = [];
  for (let i = tree.text.indexOf('\n'); i >= 0; i = tree.text.indexOf('\n', i + 1)) breaks.push(i);
  const out: number[] = [];
  let line = 0;
  let isTaken = -1;
  for (let at = firstNode(tree); at !== 0; at = nextNode(tree, at)) {
    const [start, end] = [startOf(tree, at), endOf(tree, at)];
    while (line < breaks.length && breaks[line]! < start) line++;
    if (line >= breaks.length) break;
    const isWhole = start === 0 || end >= tree.text.trimEnd().length;
    if (isTaken === line || end <= breaks[line]! || (isWhole && start <= (breaks[0] ?? 0))) continue;
    isTaken = line;
    out.push(breaks[line]!, end);
  }
  return Uint32Array.from(out);
}

/** A tree for another thread. The integers are copied, because small trees share their memory. */
export function sentTree(tree: Tree): SentTree {
  const { kinds, fields, comments, errors } = tree.language;
  return { data: tree.data.slice(0, tree.size), startRule: tree.startRule, kinds, fields, comments, errors };
}
