import { expect, test } from 'vitest';
import { STANDARD_CARDS } from '../../src/games/onitama/index.js';
import { defineNotation, type RenderOptions } from '../../src/notation/index.js';
import { explainedOni } from '../../src/notations/oni/codes.js';
import { oniNotation, readOni } from '../../src/notations/oni/index.js';
import { oniCodec } from '../../src/notations/oni/model/shape.js';
import { annoFenNotation } from '../../src/notations/xiangqi/annofen/index.js';

const { model } = oniNotation.read('BXLUT Byt');

test('the options of a picture have the types that the view declares', () => {
  const setup = annoFenNotation.read('v1 9/9/9/9/9/9/9/9/9/9').model;
  expect(annoFenNotation.view?.at(setup, { latin: true })).toMatchObject({ view: { latin: true } });
  expect(oniNotation.view?.at(model, { cards: STANDARD_CARDS, ply: 1 }).ok).toBe(true);
  // @ts-expect-error -- a flag isn't text
  annoFenNotation.view?.at(setup, { latin: 'yes' });
  // @ts-expect-error -- this notation has no such option
  oniNotation.view?.at(model, { latin: true });
});

test('the options of a picture in your own notation have types as well', () => {
  const notation = defineNotation({
    read: readOni,
    codec: oniCodec,
    print: { write: () => '' },
    codes: explainedOni,
    view: {
      at: (_, { size = 1 }: RenderOptions & { readonly size?: number } = {}) => ({ ok: true, view: size }),
      svg: String,
      text: String,
    },
  });
  expect(notation.view?.at(model, { size: 2 })).toEqual({ ok: true, view: 2 });
  // @ts-expect-error -- a size is a number
  expect(notation.view?.at(model, { size: '2' })).toEqual({ ok: true, view: '2' });
});
