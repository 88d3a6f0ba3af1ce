// Generated from src/notations/otn/game/model/shape.ts, src/notations/otn/move/model/shape.ts, src/notations/otn/position/model/shape.ts, src/notations/otn/rules/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { type NodeIndex, type Tree, textOf } from '../../src/cst/index.js';
import { type Model, NO_ELEMENTS, SharedValues, sorted } from '../../src/notation/shape/index.js';
import { commentTextAt, dateAt, moveAddressAt, tagNameAt, tagTextAt } from '../../src/notations/otn/game/model/leaves.js';
import { plainMoveKey, resignationAt, skipAt, spaceAt, symbolAt, unreadableAt } from '../../src/notations/otn/move/model/leaves.js';
import type { otnPlay } from '../../src/notations/otn/move/model/shape.js';
import { spacesAt, startAt, textKeyAt, textValueAt } from '../../src/notations/otn/rules/model/leaves.js';
import { byCustom } from '../../src/notations/otn/rules/model/model.js';
import type * as nodes from './nodes.js';
import { capturePiece, captureSpace, choiceEntryKey, choiceEntryValue, clockIncrement, clockMain, clockOvertime, dateTagDate, incrementSeconds, isChoiceEntry, isDateTag, isNameEntry, isPiecesEntry, isPlay, isPositionTag, isPuzzleAddressTag, isPuzzleModeTag, isResignation, isResultTag, isRulesTag, isSizeEntry, isSkip, isSpacesEntry, isSpeedEntry, isStartEntry, isTextTag, isTimeControlTag, isTimeRemainingTag, isUnknownEntry, nameEntryName, overtimeCount, overtimeSeconds, piecesEntryKeyText, piecesEntryPieces, playCaptures, playFrom, playInfoText, playPiece, playTo, playTypeText, positionRows, positionTagPosition, puzzleAddressTagAddress, puzzleAddressTagKeyText, puzzleModeTagModeText, remarkClock, resultTagResultText, rulesRecordEntries, rulesTagEntries, sizeEntrySize, spacesEntryKeyText, speedEntryLimits, startEntryPosition, textTagKey, textTagValue, timeControlTagTime, timeIncrement, timeMain, timeOvertime, timeRemainingTagAttackers, timeRemainingTagDefenders, unknownEntryValue } from './readers.js';

/** Reads the model of a node of the kind `Remark`. */
export function readRemark(tree: Tree, at: NodeIndex<nodes.Remark>) {
  const clockNode = remarkClock(tree, at);
  const clock = clockNode === 0 ? undefined : readClock(tree, clockNode);
  const text_ = commentTextAt(tree, at);
  return { clock, text: text_ };
}

/** Reads the model of a node of the kind `Clock`. */
export function readClock(tree: Tree, at: NodeIndex<nodes.Clock>) {
  const main = Number(textOf(tree, clockMain(tree, at)));
  const overtimeNode = clockOvertime(tree, at);
  const overtime = overtimeNode === 0 ? undefined : readOvertime(tree, overtimeNode);
  const incrementNode = clockIncrement(tree, at);
  const increment = incrementNode === 0 ? undefined : Number(textOf(tree, incrementSeconds(tree, incrementNode)));
  return overtime === undefined ? increment === undefined ? { main } : { main, increment } : increment === undefined ? { main, overtime } : { main, overtime, increment };
}

/** Reads the model of a node of the kind `Overtime`. */
export function readOvertime(tree: Tree, at: NodeIndex<nodes.Overtime>) {
  const seconds = Number(textOf(tree, overtimeSeconds(tree, at)));
  const count = Number(textOf(tree, overtimeCount(tree, at)));
  return { seconds, count };
}

/** Reads the model of a node of several kinds; undefined if it can't be read. */
export function readOtnTag(tree: Tree, at: NodeIndex) {
  if (isTextTag(tree, at)) return readTextTag(tree, at);
  if (isDateTag(tree, at)) return readDateTag(tree, at);
  if (isResultTag(tree, at)) return readResultTag(tree, at);
  if (isTimeControlTag(tree, at)) return readTimeControlTag(tree, at);
  if (isTimeRemainingTag(tree, at)) return readTimeRemainingTag(tree, at);
  if (isPuzzleModeTag(tree, at)) return readPuzzleModeTag(tree, at);
  if (isPuzzleAddressTag(tree, at)) return readPuzzleAddressTag(tree, at);
  if (isPositionTag(tree, at)) return readPositionTag(tree, at);
  if (isRulesTag(tree, at)) return readRulesTag(tree, at);
  return undefined;
}

/** Reads the model of a node of the kind `TextTag`. */
export function readTextTag(tree: Tree, at: NodeIndex<nodes.TextTag>) {
  const name = tagNameAt(tree, textTagKey(tree, at));
  const value_ = tagTextAt(tree, textTagValue(tree, at));
  return { type: 'text' as const, name, value: value_ };
}

