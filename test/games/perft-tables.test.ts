import { expect, test } from 'vitest';
import { COUNTS, entriesOf } from './perft-tables.js';

/** The largest count that takes less than about a second. The deep test checks the others too. */
const MOST: Readonly<Record<string, number>> = { variant: 1000, 'variant in moves': 1000 };

test.each([
  ['onitama.md', 7],
  ['tafl.md', 6],
  ['azul.md', 3],
  ['5dchess.md', 14],
])('the counts in docs/games/%s are right', (page, number) => {
  const entries = entriesOf(page);
  expect(entries).toHaveLength(number);
  const quick = entries.filter(([head, , , count]) => count <= (MOST[head] ?? Number.POSITIVE_INFINITY));
  expect(quick.map(([head, name, depth]) => [head, name, depth, COUNTS[head]!(name, depth)])).toEqual(quick);
});
