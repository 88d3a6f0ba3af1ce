import { expect, test } from 'vitest';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import { parseAnnoFen } from '../../../src/notations/xiangqi/annofen/index.js';

const KEYS = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

test.each(KEYS)('annoFEN has no annotation <%s>', (key) => {
  const { diagnostics } = parseAnnoFen(`v1 <${key}>8/9/9/9/9/9/9/9/9/9`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['annofen/unknown-code']);
});

test.each(KEYS)('5DFEN knows no color that %s might stand for', (key) => {
  const [first] = parse5dfen(`[k2/3/2K:0:1:${key}]`).diagnostics;
  expect(first).toMatchObject({ code: '5dfen/bad-colour' });
  expect(first!.fixes).toBeUndefined();
});
