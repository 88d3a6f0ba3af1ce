import { describe, expect, test } from 'vitest';
import type { Board, Card, Move, Square } from '../../../generated/oni/nodes.js';
import {
  boardCells,
  isCard,
  isMove,
  moveCard,
  moveFrom,
  moveTo,
  oniFileBoard,
  oniFileMoves,
} from '../../../generated/oni/readers.js';
import type { NodeIndex } from '../../../src/cst/index.js';
import { transform } from '../../../src/notation/codec/index.js';
import { decodeJson, schemaOf } from '../../../src/notation/index.js';
import {
  at,
  choice,
  codecOf,
  constant,
  leaf,
  list,
  type Model,
  number,
  optional,
  record,
  type Shape,
  variants,
  withJson,
} from '../../../src/notation/shape/index.js';

const square = leaf('square', { pattern: /^[a-y]$/ });
const move = record(
  isMove,
  { card: at(moveCard, leaf('card')), from: at(moveFrom, square), to: optional(at(moveTo, number('number'))) },
  { jsonKeys: { from: 'start' } },
);

describe('the codec of a shape', () => {
  test('writes members whose names every object inherits', () => {
    const codec = codecOf(
      record(isMove, { constructor: at(moveCard, leaf('card')), valueOf: optional(at(moveTo, number('number'))) }),
    );
    const json = { constructor: { type: 'card', value: 'B' } };
    const model = { constructor: 'B' };
    expect(codec.encode(model as never)).toEqual(json);
    expect(decodeJson(codec, json)).toEqual({ ok: true, value: model });
    expect(() => codec.encode({} as never)).toThrow('this part is missing');
    expect(schemaOf(codec, { title: 'A move' }).required).toEqual(['constructor']);
  });

  test('writes a record with the names of JSON, and without an absent member', () => {
    const codec = codecOf(move);
    const json = { card: { type: 'card', value: 'B' }, start: { type: 'square', value: 'y' } };
    expect(codec.encode({ card: 'B', from: 'y' })).toEqual(json);
    expect(decodeJson(codec, json)).toEqual({ ok: true, value: { card: 'B', from: 'y' } });
    expect(decodeJson(codec, { ...json, start: { type: 'square', value: 'z' } })).toEqual({
      ok: false,
      problem: { path: ['start'], message: '"z" isn\'t a valid square' },
    });
    expect(schemaOf(codec, { title: 'A move' })).toMatchObject({
      required: ['card', 'start'],
      properties: { to: { $ref: '#/$defs/number' } },
    });
  });

  test('writes only the sole member, and the form of a value as a key', () => {
    const form = record(isMove, { type: constant('played'), card: at(moveCard, leaf('card')) }, { sole: 'card' });
    const codec = codecOf(variants('expected a move', { played: form }));
    const json = { played: { type: 'card', value: 'B' } };
    expect(codec.encode({ type: 'played', card: 'B' })).toEqual(json);
    expect(decodeJson(codec, json)).toEqual({ ok: true, value: { type: 'played', card: 'B' } });
    expect(decodeJson(codec, {})).toEqual({ ok: false, problem: { path: [], message: 'expected a move' } });
  });
});

test('a choice has the type and the pattern of its texts', () => {
  const result = choice('result', ['1-0', '1/2-1/2', '*']);
  const codec = codecOf(result);
  const value: Model<typeof result> = '*';
  expect(codec.encode(value)).toEqual({ type: 'result', value: '*' });
  expect(decodeJson(codec, { type: 'result', value: '1/2-1/2' })).toEqual({ ok: true, value: '1/2-1/2' });
  expect(decodeJson(codec, { type: 'result', value: '1-00' })).toMatchObject({ ok: false });
  expect(schemaOf(codec, { title: 'A result' })).toMatchObject({
    $defs: { result: { properties: { value: { pattern: String.raw`^(?:1-0|1\/2-1\/2|\*)$` } } } },
  });
  // @ts-expect-error -- none of the texts
  const other: Model<typeof result> = '0-1';
  expect(() => codec.encode(other)).not.toThrow();
});