/** Reads the model of a node of the kind `DateTag`. */
export function readDateTag(tree: Tree, at: NodeIndex<nodes.DateTag>) {
  const value_ = dateAt(tree, dateTagDate(tree, at));
  return { type: 'date' as const, name: 'date' as const, value: value_ };
}

/** Reads the model of a node of the kind `ResultTag`. */
export function readResultTag(tree: Tree, at: NodeIndex<nodes.ResultTag>) {
  const value_ = resultTagResultText(tree, at);
  return { type: 'result' as const, name: 'result' as const, value: value_ };
}

/** Reads the model of a node of the kind `TimeControlTag`. */
export function readTimeControlTag(tree: Tree, at: NodeIndex<nodes.TimeControlTag>) {
  const value_ = readTime(tree, timeControlTagTime(tree, at));
  return { type: 'time' as const, name: 'time-control' as const, value: value_ };
}

/** Reads the model of a node of the kind `Time`. */
export function readTime(tree: Tree, at: NodeIndex<nodes.Time>) {
  const main = Number(textOf(tree, timeMain(tree, at)));
  const overtimeNode = timeOvertime(tree, at);
  const overtime = overtimeNode === 0 ? undefined : readOvertime(tree, overtimeNode);
  const incrementNode = timeIncrement(tree, at);
  const increment = incrementNode === 0 ? undefined : Number(textOf(tree, incrementSeconds(tree, incrementNode)));
  return overtime === undefined ? increment === undefined ? { main } : { main, increment } : increment === undefined ? { main, overtime } : { main, overtime, increment };
}

/** Reads the model of a node of the kind `TimeRemainingTag`. */
export function readTimeRemainingTag(tree: Tree, at: NodeIndex<nodes.TimeRemainingTag>) {
  const value_ = readTimeRemainingTagValue(tree, at);
  return { type: 'times' as const, name: 'time-remaining' as const, value: value_ };
}

/** Reads the model of a node of the kind `TimeRemainingTag`. */
export function readTimeRemainingTagValue(tree: Tree, at: NodeIndex<nodes.TimeRemainingTag>) {
  const attackers = readTime(tree, timeRemainingTagAttackers(tree, at));
  const defenders = readTime(tree, timeRemainingTagDefenders(tree, at));
  return { attackers, defenders };
}

/** Reads the model of a node of the kind `PuzzleModeTag`. */
export function readPuzzleModeTag(tree: Tree, at: NodeIndex<nodes.PuzzleModeTag>) {
  const value_ = puzzleModeTagModeText(tree, at);
  return { type: 'puzzle' as const, name: 'puzzle-mode' as const, value: value_ };
}

/** Reads the model of a node of the kind `PuzzleAddressTag`. */
export function readPuzzleAddressTag(tree: Tree, at: NodeIndex<nodes.PuzzleAddressTag>) {
  const name = puzzleAddressTagKeyText(tree, at);
  const value_ = moveAddressAt(tree, puzzleAddressTagAddress(tree, at));
  return { type: 'address' as const, name, value: value_ };
}

/** Reads the model of a node of the kind `PositionTag`. */
export function readPositionTag(tree: Tree, at: NodeIndex<nodes.PositionTag>) {
  const value_ = readPosition(tree, positionTagPosition(tree, at));
  return { type: 'position' as const, name: 'position' as const, value: value_ };
}

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

/** Reads the model of a node of the kind `RulesTag`. */
export function readRulesTag(tree: Tree, at: NodeIndex<nodes.RulesTag>) {
  const value_ = readRulesTagValue(tree, at);
  return { type: 'rules' as const, name: 'rules' as const, value: value_ };
}

/** Reads the model of a node of the kind `RulesTag`. */
export function readRulesTagValue(tree: Tree, at: NodeIndex<nodes.RulesTag>) {
  const entries = readRulesTagEntries(tree, at);
  return { entries };
}

