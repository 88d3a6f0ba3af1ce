import type { Locator, Path } from 'ludogram';
import type { Tree } from 'ludogram/cst';
import { type GameTree, Kind, type SgfFile } from '../generated/sgf/nodes.js';

/** A node of the syntax tree, with its span. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** The game tree that the beginning of a path leads to, and the rest of the path. */
export function treeAt(tree: Tree<SgfFile>, path: Path): { readonly at: GameTree; readonly rest: Path } | undefined {
  const [key, i] = path;
  let at = key === 'trees' ? tree.root.trees[Number(i)] : undefined;
  let length = 2;
  while (at !== undefined && path[length] === 'variations' && path.length > length + 1) {
    at = variationsOf(at)[Number(path[length + 1])];
    length += 2;
  }
  return at === undefined ? undefined : { at, rest: path.slice(length) };
}

/** The nodes, variations, properties and values that the model has, without errors. */
export const nodesOf = (at: GameTree) => at.nodes.filter((one) => one.kind === Kind.Node);
export const variationsOf = (at: GameTree) => at.variations.filter((one) => one.kind === Kind.GameTree);

/**
 * Spans of the parts of game trees, such as `['trees', 0, 'variations', 1, 'nodes', 2, 'properties', 0, 'values', 0]`.
 */
export const locateSgf =
  (tree: Tree<SgfFile>): Locator =>
  (path) => {
    const found = treeAt(tree, path);
    if (found === undefined) return undefined;
    const { at, rest } = found;
    const [key, i, , j, member, k, half] = rest;
    if (key === undefined) return spanOf(at);
    const node = key === 'nodes' ? nodesOf(at)[Number(i)] : undefined;
    if (j === undefined || node === undefined) return spanOf(node);
    const property = node.properties.filter((one) => one.kind === Kind.Property)[Number(j)];
    if (member === undefined || property === undefined) return spanOf(property);
    if (member === 'id') return spanOf(property.id);
    // A part of a composed value has no span of its own.
    return member === 'values' && half === undefined
      ? spanOf(property.values.filter((one) => one.kind === Kind.Value)[Number(k)])
      : undefined;
  };

/** The span of a part, without the white space at its end. */
const spanOf = (part: (Part & { readonly text: string }) | undefined) =>
  part && { start: part.start, end: part.start + part.text.trimEnd().length };
