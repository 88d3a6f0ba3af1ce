import { expect, test } from 'vitest';
import { featuresOf } from '../../../src/lsp/features/features.js';
import { isSameModel } from '../../../src/notation/edit/same-model.js';
import { partAt } from '../../../src/notation/index.js';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { parseAnnoFen } from '../../../src/notations/xiangqi/annofen/index.js';

const KEYS = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

test.each(KEYS)('annoFEN has no annotation <%s>', (key) => {
  const { diagnostics } = parseAnnoFen(`v1 <${key}>8/9/9/9/9/9/9/9/9/9`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['annofen/unknown-code']);
});

test.each(KEYS)('an OTN tag or rule %s has no values to choose from', async (key) => {
  const otn = NOTATIONS.find(({ id }) => id === 'otn')!;
  const [notation, support] = await Promise.all([otn.load(), otn.editor!()]);
  for (const text of [`[${key}: `, `[rules: dim:7 ${key}:`, `[rules: dim:7 ${key}:y`]) {
    const features = featuresOf({ notation, support, reading: notation.read(text, { level: 'syntax' }) });
    expect(features.completions(text.length).filter(({ type }) => type === 'value')).toEqual([]);
    expect(JSON.stringify(features.hover(text.length - 1) ?? '')).not.toContain('native code');
  }
});

test.each(KEYS)('5DFEN knows no color that %s might stand for', (key) => {
  const [first] = parse5dfen(`[k2/3/2K:0:1:${key}]`).diagnostics;
  expect(first).toMatchObject({ code: '5dfen/bad-colour' });
  expect(first!.fixes).toBeUndefined();
});

test.each(KEYS)('no model has a part at %s', (key) => {
  const reading = parse5dfen('[k2/3/2K:0:1:w]');
  expect(partAt(reading.model, [key])).toBeUndefined();
  expect(reading.spanOf([key] as never)).toBeUndefined();
});

test.each(KEYS)('models that differ in a member %s differ', (key) => {
  const model = JSON.parse(`{ "${key}": "a" }`) as unknown;
  expect([isSameModel(model, {}), isSameModel({}, model), isSameModel(model, structuredClone(model))]).toEqual([
    false,
    false,
    true,
  ]);
});
