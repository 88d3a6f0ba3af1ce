import { expect, test } from 'vitest';
import { withCheckedModels } from '../../../src/notation/check/checked-model.js';
import type { Notation } from '../../../src/notation/index.js';
import { fiveDNotation, fiveDView, replay5dfen } from '../../../src/notations/5dfen/index.js';
import { azulNotation, azulView, replayAzul } from '../../../src/notations/azul/index.js';
import { oniNotation, oniView, replayOni } from '../../../src/notations/oni/index.js';
import { oniCodec } from '../../../src/notations/oni/model/shape.js';
import { otnNotation, otnPositionView, otnRulesView, otnView, replayOtn } from '../../../src/notations/otn/index.js';
import { annoFenNotation, annoFenView } from '../../../src/notations/xiangqi/annofen/index.js';

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

/** A function of a model that never throws. */
type Act = (model: never) => unknown;

/** The methods of a view that take a model. */
interface Drawing {
  at(model: never): unknown;
  eachPly?(model: never, options: object, draw: () => void): unknown;
}

const actsOf = (name: string, { at, eachPly }: Drawing): [string, Act][] => [
  [`${name}.at`, at],
  [`${name}.eachPly`, (model) => eachPly?.(model, {}, () => undefined) ?? { ok: false }],
];

const NAMED: readonly [string, Act][] = [
  ['replayOni', replayOni],
  ['replayOtn', replayOtn],
  ['replayAzul', replayAzul],
  ['replay5dfen', replay5dfen],
  ...actsOf('oniView', oniView),
  ...actsOf('otnView', otnView),
  ...actsOf('otnPositionView', otnPositionView),
  ...actsOf('otnRulesView', otnRulesView),
  ...actsOf('azulView', azulView),
  ...actsOf('fiveDView', fiveDView),
  ...actsOf('annoFenView', annoFenView),
];

const fails = (): never => {
  throw new Error('a getter that throws');
};

test.each(NAMED)('%s returns the problem of a value that is not a model', (_, act) => {
  const throwing = new Proxy({}, { get: fails, has: fails, ownKeys: fails, getOwnPropertyDescriptor: fails });
  const others = [undefined, null, 7, Number.NaN, '', 'x', true, {}, [], [undefined], Object.create(null), throwing];
  for (const other of others) expect(act(other as never)).toMatchObject({ ok: false });
});

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
  const play: typeof oniNotation.play = { ...oniNotation.play!, replay: fail };
  expect(() => withCheckedModels(oniCodec, play).replay(model)).toThrow(fault);
  const view: typeof oniNotation.view = { ...oniNotation.view!, at: fail };
  const checked = withCheckedModels(oniCodec, view);
  expect(() => checked.at(model)).toThrow(fault);
  expect(() => checked.eachPly?.(model, {}, fail)).toThrow(fault);
});

test('values other than texts are refused, and those other than paths have no span', () => {
  expect(() => oniNotation.read(undefined as never)).toThrow(new TypeError('expected a text, not undefined'));
  const reading = oniNotation.read('BXLUT\nByt\n');
  for (const path of [undefined, null, 7, [[]], [{}]]) expect(reading.spanOf(path as never)).toBeUndefined();
});
