import { expect, test } from 'vitest';
import { COUNTS, entriesOf } from './perft-tables.js';

test('the large counts in docs/games/5dchess.md are right', () => {
  const entries = entriesOf('5dchess.md').filter(([, , , count]) => count > 1000);
  expect(entries).toHaveLength(2);
  expect(entries.map(([head, name, depth]) => [head, name, depth, COUNTS[head]!(name, depth)])).toEqual(entries);
});
