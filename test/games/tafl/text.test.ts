import { expect, test } from 'vitest';
import { boardText } from '../../../src/games/tafl/index.js';
import { readBoard } from './notation.js';

test('a board is written as it is read, whatever board was written before it', () => {
  const wide = `/${'13/'.repeat(6)}t11T/${'13/'.repeat(6)}`;
  const texts = ['/2t2/5/t1K1t/5/2t2/', wide, '/1/', '/3/tKT/3/', wide];
  expect(texts.map((text) => boardText(readBoard(text)))).toEqual(texts);
});
