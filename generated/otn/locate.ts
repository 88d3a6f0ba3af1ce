// Generated from src/notations/otn/game/model/shape.ts, src/notations/otn/move/model/shape.ts, src/notations/otn/position/model/shape.ts, src/notations/otn/rules/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findElement, findElementOrWhole, findField, findMember, findNode, findNodeOr, findOnly, findSortedElement, findSpan, flatLocatorOf } from '../../src/notation/shape/index.js';
import { spanOfCommentText, spanOfName } from '../../src/notations/otn/game/model/leaves.js';
import { spanOfUnreadable } from '../../src/notations/otn/move/model/leaves.js';
import { spanOfKey, spanOfTagValue, spanOfValue } from '../../src/notations/otn/rules/model/leaves.js';
import { byCustom } from '../../src/notations/otn/rules/model/model.js';
import { readOtnEntry } from './lower.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, clockIncrement, clockMain, clockOvertime, incrementSeconds, isDateTag, isPlay, isPositionTag, isPuzzleAddressTag, isPuzzleModeTag, isResignation, isResultTag, isRulesTag, isSkip, isTextTag, isTimeControlTag, isTimeRemainingTag, overtimeCount, overtimeSeconds, playCaptures, playFrom, playInfo, playPiece, playTo, playType, positionRows, positionTagPosition, remarkClock, rulesRecordEntries, rulesTagEntries, timeControlTagTime, timeIncrement, timeMain, timeOvertime, timeRemainingTagAttackers, timeRemainingTagDefenders } from './readers.js';

const findOvertime = /* @__PURE__ */ findMember<NodeIndex<nodes.Overtime>>({
  seconds: /* @__PURE__ */ findField(overtimeSeconds),
  count: /* @__PURE__ */ findField(overtimeCount),
});

const findClock = /* @__PURE__ */ findMember<NodeIndex<nodes.Clock>>({
  main: /* @__PURE__ */ findField(clockMain),
  overtime: /* @__PURE__ */ findField(clockOvertime, findOvertime),
  increment: /* @__PURE__ */ findField(clockIncrement, /* @__PURE__ */ findField(incrementSeconds)),
});

const findRemark = /* @__PURE__ */ findMember<NodeIndex<nodes.Remark>>({
  clock: /* @__PURE__ */ findField(remarkClock, findClock),
  text: ({ tree }, at) => spanOfCommentText(tree, at),
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnComment: (tree: Tree, at: NodeIndex<nodes.Remark>) => Locator = /* @__PURE__ */ flatLocatorOf(findRemark);

const findTime = /* @__PURE__ */ findMember<NodeIndex<nodes.Time>>({
  main: /* @__PURE__ */ findField(timeMain),
  overtime: /* @__PURE__ */ findField(timeOvertime, findOvertime),
  increment: /* @__PURE__ */ findField(timeIncrement, /* @__PURE__ */ findField(incrementSeconds)),
});

const findTimeRemainingTag = /* @__PURE__ */ findMember<NodeIndex<nodes.TimeRemainingTag>>({
  attackers: /* @__PURE__ */ findField(timeRemainingTagAttackers, findTime),
  defenders: /* @__PURE__ */ findField(timeRemainingTagDefenders, findTime),
}, /* @__PURE__ */ findSpan(spanOfTagValue));

const findPosition = /* @__PURE__ */ findMember<NodeIndex<nodes.Position>>({
  rows: /* @__PURE__ */ findNodeOr(/* @__PURE__ */ findElement(positionRows)),
});

const findOtnEntry = /* @__PURE__ */ findMember<NodeIndex<nodes.SizeEntry> | NodeIndex<nodes.NameEntry> | NodeIndex<nodes.UnknownEntry> | NodeIndex<nodes.ChoiceEntry> | NodeIndex<nodes.SpacesEntry> | NodeIndex<nodes.PiecesEntry> | NodeIndex<nodes.SpeedEntry> | NodeIndex<nodes.StartEntry>>({
  key: ({ tree }, at) => spanOfKey(tree, at),
  value: ({ tree }, at) => spanOfValue(tree, at),
});

const findRulesTag = /* @__PURE__ */ findMember<NodeIndex<nodes.RulesTag>>({
  entries: /* @__PURE__ */ findSortedElement(rulesTagEntries, findOtnEntry, readOtnEntry, byCustom),
}, /* @__PURE__ */ findSpan(spanOfTagValue));

const findTextTag = /* @__PURE__ */ findMember<NodeIndex<nodes.TextTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: ({ tree }, at) => spanOfTagValue(tree, at),
});

