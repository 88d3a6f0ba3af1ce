import { expect, test } from 'vitest';
import type { NodeIndex, Tree } from '../../../src/cst/index.js';
import { decodeJson } from '../../../src/notation/index.js';
import { at, codecOf, leaf, type Model, recordedGames } from '../../../src/notation/shape/index.js';

// JSON needs no tree, so these readers find nothing.
const field = (): NodeIndex | 0 => 0;
const list = { first: field, next: field };
const guard = (_tree: Tree, node: NodeIndex): node is NodeIndex => node < 0;
const readers = {
  isGames: guard,
  gamesGames: list,
  isGame: guard,
  gameTags: list,
  gameNumbers: list,
  gameComments: list,
  gameMoves: list,
  gameResult: field,
  isTag: guard,
  tagName: field,
  isTagValue: guard,
  tagValue: field,
  isMove: guard,
  moveComments: list,
  moveVariations: list,
  isVariation: guard,
  variationNumbers: list,
  variationComments: list,
  variationMoves: list,
  isComment: guard,
  isResult: guard,
};
const { games } = recordedGames(readers, {
  move: { square: at(field, leaf('square', { pattern: /^[a-c][1-3]$/ })) },
  results: ['1-0', '*'],
});
const codec = codecOf(games);
const variation = { comments: ['or'], moves: [{ square: 'a1', comments: [], variations: [] }] };
const game = {
  tags: [{ name: 'First', value: 'Ada' }],
  comments: ['a game'],
  moves: [{ square: 'b2', comments: ['the center'], variations: [variation] }],
  result: '*',
};

test('recorded games have tags, comments, moves with variations, and a result', () => {
  const model: Model<typeof games> = { games: [{ ...game, result: '1-0' }] };
  const json = codec.encode(model);
  expect(decodeJson(codec, json)).toEqual({ ok: true, value: model });
  expect(json).toEqual({
    games: [
      {
        tags: [{ name: { type: 'name', value: 'First' }, value: { type: 'value', value: 'Ada' } }],
        comments: [{ type: 'comment', value: 'a game' }],
        moves: [
          {
            square: { type: 'square', value: 'b2' },
            comments: [{ type: 'comment', value: 'the center' }],
            variations: [
              {
                comments: [{ type: 'comment', value: 'or' }],
                moves: [{ square: { type: 'square', value: 'a1' }, comments: [], variations: [] }],
              },
            ],
          },
        ],
        result: { type: 'result', value: '1-0' },
      },
    ],
  });
});

test.each([
  ['First name', 'Ada', '"First name" isn\'t a valid name'],
  ['First', '"Ada"', '"\\"Ada\\"" isn\'t a valid value'],
])('a tag %j with the value %j can not be written', (name, value, message) => {
  const model = { games: [{ ...game, tags: [{ name, value }], result: '*' as const }] };
  expect(decodeJson(codec, codec.encode(model))).toMatchObject({ ok: false, problem: { message } });
});
