import { expect, test } from 'vitest';
import { fiveDNotation } from '../../src/notations/5dfen/index.js';
import { select } from '../../src/select/index.js';
import { slowdown } from '../support/growth.js';

const DEPTH = 500;
/** Eight times as many levels take eight times as long; sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

test.each(['*', 'Variation', 'Turn > *', '.number', 'Variation Move', 'Variation > Turn Move'])(
  '%s is found in nested variations in linear time',
  (selector) => {
    const search = (depth: number) => {
      const text = `[Board "Standard"]\n\n1. e4 / e5${' (1b. c5'.repeat(depth)}${')'.repeat(depth)}\n`;
      const { tree } = fiveDNotation.read(text, { level: 'syntax' });
      return () => select(tree as never, selector);
    };
    expect(slowdown(search(DEPTH), search(TIMES * DEPTH), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
  },
);
