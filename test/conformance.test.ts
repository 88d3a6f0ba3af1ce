import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { judge, lintSuite, readCases } from '../src/conformance/index.js';
import { FORMATS } from '../src/formats/registry.js';
import { ROOT } from './support/shared.js';

const SUITES = join(ROOT, 'test/conformance');

const FEWEST: Record<string, number> = {
  oni: 60,
  '5dfen': 150,
  '5dfen-ebnf': 40,
  azul: 120,
  annofen: 55,
  xay: 55,
  'xiangqi-fen': 15,
  otn: 170,
  'otn-position': 40,
  'otn-move': 60,
  'otn-rules': 100,
};

const ajv = new Ajv2020({ allErrors: true, strict: true });
const schema = (name: string) => ajv.compile(JSON.parse(readFileSync(join(SUITES, 'schemas', `${name}.json`), 'utf8')));
const isVerdict = schema('verdict');

for (const entry of FORMATS) {
  const format = await entry.load();
  const cases = readCases(SUITES, entry.id);
  const isModel = schema(entry.id);
  describe(`conformance cases of ${entry.id}`, () => {
    test.each(cases)('$name', (one) => {
      expect(judge(one, format)).toEqual({ status: 'pass' });
      expect(isVerdict(one.verdict) || isVerdict.errors).toBe(true);
      if (one.kind === 'valid') expect(isModel(one.verdict.model) || isModel.errors).toBe(true);
    });

    test('there are enough of them, and each code has one', () => {
      expect(cases.length).toBeGreaterThanOrEqual(FEWEST[entry.id] ?? 1);
      const seen = new Set(cases.flatMap(({ verdict }) => verdict.diagnostics?.map(({ code }) => code) ?? []));
      expect(format.catalogue.codes.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([]);
    });

    test('their files are in order: one fault each, explained, in the manifests', async () => {
      expect(await lintSuite(SUITES, entry)).toEqual([]);
    });
  });
}
