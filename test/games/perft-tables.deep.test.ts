import { expect, test } from 'vitest';
import { COUNTS, entriesOf } from './perft-tables.js';

test.each([
  ['onitama.md', 7],
  ['tafl.md', 6],
  ['azul.md', 3],
  ['5dchess.md', 14],
])('the counts in docs/games/%s are right', (page, number) => {
  const entries = entriesOf(page);
  expect(entries).toHaveLength(number);
  expect(entries.map(([head, name, depth]) => [head, name, depth, COUNTS[head]!(name, depth)])).toEqual(entries);
});