describe('a codec of its own', () => {
  const own = withJson(move, (plain) =>
    transform(plain, {
      encode: ({ card, from }) => ({ card: card.toUpperCase(), from }),
      decode: (value) => ({ ...value, card: value.card.toLowerCase() }),
    }),
  );
  const json = (card: string) => ({ card: { type: 'card', value: card }, start: { type: 'square', value: 'y' } });

  test('changes the JSON that a shape would have, and in other shapes', () => {
    const codec = codecOf(list(oniFileMoves, own, { unreadable: 'end' }));
    expect(codec.encode([{ card: 'b', from: 'y', to: 3 }])).toEqual([json('B')]);
    expect(decodeJson(codec, [json('B')])).toEqual({ ok: true, value: [{ card: 'b', from: 'y' }] });
  });

  test('a sorted list is sorted when its JSON is read', () => {
    const byCard = (a: { card: string }, b: { card: string }): number => (a.card < b.card ? -1 : 1);
    const codec = codecOf(list(oniFileMoves, own, { unreadable: 'end', sortedBy: byCard }));
    expect(decodeJson(codec, [json('X'), json('B')])).toEqual({
      ok: true,
      value: [
        { card: 'b', from: 'y' },
        { card: 'x', from: 'y' },
      ],
    });
  });
});

describe('the codec of bare forms', () => {
  const codec = codecOf(
    variants(
      'expected a move',
      {
        played: record(isMove, { kind: constant('played'), card: at(moveCard, leaf('card')) }),
        pass: leaf<{ readonly kind: 'pass' }>('pass', { print: () => '-', parse: () => ({ kind: 'pass' }) }),
        other: leaf<{ readonly kind: 'other'; readonly text: string }>('other', {
          unreadable: "this can't be written",
          print: ({ text }) => text,
        }),
      },
      { key: 'kind', json: 'bare' },
    ),
  );

  test('distinguishes the forms by their JSON', () => {
    const played = { card: { type: 'card', value: 'B' } };
    const pass = { type: 'pass', value: '-' };
    expect(codec.encode({ kind: 'played', card: 'B' })).toEqual(played);
    expect(codec.encode({ kind: 'pass' })).toEqual(pass);
    expect(decodeJson(codec, played)).toEqual({ ok: true, value: { kind: 'played', card: 'B' } });
    expect(decodeJson(codec, pass)).toEqual({ ok: true, value: { kind: 'pass' } });
    expect(decodeJson(codec, {})).toEqual({ ok: false, problem: { path: [], message: 'expected a move' } });
  });

  test('writes a form that it does not read', () => {
    const other = { type: 'other', value: 'x' };
    expect(codec.encode({ kind: 'other', text: 'x' })).toEqual(other);
    expect(decodeJson(codec, other)).toEqual({ ok: false, problem: { path: [], message: "this can't be written" } });
    const schema = schemaOf(codec, { title: 'A move' });
    expect(Object.keys(schema.$defs as object)).toEqual(['card', 'pass']);
  });
});

describe('the types of a shape', () => {
  test('are those of the model', () => {
    const model: Model<typeof move> = { card: 'B', from: 'y', to: 3 };
    // @ts-expect-error -- a number
    const wrong: Model<typeof move> = { card: 'B', from: 'y', to: 'x' };
    expect([model.to, wrong.to]).toEqual([3, 'x']);
  });

  test('make a leaf that is a member a text', () => {
    const card = record(isCard, { letter: leaf('letter'), parsed: leaf('parsed', { parse: Number }) });
    const model: Model<typeof card> = { letter: 'B', parsed: 1 };
    const letter: string = model.letter;
    // @ts-expect-error -- a number for a text
    const wrong: Model<typeof card> = { letter: 1, parsed: 1 };
    expect([letter, wrong.parsed, card.form.is]).toEqual(['B', 1, 'record']);
  });

  test('report a member that reads another node, at that member', () => {
    const onBoard: Shape<string, NodeIndex<Board>> = leaf('board');
    record(isMove, {
      card: at(moveCard, leaf('card')),
      // @ts-expect-error -- the board of an OniFile
      board: optional(at(oniFileBoard, onBoard)),
    });
    const ofCards: Shape<string, NodeIndex<Card>> = leaf('card');
    // @ts-expect-error -- a field with squares
    at(moveFrom, ofCards);
    const ofSquares: Shape<string, NodeIndex<Square>> = leaf('square');
    expect(at(moveFrom, ofSquares).form.is).toBe('field');
  });

  test('make a list with error nodes say what becomes of them', () => {
    const ofMoves: Shape<string, NodeIndex<Move>> = leaf('move');
    // @ts-expect-error -- without `unreadable`
    list(oniFileMoves, ofMoves, {});
    // @ts-expect-error -- without options
    list(oniFileMoves, ofMoves);
    expect(list(boardCells, leaf('cell')).form.is).toBe('list');
    expect(list(oniFileMoves, ofMoves, { unreadable: 'end' }).form.is).toBe('list');
  });

  test('compare the name of a form with its constant', () => {
    const played = record(isMove, { type: constant('plays'), card: at(moveCard, leaf('card')) });
    // @ts-expect-error -- "plays"
    expect(variants('expected a move', { played }).form.is).toBe('variants');
  });
});
