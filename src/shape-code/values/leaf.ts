import { upperFirst } from '../../generator/characters.js';
import { quoted } from '../../generator/emit/writer.js';
import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import { testOf } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { callOfExport, type NodeCode, type ReadingCode, resultOf } from './reading.js';

/** Reads a leaf; the value is `undefined` at a node that doesn't have its kind. */
export function readLeaf(writer: ShapeWriter, shape: AnyShape, form: FormOf<'leaf'>, node: NodeCode): ReadingCode {
  const test = testOf(writer, node.index, node.kinds, writer.facts.kindsOf(shape));
  const reading = readLeafAt(writer, form, node);
  return test === '' ? reading : { ...reading, code: `${test} ? ${reading.code} : undefined`, mayFail: true };
}

/** Reads a leaf at a node that has its kind. */
export function readLeafAt(
  writer: ShapeWriter,
  form: FormOf<'leaf'>,
  node: Pick<NodeCode, 'index' | 'before'>,
): ReadingCode {
  const { reading, type } = form;
  if (reading.isShared !== true) return readOwnLeaf(writer, form, node.index);
  // The text decides the value, which is made once for each text.
  if (reading.tryRead !== undefined || (reading.read === undefined && form.parse !== undefined)) {
    throw new ShapeError(`the leaf ${type}: "isShared" needs "read", or neither "parse" nor "tryRead"`);
  }
  const words = type.replace(/\W+/g, '_');
  const at = /^\w+$/.test(node.index) ? node.index : writer.local(`${words}Node`);
  if (at !== node.index) node.before.push(`const ${at} = ${node.index};`);
  const own = readOwnLeaf(writer, form, at);
  if (!writer.functions.areShared) return { ...own, mayFail: false };
  const known = sharedTexts(writer, form, 'value', `known${upperFirst(words)}`, own.type);
  return {
    code: `${known}.get(tree, ${at}) ?? ${known}.add(tree, ${at}, ${own.code})`,
    mayFail: false,
    type: own.type,
  };
}

function readOwnLeaf(
  writer: ShapeWriter,
  { type, reading, parse, values }: FormOf<'leaf'>,
  index: string,
): ReadingCode {
  const { read, tryRead = read } = reading;
  if (tryRead !== undefined) {
    return { ...callOfExport(writer, tryRead, `"read" of the leaf ${type}`, index), mayFail: read === undefined };
  }
  const textOf = reading.omitsComments === true ? writer.library('textWithoutComments') : writer.cst('textOf');
  const text = `${textOf}(tree, ${index})${reading.isDelimited === true ? '.slice(1, -1)' : ''}`;
  if (values !== undefined) {
    const union = values.map(quoted).join(' | ');
    return { code: `(${text} as ${union})`, mayFail: false, type: union };
  }
  if (parse === undefined) return { code: text, mayFail: false, type: 'string' };
  const parser = writer.use(parse, `"parse" of the leaf ${type}`);
  return { code: `${parser}(${text})`, mayFail: parse !== Number, type: resultOf(parser) };
}

/**
 * Returns the constant with the values that are made once for each text.
 *
 * @param owner the form of the values
 * @param purpose what the form has them for
 */
export const sharedTexts = (
  writer: ShapeWriter,
  owner: object,
  purpose: 'value' | 'list',
  wanted: string,
  type: string,
): string =>
  writer.constant(
    owner,
    `shared ${purpose}`,
    [wanted],
    (name) => `const ${name} = /* @__PURE__ */ new ${writer.library('SharedTexts')}<${type}>();`,
  );
