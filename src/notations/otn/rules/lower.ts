import type { RulesRecord, RulesTag } from '../../../../generated/otn/nodes.js';
import {
  ChoiceEntry,
  EntryError,
  NameEntry,
  PiecesEntry,
  SizeEntry,
  SpacesEntry,
  SpeedEntry,
  StartEntry,
} from '../../../../generated/otn/nodes.js';
import { lowerPosition } from '../position/lower.js';
import type { OtnEntry, OtnRules } from '../model.js';
import { invertPosition } from '../position/board.js';
import { byCustom } from './keys.js';
import { spaceIn, type Space } from '../space.js';

/** A node that holds the entries of a rules record. */
export type RulesNode = RulesRecord | RulesTag;
/** An entry that could be read. */
export type EntryNode = Exclude<RulesNode['entries'][number], EntryError>;

/** The entries of a rules record that could be read, in the customary order. */
export function lowerRules({ entries }: RulesNode): OtnRules {
  const read = entries.flatMap((node) => (node instanceof EntryError ? [] : [lowerEntry(node)]));
  return { entries: read.sort(byCustom) };
}

/** One entry. */
function lowerEntry(node: EntryNode): OtnEntry {
  if (node instanceof SizeEntry) return { type: 'size', key: 'dim', value: Number(node.size.text) };
  if (node instanceof NameEntry) return { type: 'text', key: 'name', value: node.name.text.replaceAll('_', ' ') };
  if (node instanceof ChoiceEntry) return { type: 'choice', key: node.key.text, value: node.value.text };
  if (node instanceof SpacesEntry) return { type: 'spaces', key: node.key.text, value: spacesOf(node) };
  if (node instanceof PiecesEntry) return { type: 'pieces', key: node.key.text, value: node.pieces.text };
  if (node instanceof SpeedEntry) {
    return { type: 'limits', key: 'spd', value: node.limits.map(({ text }) => Number(text)) };
  }
  if (node instanceof StartEntry) {
    const position = lowerPosition(node.position);
    const value = node.key.text === 'starti' ? invertPosition(position) : position;
    return { type: 'position', key: 'start', value };
  }
  return { type: 'text', key: node.key.text, value: node.value.text };
}

function spacesOf({ word, spaces, tree }: SpacesEntry): readonly Space[] | 'default' {
  return word === undefined ? spaces.map(({ start, end }) => spaceIn(tree.text, start, end)) : 'default';
}
