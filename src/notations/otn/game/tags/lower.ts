import { readPosition, readRulesTag } from '../../../../../generated/otn/lower.js';
import type { Clock, GameRecord, MoveAddress, Overtime, TextTag, Time } from '../../../../../generated/otn/nodes.js';
import {
  clockIncrement,
  clockMain,
  clockOvertime,
  dateTagDate,
  gameRecordTags,
  incrementSeconds,
  isClock,
  isDateTag,
  isPositionTag,
  isPuzzleAddressTag,
  isPuzzleModeTag,
  isResultTag,
  isRulesTag,
  isTextTag,
  isTimeControlTag,
  isTimeRemainingTag,
  moveAddressLetter,
  moveAddressSteps,
  moveAddressTurn,
  overtimeCount,
  overtimeSeconds,
  positionTagPosition,
  puzzleAddressTagAddress,
  puzzleAddressTagKeyText,
  puzzleModeTagModeText,
  resultTagResultText,
  textTagKey,
  textTagValue,
  timeControlTagTime,
  timeIncrement,
  timeMain,
  timeOvertime,
  timeRemainingTagAttackers,
  timeRemainingTagDefenders,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, textOf, type Tree } from '../../../../cst/index.js';
import type { OtnDate, OtnMoveAddress, OtnTag, OtnTime } from '../model.js';
import { lowerStep } from '../turns/steps.js';
import { ALIASES, byCanonicalOrder } from './tag-names.js';
import { defined } from '../../../../defined.js';

/** The index of a tag, or of an unreadable part among the tags. */
export type TagIndex = NodeIndex<GameRecord['tags'][number]>;

/** A tag and its node. */
export interface LoweredTag {
  readonly tag: OtnTag;
  readonly at: TagIndex;
}

/** Returns the readable tags of a game, in the canonical order. */
export function lowerTags(tree: Tree<GameRecord>): LoweredTag[] {
  const tags = elementsOf(tree, tree.root.index, gameRecordTags).flatMap((at): LoweredTag[] => {
    const tag = lowerTag(tree, at);
    return tag === undefined ? [] : [{ tag, at }];
  });
  return tags.sort((a, b) => byCanonicalOrder(a.tag, b.tag));
}

/** Returns the model of a tag; `undefined` for an unreadable one. */
function lowerTag(tree: Tree, at: TagIndex): OtnTag | undefined {
  if (isTextTag(tree, at)) return lowerText(tree, at);
  if (isRulesTag(tree, at)) return { type: 'rules', name: 'rules', value: readRulesTag(tree, at) };
  if (isPositionTag(tree, at)) {
    return { type: 'position', name: 'position', value: readPosition(tree, positionTagPosition(tree, at)) };
  }
  if (isDateTag(tree, at)) return { type: 'date', name: 'date', value: dateIn(textOf(tree, dateTagDate(tree, at))) };
  if (isResultTag(tree, at)) return { type: 'result', name: 'result', value: resultTagResultText(tree, at) };
  if (isTimeControlTag(tree, at)) {
    return { type: 'time', name: 'time-control', value: lowerTime(tree, timeControlTagTime(tree, at)) };
  }
  if (isTimeRemainingTag(tree, at)) {
    const attackers = lowerTime(tree, timeRemainingTagAttackers(tree, at));
    const defenders = lowerTime(tree, timeRemainingTagDefenders(tree, at));
    return { type: 'times', name: 'time-remaining', value: { attackers, defenders } };
  }
  if (isPuzzleModeTag(tree, at)) return { type: 'puzzle', name: 'puzzle-mode', value: puzzleModeTagModeText(tree, at) };
  if (!isPuzzleAddressTag(tree, at)) return undefined;
  const value = lowerMoveAddress(tree, puzzleAddressTagAddress(tree, at));
  return { type: 'address', name: puzzleAddressTagKeyText(tree, at), value };
}

function lowerText(tree: Tree, at: NodeIndex<TextTag>): OtnTag {
  const name = textOf(tree, textTagKey(tree, at));
  return { type: 'text', name: ALIASES.get(name) ?? name, value: textOf(tree, textTagValue(tree, at)).trim() };
}

/** Reads a date such as `2015.05.04`. */
export function dateIn(text: string): OtnDate {
  const [year = 0, month = 0, day = 0] = text.split('.').map(Number);
  return { year, month, day };
}

function lowerMoveAddress(tree: Tree, at: NodeIndex<MoveAddress>): OtnMoveAddress {
  const steps = elementsOf(tree, at, moveAddressSteps).map((step) => lowerStep(tree, step));
  return { steps, turn: numberAt(tree, moveAddressTurn(tree, at)), letter: textOf(tree, moveAddressLetter(tree, at)) };
}

/** Reads the seconds, overtimes and increment of a clock. */
export function lowerTime(tree: Tree, at: NodeIndex<Time> | NodeIndex<Clock>): OtnTime {
  return isClock(tree, at)
    ? timeOf(tree, clockMain(tree, at), clockOvertime(tree, at), clockIncrement(tree, at))
    : timeOf(tree, timeMain(tree, at), timeOvertime(tree, at), timeIncrement(tree, at));
}

function timeOf(
  tree: Tree,
  main: NodeIndex,
  overtime: NodeIndex<Overtime> | 0,
  increment: ReturnType<typeof timeIncrement>,
): OtnTime {
  const overtimes = overtime === 0 ? undefined : overtimeOf(tree, overtime);
  return {
    main: numberAt(tree, main),
    ...defined({ overtime: overtimes }),
    ...(increment === 0 ? {} : { increment: numberAt(tree, incrementSeconds(tree, increment)) }),
  };
}

const overtimeOf = (tree: Tree, at: NodeIndex<Overtime>) => ({
  seconds: numberAt(tree, overtimeSeconds(tree, at)),
  count: numberAt(tree, overtimeCount(tree, at)),
});

const numberAt = (tree: Tree, at: NodeIndex): number => Number(textOf(tree, at));
