import type { Printed, Printing, PrintOptions, Reading } from 'ludogram';
import type { SgfFile } from '../generated/sgf/nodes.js';
import type { SgfCollection, SgfNode, SgfProperty, SgfTree } from './model/model.js';
import { writeValue } from './print-values.js';

/** How a game tree is laid out. */
interface TreeLayout {
  /** The most characters of a line. */
  readonly width: number;
  /** The line break before each variation, and at the end; empty for a text on one line. */
  readonly lineBreak: '\n' | '';
  /** Whether the first node is on a line of its own. */
  readonly dividesRoot: boolean;
}

const GAME: TreeLayout = { width: 79, lineBreak: '\n', dividesRoot: true };
const VARIATION: TreeLayout = { ...GAME, dividesRoot: false };
const COMPACT: TreeLayout = { width: Number.POSITIVE_INFINITY, lineBreak: '', dividesRoot: false };

/** Returns a property as text. */
export const propertyText = ({ id, values }: SgfProperty): string =>
  id + values.map((value) => `[${writeValue(id, value)}]`).join('');

/** Returns a node as text. */
export const nodeText = ({ properties }: SgfNode): string => `;${properties.map(propertyText).join('')}`;

/**
 * Returns a game tree as text: the first node on a line of its own, then as many nodes as fit on a line, and each
 * variation on a new line.
 */
export const treeText = (tree: SgfTree): string => textOfTree(tree, GAME);

/** Returns a variation as text: as many nodes as fit on a line. */
export const variationText = (tree: SgfTree): string => textOfTree(tree, VARIATION);

/** Writes a game tree without recursion: variations can be nested deeply. */
function textOfTree(tree: SgfTree, layout: TreeLayout): string {
  const written: string[] = [];
  const inner: TreeLayout = { ...layout, dividesRoot: false };
  /** The trees and texts that are still to be written, the next one last. */
  const open: (SgfTree | string)[] = [tree];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') written.push(next);
    else {
      writeNodes(next, next === tree ? layout : inner, written);
      addRest(next, layout, open);
    }
  }
  return written.join('');
}

/** Adds what comes after the nodes of a game tree, from the last to the first. */
function addRest({ variations = [] }: SgfTree, { lineBreak }: TreeLayout, open: (SgfTree | string)[]): void {
  open.push(variations.length > 0 ? `${lineBreak})` : ')');
  for (let i = variations.length - 1; i >= 0; i--) open.push(variations[i]!, lineBreak);
}

function writeNodes({ nodes }: SgfTree, { width, dividesRoot }: TreeLayout, written: string[]): void {
  written.push('(');
  let length = 1;
  for (const [i, node] of nodes.entries()) {
    const text = nodeText(node);
    const breaks = i > 0 && ((dividesRoot && i === 1) || length + text.length > width);
    if (breaks) written.push('\n');
    const last = text.lastIndexOf('\n');
    length = last >= 0 ? text.length - last - 1 : (breaks ? 0 : length) + text.length;
    written.push(text);
  }
}

const write = ({ trees }: SgfCollection, { style }: PrintOptions = {}): string =>
  trees.map((tree) => `${textOfTree(tree, style === 'compact' ? COMPACT : GAME)}\n`).join('');

/** How models become text. */
export const sgfPrint: Printing<SgfCollection> = { write };

/**
 * The characters that the grammar reads as white space outside the game trees. Others, such as U+2028, are text there.
 */
const BLANKS = ' \t\r\n\v\f\uFEFF';

/**
 * Drops white space at the end of a text outside the game trees. After an opening parenthesis, a byte-order mark stays:
 * with nothing but other white space before the next tree, the parenthesis would begin a tree itself.
 */
function withoutLastBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && BLANKS.includes(text[end - 1]!)) end--;
  return text.slice(0, text[end - 1] === '(' ? Math.max(end, text.lastIndexOf('\uFEFF') + 1) : end);
}

/** Returns a reading in canonical form. Text outside the game trees stays between them; `compact` drops it. */
export function formatSgf({ tree, model }: Reading<SgfCollection, SgfFile>, options: PrintOptions = {}): Printed {
  const outside = tree.comments();
  if (options.style === 'compact') return { text: write(model, options), droppedComments: outside.length };
  const nodes = tree.root.trees;
  let [text, next] = ['', 0];
  const takeOutside = (end: number): void => {
    for (; next < outside.length && outside[next]!.start < end; next++) {
      text += `${withoutLastBlanks(outside[next]!.text)}\n`;
    }
  };
  for (const [i, gameTree] of model.trees.entries()) {
    takeOutside(nodes[i]!.start);
    text += `${treeText(gameTree)}\n`;
  }
  takeOutside(Number.POSITIVE_INFINITY);
  return { text, droppedComments: 0 };
}
