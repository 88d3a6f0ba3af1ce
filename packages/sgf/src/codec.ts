import { type Codec, list, optional, record, recursive, text, variant, variants } from 'ludogram';
import type { SgfCollection, SgfComposed, SgfTree, SgfValue } from './model.js';

const plain = text('value', { description: 'The text of a value without escapes; with them in private properties.' });

const value: Codec<SgfValue> = variants<SgfValue>('expected a value, or two with the keys first and second', [
  variant(
    (one): one is string => typeof one === 'string',
    (json) => json.is('value'),
    plain,
  ),
  variant(
    (one): one is SgfComposed => typeof one !== 'string',
    () => true,
    record({ first: plain, second: plain }),
  ),
]);

const property = record({
  id: text('property', { description: 'The name of a property.', pattern: /^[A-Z]+$/ }),
  values: list(value, { least: 1, problem: 'a property has at least one value' }),
});

const tree: Codec<SgfTree> = recursive(
  'tree',
  () =>
    record({
      nodes: list(record({ properties: list(property) }), { least: 1, problem: 'a game tree has at least one node' }),
      variations: optional(list(tree, { least: 1, problem: 'expected a variation: an empty list is left out' })),
    }),
  { most: 500, problem: 'game trees are nested too deeply' },
);

/** The tagged JSON of the game trees of an SGF file. */
export const sgfCodec: Codec<SgfCollection> = record({ trees: list(tree) });
