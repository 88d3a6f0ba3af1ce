import { expect, test } from 'vitest';
import { parseOtn } from '../../../src/notations/otn/index.js';

const text = `[date:2015.05.04]
[time-remaining: 600 30/3, 540 3i ]
[starting-comment: hello ]
[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]

1. d1-c1 d3-b3
[3600 30/3 3i good|540]
`;

const reading = parseOtn(text);
const at = (...path: (string | number)[]): string | undefined => {
  const span = reading.spanOf(path);
  return span && text.slice(span.start, span.end);
};

test.each([
  [['tags', 0], '[date:2015.05.04]'],
  [['tags', 0, 'name'], 'date'],
  [['tags', 1, 'value'], '600 30/3, 540 3i'],
  [['tags', 1, 'value', 'attackers'], '600 30/3'],
  [['tags', 1, 'value', 'attackers', 'overtime', 'count'], '3'],
  [['tags', 1, 'value', 'defenders', 'increment'], '3'],
  [['tags', 2, 'value'], 'hello'],
  [['tags', 3, 'value', 'entries', 0], 'dim:7'],
  [['tags', 3, 'value', 'entries', 1, 'value'], '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/'],
  [['turns', 0, 'comments', 0], '3600 30/3 3i good'],
  [['turns', 0, 'comments', 0, 'clock'], '3600 30/3 3i'],
  [['turns', 0, 'comments', 0, 'clock', 'overtime', 'seconds'], '30'],
  [['turns', 0, 'comments', 0, 'text'], ' good'],
])('the span of %j', (path, expected) => {
  expect(at(...path)).toBe(expected);
});

test('a comment without a clock has the span of its text', () => {
  expect(at('turns', 0, 'comments', 1, 'text')).toBe('540');
  expect(at('turns', 0, 'comments', 1, 'clock')).toBeUndefined();
});
