import { expect, test } from 'vitest';
import { slowdown } from '../../src/cli/verbs/fuzz/slowdown.js';
import { fiveDNotation } from '../../src/notations/5dfen/index.js';
import { parseOniTree } from '../../src/notations/oni/index.js';
import { select } from '../../src/select/index.js';

const DEPTH = 500;
/** Eight times as many levels take eight times as long; sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

test.each([
  '*',
  'Variation',
  'Turn > *',
  '.number',
  'Variation Move',
  'Variation > Turn Move',
  'Variation Turn > Move',
  'Variation Turn > Move, Comment',
  'Variation:has(Comment)',
  'Variation:not(:has(Variation Variation > Move))',
  '!Variation > Comment',
  '!Variation Comment',
])('%s is found in nested variations in linear time', (selector) => {
  const search = (depth: number) => {
    const text = `[Board "Standard"]\n\n1. e4 / e5${' (1b. c5'.repeat(depth)}${')'.repeat(depth)}\n`;
    const { tree } = fiveDNotation.read(text, { level: 'syntax' });
    return () => select(tree as never, selector);
  };
  expect(slowdown(search(DEPTH), search(TIMES * DEPTH), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test.each(['Move ~ Comment', 'Move:has(~ Comment)', '!Move ~ Comment', '.moves', 'Move:nth-child(3)'])(
  '%s is found in a long list in linear time',
  (selector) => {
    const search = (length: number) => {
      const tree = parseOniTree(`BXLUT${' Byt'.repeat(length)}`);
      return () => select(tree as never, selector);
    };
    expect(slowdown(search(DEPTH), search(TIMES * DEPTH), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
  },
);
