// Generated from src/notations/otn/move/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findElementOrWhole, findField, findMember, findNode, findOnly, findSpan, locatorOf } from '../../src/notation/shape/index.js';
import { spanOfUnreadable } from '../../src/notations/otn/move/leaves.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, isPlay, isResignation, isSkip, playCaptures, playFrom, playInfo, playPiece, playTo, playType } from './readers.js';

const findCapture = findMember<NodeIndex<nodes.Capture>>({
  piece: findField(capturePiece),
  space: findField(captureSpace),
});

const findPlay = findMember<NodeIndex<nodes.Play>>({
  piece: findField(playPiece),
  from: findField(playFrom),
  type: findField(playType),
  to: findField(playTo),
  captures: findElementOrWhole(playCaptures, findCapture),
  info: findField(playInfo),
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnMove: (tree: Tree, at: NodeIndex) => Locator = locatorOf(findByKind([isPlay, findPlay], [isResignation, findOnly(findNode)], [isSkip, findOnly(findNode)], [() => true, findOnly(findSpan(spanOfUnreadable))]));
