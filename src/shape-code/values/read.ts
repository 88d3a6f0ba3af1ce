import { quoted } from '../../generator/emit/writer.js';
import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { importedShape } from '../imported.js';
import { ShapeError } from '../shape-error.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { readByKind } from './by-kind.js';
import { readField } from './field.js';
import { readLeaf } from './leaf.js';
import { callOf, callOfExport, type NodeCode, type ReadingCode } from './reading.js';

/** Returns an expression for the value of a shape at a node. */
export function read(writer: ShapeWriter, shape: AnyShape, node: NodeCode): ReadingCode {
  const { form } = shape;
  switch (form.is) {
    case 'constant':
      return { code: `${quoted(form.value)} as const`, mayFail: false, type: quoted(form.value) };
    case 'leaf':
      return readLeaf(writer, shape, form, node);
    case 'default':
      return readOrDefault(writer, form, node);
    case 'mapped':
      return readAndChange(writer, form, node);
    case 'derived': {
      const { read: always, tryRead = always } = form.reading;
      const call = callOfExport(writer, tryRead, `the function that reads ${node.hint}`, node.index);
      return { ...call, mayFail: always === undefined };
    }
    case 'comments': {
      const { read: one } = form.reading;
      const text = one === undefined ? '({ text }) => text' : writer.use(one, 'the function that reads a comment');
      return { code: `tree.comments().map(${text})`, mayFail: false, type: 'string[]' };
    }
    case 'field':
      return readField(writer, form, node, read);
    case 'imported':
      return read(writer, importedShape(form, writer.facts), node);
    case 'recursive':
      return readRecursive(writer, shape, form.shape(), node);
    default:
      return readByKind(writer, shape, node);
  }
}

function readOrDefault(writer: ShapeWriter, { shape, value }: FormOf<'default'>, node: NodeCode): ReadingCode {
  const { code, type } = read(writer, shape, node);
  const operand = code.includes(' ? ') ? `(${code})` : code;
  return { code: `${operand} ?? ${JSON.stringify(value)}`, mayFail: false, type: `NonNullable<${type}>` };
}

function readAndChange(writer: ShapeWriter, { shape, change }: FormOf<'mapped'>, node: NodeCode): ReadingCode {
  const changed = writer.use(change, `the function that changes ${node.hint}`);
  const { code, mayFail, type } = read(writer, shape, node);
  const parts = ['tree', node.index].slice(0, change.length - 1);
  if (!mayFail) return { code: `${changed}(${[code, ...parts].join(', ')})`, mayFail, type };
  const name = writer.local(`${node.hint}Read`);
  node.before.push(`const ${name} = ${code};`);
  return { code: `${name} === undefined ? undefined : ${changed}(${[name, ...parts].join(', ')})`, mayFail, type };
}

/** Reads a value that can contain values of its own type: with a function, which calls itself. */
function readRecursive(writer: ShapeWriter, shape: AnyShape, content: AnyShape, node: NodeCode): ReadingCode {
  if (writer.facts.exportedShape(shape) === undefined) {
    throw new ShapeError(`${node.hint}: a shape that can contain itself must be exported`);
  }
  return content.form.is === 'variants'
    ? callOf(writer, writer.functions.forAnyKind(writer, content, node.hint), node.index)
    : readByKind(writer, content, node);
}
