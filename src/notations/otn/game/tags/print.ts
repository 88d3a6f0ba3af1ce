import { writePosition } from '../../position/model/model.js';
import type { OtnPosition } from '../../position/model/shape.js';
import { type RulesFormatOptions, writeRules } from '../../rules/print.js';
import { printDate, printMoveAddress } from '../model/leaves.js';
import type { OtnTag, OtnTime } from '../model/model.js';

/**
 * Writes a tag with its brackets.
 *
 * @param position the board of the tag `position` of the game, if there is one
 */
export function writeTag(tag: OtnTag, options: RulesFormatOptions, position?: OtnPosition): string {
  const name = options.dialect === '2016' && tag.name === 'start-comment' ? 'starting-comment' : tag.name;
  return `[${name}:${writeTagValue(tag, options, position)}]`;
}

/** Writes the value of a tag. The board of the tag `position` of the game matters to the value of the tag `rules`. */
export function writeTagValue(tag: OtnTag, options: RulesFormatOptions = {}, position?: OtnPosition): string {
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
      return writeRules(tag.value, options, position);
    default:
      return tag.value;
  }
}

/** Writes a clock such as `3600 30/3 3i`. */
export function writeTime({ main, overtime, increment }: OtnTime): string {
  const extra = overtime === undefined ? '' : ` ${overtime.seconds}/${overtime.count}`;
  return `${main}${extra}${increment === undefined ? '' : ` ${increment}i`}`;
}
