// Generated from src/notations/5dfen-ebnf/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { trimmedAt } from '../../src/notation/read/spans.js';
import { type Locator, findElement, findField, findMember, findSpan, flatLocatorOf } from '../../src/notation/shape/index.js';
import type * as nodes from './nodes.js';
import { boardColour, boardLayer, boardPieces, boardTime, headerKey, headerValue, moveMove, rootBoards, rootHeaders, rootMoves } from './readers.js';

const findHEADER = /* @__PURE__ */ findMember<NodeIndex<nodes.HEADER>>({
  key: /* @__PURE__ */ findField(headerKey),
  value: /* @__PURE__ */ findField(headerValue),
}, /* @__PURE__ */ findSpan(trimmedAt));

const findBOARD = /* @__PURE__ */ findMember<NodeIndex<nodes.BOARD>>({
  pieces: /* @__PURE__ */ findField(boardPieces),
  layer: /* @__PURE__ */ findField(boardLayer),
  time: /* @__PURE__ */ findField(boardTime),
  colour: /* @__PURE__ */ findField(boardColour),
}, /* @__PURE__ */ findSpan(trimmedAt));

const findROOT = /* @__PURE__ */ findMember<NodeIndex<nodes.ROOT>>({
  headers: /* @__PURE__ */ findElement(rootHeaders, findHEADER),
  boards: /* @__PURE__ */ findElement(rootBoards, findBOARD),
  moves: /* @__PURE__ */ findElement(rootMoves, /* @__PURE__ */ findField(moveMove)),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateFiveDEbnfRecord: (tree: Tree, at: NodeIndex<nodes.ROOT>) => Locator = /* @__PURE__ */ flatLocatorOf(findROOT);
