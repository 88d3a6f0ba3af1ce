// Generated from src/notations/otn/move/shape.ts, src/notations/otn/position/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { type NodeIndex, type Tree, textOf } from '../../src/cst/index.js';
import { type Model, NO_ELEMENTS, SharedValues } from '../../src/notation/shape/index.js';
import { plainMoveKey, resignationAt, skipAt, spaceAt, symbolAt, unreadableAt } from '../../src/notations/otn/move/leaves.js';
import type { otnPlay } from '../../src/notations/otn/move/shape.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, isPlay, isResignation, isSkip, playCaptures, playFrom, playInfoText, playPiece, playTo, playTypeText, positionRows } from './readers.js';

/** Reads the model of a node of several kinds. */
export function readOtnMove(tree: Tree, at: NodeIndex) {
  if (isPlay(tree, at)) return readPlay(tree, at);
  if (isResignation(tree, at)) return resignationAt();
  if (isSkip(tree, at)) return skipAt();
  return unreadableAt(tree, at);
}

/** Reads the model of a node of the kind `Play`. */
export function readPlay(tree: Tree, at: NodeIndex<nodes.Play>) {
  const pieceNode = playPiece(tree, at);
  const piece = pieceNode === 0 ? undefined : symbolAt(tree, pieceNode);
  const from = spaceAt(tree, playFrom(tree, at));
  const type = playTypeText(tree, at);
  const to = spaceAt(tree, playTo(tree, at));
  const captures = readPlayCaptures(tree, at);
  const info = playInfoText(tree, at);
  const key = plainMoveKey({ kind: 'play' as const, piece, from, type, to, captures, info });
  return knownOtnPlay.get(key) ?? knownOtnPlay.add(key, { kind: 'play' as const, piece, from, type, to, captures, info });
}

/** Reads the list `captures` of `Play`. */
export function readPlayCaptures(tree: Tree, at: NodeIndex<nodes.Play>) {
  let count = 0;
  for (let i = playCaptures.first(tree, at); i !== 0; i = playCaptures.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<ReturnType<typeof readCapture>>(count);
  count = 0;
  for (let i = playCaptures.first(tree, at); i !== 0; i = playCaptures.next(tree, at, i)) {
    const value = readCapture(tree, i);
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `Capture`. */
export function readCapture(tree: Tree, at: NodeIndex<nodes.Capture>) {
  const pieceNode = capturePiece(tree, at);
  const piece = pieceNode === 0 ? undefined : symbolAt(tree, pieceNode);
  const space = spaceAt(tree, captureSpace(tree, at));
  return { piece, space };
}

const knownOtnPlay = /* @__PURE__ */ new SharedValues<NonNullable<ReturnType<typeof plainMoveKey>>, Model<typeof otnPlay>>();

/** Reads the model of a node of the kind `Position`. */
export function readPosition(tree: Tree, at: NodeIndex<nodes.Position>) {
  const rows = readPositionRows(tree, at);
  return { rows };
}

/** Reads the list `rows` of `Position`. */
export function readPositionRows(tree: Tree, at: NodeIndex<nodes.Position>) {
  const values: Array<string> = [];
  for (let i = positionRows.first(tree, at); i !== 0; i = positionRows.next(tree, at, i)) {
    const value = textOf(tree, i);
    values.push(value);
  }
  return values;
}
