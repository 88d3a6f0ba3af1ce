import { type Codec, record as recordCodec, text, variant, variants } from 'ludogram';
import type { NodeIndex } from 'ludogram/cst';
import {
  at,
  codecOf,
  derive,
  leaf,
  list,
  type Model,
  optional,
  record,
  recursive,
  type Shape,
  withJson,
} from 'ludogram/shape';
import type { GameTree } from '../../generated/sgf/nodes.js';
import * as readers from '../../generated/sgf/readers.js';
import { findValue, identAt, spanBeforeBlanks, valuesAt } from './leaves.js';
import type { SgfComposed, SgfValue } from './values.js';

const part = text('value', { description: 'The text of a value without escapes; with them in private properties.' });

const valueCodec: Codec<SgfValue> = variants<SgfValue>('expected a value, or two with the keys first and second', [
  variant(
    (one): one is string => typeof one === 'string',
    (json) => json.is('value'),
    part,
  ),
  variant(
    (one): one is SgfComposed => typeof one !== 'string',
    () => true,
    recordCodec({ first: part, second: part }),
  ),
]);

const value = withJson(leaf<SgfValue>('value'), () => valueCodec);

export const property = record(
  readers.isProperty,
  {
    /** Upper-case letters, such as `AB`. */
    id: at(
      readers.propertyId,
      leaf('property', {
        description: 'The name of a property.',
        pattern: /^[A-Z]+$/,
        read: identAt,
        isShared: true,
      }),
    ),
    // The property decides how its values are read.
    values: derive(
      list(readers.propertyValues, value, {
        unreadable: 'skip',
        least: 1,
        problem: 'a property has at least one value',
      }),
      { read: valuesAt, find: findValue, fields: [readers.propertyValues] },
    ),
  },
  // Files have the same properties many times.
  { span: spanBeforeBlanks, isShared: true },
);
/** A property with its values. */
export interface SgfProperty extends Model<typeof property> {}

const node = record(
  readers.isNode,
  { properties: list(readers.nodeProperties, property, { unreadable: 'skip' }) },
  { span: spanBeforeBlanks },
);
/** A node: properties in the order of the file. */
export interface SgfNode extends Model<typeof node> {}

/** A game tree or a variation. */
export const gameTree = recursive(
  'tree',
  (self: Shape<SgfTree, NodeIndex<GameTree>>) =>
    record(
      readers.isGameTree,
      {
        nodes: list(readers.gameTreeNodes, node, {
          unreadable: 'skip',
          least: 1,
          problem: 'a game tree has at least one node',
        }),
        /** Absent if the line ends here. */
        variations: optional(
          list(readers.gameTreeVariations, self, {
            unreadable: 'skip',
            isAbsentIfEmpty: true,
            least: 1,
            problem: 'expected a variation: an empty list is left out',
          }),
        ),
      },
      { span: spanBeforeBlanks },
    ),
  { most: 10_000, problem: 'game trees are nested too deeply' },
);
/** Consecutive nodes, and how the game can continue after the last one; the first variation is the main line. */
export interface SgfTree extends Model<typeof gameTree> {}

/** A file. */
export const collection = record(
  readers.isSgfFile,
  { trees: list(readers.sgfFileTrees, gameTree, { unreadable: 'skip' }) },
  { span: 'none' },
);
/** The game trees of a file. */
export interface SgfCollection extends Model<typeof collection> {}

/** The tagged JSON of the game trees of an SGF file. */
export const sgfCodec = codecOf(collection);
