// Generated from src/notations/5dfen-ebnf/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { type NodeIndex, type Tree, textOf } from '../../src/cst/index.js';
import { NO_ELEMENTS } from '../../src/notation/shape/index.js';
import type * as nodes from './nodes.js';
import { boardColourText, boardLayer, boardPieces, boardTime, headerKey, headerValue, moveMove, rootBoards, rootHeaders, rootMoves } from './readers.js';

/** Reads the model of a node of the kind `ROOT`. */
export function readROOT(tree: Tree, at: NodeIndex<nodes.ROOT>) {
  const headers = readRootHeaders(tree, at);
  const boards = readRootBoards(tree, at);
  const moves = readRootMoves(tree, at);
  return { headers, boards, moves };
}

/** Reads the list `headers` of `ROOT`. */
export function readRootHeaders(tree: Tree, at: NodeIndex<nodes.ROOT>) {
  let count = 0;
  for (let i = rootHeaders.first(tree, at); i !== 0; i = rootHeaders.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<ReturnType<typeof readHEADER>>(count);
  count = 0;
  for (let i = rootHeaders.first(tree, at); i !== 0; i = rootHeaders.next(tree, at, i)) {
    const value = readHEADER(tree, i);
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `HEADER`. */
export function readHEADER(tree: Tree, at: NodeIndex<nodes.HEADER>) {
  const key_ = textOf(tree, headerKey(tree, at));
  const value_ = textOf(tree, headerValue(tree, at));
  return { key: key_, value: value_ };
}

/** Reads the list `boards` of `ROOT`. */
export function readRootBoards(tree: Tree, at: NodeIndex<nodes.ROOT>) {
  let count = 0;
  for (let i = rootBoards.first(tree, at); i !== 0; i = rootBoards.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<ReturnType<typeof readBOARD>>(count);
  count = 0;
  for (let i = rootBoards.first(tree, at); i !== 0; i = rootBoards.next(tree, at, i)) {
    const value = readBOARD(tree, i);
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `BOARD`. */
export function readBOARD(tree: Tree, at: NodeIndex<nodes.BOARD>) {
  const pieces = textOf(tree, boardPieces(tree, at));
  const layer = textOf(tree, boardLayer(tree, at));
  const time = textOf(tree, boardTime(tree, at));
  const colour = boardColourText(tree, at);
  return { pieces, layer, time, colour };
}

/** Reads the list `moves` of `ROOT`. */
export function readRootMoves(tree: Tree, at: NodeIndex<nodes.ROOT>) {
  let count = 0;
  for (let i = rootMoves.first(tree, at); i !== 0; i = rootMoves.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<string>(count);
  count = 0;
  for (let i = rootMoves.first(tree, at); i !== 0; i = rootMoves.next(tree, at, i)) {
    const value = textOf(tree, moveMove(tree, i));
    values[count++] = value;
  }
  return values;
}
