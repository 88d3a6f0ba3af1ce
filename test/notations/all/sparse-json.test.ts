import { expect, test } from 'vitest';
import type { Json } from '../../../src/notation/index.js';
import { casesOf, TESTED_NOTATIONS } from '../../support/cases.js';

/** Every value that differs from some JSON in one list: a list of three whose second element is missing. */
function* withHoles(json: Json): Generator<Json> {
  if (typeof json !== 'object' || json === null) return;
  if (Array.isArray(json)) {
    // eslint-disable-next-line no-sparse-arrays -- this is what is tested
    yield [json[0] ?? null, , json[1] ?? null] as unknown as Json;
    for (const [i, item] of json.entries()) for (const other of withHoles(item as Json)) yield json.with(i, other);
    return;
  }
  for (const [key, value] of Object.entries(json)) {
    for (const other of withHoles(value as Json)) yield { ...json, [key]: other };
  }
}

test.each(TESTED_NOTATIONS.map((entry) => [entry.id, entry] as const))(
  'JSON of %s with holes has a problem',
  async (id, entry) => {
    const notation = await entry.load();
    const [longest = ''] = casesOf(id)
      .filter(({ name }) => name.includes('/valid/'))
      .map(({ text }) => text)
      .filter(({ length }) => length < 2000)
      .sort((a, b) => b.length - a.length);
    const lists = [...withHoles(notation.toJson(notation.read(longest).model))];
    for (const json of lists) expect(notation.fromJson(json)).toMatchObject({ ok: false, problem: { message: /./ } });
    if (id !== 'otn-move' && id !== 'otn-position') expect(lists.length).toBeGreaterThan(0);
  },
);
