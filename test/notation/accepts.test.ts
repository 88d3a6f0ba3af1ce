import { expect, test } from 'vitest';
import { list, record, text } from '../../src/notation/index.js';
import { decodeModel, type RoundTrip, tryPrintModel } from '../../src/notation/print/round-trip.js';

/** Stones whose names are read back whatever they are; the notation knows only some of them. */
const stones: RoundTrip<{ readonly stones: readonly string[] }> = {
  codec: record({ stones: list(text('stone')) }),
  write: (model) => model.stones.join(','),
  parse: (source) => ({ model: { stones: source.split(',') }, isWellFormed: true }),
  accepts: (model) => !model.stones.includes('air'),
};
const json = (name: string) => ({ stones: [{ type: 'stone', value: name }] });

test('a model that the notation accepts is printed, and read from JSON', () => {
  expect(tryPrintModel(stones, { stones: ['a', 'b'] })).toEqual({ ok: true, text: 'a,b' });
  expect(decodeModel(stones, json('a'))).toEqual({ ok: true, value: { stones: ['a'] } });
});

test('a model that the notation does not accept is refused, although its text is read as the same model', () => {
  const problem = { path: [], message: "the notation can't express this value" };
  expect(tryPrintModel(stones, { stones: ['a', 'air'] })).toEqual({ ok: false, problem });
  expect(decodeModel(stones, json('air'))).toEqual({ ok: false, problem });
});
