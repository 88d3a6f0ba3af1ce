// Generated from src/notations/5dfen-ebnf/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { trimmedAt } from '../../src/notation/read/spans.js';
import { type Locator, findElement, findField, findMember, findSpan, locatorOf } from '../../src/notation/shape/index.js';
import type * as nodes from './nodes.js';
import { boardColour, boardLayer, boardPieces, boardTime, headerKey, headerValue, moveMove, rootBoards, rootHeaders, rootMoves } from './readers.js';

const findHEADER = findMember<NodeIndex<nodes.HEADER>>({
  key: findField(headerKey),
  value: findField(headerValue),
}, findSpan(trimmedAt));

const findBOARD = findMember<NodeIndex<nodes.BOARD>>({
  pieces: findField(boardPieces),
  layer: findField(boardLayer),
  time: findField(boardTime),
  colour: findField(boardColour),
}, findSpan(trimmedAt));

const findROOT = findMember<NodeIndex<nodes.ROOT>>({
  headers: findElement(rootHeaders, findHEADER),
  boards: findElement(rootBoards, findBOARD),
  moves: findElement(rootMoves, findField(moveMove)),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateFiveDEbnfRecord: (tree: Tree, at: NodeIndex<nodes.ROOT>) => Locator = locatorOf(findROOT);
