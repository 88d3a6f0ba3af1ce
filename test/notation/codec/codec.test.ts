import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byLeaf,
  byType,
  type Codec,
  decodeJson,
  derived,
  type Json,
  leaf,
  list,
  merged,
  modelProblem,
  named,
  only,
  optional,
  record,
  recursive,
  schemaOf,
  text,
  transform,
  variant,
  variants,
  wholeNumber,
} from '../../../src/notation/codec/index.js';

const square = leaf<number>('square', {
  pattern: /^[a-y]$/,
  print: (value) => String.fromCharCode(97 + value),
  parse: (value) => value.charCodeAt(0) - 97,
});
const card = text('card', { pattern: /^[A-Z]$/ });
const move = record({ card, from: square, to: square });
const game = record({
  title: optional(text('title')),
  cards: list(card, { length: 2, problem: 'a game has two cards' }),
  moves: list(move),
  count: derived(wholeNumber('number'), ({ moves }: { moves: readonly unknown[] }) => moves.length),
});
const model = { cards: ['A', 'B'], moves: [{ card: 'A', from: 0, to: 24 }] };
const json = {
  cards: [leafOf('card', 'A'), leafOf('card', 'B')],
  moves: [{ card: leafOf('card', 'A'), from: leafOf('square', 'a'), to: leafOf('square', 'y') }],
  count: leafOf('number', '1'),
};

function leafOf(type: string, value: string) {
  return { type, value };
}

const validatorOf = (codec: Codec<never>) =>
  new Ajv2020({ strict: true }).compile(schemaOf(codec, { title: 'a test' })) as (value: Json) => boolean;

describe('a record', () => {
  test('is written with derived members and without absent ones', () => {
    expect(game.encode(model)).toEqual(json);
    expect(game.encode({ ...model, title: 'x' })).toEqual({ title: leafOf('title', 'x'), ...json });
  });

  test('is read back without derived members, and without keys for absent ones', () => {
    expect(decodeJson(game, json)).toEqual({ ok: true, value: model });
  });

  test.each([
    ['a value of another type', 7, [], 'expected an object'],
    ['a missing member', { cards: json.cards }, ['moves'], 'expected a list'],
    ['a list that is too long', { ...json, cards: [...json.cards, ...json.cards] }, ['cards'], 'a game has two cards'],
    ['a list that is too short', { ...json, cards: [] }, ['cards'], 'a game has two cards'],
    [
      'a leaf of another type',
      { ...json, title: leafOf('name', 'x') },
      ['title'],
      'expected {"type": "title", "value": "…"}',
    ],
    [
      'a value that the pattern refuses',
      { ...json, moves: [json.moves[0]!, { ...json.moves[0]!, to: leafOf('square', 'z') }] },
      ['moves', 1, 'to'],
      '"z" isn\'t a valid square',
    ],
  ])('reports %s with its path', (_, value, path, message) => {
    expect(decodeJson(game, value)).toEqual({ ok: false, problem: { path, message } });
  });

  test('reports the same problem for a model that has no JSON form', () => {
    const bad = { ...model, moves: [{ card: 'A', from: 0, to: 25 }] };
    expect(modelProblem(game, bad)).toEqual({ path: ['moves', 0, 'to'], message: '"z" isn\'t a valid square' });
    expect(modelProblem(game, model)).toBeUndefined();
  });
});

type Line = { readonly type: 'note'; readonly text: string } | { readonly type: 'move'; readonly card: string };
const line = byType<Line>('expected a note or a move', {
  note: record({ text: text('text') }),
  move: record({ card }),
});

describe('a value with several forms', () => {
  test('is written under the name of its form, and read back', () => {
    const encoded = line.encode({ type: 'move', card: 'C' });
    expect(encoded).toEqual({ move: { card: leafOf('card', 'C') } });
    expect(decodeJson(line, encoded)).toEqual({ ok: true, value: { type: 'move', card: 'C' } });
    expect(decodeJson(line, {})).toEqual({ ok: false, problem: { path: [], message: 'expected a note or a move' } });
  });

  test('can be chosen by any property of the model and of the JSON', () => {
    const pass = text<'pass'>('pass', { pattern: /^pass$/ });
    const either = variants<string>('expected a card or a pass', [
      variant(
        (value): value is 'pass' => value === 'pass',
        (reader) => reader.is('pass'),
        pass,
      ),
      variant(
        (value): value is string => value !== 'pass',
        (reader) => reader.is('card'),
        card,
      ),
    ]);
    for (const value of ['pass', 'Q']) expect(decodeJson(either, either.encode(value))).toEqual({ ok: true, value });
    expect(decodeJson(either, leafOf('square', 'a'))).toMatchObject({ ok: false });
  });
});

