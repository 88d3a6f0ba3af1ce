import type {
  NameEntry,
  RulesRecord,
  RulesTag,
  SpacesEntry,
  StartEntry,
  UnknownEntry,
} from '../../../../../generated/otn/nodes.js';
import {
  isNameEntry,
  isRulesTag,
  isSizeEntry,
  rulesRecordEntries,
  rulesTagEntries,
  sizeEntrySize,
  spacesEntrySpaces,
  spacesEntryWord,
  startEntryKeyText,
  unknownEntryKey,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, endOf, type NodeIndex, startOf, textOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { trimmed } from '../../../../notation/read/spans.js';
import { spaceAt } from '../../move/model/leaves.js';
import { invertPosition, MAX_BOARD_SIZE } from '../../position/model/model.js';
import type { OtnPosition } from '../../position/model/shape.js';
import type { Space } from '../../space.js';

/** The index of a node that has the entries of a rules record. */
export type RulesIndex = NodeIndex<RulesRecord> | NodeIndex<RulesTag>;

/** The index of an entry, readable or not. */
export type EntryIndex = ReturnType<typeof entriesIn>[number];

/** Returns the entries of a rules record in the order of the text, including unreadable ones. */
export const entriesIn = (tree: Tree, record: RulesIndex) =>
  isRulesTag(tree, record) ? elementsOf(tree, record, rulesTagEntries) : elementsOf(tree, record, rulesRecordEntries);

/** Returns the size of the board in a rules record; `undefined` if there is none, or if no board can have it. */
export function sizeIn(tree: Tree, record: RulesIndex): number | undefined {
  const entry = entriesIn(tree, record).find((node) => isSizeEntry(tree, node));
  const size = entry === undefined || !isSizeEntry(tree, entry) ? 0 : Number(textOf(tree, sizeEntrySize(tree, entry)));
  return size >= 1 && size <= MAX_BOARD_SIZE ? size : undefined;
}

/** The index of an entry whose value is any text. */
type TextIndex = NodeIndex<NameEntry> | NodeIndex<UnknownEntry>;

/** Returns the key of the name, or an unknown key. */
export const textKeyAt = (tree: Tree, node: TextIndex): string =>
  isNameEntry(tree, node) ? 'name' : textOf(tree, unknownEntryKey(tree, node));

/** Returns the text of an entry with a space character for each `_` of a name. */
export const textValueAt = (text: string, tree: Tree, node: TextIndex): string =>
  isNameEntry(tree, node) ? text.replaceAll('_', ' ') : text;

/** Returns the spaces of a list, or the word in place of one. */
export const spacesAt = (tree: Tree, node: NodeIndex<SpacesEntry>): readonly Space[] | 'default' =>
  spacesEntryWord(tree, node) === 0
    ? elementsOf(tree, node, spacesEntrySpaces).map((space) => spaceAt(tree, space))
    : 'default';

/** Returns a starting position with rank 1 first, even if it was written as `starti`. */
export const startAt = (position: OtnPosition, tree: Tree, node: NodeIndex<StartEntry>): OtnPosition =>
  startEntryKeyText(tree, node) === 'starti' ? invertPosition(position) : position;

/** Returns the span of the key of an entry. */
export const spanOfKey = (tree: Tree, node: NodeIndex): Span => ({
  start: startOf(tree, node),
  end: colonAt(tree, node),
});

/** Returns the span of the text after the colon of an entry. */
export const spanOfValue = (tree: Tree, node: NodeIndex): Span => ({
  start: colonAt(tree, node) + 1,
  end: endOf(tree, node),
});

/** Returns the span of the value of a tag, without the white space around it. The bracket after it may be missing. */
export function spanOfTagValue(tree: Tree, node: NodeIndex): Span {
  const end = endOf(tree, node);
  return trimmed({ tree, start: colonAt(tree, node) + 1, end: tree.text[end - 1] === ']' ? end - 1 : end });
}

/** Returns the offset of the colon of an entry or a tag. */
export const colonAt = (tree: Tree, node: NodeIndex): number => tree.text.indexOf(':', startOf(tree, node));
