import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differentHashes, HASH_BYTES, packHashes } from '../../../src/export/parquet/hashes.js';
import { hybridBytes } from '../../../src/export/parquet/hybrid.js';
import { Staging } from '../../../src/export/runs/staging.js';
import { type Cell, noRows } from '../../../src/export/schema.js';
import { encodeTables } from '../../../src/export/sinks/sink.js';
import { Folder } from '../../cli/support.js';
import { addCells } from '../../support/games/export-rows.js';
import { NAMES, parquetFormat, rowsOf } from './parquet-rows.js';

/** Decodes numbers as the specification of Parquet describes it. */
function decoded(bytes: Uint8Array, width: number, count: number): number[] {
  const numbers: number[] = [];
  let at = 0;
  while (numbers.length < count) {
    let header = 0;
    for (let shift = 0, byte = 0x80; byte >= 0x80; shift += 7) header |= ((byte = bytes[at++]!) & 0x7f) << shift;
    if ((header & 1) === 0) {
      let number = 0;
      for (let shift = 0; shift < width; shift += 8) number |= bytes[at++]! << shift;
      for (let i = 0; i < header >> 1; i++) numbers.push(number);
    } else {
      for (let bit = 0, end = (header >> 1) * 8; bit < end * width || (width === 0 && bit < end); bit += width || 1) {
        let number = 0;
        for (let i = 0; i < width; i++) number |= ((bytes[at + ((bit + i) >> 3)]! >> ((bit + i) & 7)) & 1) << i;
        numbers.push(number);
      }
      at += ((header >> 1) * 8 * width) / 8;
    }
  }
  expect(at).toBe(bytes.length);
  return numbers.slice(0, count);
}

test('runs and packed bits are decoded as the numbers that were encoded', () => {
  const runs = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 40 })), { maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), runs, (width, parts) => {
      const numbers = Uint32Array.from(
        parts.flatMap(([number, count]) => Array<number>(count).fill(number % 2 ** width)),
      );
      expect(decoded(hybridBytes(numbers, width), width, numbers.length)).toEqual([...numbers]);
    }),
  );
});

test('different hashes are found with all their bits, unless there are too many', () => {
  const hash = fc.oneof(
    fc.bigInt({ min: -2n, max: 2n }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.nat({ max: 3 }).map((high) => BigInt(high) << 40n),
  );
  fc.assert(
    fc.property(fc.array(hash, { minLength: 1 }), fc.nat({ max: 20 }), (hashes, max) => {
      const found = differentHashes(packHashes(hashes)!.bytes, max);
      const different = [...new Set(hashes)];
      if (different.length > max) {
        expect(found).toBeUndefined();
        return;
      }
      expect(found!.bytes).toEqual(packHashes(different)!.bytes);
      expect(found!.bytes.length).toBe(different.length * HASH_BYTES);
      expect([...found!.indices]).toEqual(hashes.map((one) => different.indexOf(one)));
    }),
  );
});

/** Cells of one kind for each column: few different ones, many, and none, with empty cells between them. */
const KINDS: readonly ((i: number) => Partial<Record<string, Cell>>)[] = [
  (i) => ({ game: `g${Math.floor(i / 50)}`, uci: `u${i % 300}`, position_hash: BigInt(i % 7) - 3n, clock: i % 5 }),
  (i) => ({ game: `g${i}`, uci: i % 3 === 0 ? undefined : `😀${i}`, position_hash: BigInt(i) << 33n, clock: i / 7 }),
  (i) => ({ game: 'g', mate: i % 9 === 0 ? -1 - i : undefined, nags: i % 40 < 20 ? 'ä' : '' }),
];

test('columns are read as they were written, whatever their cells and those of other batches are', async () => {
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  const expected: Partial<Record<string, Cell>>[] = [];
  for (const kind of [...KINDS, ...KINDS]) {
    const rows = noRows();
    for (let i = 0; i < 600; i++) {
      const number = expected.length;
      addCells(rows, 'plies', { notation: 'oni', variation: '', number, ply: 1, mover: 'm', move: 'm', ...kind(i) });
      expected.push(kind(i));
    }
    sink.add('oni', encodeTables(parquetFormat, rows) as Parameters<typeof sink.add>[1]);
  }
  const file = (await sink.finish()).find(({ to }) => to.startsWith('plies/'));
  const columns = 'game, uci, position_hash::VARCHAR AS position_hash, clock, mate, nags';
  const found = await rowsOf(`SELECT ${columns} FROM read_parquet('${folder.at(file!.from)}') ORDER BY number`);
  const text = (cell: Cell) => (typeof cell === 'bigint' ? String(cell) : (cell ?? null));
  expect(found).toEqual(
    expected.map(({ game, uci, position_hash: hash, clock, mate, nags }) =>
      Object.fromEntries(
        Object.entries({ game, uci, position_hash: hash, clock, mate, nags }).map(([k, v]) => [k, text(v)]),
      ),
    ),
  );
});

test.each([
  ['an empty cell', { move: undefined }, 'expected a value in each row of the column "move"'],
  ['half a ply', { ply: 0.5 }, 'expected an integer of 32 bits, got 0.5'],
  ['a ply above 32 bits', { ply: 2 ** 31 }, 'expected an integer of 32 bits, got 2147483648'],
])('%s where none can be is refused', async (_, cells: Partial<Record<string, Cell>>, message) => {
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  const rows = noRows();
  const ply = { notation: 'oni', game: 'g', variation: '', number: 1, ply: 1, mover: 'm', move: 'm' };
  addCells(rows, 'plies', ply);
  addCells(rows, 'plies', { ...ply, ...cells });
  sink.add('oni', encodeTables(parquetFormat, rows) as Parameters<typeof sink.add>[1]);
  expect(() => sink.finish()).toThrow(message);
  sink.close();
});