describe('an object with the members of several', () => {
  const kind = <Kind extends string>() => text<Kind>('kind');
  const action = byLeaf('kind', {
    move: record({ kind: kind<'move'>(), card }),
    pass: record({ kind: kind<'pass'>() }),
  });
  const codec = merged(record({ on: optional(square) }), only('action', action), record({ check: text('check') }));
  const move = { on: 3, action: { kind: 'move', card: 'C' }, check: 'x' } as const;
  const json = {
    on: leafOf('square', 'd'),
    kind: leafOf('kind', 'move'),
    card: leafOf('card', 'C'),
    check: leafOf('check', 'x'),
  };

  test('has their members in its JSON, in their order', () => {
    expect(JSON.stringify(codec.encode(move))).toBe(JSON.stringify(json));
    expect(decodeJson(codec, json)).toEqual({ ok: true, value: move });
    const pass = { action: { kind: 'pass' }, check: 'x' } as const;
    expect(decodeJson(codec, codec.encode(pass))).toEqual({ ok: true, value: pass });
  });

  test('has a problem where its member is, in the JSON and in the model', () => {
    expect(decodeJson(codec, { ...json, check: 1 })).toMatchObject({ problem: { path: ['check'] } });
    expect(decodeJson(codec, { ...json, card: leafOf('card', 'c') })).toMatchObject({ problem: { path: ['card'] } });
    expect(modelProblem(codec, { ...move, action: { kind: 'move', card: 'c' } })?.path).toEqual(['action', 'card']);
    expect(modelProblem(codec, { ...move, on: 99 })?.path).toEqual(['on']);
    expect(codec.pathInModel?.(move, [])).toEqual([]);
  });

  test('has a schema for each combination of forms', () => {
    const { oneOf } = schemaOf(codec, { title: 'A move' }) as { oneOf: { properties: object; required: string[] }[] };
    expect(oneOf.map(({ required }) => required)).toEqual([
      ['kind', 'card', 'check'],
      ['kind', 'check'],
    ]);
    expect(oneOf.map(({ properties }) => Object.keys(properties))).toEqual([
      ['on', 'kind', 'card', 'check'],
      ['on', 'kind', 'check'],
    ]);
  });
});

interface Branch {
  readonly name: string;
  readonly branches: readonly Branch[];
}
const branch: Codec<Branch> = recursive('branch', () => record({ name: text('name'), branches: list(branch) }));

test('a value can contain values of its own type', () => {
  const value = { name: 'a', branches: [{ name: 'b', branches: [] }] };
  expect(decodeJson(branch, branch.encode(value))).toEqual({ ok: true, value });
  const accepts = validatorOf(branch as Codec<never>);
  expect(accepts(branch.encode(value))).toBe(true);
  expect(accepts({ name: leafOf('name', 'a'), branches: [{}] })).toBe(false);
});

test('a value can be written as another value', () => {
  const sorted = transform(list(wholeNumber('number')), {
    decode: (numbers, reader) => (numbers.length === 0 ? reader.fail('expected a number') : new Set(numbers)),
    encode: (numbers: ReadonlySet<number>) => [...numbers],
  });
  expect(decodeJson(sorted, sorted.encode(new Set([3, 4])))).toEqual({ ok: true, value: new Set([3, 4]) });
  expect(decodeJson(sorted, [])).toEqual({ ok: false, problem: { path: [], message: 'expected a number' } });
});

test.each([0, 7, 999_999_999])('the whole number %d comes back', (value) => {
  const number = wholeNumber('number');
  expect(decodeJson(number, number.encode(value))).toEqual({ ok: true, value });
});

test.each([-1, 1.5, NaN, Infinity, 1e9, 1e21])('%d is refused as a whole number', (value) => {
  expect(modelProblem(wholeNumber('number'), value)).toMatchObject({ path: [] });
});

test('the schema accepts exactly the JSON that can be read', () => {
  const accepts = validatorOf(game as Codec<never>);
  expect(accepts(json)).toBe(true);
  const value = fc.record(
    {
      title: fc.constantFrom<Json>(leafOf('title', 't'), leafOf('card', 'A'), 4),
      cards: fc.constantFrom<Json>(json.cards, [], [leafOf('card', 'ab')], [...json.cards, ...json.cards]),
      moves: fc.constantFrom<Json>(json.moves, [], {}, [{}]),
    },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(value, (one) => decodeJson(game, one).ok === accepts(one)));
});

describe('a value whose name says its form', () => {
  type Setting =
    | { readonly type: 'size'; readonly key: string; readonly value: number }
    | {
        readonly type: 'word';
        readonly key: string;
        readonly value: string;
      };
  const setting = named<Setting>({
    nameKey: 'key',
    name: text('key'),
    typeOf: (key) => (key === 'dim' ? 'size' : 'word'),
    forms: { size: wholeNumber('number'), word: text('word') },
    problem: ({ key, value }) => (key === 'mute' && value !== '' ? 'mute has no value' : undefined),
    derived: { big: derived(text('boolean'), ({ value }: Setting) => (Number(value) > 9 ? 'true' : undefined)) },
  });
  const big = { key: leafOf('key', 'dim'), value: leafOf('number', '11'), big: leafOf('boolean', 'true') };

  test('is written without its type, which is known from the name', () => {
    expect(setting.encode({ type: 'size', key: 'dim', value: 11 })).toEqual(big);
    expect(setting.encode({ type: 'word', key: 'x', value: 'y' })).toEqual({
      key: leafOf('key', 'x'),
      value: leafOf('word', 'y'),
    });
  });

  test('is read by its name, and a problem is at the value', () => {
    expect(decodeJson(setting, big)).toEqual({ ok: true, value: { type: 'size', key: 'dim', value: 11 } });
    expect(decodeJson(setting, { key: leafOf('key', 'dim'), value: leafOf('word', 'y') })).toMatchObject({
      ok: false,
      problem: { path: ['value'] },
    });
    expect(decodeJson(setting, { key: leafOf('key', 'mute'), value: leafOf('word', 'y') })).toEqual({
      ok: false,
      problem: { path: ['value'], message: 'mute has no value' },
    });
  });

  test('has a schema that allows its forms and no other', () => {
    const isSetting = validatorOf(setting as Codec<never>);
    expect(isSetting(big)).toBe(true);
    expect(isSetting({ ...big, value: leafOf('other', '11') })).toBe(false);
  });
});
