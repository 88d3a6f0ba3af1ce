import { walkLines } from '../../../../notation/index.js';
import { sorted, sortedRules } from '../../rules/model/model.js';
import { byStep } from '../addresses/steps.js';
import type { OtnGame, OtnLine, OtnTag, OtnTurn, OtnVariation } from '../model/model.js';
import { byCanonicalOrder } from '../tags/tag-names.js';
import { otnTree } from './game-tree.js';

/**
 * Sorts a game as reading a text does: tags and the entries of the rules in the canonical order, variations by address,
 * and the turns of variations by number. Returns the same game if it is sorted already.
 *
 * @throws ModelError for a variation that contains itself
 */
export function sortedGame(game: OtnGame): OtnGame {
  const tags = sorted(game.tags.map(sortedTag), byCanonicalOrder);
  const isChanged = tags.some((tag, i) => tag !== game.tags[i]);
  const withTags = isChanged ? { ...game, tags } : game;
  let areSorted = true;
  for (const { line } of walkLines<OtnLine>(otnTree, game)) areSorted &&= isSorted(line, game);
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

/** Copies and sorts all lines without recursion, so nested variations can't exhaust the stack. */
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
