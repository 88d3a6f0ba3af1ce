import { expect, test } from 'vitest';
import { visibleJson, visibleLine, visibleRecord, visibleText } from '../../src/cst/index.js';

const HIDDEN = [
  ...Array.from({ length: 0x20 }, (_, i) => i),
  ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i),
  0x61c,
  0x200b,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  ...Array.from({ length: 5 }, (_, i) => 0x202a + i),
  ...Array.from({ length: 16 }, (_, i) => 0x2060 + i),
  0xfeff,
  0xd800,
  0xdbff,
  0xdc00,
  0xdfff,
].map((code) => String.fromCharCode(code));

/** Characters that a person may see unchanged: letters of any script, emoji, and the joiners that they need. */
const SHOWN = 'aé鬼שלום عربي नमस्ते 👩‍🚀 می‌روم 1/2 … ␛ \u00a0';

test.each(HIDDEN)('%j is escaped', (character) => {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  expect(visibleLine(`a${character}b`)).toBe(`a<U+${code.toUpperCase()}>b`);
  expect(visibleText(`a${character}b`)).toBe(character === '\n' ? 'a\nb' : visibleLine(`a${character}b`));
  expect(JSON.parse(visibleJson(JSON.stringify(character)))).toBe(character);
  expect(visibleJson(JSON.stringify(`${character}`))).not.toContain(character);
});

test('characters that are not hidden are left as they are', () => {
  for (const write of [visibleLine, visibleText, visibleRecord, visibleJson]) expect(write(SHOWN)).toBe(SHOWN);
});

test('a record keeps its tabs and line breaks, but no bare carriage return', () => {
  expect(visibleRecord('a\tb\r\nc\nd\re')).toBe('a\tb\r\nc\nd<U+000D>e');
});
