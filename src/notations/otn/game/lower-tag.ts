import {
  DateTag,
  type MoveAddress,
  PositionTag,
  PuzzleAddressTag,
  PuzzleModeTag,
  ResultTag,
  RulesTag,
  TextTag,
  TimeControlTag,
  TimeRemainingTag,
} from '../../../../generated/otn/nodes.js';
import type { Node } from '../../../cst/index.js';
import { lowerPosition } from '../position/lower.js';
import { lowerRules } from '../rules/lower.js';
import { lowerTime } from './lower-time.js';
import { lowerStep } from './lower-step.js';
import type { OtnDate, OtnMoveAddress, OtnTag } from '../model.js';
import { ALIASES } from './tag-names.js';

/** A tag; nothing for what is none. */
export function lowerTag(node: Node): OtnTag | undefined {
  if (node instanceof TextTag) {
    const name = node.key.text;
    return { type: 'text', name: ALIASES.get(name) ?? name, value: node.value.text.trim() };
  }
  if (node instanceof RulesTag) return { type: 'rules', name: 'rules', value: lowerRules(node.tree, node.index) };
  if (node instanceof PositionTag)
    return { type: 'position', name: 'position', value: lowerPosition(node.tree, node.position.index) };
  if (node instanceof DateTag) return { type: 'date', name: 'date', value: lowerDate(node.date.text) };
  if (node instanceof ResultTag) return { type: 'result', name: 'result', value: node.result.text };
  if (node instanceof TimeControlTag) return { type: 'time', name: 'time-control', value: lowerTime(node.time) };
  if (node instanceof TimeRemainingTag) {
    const value = { attackers: lowerTime(node.attackers), defenders: lowerTime(node.defenders) };
    return { type: 'times', name: 'time-remaining', value };
  }
  if (node instanceof PuzzleModeTag) return { type: 'puzzle', name: 'puzzle-mode', value: node.mode.text };
  if (node instanceof PuzzleAddressTag) {
    return { type: 'address', name: node.key.text, value: lowerMoveAddress(node.address) };
  }
  return undefined;
}

function lowerDate(text: string): OtnDate {
  const [year = 0, month = 0, day = 0] = text.split('.').map(Number);
  return { year, month, day };
}

function lowerMoveAddress({ steps, turn, letter }: MoveAddress): OtnMoveAddress {
  return { steps: steps.map(lowerStep), turn: Number(turn.text), letter: letter.text };
}
