// Generated from src/notations/otn/move/shape.ts, src/notations/otn/position/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findElement, findElementOrWhole, findField, findMember, findNode, findNodeOr, findOnly, findSpan, locatorOf } from '../../src/notation/shape/index.js';
import { spanOfUnreadable } from '../../src/notations/otn/move/leaves.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, isPlay, isResignation, isSkip, playCaptures, playFrom, playInfo, playPiece, playTo, playType, positionRows } from './readers.js';

const findCapture = /* @__PURE__ */ findMember<NodeIndex<nodes.Capture>>({
  piece: /* @__PURE__ */ findField(capturePiece),
  space: /* @__PURE__ */ findField(captureSpace),
});

const findPlay = /* @__PURE__ */ findMember<NodeIndex<nodes.Play>>({
  piece: /* @__PURE__ */ findField(playPiece),
  from: /* @__PURE__ */ findField(playFrom),
  type: /* @__PURE__ */ findField(playType),
  to: /* @__PURE__ */ findField(playTo),
  captures: /* @__PURE__ */ findElementOrWhole(playCaptures, findCapture),
  info: /* @__PURE__ */ findField(playInfo),
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnMove: (tree: Tree, at: NodeIndex) => Locator = /* @__PURE__ */ locatorOf(/* @__PURE__ */ findByKind([isPlay, findPlay], [isResignation, /* @__PURE__ */ findOnly(findNode)], [isSkip, /* @__PURE__ */ findOnly(findNode)], [() => true, /* @__PURE__ */ findOnly(/* @__PURE__ */ findSpan(spanOfUnreadable))]));

const findPosition = /* @__PURE__ */ findMember<NodeIndex<nodes.Position>>({
  rows: /* @__PURE__ */ findNodeOr(/* @__PURE__ */ findElement(positionRows)),
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnPosition: (tree: Tree, at: NodeIndex<nodes.Position>) => Locator = /* @__PURE__ */ locatorOf(findPosition);
