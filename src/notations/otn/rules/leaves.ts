import { readPosition } from '../../../../generated/otn/lower.js';
import type { RulesRecord, RulesTag } from '../../../../generated/otn/nodes.js';
import {
  choiceEntryKey,
  choiceEntryValue,
  isChoiceEntry,
  isEntryError,
  isNameEntry,
  isPiecesEntry,
  isRulesTag,
  isSizeEntry,
  isSpacesEntry,
  isSpeedEntry,
  isStartEntry,
  nameEntryName,
  piecesEntryKey,
  piecesEntryPieces,
  rulesRecordEntries,
  rulesTagEntries,
  sizeEntrySize,
  spacesEntryKey,
  spacesEntrySpaces,
  spacesEntryWord,
  speedEntryLimits,
  startEntryKeyText,
  startEntryPosition,
  unknownEntryKey,
  unknownEntryValue,
} from '../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import { spaceAt } from '../move/leaves.js';
import { invertPosition, LARGEST_BOARD } from '../position/model.js';
import { byCustom, type OtnEntry, type OtnRules } from './model.js';

/** The index of a node that has the entries of a rules record. */
export type RulesIndex = NodeIndex<RulesRecord> | NodeIndex<RulesTag>;

/** The index of an entry, readable or not. */
export type EntryIndex = ReturnType<typeof entriesIn>[number];

/** Returns the entries of a rules record in the order of the text, including unreadable ones. */
export const entriesIn = (tree: Tree, record: RulesIndex) =>
  isRulesTag(tree, record) ? elementsOf(tree, record, rulesTagEntries) : elementsOf(tree, record, rulesRecordEntries);

/** Returns the size of the board in a rules record; `undefined` if there is none, or if no board can have it. */
export function sizeIn(tree: Tree, record: RulesIndex): number | undefined {
  const entry = entriesIn(tree, record).find((at) => isSizeEntry(tree, at));
  const size = entry === undefined || !isSizeEntry(tree, entry) ? 0 : Number(textOf(tree, sizeEntrySize(tree, entry)));
  return size >= 1 && size <= LARGEST_BOARD ? size : undefined;
}

/** An entry and its node. */
export interface LoweredEntry {
  readonly entry: OtnEntry;
  readonly at: EntryIndex;
}

/** Returns the readable entries of a rules record with their nodes, in the customary order. */
export function lowerEntries(tree: Tree, record: RulesIndex): LoweredEntry[] {
  const lowered = entriesIn(tree, record).flatMap((at): LoweredEntry[] => {
    const entry = lowerEntry(tree, at);
    return entry === undefined ? [] : [{ entry, at }];
  });
  return lowered.sort((a, b) => byCustom(a.entry, b.entry));
}

/** Returns the readable entries of a rules record (section 3), in the customary order. */
export const lowerRules = (tree: Tree, record: RulesIndex): OtnRules => ({
  entries: lowerEntries(tree, record).map(({ entry }) => entry),
});

function lowerEntry(tree: Tree, at: EntryIndex): OtnEntry | undefined {
  const text = (node: NodeIndex): string => textOf(tree, node);
  if (isEntryError(tree, at)) return undefined;
  if (isSizeEntry(tree, at)) return { type: 'size', key: 'dim', value: Number(text(sizeEntrySize(tree, at))) };
  if (isNameEntry(tree, at)) {
    return { type: 'text', key: 'name', value: text(nameEntryName(tree, at)).replaceAll('_', ' ') };
  }
  if (isChoiceEntry(tree, at)) {
    return { type: 'choice', key: text(choiceEntryKey(tree, at)), value: text(choiceEntryValue(tree, at)) };
  }
  if (isSpacesEntry(tree, at)) {
    const spaces = () => elementsOf(tree, at, spacesEntrySpaces).map((space) => spaceAt(tree, space));
    const value = spacesEntryWord(tree, at) === 0 ? spaces() : 'default';
    return { type: 'spaces', key: text(spacesEntryKey(tree, at)), value };
  }
  if (isPiecesEntry(tree, at)) {
    return { type: 'pieces', key: text(piecesEntryKey(tree, at)), value: text(piecesEntryPieces(tree, at)) };
  }
  if (isSpeedEntry(tree, at)) {
    return {
      type: 'limits',
      key: 'spd',
      value: elementsOf(tree, at, speedEntryLimits).map((one) => Number(text(one))),
    };
  }
  if (isStartEntry(tree, at)) {
    const position = readPosition(tree, startEntryPosition(tree, at));
    const isInverted = startEntryKeyText(tree, at) === 'starti';
    return { type: 'position', key: 'start', value: isInverted ? invertPosition(position) : position };
  }
  return { type: 'text', key: text(unknownEntryKey(tree, at)), value: text(unknownEntryValue(tree, at)) };
}
