import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { type NodeCode, type ReadCode, type ReadingCode, resultOf } from './reading.js';

/** Reads the node that the reader of a field finds. */
export function readField(
  writer: ShapeWriter,
  { readers, shape }: FormOf<'field'>,
  node: NodeCode,
  read: ReadCode,
): ReadingCode {
  const { index, hint, before } = node;
  const { facts } = writer;
  const [kind, second] = node.kinds ?? [];
  if (kind === undefined || second !== undefined) {
    throw new ShapeError(`${hint}: a field must be a member of a record`);
  }
  const reader = facts.readerAt<unknown>(readers, kind);
  const field = facts.field(reader);
  const text = isText(shape) ? facts.textReaderOf(reader) : undefined;
  if (text !== undefined) {
    const name = writer.use(text, 'the reader of a text');
    return { code: `${name}(tree, ${index})`, mayFail: field.mayBeAbsent, type: resultOf(name) };
  }
  const call = `${writer.use(reader, 'the reader of a field')}(tree, ${index})`;
  const wanted = facts.kindsOf(shape);
  const isCertain =
    wanted === undefined || (field.found.every((one) => wanted.includes(one)) && field.found.length === 1);
  if (!field.mayBeAbsent && isCertain) return read(writer, shape, { index: call, kinds: field.found, hint, before });
  const name = writer.local(`${hint}Node`);
  before.push(`const ${name} = ${call};`);
  const reading = read(writer, shape, { index: name, kinds: field.found, hint, before });
  return field.mayBeAbsent ? { ...reading, code: whereFound(name, reading.code), mayFail: true } : reading;
}

/** Whether the value of a shape is the text of its node. */
const isText = ({ form }: AnyShape): boolean =>
  form.is === 'leaf' && form.parse === undefined && Object.keys(form.reading).every((key) => key === 'span');

/** Returns an expression that is `undefined` if a reader found nothing. */
const whereFound = (index: string, code: string): string =>
  /^\w+\(tree, \w+\) \? (?:(?! \? ).)* : undefined$/.test(code)
    ? `${index} !== 0 && ${code}`
    : `${index} === 0 ? undefined : ${code}`;
