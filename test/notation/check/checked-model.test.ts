import { expect, test } from 'vitest';
import { playOfModels, viewOfModels } from '../../../src/notation/check/checked-model.js';
import type { Notation } from '../../../src/notation/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { oniCodec } from '../../../src/notations/oni/model/shape.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { annoFenNotation } from '../../../src/notations/xiangqi/annofen/index.js';

const TEXTS: readonly [Notation, string][] = [
  [oniNotation as never, 'BXLUT\nByt\n'],
  [otnNotation as never, '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1 d3-b3\n'],
  [fiveDNotation as never, '[Board "Standard"]\n\n1. e4 / e5\n'],
  [azulNotation as never, 'AZULGAME\n2\n'],
  [annoFenNotation as never, 'v1 9/9/9/9/9/9/9/9/9/RNBAKABNR\n'],
];

test.each(TEXTS)(
  'a value that is not a model of $id is neither played nor drawn, and has a problem',
  (notation, text) => {
    const model = notation.read(text).model as { readonly [key: string]: unknown };
    const others = Object.keys(model).flatMap((key) =>
      [null, 7, 'x', [null]].map((value) => ({ ...model, [key]: value })),
    );
    for (const act of [notation.play?.replay, notation.view?.at]) {
      for (const other of [Number.NaN, [], ...others]) {
        const result = act?.(other);
        if (result?.ok === false) expect(result.problem.message).not.toBe('');
      }
      for (const nothing of [undefined, null, {}]) expect(act?.(nothing).ok ?? false).toBe(false);
    }
  },
);

test('the problem has the path of the wrong part', () => {
  const { model } = oniNotation.read('BXLUT\nByt\n');
  const wrong = { ...model, moves: [model.moves[0], null] } as never;
  expect(oniNotation.play?.replay(wrong)).toMatchObject({ ok: false, problem: { path: ['moves', 1] } });
});

test('an error for a valid model is thrown: it is a fault of the notation', () => {
  const fault = new TypeError('a fault');
  const fail = (): never => {
    throw fault;
  };
  const { model } = oniNotation.read('BXLUT\nByt\n');
  expect(() => playOfModels(oniCodec, { ...oniNotation.play!, replay: fail }).replay(model)).toThrow(fault);
  expect(() => viewOfModels(oniCodec, { ...oniNotation.view!, at: fail }).at(model)).toThrow(fault);
});

test('what is not a text is refused, and what is not a path has no span', () => {
  expect(() => oniNotation.read(undefined as never)).toThrow(new TypeError('expected a text, not undefined'));
  const reading = oniNotation.read('BXLUT\nByt\n');
  for (const path of [undefined, null, 7, [[]], [{}]]) expect(reading.spanOf(path as never)).toBeUndefined();
});
