import { sortedRules } from '../rules/model.js';
import type { OtnGame, OtnLine, OtnTag, OtnTurn, OtnVariation } from './model.js';
import { byStep } from './steps.js';
import { byCustomaryName } from './tag-names.js';
import { walkLines } from './walk.js';

/** A list in order, equal members in their given order; the same list if it is in order already. */
function sorted<T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  return list.every((item, i) => i === 0 || compare(list[i - 1]!, item) <= 0) ? list : list.toSorted(compare);
}

/**
 * A game with its tags and the entries of its rules in the customary order, its variations by their addresses, and the
 * turns of those by their numbers, as a text is read. The same game if all is in order.
 *
 * @throws ModelError for a variation that contains itself
 */
export function sortedGame(game: OtnGame): OtnGame {
  const tags = sorted(game.tags.map(sortedTag), byCustomaryName);
  const isChanged = tags.some((tag, i) => tag !== game.tags[i]);
  const withTags = isChanged ? { ...game, tags } : game;
  let areSorted = true;
  for (const { line } of walkLines(game)) areSorted &&= isSorted(line, game);
  return areSorted ? withTags : sortedLines(withTags);
}

function sortedTag(tag: OtnTag): OtnTag {
  if (tag.type !== 'rules') return tag;
  const value = sortedRules(tag.value);
  return value === tag.value ? tag : { ...tag, value };
}

const byNumber = (a: OtnTurn, b: OtnTurn): number => a.number - b.number;

const isSorted = (line: OtnLine, main: OtnLine): boolean =>
  sorted(line.variations, byStep) === line.variations && (line === main || sorted(line.turns, byNumber) === line.turns);

/** Copies all lines and puts each in order; takes no stack for their depth. */
function sortedLines(game: OtnGame): OtnGame {
  type Copy<Line> = Omit<Line, 'variations'> & { variations: readonly OtnVariation[] };
  const main: Copy<OtnGame> = { ...game };
  const open: Copy<OtnLine>[] = [main];
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    const variations = line.variations.map((variation): Copy<OtnVariation> => ({
      ...variation,
      turns: sorted(variation.turns, byNumber),
    }));
    for (const variation of variations) open.push(variation);
    line.variations = sorted(variations, byStep);
  }
  return main;
}
