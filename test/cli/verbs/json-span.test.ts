import { describe, expect, test } from 'vitest';
import { repeatedKeys } from '../../../src/cli/verbs/convert/json-keys.js';
import { readJson } from '../../../src/cli/verbs/convert/json-source.js';
import { spanOfJson } from '../../../src/cli/verbs/convert/json-span.js';
import type { Path } from '../../../src/notation/index.js';
import fc from '../../support/properties.js';
import { rounds } from '../../support/rounds.js';

/** Every path of a value, with the value at it. */
function* pathsOf(value: unknown, path: Path = []): Generator<[path: Path, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

const textAt = (text: string, path: Path): string => {
  const { start, end } = spanOfJson(text, path);
  return text.slice(start, end);
};

describe('the span of a value in a JSON text', () => {
  test('is that of every value, however the text is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = ` ${JSON.stringify(value, undefined, indent)}\r\n`;
        for (const [path, inner] of pathsOf(JSON.parse(text))) expect(JSON.parse(textAt(text, path))).toEqual(inner);
      }),
      { numRuns: rounds(200) },
    );
  });

  test('is that of the value around a missing one, and of the last one of a repeated key', () => {
    expect(textAt('{"a": [1, {"b": 2}]}', ['a', 1, 'c'])).toBe('{"b": 2}');
    expect(textAt('{"a": [1, 2]}', ['a', 2])).toBe('[1, 2]');
    expect(textAt('{"a": 1}', ['a', 'b', 0])).toBe('1');
    expect(textAt('{"a": 1, "a": [2], "\\u0061": "]"}', ['a'])).toBe('"]"');
  });

  test('is found in large and deep texts', () => {
    const large = `{"a":[${'"\\"x",-1.5e9,true,'.repeat(20_000)}null]}`;
    expect(textAt(large, ['a', 59_998])).toBe('-1.5e9');
    const deep = `[1,${'['.repeat(100_000)}${']'.repeat(100_000)},"end"]`;
    expect(textAt(deep, [2])).toBe('"end"');
  });
});

test("a byte-order mark before JSON isn't an error", () => {
  const source = readJson('\ufeff{"a":1}');
  if ('diagnostics' in source) throw new Error(source.diagnostics[0]?.message);
  expect(source.value).toEqual({ a: 1 });
  expect(source.report({ path: ['a'], message: 'wrong' }).span).toEqual({ start: 6, end: 7 });
});

describe('repeated keys of a JSON text', () => {
  const keysIn = (text: string) => Array.from(repeatedKeys(text), ({ path, span }) => [path, text.slice(span.start)]);

  test('are found in objects at any depth, with their paths', () => {
    expect(keysIn('{"a": 1, "\\u0061": {}, "b": [0, {"c": "a", "c": {"a": 2}}], "a": ","}')).toEqual([
      [['a'], expect.stringMatching(/^"\\u0061"/)],
      [['b', 1, 'c'], '"c": {"a": 2}}], "a": ","}'],
      [['a'], '"a": ","}'],
    ]);
  });

  test('are not found in a text that JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => keysIn(JSON.stringify(value)).length === 0),
      { numRuns: rounds(200) },
    );
  });
});
