import type { FormOf } from '../../notation/shape/shape.js';
import { fieldOf, readerOf, walkOf } from '../writer/lists.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { call, type FindCode, NODE } from './calls.js';
import { readableTest, reader } from './reader.js';

/** Returns the finder of the elements of a list at nodes of a kind. */
export function listFinder(
  writer: ShapeWriter,
  form: FormOf<'list' | 'characters'>,
  kind: string,
  find: FindCode,
): string {
  const elements =
    form.is === 'list' ? elementFinder(writer, form, kind, find) : characterFinder(writer, form, kind, find);
  return form.whole === 'node' ? call(writer, 'findNodeOr', [elements]) : elements;
}

const plainFinder = ({ whole }: FormOf<'list' | 'characters'>): string =>
  whole === true ? 'findElementOrWhole' : 'findElement';

function characterFinder(writer: ShapeWriter, form: FormOf<'characters'>, kind: string, find: FindCode): string {
  const list = readerOf(writer, form, kind);
  const element = find(writer, form.element, fieldOf(writer, form, kind).found, `${list}Element`);
  return call(writer, plainFinder(form), [list, element === NODE ? undefined : element]);
}

function elementFinder(writer: ShapeWriter, form: FormOf<'list'>, kind: string, find: FindCode): string {
  const list = readerOf(writer, form, kind);
  const walk = walkOf(writer, form, kind);
  const { found } = fieldOf(writer, form, kind);
  const hint = `${list}Element`;
  const element = find(writer, form.element, found, hint);
  if (form.sortedBy !== undefined) {
    const read = reader(writer, form.element, found, hint);
    const compare = writer.use(form.sortedBy, 'the function "sortedBy"');
    return call(writer, 'findSortedElement', [walk, element, read, compare, form.whole === true ? 'true' : undefined]);
  }
  const read = form.unreadable === 'skip' ? readableTest(writer, form.element, found, hint) : undefined;
  return call(writer, plainFinder(form), [walk, element === NODE && read === undefined ? undefined : element, read]);
}
