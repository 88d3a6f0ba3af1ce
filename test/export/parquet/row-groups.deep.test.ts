import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { Staging } from '../../../src/export/runs/staging.js';
import { noRows, type TableRows } from '../../../src/export/schema.js';
import { encodeTables } from '../../../src/export/sinks/sink.js';
import { Folder } from '../../cli/support.js';
import { addPly, NAMES, parquetFormat, rowsOf } from './parquet-rows.js';

/** Rows of `plies` with the numbers from `from` to `to`, every tenth with a capture. */
function pliesOf(from: number, to: number): TableRows {
  const rows = noRows();
  for (let i = from; i < to; i++) {
    addPly(rows, 'ä.oni', i, `move ${i}`, i % 10 === 0 ? 'disciple' : undefined, 'x'.repeat(40));
  }
  return rows;
}

test('the rows of large and small batches are one file, in their order', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, NAMES, undefined);
  const bounds = [0, 10, 100_010, 100_020, 101_000, 201_000, 201_001];
  for (const [i, from] of bounds.slice(0, -1).entries()) {
    // The result of a thread is copied.
    const encoded = structuredClone(encodeTables(parquetFormat, pliesOf(from, bounds[i + 1]!)));
    sink.add('oni', encoded as Parameters<typeof sink.add>[1]);
  }
  const file = (await sink.finish()).find(({ to }) => to.startsWith('plies/'));
  const path = folder.at(file!.from);
  mkdirSync(dirname(path), { recursive: true });
  const [found] = await rowsOf(
    `SELECT count(*)::INT AS rows, count(captures)::INT AS captures, min(game) AS game,
       bool_and(number = file_row_number AND move = 'move ' || number) AS ordered
     FROM read_parquet('${path}', file_row_number = true)`,
  );
  expect(found).toEqual({ rows: 201_001, captures: 20_101, game: 'ä.oni', ordered: true });
  const groups = await rowsOf(
    `SELECT DISTINCT row_group_id::INT AS id, row_group_num_rows::INT AS rows FROM parquet_metadata('${path}') ORDER BY id`,
  );
  expect(groups.map(({ rows }) => rows)).toEqual([100_010, 100_990, 1]);
  // Statistics are right, so a filter that skips row groups loses no row.
  const [one] = await rowsOf(
    `SELECT count(*)::INT AS rows FROM read_parquet('${path}') WHERE number >= 100005 AND number < 100015`,
  );
  expect(one).toEqual({ rows: 10 });
  expect(statSync(path).size).toBeLessThan(1_500_000);
});
