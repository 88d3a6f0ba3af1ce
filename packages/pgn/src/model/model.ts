import type { PgnGame } from './shape.js';

export { isResult, type PgnResult } from './results.js';
export type { PgnGame, PgnGames, PgnLine, PgnMove, PgnTag } from './shape.js';

/** The seven tag roster in its order, each with the value that means "unknown". */
export const ROSTER: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]);

const ORDER = new Map([...ROSTER.keys()].map((name, i) => [name, i]));

/** Compares the names of two tags by the order of the export format (section "Tag pair section"). */
export function compareTags(a: string, b: string): number {
  const byRoster = (ORDER.get(a) ?? 7) - (ORDER.get(b) ?? 7);
  return byRoster !== 0 ? byRoster : a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the value of a tag of a game; `undefined` if it has none. */
export const tagOf = ({ tags }: Pick<PgnGame, 'tags'>, name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;
