import type { PgnGame } from './shape.js';

/** How a game ended; `*` is a game that continues, or whose end is unknown. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

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

/** Whether a text is one of the four results. */
export const isResult = (text: string): text is PgnResult =>
  text === '1-0' || text === '0-1' || text === '1/2-1/2' || text === '*';

/** Returns the value of a tag of a game; `undefined` if it has none. */
export const tagOf = ({ tags }: Pick<PgnGame, 'tags'>, name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;
