import { expect, test } from 'vitest';
import { LineIndex } from '../../src/cst/index.js';
import fc from '../support/properties.js';

test('LF, CR and CRLF each end a line', () => {
  const lines = new LineIndex('a\nb\rc\r\nd');
  expect(lines.lineCount).toBe(4);
  expect([1, 2, 3, 4].map((line) => lines.line(line))).toEqual(['a', 'b', 'c', 'd']);
  expect([0, 2, 4, 7].map((offset) => lines.position(offset))).toEqual(
    [1, 2, 3, 4].map((line) => ({ line, column: 1 })),
  );
});

test('a line break at the end begins an empty line', () => {
  const lines = new LineIndex('a\n');
  expect(lines.lineCount).toBe(2);
  expect(lines.position(2)).toEqual({ line: 2, column: 1 });
  expect(lines.line(2)).toBe('');
});

test('an empty text has one line', () => {
  expect(new LineIndex('').position(0)).toEqual({ line: 1, column: 1 });
});

test('offsets outside the text are moved to its ends', () => {
  const lines = new LineIndex('ab\ncd');
  expect(lines.position(99)).toEqual({ line: 2, column: 3 });
  expect(lines.offset({ line: 1, column: 99 })).toBe(2);
  expect(lines.offset({ line: 9, column: 1 })).toBe(3);
  expect(lines.position(-1)).toEqual({ line: 1, column: 1 });
  expect(lines.offset({ line: 0, column: -4 })).toBe(0);
});

test('the last offset is after the last character of the last line', () => {
  expect(new LineIndex('a\r\nbc').position(5)).toEqual({ line: 2, column: 3 });
  expect(new LineIndex('a\r\n').offset({ line: 2, column: 1 })).toBe(3);
});

test('inside CRLF a location is still on the line that it ends', () => {
  expect(new LineIndex('a\r\nb').position(2)).toEqual({ line: 1, column: 3 });
});

test('offset to position and back is the same offset, outside line breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\n', '\r', '\r\n') }), (text) => {
      const lines = new LineIndex(text);
      for (let offset = 0; offset <= text.length; offset++) {
        if (text[offset] === '\n' && text[offset - 1] === '\r') continue;
        expect(lines.offset(lines.position(offset))).toBe(offset);
      }
    }),
  );
});
