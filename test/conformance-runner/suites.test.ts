import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { lintSuite } from '../../src/conformance/index.js';
import { casesOf, SUITES, TESTED_NOTATIONS } from '../support/cases.js';

const ajv = new Ajv2020({ allErrors: true, strict: true });
const schema = (name: string) => ajv.compile(JSON.parse(readFileSync(join(SUITES, 'schemas', `${name}.json`), 'utf8')));
const isVerdict = schema('verdict');

test.each(TESTED_NOTATIONS)(
  'the files of the suite of $id are in order: one fault each, explained, in the manifests',
  async (entry) => {
    expect(await lintSuite(SUITES, entry)).toEqual([]);
  },
);

test.each(TESTED_NOTATIONS)(
  'every verdict of $id is one by its schema, and every model by that of the notation',
  ({ id }) => {
    const isModel = schema(id);
    for (const { name, kind, verdict } of casesOf(id)) {
      expect(isVerdict(verdict) || isVerdict.errors, name).toBe(true);
      if (kind === 'valid') expect(isModel(verdict.model) || isModel.errors, name).toBe(true);
    }
  },
);

test('the schemas refuse what is not a model', () => {
  const isOni = schema('oni');
  const [{ verdict } = { verdict: undefined }] = casesOf('oni').filter(({ kind }) => kind === 'valid');
  const model = verdict!.model as Record<string, unknown>;
  for (const wrong of [
    {},
    { ...model, cards: [] },
    { ...model, more: 1 },
    { ...model, moves: [{}] },
    { ...model, board: 'x' },
  ]) {
    expect(isOni(wrong), JSON.stringify(wrong)).toBe(false);
  }
});
