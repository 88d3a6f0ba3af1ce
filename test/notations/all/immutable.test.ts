import { describe, expect, test } from 'vitest';
import { casesOf, TESTED_NOTATIONS } from '../../support/cases.js';
import { sampled } from '../../support/rounds.js';

/** Changes everything in a value that can be changed: members get other values, lists grow. */
function spoil(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const part of Object.values(value)) spoil(part, seen);
  const spoiled = value as Record<string, unknown>;
  const change = (make: () => void): void => {
    try {
      make();
    } catch (error) {
      // A module is strict code, so a change of a frozen object is an error.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  const keys = Object.isFrozen(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  for (const key of keys) change(() => (spoiled[key] = 'spoiled'));
  change(() => (spoiled.spoiled = true));
  if (Array.isArray(value)) change(() => value.push('spoiled'));
}

describe.each(TESTED_NOTATIONS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('a program that changes a model changes no other reading', async () => {
    const notation = await entry.load();
    const texts = sampled(casesOf(id)).map(({ text }) => text);
    const models = () => texts.map((text) => notation.read(text, { level: 'structure' }).model);
    const jsonOf = (all: readonly unknown[]) => all.map((model) => JSON.stringify(notation.toJson(model)));
    const before = models();
    const json = jsonOf(before);
    for (const model of models()) spoil(model);
    expect(jsonOf(before)).toEqual(json);
    expect(jsonOf(models())).toEqual(json);
  });
});
