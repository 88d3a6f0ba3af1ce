// Generated from src/notations/otn/move/shape.ts, src/notations/otn/position/shape.ts, src/notations/otn/rules/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findElement, findElementOrWhole, findField, findMember, findNode, findNodeOr, findOnly, findSpan, locatorOf } from '../../src/notation/shape/index.js';
import { spanOfUnreadable } from '../../src/notations/otn/move/leaves.js';
import { spanOfKey, spanOfValue } from '../../src/notations/otn/rules/leaves.js';
import { byCustom } from '../../src/notations/otn/rules/model.js';
import { readOtnEntry } from './lower.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, isPlay, isResignation, isSkip, playCaptures, playFrom, playInfo, playPiece, playTo, playType, positionRows, rulesRecordEntries, rulesTagEntries } from './readers.js';

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

const findOtnEntry = /* @__PURE__ */ findMember<NodeIndex<nodes.SizeEntry> | NodeIndex<nodes.NameEntry> | NodeIndex<nodes.UnknownEntry> | NodeIndex<nodes.ChoiceEntry> | NodeIndex<nodes.SpacesEntry> | NodeIndex<nodes.PiecesEntry> | NodeIndex<nodes.SpeedEntry> | NodeIndex<nodes.StartEntry>>({
  key: ({ tree }, at) => spanOfKey(tree, at),
  value: ({ tree }, at) => spanOfValue(tree, at),
});

const findRulesRecord = /* @__PURE__ */ findMember<NodeIndex<nodes.RulesRecord>>({
  entries: /* @__PURE__ */ findElement(rulesRecordEntries, findOtnEntry, readOtnEntry, byCustom),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnRules: (tree: Tree, at: NodeIndex<nodes.RulesRecord>) => Locator = /* @__PURE__ */ locatorOf(findRulesRecord);

const findRulesTag = /* @__PURE__ */ findMember<NodeIndex<nodes.RulesTag>>({
  entries: /* @__PURE__ */ findElement(rulesTagEntries, findOtnEntry, readOtnEntry, byCustom),
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnRulesTag: (tree: Tree, at: NodeIndex<nodes.RulesTag>) => Locator = /* @__PURE__ */ locatorOf(findRulesTag);