/** Reads the list `entries` of `RulesTag`. */
export function readRulesTagEntries(tree: Tree, at: NodeIndex<nodes.RulesTag>) {
  let count = 0;
  for (let i = rulesTagEntries.first(tree, at); i !== 0; i = rulesTagEntries.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readOtnEntry>>>(count);
  count = 0;
  for (let i = rulesTagEntries.first(tree, at); i !== 0; i = rulesTagEntries.next(tree, at, i)) {
    const value = readOtnEntry(tree, i);
    if (value === undefined) continue;
    values[count++] = value;
  }
  values.length = count;
  return sorted(values, byCustom);
}

/** Reads the model of a node of several kinds; undefined if it can't be read. */
export function readOtnEntry(tree: Tree, at: NodeIndex) {
  if (isSizeEntry(tree, at)) return readSizeEntry(tree, at);
  if (isNameEntry(tree, at)) return readNameEntry(tree, at);
  if (isUnknownEntry(tree, at)) return readUnknownEntry(tree, at);
  if (isChoiceEntry(tree, at)) return readChoiceEntry(tree, at);
  if (isSpacesEntry(tree, at)) return readSpacesEntry(tree, at);
  if (isPiecesEntry(tree, at)) return readPiecesEntry(tree, at);
  if (isSpeedEntry(tree, at)) return readSpeedEntry(tree, at);
  if (isStartEntry(tree, at)) return readStartEntry(tree, at);
  return undefined;
}

/** Reads the model of a node of the kind `SizeEntry`. */
export function readSizeEntry(tree: Tree, at: NodeIndex<nodes.SizeEntry>) {
  const value_ = Number(textOf(tree, sizeEntrySize(tree, at)));
  return { type: 'size' as const, key: 'dim' as const, value: value_ };
}

/** Reads the model of a node of the kind `NameEntry`. */
export function readNameEntry(tree: Tree, at: NodeIndex<nodes.NameEntry>) {
  const key_ = textKeyAt(tree, at);
  const value_ = textValueAt(textOf(tree, nameEntryName(tree, at)), tree, at);
  return { type: 'text' as const, key: key_, value: value_ };
}

/** Reads the model of a node of the kind `UnknownEntry`. */
export function readUnknownEntry(tree: Tree, at: NodeIndex<nodes.UnknownEntry>) {
  const key_ = textKeyAt(tree, at);
  const value_ = textValueAt(textOf(tree, unknownEntryValue(tree, at)), tree, at);
  return { type: 'text' as const, key: key_, value: value_ };
}

/** Reads the model of a node of the kind `ChoiceEntry`. */
export function readChoiceEntry(tree: Tree, at: NodeIndex<nodes.ChoiceEntry>) {
  const key_ = textOf(tree, choiceEntryKey(tree, at));
  const value_ = textOf(tree, choiceEntryValue(tree, at));
  return { type: 'choice' as const, key: key_, value: value_ };
}

/** Reads the model of a node of the kind `SpacesEntry`. */
export function readSpacesEntry(tree: Tree, at: NodeIndex<nodes.SpacesEntry>) {
  const key_ = spacesEntryKeyText(tree, at);
  const value_ = spacesAt(tree, at);
  return { type: 'spaces' as const, key: key_, value: value_ };
}

/** Reads the model of a node of the kind `PiecesEntry`. */
export function readPiecesEntry(tree: Tree, at: NodeIndex<nodes.PiecesEntry>) {
  const key_ = piecesEntryKeyText(tree, at);
  const value_ = textOf(tree, piecesEntryPieces(tree, at));
  return { type: 'pieces' as const, key: key_, value: value_ };
}

/** Reads the model of a node of the kind `SpeedEntry`. */
export function readSpeedEntry(tree: Tree, at: NodeIndex<nodes.SpeedEntry>) {
  const value_ = readSpeedEntryLimits(tree, at);
  return { type: 'limits' as const, key: 'spd' as const, value: value_ };
}

/** Reads the list `limits` of `SpeedEntry`. */
export function readSpeedEntryLimits(tree: Tree, at: NodeIndex<nodes.SpeedEntry>) {
  const values: Array<ReturnType<typeof Number>> = [];
  for (let i = speedEntryLimits.first(tree, at); i !== 0; i = speedEntryLimits.next(tree, at, i)) {
    const value = Number(textOf(tree, i));
    values.push(value);
  }
  return values;
}

/** Reads the model of a node of the kind `StartEntry`. */
export function readStartEntry(tree: Tree, at: NodeIndex<nodes.StartEntry>) {
  const value_ = startAt(readPosition(tree, startEntryPosition(tree, at)), tree, at);
  return { type: 'position' as const, key: 'start' as const, value: value_ };
}

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

/** Reads the model of a node of the kind `RulesRecord`. */
export function readRulesRecord(tree: Tree, at: NodeIndex<nodes.RulesRecord>) {
  const entries = readRulesRecordEntries(tree, at);
  return { entries };
}

/** Reads the list `entries` of `RulesRecord`. */
export function readRulesRecordEntries(tree: Tree, at: NodeIndex<nodes.RulesRecord>) {
  let count = 0;
  for (let i = rulesRecordEntries.first(tree, at); i !== 0; i = rulesRecordEntries.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readOtnEntry>>>(count);
  count = 0;
  for (let i = rulesRecordEntries.first(tree, at); i !== 0; i = rulesRecordEntries.next(tree, at, i)) {
    const value = readOtnEntry(tree, i);
    if (value === undefined) continue;
    values[count++] = value;
  }
  values.length = count;
  return sorted(values, byCustom);
}
