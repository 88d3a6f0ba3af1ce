import { upperFirst } from '../../generator/characters.js';
import type { AnyShape, GroupsForm } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import { sharedTexts } from '../values/leaf.js';
import { read } from '../values/read.js';
import { addition } from '../writer/lists.js';
import { indexType, numberTest } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';

/** The parts that can come after an element, and the code for them. */
export interface AttachedParts {
  readonly key: string;
  /** The variable with the list of such parts. */
  readonly name: string;
  /** The condition that the node `i` is one, given its `kind`. */
  readonly test: string;
  /** The statements that add the node `i` to the list. */
  readonly add: readonly string[];
  /** The type of the list. */
  readonly type: string;
}

/** Returns the parts that can come after the elements of groups. */
export const attachedParts = (writer: ShapeWriter, { attached }: GroupsForm): readonly AttachedParts[] =>
  Object.entries(attached).map(([key, shape]) => {
    const { form } = shape;
    const isShared = form.is === 'leaf' && form.reading.isShared === true;
    const own = isShared ? { form: { ...form, reading: { ...form.reading, isShared: false } } } : shape;
    const { before, code, type, test } = groupPart(writer, own, key);
    if (before.length > 1) throw new ShapeError(`${key}: an attached part must be a leaf, a record or a list`);
    const name = writer.local(key);
    const add = isShared ? sharedAddition(writer, form, name, code, type) : addition(name, code);
    return { key, name, test, add: [...before, ...add], type: `Array<${type}>` };
  });

/** Returns the statements that add a shared value to a list: even a list of only one is shared, and never changed. */
function sharedAddition(
  writer: ShapeWriter,
  form: object,
  name: string,
  code: string,
  type: string,
): readonly string[] {
  const known = sharedTexts(writer, form, 'list', `known${upperFirst(name)}`, `Array<${type}>`);
  return [
    `if (${name} === undefined) ${name} = ${known}.get(tree, node) ?? ${known}.add(tree, node, [${code}]);`,
    `else if (${name}.length === 1) ${name} = [...${name}, ${code}];`,
    `else ${name}.push(${code});`,
  ];
}

/**
 * Returns the code for the node `i`, which must always be readable if it is of the kinds of a shape. The first
 * statement before it says that the node is of these kinds: tests of its number, which is read once, don't.
 */
export function groupPart(writer: ShapeWriter, shape: AnyShape, hint: string) {
  const kinds = writer.facts.kindsOf(shape);
  if (kinds === undefined) throw new ShapeError(`${hint}: elements and attached parts must have kinds of nodes`);
  const before = [`const node = i as ${indexType(writer, kinds)};`];
  const { code, mayFail, type } = read(writer, shape, { index: 'node', kinds, hint, before });
  if (mayFail) throw new ShapeError(`${hint}: elements and attached parts must always be readable`);
  return { before, code, type, test: numberTest(writer, kinds) };
}

/** Returns the conditions that a node ends the groups, given its `kind`. */
export const endTests = (writer: ShapeWriter, { ends }: GroupsForm): readonly string[] =>
  writer.facts.kindsOfGuards(ends).map((kind) => numberTest(writer, [kind]));
