import { upperFirst } from '../../generator/characters.js';
import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import type { ShapeCase } from '../source.js';
import { guardOf, indexType, type Kinds, testOf } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { call, leafFinder, NODE, NOTHING, spanFinder } from './calls.js';
import { groupsFinder, leadingFinder } from './groups.js';
import { listFinder } from './list.js';
import { reader } from './reader.js';
import { recordFinder, sameRecordFinder } from './record.js';

/**
 * Returns the finder of the parts of a value that is read from nodes of the kinds that are found: an expression that
 * calls the functions of `notation/shape/runtime/finding.ts`.
 */
export function find(writer: ShapeWriter, shape: AnyShape, found: Kinds, hint: string): string {
  const { form } = shape;
  switch (form.is) {
    case 'constant':
      return NOTHING;
    case 'leaf': {
      const test = form.reading.span === undefined ? '' : testOf(writer, '', found, writer.facts.kindsOf(shape));
      return test === '' ? leafFinder(writer, form) : findByKind(writer, shape, found, hint);
    }
    case 'mapped':
      return call(writer, 'findOnly', [find(writer, form.shape, found, hint)]);
    case 'default':
      return call(writer, 'findIfRead', [
        reader(writer, form.shape, found, hint),
        find(writer, form.shape, found, hint),
      ]);
    case 'derived':
      return derivedFinder(writer, form, hint);
    case 'comments':
      return call(writer, 'findComment', [spanFinder(writer, form.reading.span, 'the span of a comment')]);
    case 'field':
      return fieldFinder(writer, form, found, hint);
    case 'imported':
      return find(writer, form.shape, found, hint);
    case 'recursive':
      return recursiveFinder(writer, shape, form.shape());
    default:
      return findByKind(writer, shape, found, hint);
  }
}

function derivedFinder(writer: ShapeWriter, { reading }: FormOf<'derived'>, hint: string): string {
  if (reading.find === undefined) return NOTHING;
  const count = reading.find.length;
  if (count > 3) writer.context();
  const parameters = ['{ tree }', 'at', 'path', 'context'].slice(0, count).join(', ');
  const parts = ['tree', 'at', 'path', 'context'].slice(0, count).join(', ');
  return `(${parameters}) => ${writer.use(reading.find, `the function that finds ${hint}`)}(${parts})`;
}

function fieldFinder(writer: ShapeWriter, { readers, shape }: FormOf<'field'>, kinds: Kinds, hint: string): string {
  const [kind = ''] = kinds ?? [];
  const fieldReader = writer.facts.readerAt<unknown>(readers, kind);
  const inner = find(writer, shape, writer.facts.field(fieldReader).found, hint);
  const isList = shape.form.is === 'list' || shape.form.is === 'characters';
  const inField = isList ? call(writer, 'findNodeOr', [inner]) : inner === NODE ? undefined : inner;
  return call(writer, 'findField', [writer.use(fieldReader, 'the reader of a field'), inField]);
}

/**
 * Returns the finder of a value that can contain values of its own type. Its constant has a type, so it can be used in
 * it.
 */
function recursiveFinder(writer: ShapeWriter, shape: AnyShape, content: AnyShape): string {
  const wanted = `find${upperFirst(writer.facts.exportedShape(shape)?.name ?? '')}`;
  const finder = writer.constant(shape.form, 'finder', [wanted], (name) => {
    const kinds = writer.facts.kindsOf(content);
    const value = find(writer, content, kinds, name);
    return `const ${name}: ${writer.library('Find', 'type')}<${indexType(writer, kinds)}> = ${value};`;
  });
  return writer.isOpen(finder) ? `(_, from, path) => ({ find: ${finder}, from, path })` : finder;
}

/** Returns the finder that goes by the kind of the node; only one kind needs no test. */
function findByKind(writer: ShapeWriter, shape: AnyShape, found: Kinds, hint: string): string {
  const cases = writer.facts.casesOf(shape, found);
  const [only] = cases;
  if (only !== undefined && cases.length === 1 && found?.length === 1) return caseFinder(writer, only, hint);
  const same = sameRecordFinder(writer, shape, cases, hint, find);
  if (same !== undefined) return same;
  const choices = cases.map((shapeCase) => {
    const test = shapeCase.kind === undefined ? '() => true' : guardOf(writer, shapeCase.kind);
    return `[${test}, ${caseFinder(writer, shapeCase, hint)}]`;
  });
  return call(writer, 'findByKind', choices);
}

/** Returns the finder of the parts of a value that is read from nodes with the kind of a case. */
function caseFinder(writer: ShapeWriter, { shape, kind = '', recursive }: ShapeCase, hint: string): string {
  const { form } = shape;
  if (recursive?.form.is === 'recursive') return recursiveFinder(writer, recursive, recursive.form.shape());
  switch (form.is) {
    case 'leaf':
      return call(writer, 'findOnly', [leafFinder(writer, form)]);
    case 'record':
      return recordFinder(writer, form, kind, hint, find);
    case 'list':
    case 'characters':
      return listFinder(writer, form, kind, find);
    case 'groups':
      return groupsFinder(writer, form, kind, find);
    case 'leading':
      return leadingFinder(writer, form, kind, find);
    default:
      throw new ShapeError(
        `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
      );
  }
}
