import type {
  Coordinates as CoordinatesNode,
  Layer as LayerNode,
  Time as TimeNode,
} from '../../../../generated/5dfen/nodes.js';
import { coordinatesLayer, coordinatesTime } from '../../../../generated/5dfen/readers.js';
import { endOf, leadingNumberOf, type NodeIndex, startOf, textOf, type Tree } from '../../../cst/index.js';
import { frozen } from '../../../notation/read/shared-values.js';
import { type BoardName, type Layer, layerOf } from '../model/model.js';

/** A number with more digits than this may not be exact. */
export const MAX_EXACT_DIGITS = 15;

/** The greatest number of a layer or turn. Half turns, which are about twice as large, are still exact. */
export const MAX_COORDINATE = 999_999_999_999_999;

/** Returns the number that the digits between two offsets form. It is not exact above {@link MAX_COORDINATE}. */
export function numberIn(text: string, start: number, end: number): number {
  if (end - start > MAX_EXACT_DIGITS) return Number(text.slice(start, end));
  let number = 0;
  for (let i = start; i < end; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}

/** Whether the digits between two offsets, with or without a sign, form a number above {@link MAX_COORDINATE}. */
export const isTooLarge = (text: string, start: number, end: number): boolean =>
  end - start > MAX_EXACT_DIGITS && Math.abs(Number(text.slice(start, end))) > MAX_COORDINATE;

/** Reads a layer; `undefined` if its number is too large. */
export function lowerLayer(tree: Tree, node: NodeIndex<LayerNode>): Layer | undefined {
  if (isTooLarge(tree.text, startOf(tree, node), endOf(tree, node))) return undefined;
  const spelling = textOf(tree, node);
  return sharedLayer(spelling)?.layer ?? layerOf(spelling);
}

/** Reads the number of a turn; `undefined` if it is too large. */
export function lowerTime(tree: Tree, node: NodeIndex<TimeNode>): number | undefined {
  const time = leadingNumberOf(tree, node);
  return time > MAX_COORDINATE ? undefined : time;
}

/**
 * Reads the coordinates of a board in a move: its layer, and its turn if it has one; `undefined` if a number is too
 * large.
 */
export function lowerBoardName(tree: Tree, node: NodeIndex<CoordinatesNode>): BoardName | undefined {
  const layer = lowerLayer(tree, coordinatesLayer(tree, node));
  if (layer === undefined) return undefined;
  const timeAt = coordinatesTime(tree, node);
  if (timeAt === 0) return { layer };
  const time = lowerTime(tree, timeAt);
  if (time === undefined) return undefined;
  const boards = time < SHARED_TURNS ? sharedLayer(layer.spelling)?.boards : undefined;
  return boards === undefined ? { layer, time } : (boards[time] ??= frozen({ layer, time }));
}

/** A layer that equal ones share, with the boards of its first turns, by turn. A long record repeats them. */
interface SharedLayer {
  readonly layer: Layer;
  readonly boards: (BoardName | undefined)[];
}

const sharedLayers = new Map<string, SharedLayer>();

/** Longer layers, and boards of later turns, are not shared, so that the shared ones take little memory. */
const SHARED_LENGTH = 2;
const SHARED_TURNS = 256;

/** Returns a layer with a short spelling; `undefined` for a longer one. */
function sharedLayer(spelling: string): SharedLayer | undefined {
  let shared = sharedLayers.get(spelling);
  if (shared === undefined && spelling.length <= SHARED_LENGTH) {
    shared = { layer: frozen(layerOf(spelling)), boards: [] };
    sharedLayers.set(spelling, shared);
  }
  return shared;
}
