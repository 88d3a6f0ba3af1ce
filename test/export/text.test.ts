import { expect, test } from 'vitest';
import { TABLES } from '../../src/export/schema.js';
import { csvFormat, ndjsonFormat } from '../../src/export/sinks/text-sinks.js';

test.each([
  ['csv', csvFormat],
  ['ndjson', ndjsonFormat],
])('%s: rows that are encoded in parts are all there, in order', (_, format) => {
  const table = TABLES.find(({ name }) => name === 'diagnostics')!;
  const message = 'é'.repeat(1000);
  const rows = Array.from({ length: 3000 }, (_, i) => [`game ${i}`, 'oni', 'code', 'error', message, i, 1]);
  const columns = (some: typeof rows) => table.columns.map((_, column) => some.map((row) => row[column]!));
  const text = (some: typeof rows) => Buffer.concat(format.encode(columns(some), table)).toString();
  expect(text(rows)).toBe(rows.map((row) => text([row])).join(''));
});
