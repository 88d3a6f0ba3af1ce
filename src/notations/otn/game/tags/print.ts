import { writePosition } from '../../position/model/model.js';
import { type RulesPrintOptions, writeRules } from '../../rules/print.js';
import { printDate, printMoveAddress } from '../model/leaves.js';
import type { OtnTag, OtnTime } from '../model/model.js';

/** Writes a tag with its brackets. */
export function writeTag(tag: OtnTag, options: RulesPrintOptions): string {
  const name = options.dialect === '2016' && tag.name === 'start-comment' ? 'starting-comment' : tag.name;
  return `[${name}:${writeTagValue(tag, options)}]`;
}

/** Writes the value of a tag. */
export function writeTagValue(tag: OtnTag, options: RulesPrintOptions = {}): string {
  switch (tag.type) {
    case 'date':
      return printDate(tag.value);
    case 'time':
      return writeTime(tag.value);
    case 'times':
      return `${writeTime(tag.value.attackers)}, ${writeTime(tag.value.defenders)}`;
    case 'address':
      return printMoveAddress(tag.value);
    case 'position':
      return writePosition(tag.value);
    case 'rules':
      return writeRules(tag.value, options);
    default:
      return tag.value;
  }
}

/** Writes a clock such as `3600 30/3 3i`. */
export function writeTime({ main, overtime, increment }: OtnTime): string {
  const extra = overtime === undefined ? '' : ` ${overtime.seconds}/${overtime.count}`;
  return `${main}${extra}${increment === undefined ? '' : ` ${increment}i`}`;
}
