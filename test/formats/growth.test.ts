import { expect, test } from 'vitest';
import { fiveDFormat } from '../../src/formats/5dfen/index.js';
import { azulFormat } from '../../src/formats/azul/index.js';
import { otnPositionFormat } from '../../src/formats/otn/index.js';
import { annoFenFormat } from '../../src/formats/xiangqi/annofen.js';
import { xiangqiFenFormat } from '../../src/formats/xiangqi/xiangqi-fen.js';
import { growthBetween, TIMES } from '../properties/growth.js';

const SIZE = 6000;

/** Texts of any size of which some part was once looked at again and again. */
const TEXTS = [
  ['5dfen', 'empty rows', fiveDFormat, (size: number) => `[k${'/'.repeat(size)}:0:1:w]`],
  ['5dfen', 'boards with an empty row', fiveDFormat, (size: number) => '[k//1:0:1:w]'.repeat(size / 12)],
  [
    '5dfen',
    'marks behind comments',
    fiveDFormat,
    (size: number) => `[k/K:0:1:w]\n1. Ka1 ${'{a}(>L1)'.repeat(size / 2)}`,
  ],
  ['otn-position', 'empty rows', otnPositionFormat, (size: number) => `/3${'/'.repeat(size)}`],
  ['annofen', 'empty rows', annoFenFormat, (size: number) => `v1 9${'/'.repeat(size)}`],
  ['xiangqi-fen', 'empty rows', xiangqiFenFormat, (size: number) => `9${'/'.repeat(size)}`],
  ['azul', 'a factory again and again', azulFormat, (size: number) => `AZULGAME\n2\n${'1l'.repeat(size / 2)}`],
  ['azul', 'wrong letters in one line', azulFormat, (size: number) => `AZULGAME\n2\n1${'x'.repeat(size * 4)}`],
] as const;

test.each(TEXTS)('%s: %s are read in linear time', (_, __, format, make) => {
  expect(growthBetween(make(SIZE), make(SIZE * TIMES), format)).toBeUndefined();
});
