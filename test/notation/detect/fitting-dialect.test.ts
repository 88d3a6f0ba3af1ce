import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { notations, readInFittingDialect } from '../../../src/library/index.js';
import type { NotationReading, ReadOptions } from '../../../src/notation/index.js';

type Severities = readonly Diagnostic['severity'][];

/** A notation whose reading has diagnostics of these severities in each dialect, and the dialects that were read. */
function notationWith(found: Readonly<Record<string, Severities>>, shown?: string) {
  const dialects = Object.keys(found);
  const tried: string[] = [];
  const read = (_: string, { dialect = dialects[0]! }: ReadOptions = {}) => {
    tried.push(dialect);
    const diagnostics = found[dialect]!.map((severity) => ({ severity }));
    return { dialect: shown ?? dialect, diagnostics } as unknown as NotationReading;
  };
  return { notation: { read, dialects }, tried };
}

test.each<[string, Readonly<Record<string, Severities>>, string, readonly string[]]>([
  ['nothing wrong in the first', { a: [], b: [] }, 'a', ['a']],
  ['fewer errors in the second', { a: ['error', 'error'], b: ['error'] }, 'b', ['a', 'b']],
  ['nothing wrong in the second', { a: ['note'], b: [], c: [] }, 'b', ['a', 'b']],
  ['an error is worse than warnings', { a: ['error'], b: ['warning', 'warning', 'note'] }, 'b', ['a', 'b']],
  ['as many in each', { a: ['error', 'note'], b: ['error', 'note'] }, 'a', ['a', 'b']],
  ['fewer notes, but a warning more', { a: ['note', 'note'], b: ['warning'] }, 'a', ['a', 'b']],
])('a text is read in the dialect that it fits best: %s', (_, found, expected, read) => {
  const { notation, tried } = notationWith(found);
  expect(readInFittingDialect(notation, '').dialect).toBe(expected);
  expect(tried).toEqual(read);
});

test('a dialect that the text shows is not compared', () => {
  const { notation, tried } = notationWith({ a: ['error'], b: [] }, 'b');
  expect(readInFittingDialect(notation, '').dialect).toBe('b');
  expect(tried).toEqual(['a']);
});

test.each([
  ['5dfen', '[r/R;0;1;w]', 'draft'],
  ['5dfen', '[r/R:0:1:w]', 'current'],
  ['otn', '[compiler:x]\n[rules:dim:3 start:/1t1/1K1/1T1/]\n', 'current'],
  ['oni', 'BXLUT Byt', undefined],
])('%s: %s', async (id, text, dialect) => {
  const notation = await notations.find((entry) => entry.id === id)!.load();
  expect(readInFittingDialect(notation, text, { level: 'syntax' }).dialect).toBe(dialect);
});
