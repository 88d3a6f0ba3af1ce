import { expect, test } from 'vitest';
import { RowChunks } from '../../src/export/row-chunks.js';
import { RecordRows } from '../../src/export/rows.js';
import type { PlyColumns, PlyFacts, Tables } from '../../src/notation/replay/tables.js';
import { nim as rules } from '../notation/game-record/nim.js';
import { gamesBy, notation as nim } from '../notation/game-record/nim-notation.js';

/** Fills the tables as a notation does that was not compiled. */
function fill(tables: Record<string, unknown>): RowChunks {
  const text = '1. 2 3 over';
  const notation = { ...nim, play: { ...nim.play!, tables: tables as unknown as Tables<unknown> } };
  const chunks = new RowChunks();
  const reading = notation.read(text);
  const record = { file: 'f', text, notation, dialect: undefined, reading, diagnostics: reading.diagnostics };
  new RecordRows(chunks, 'f', notation as never).add(record as never);
  return chunks;
}

/** Tables with two plies, the second of which has a wrong cell. */
const withPly = (...cells: readonly unknown[]) => ({
  game: () => ({}),
  play(_: unknown, columns: { add(...args: readonly unknown[]): void; end(result: unknown): void }) {
    columns.add('first', '2');
    columns.add(...cells);
    columns.end('second');
  },
});
const withFacts = (facts: unknown) => ({ ...withPly('second', '3'), game: () => facts });
const plyFacts = (facts: { readonly [Name in keyof PlyFacts]: unknown }) =>
  withPly('second', '3', undefined, undefined, undefined, undefined, facts);

test.each([
  [withPly(undefined, '3'), 'nothing for mover of ply 2: expected a text'],
  [withPly('second', 3), '3 for move of ply 2: expected a text'],
  [withPly('second', '3', null), 'null for captures of ply 2: expected a text'],
  [withPly('second', '3', '', '', ['2', '1']), 'a value of type object for variation: expected a text'],
  [
    withPly('second', '3', '', '', '', 2n ** 63n),
    '9223372036854775808 for position_hash of ply 2: expected a text, or a signed integer of 64 bits',
  ],
  [plyFacts({ nags: [4] }), 'a value of type object for nags of ply 2: expected a text'],
  [plyFacts({ clock: '0:59:00' }), 'a value of type string for clock of ply 2: expected a number'],
  [plyFacts({ evaluation: Number.NaN }), 'NaN for evaluation of ply 2: expected a number'],
  [plyFacts({ mate: 1.5 }), '1.5 for mate of ply 2: expected a whole number'],
  [withFacts(undefined), 'nothing for a game: expected an object'],
  [withFacts({ date: new Date(0) }), 'a value of type object for date_text: expected a text'],
  [withFacts({ tags: [['Event', 'x']] }), 'a value of type object for tags: expected an object of texts'],
  [withFacts({ tags: { Event: 1 } }), 'a value of type object for tags: expected an object of texts'],
  [
    withFacts({ ratings: { first: '2000' } }),
    'a value of type object for ratings: expected an object of whole numbers',
  ],
  [{ ...withFacts({}), games: () => ({}) }, 'a value of type object for "games": expected a list'],
  [
    {
      game: () => ({}),
      play: (_: unknown, columns: { end(result: unknown): void }) => columns.end({ winner: 'first' }),
    },
    'a value of type object for the result: expected a text',
  ],
])('a cell of a wrong type is named: %#', (tables, message) => {
  expect(() => fill(tables)).toThrow(
    expect.objectContaining({ name: 'NotationError', message: `notation nim: "tables" gave ${message}` }),
  );
});

test('cells of the right types are added', () => {
  const facts = { clock: 1.5, evaluation: -2, mate: 3, nags: '4 5', comment: 'x', uci: 'y' };
  const tables = {
    ...withPly('second', '3', '', '', '', -(2n ** 63n), facts),
    game: () => ({ tags: { Event: 'x' }, ratings: { first: 2000 }, date: '2026-01-02' }),
  };
  expect(fill(tables).last.plies[0]).toEqual(['f', 'f']);
});

test.each([
  ['derived', {}],
  [
    'declared',
    {
      tables: {
        game: ({ games }: { games: readonly { result: string }[] }) => ({
          result: `${games.length} ${games[0]!.result}`,
        }),
        play: (_: unknown, columns: PlyColumns) => {
          columns.add('first', '2');
          columns.end(undefined);
        },
      },
    },
  ],
])('each game of a record has a row in %s tables', (_, declared) => {
  const notation = gamesBy(rules, declared as never);
  const text = '1. 2 3 over\n1. 1 *\n';
  const chunks = new RowChunks();
  const reading = notation.read(text);
  const record = { file: 'f', text, notation, dialect: undefined, reading, diagnostics: reading.diagnostics };
  new RecordRows(chunks, 'f', notation as never).add(record as never);
  expect(chunks.last.games[0]).toEqual(['f#1', 'f#2']);
  expect(new Set(chunks.last.plies[0])).toEqual(new Set(['f#1', 'f#2']));
  if ('tables' in declared) expect(chunks.last.games.flat()).toEqual(expect.arrayContaining(['1 over', '1 *']));
});

test('a game that continues has no winner if the tables come from the replay', () => {
  const text = '1. 2 *';
  const chunks = new RowChunks();
  const reading = nim.read(text);
  const record = { file: 'f', text, notation: nim, dialect: undefined, reading, diagnostics: [] };
  const rows = new RecordRows(chunks, 'f', nim as never);
  rows.add(record as never);
  expect(chunks.last.games.flat()).not.toContain('*');
});