const findDateTag = /* @__PURE__ */ findMember<NodeIndex<nodes.DateTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: ({ tree }, at) => spanOfTagValue(tree, at),
});

const findResultTag = /* @__PURE__ */ findMember<NodeIndex<nodes.ResultTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: ({ tree }, at) => spanOfTagValue(tree, at),
});

const findTimeControlTag = /* @__PURE__ */ findMember<NodeIndex<nodes.TimeControlTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: /* @__PURE__ */ findField(timeControlTagTime, findTime),
});

const findTimeRemainingTagOtnTag = /* @__PURE__ */ findMember<NodeIndex<nodes.TimeRemainingTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: findTimeRemainingTag,
});

const findPuzzleModeTag = /* @__PURE__ */ findMember<NodeIndex<nodes.PuzzleModeTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: ({ tree }, at) => spanOfTagValue(tree, at),
});

const findPuzzleAddressTag = /* @__PURE__ */ findMember<NodeIndex<nodes.PuzzleAddressTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: ({ tree }, at) => spanOfTagValue(tree, at),
});

const findPositionTag = /* @__PURE__ */ findMember<NodeIndex<nodes.PositionTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: /* @__PURE__ */ findField(positionTagPosition, findPosition),
});

const findRulesTagOtnTag = /* @__PURE__ */ findMember<NodeIndex<nodes.RulesTag>>({
  name: ({ tree }, at) => spanOfName(tree, at),
  value: findRulesTag,
});

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnTag: (tree: Tree, at: NodeIndex<nodes.TextTag> | NodeIndex<nodes.DateTag> | NodeIndex<nodes.ResultTag> | NodeIndex<nodes.TimeControlTag> | NodeIndex<nodes.TimeRemainingTag> | NodeIndex<nodes.PuzzleModeTag> | NodeIndex<nodes.PuzzleAddressTag> | NodeIndex<nodes.PositionTag> | NodeIndex<nodes.RulesTag>) => Locator = /* @__PURE__ */ flatLocatorOf(/* @__PURE__ */ findByKind([isTextTag, findTextTag], [isDateTag, findDateTag], [isResultTag, findResultTag], [isTimeControlTag, findTimeControlTag], [isTimeRemainingTag, findTimeRemainingTagOtnTag], [isPuzzleModeTag, findPuzzleModeTag], [isPuzzleAddressTag, findPuzzleAddressTag], [isPositionTag, findPositionTag], [isRulesTag, findRulesTagOtnTag]));

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
export const locateOtnMove: (tree: Tree, at: NodeIndex) => Locator = /* @__PURE__ */ flatLocatorOf(/* @__PURE__ */ findByKind([isPlay, findPlay], [isResignation, /* @__PURE__ */ findOnly(findNode)], [isSkip, /* @__PURE__ */ findOnly(findNode)], [() => true, /* @__PURE__ */ findOnly(/* @__PURE__ */ findSpan(spanOfUnreadable))]));

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnPosition: (tree: Tree, at: NodeIndex<nodes.Position>) => Locator = /* @__PURE__ */ flatLocatorOf(findPosition);

const findRulesRecord = /* @__PURE__ */ findMember<NodeIndex<nodes.RulesRecord>>({
  entries: /* @__PURE__ */ findSortedElement(rulesRecordEntries, findOtnEntry, readOtnEntry, byCustom),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnRules: (tree: Tree, at: NodeIndex<nodes.RulesRecord>) => Locator = /* @__PURE__ */ flatLocatorOf(findRulesRecord);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOtnRulesTag: (tree: Tree, at: NodeIndex<nodes.RulesTag>) => Locator = /* @__PURE__ */ flatLocatorOf(findRulesTag);
