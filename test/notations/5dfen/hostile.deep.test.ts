import { expect, test } from 'vitest';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';

test.each(['(', '[', '{', ')', ']', '}', '"', '/', '[a "', '[k/', '(0T1)', '1.', '\\', 'x', '(1. e4 '])(
  'ten thousand characters of %j are read completely, and reported',
  (part) => {
    const text = part.repeat(10_000 / part.length);
    const { tree, diagnostics } = parse5dfen(text);
    expect(tree.source()).toBe(text);
    expect(diagnostics.length).toBeGreaterThan(0);
  },
);
