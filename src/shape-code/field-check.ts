import type { AnyShape, FormOf } from '../notation/shape/shape.js';
import { isShape, withParts } from './parts.js';
import { ShapeError } from './shape-error.js';
import type { ShapeFacts, ShapeModule } from './source.js';

/**
 * Checks that each member has a reader of its kind. A reader that the grammar doesn't have, such as the reader of a
 * field that was renamed, is `undefined` in the shapes. A list is read by another function than the node of a field.
 *
 * @throws a {@link ShapeError} that names the first member
 */
export function checkReaders(modules: readonly ShapeModule[]): void {
  const shapes = modules.flatMap(({ exports }) => Object.values(exports).filter(isShape));
  for (const { form } of shapes.flatMap(withParts)) {
    if (form.is !== 'record') continue;
    for (const [key, member] of Object.entries(form.members)) {
      if (readersOf(member).includes(undefined)) {
        throw new ShapeError(`the reader of the member "${key}" is undefined: the grammar has no such field`);
      }
      checkKinds(key, member);
    }
  }
}

/** Checks that `at` has readers of fields, and `list` readers of lists. */
function checkKinds(key: string, { form }: AnyShape): void {
  if (form.is === 'field' && form.readers.some((reader) => typeof reader !== 'function')) {
    throw new ShapeError(`the member "${key}" reads a list with "at": use "list" or "characters"`);
  }
  if ((form.is === 'list' || form.is === 'characters') && form.readers.some((reader) => typeof reader === 'function')) {
    throw new ShapeError(`the member "${key}" reads a field with "${form.is}": use "at"`);
  }
  if (form.is === 'field' || form.is === 'default' || form.is === 'mapped') checkKinds(key, form.shape);
}

/**
 * Checks that no field is left out by mistake: a member reads it, or the record lists it as layout; that groups have
 * both members; and that a list says what becomes of elements that it can't read. A model that lacks a part of the text
 * would be printed without it.
 *
 * @throws a {@link ShapeError} that names the first field or member
 */
export function checkFields(facts: ShapeFacts): void {
  for (const { form } of facts.roots().flatMap(({ shape }) => withParts(shape))) {
    if (form.is !== 'record') continue;
    checkRecord(form, facts);
    checkGroups(form);
    checkPresence(form, facts);
    for (const [key, member] of Object.entries(form.members)) checkLists(key, member, facts);
  }
}

function checkRecord(form: FormOf<'record'>, facts: ShapeFacts): void {
  if (isWholeText(form)) return;
  const readers = [...(form.layout ?? []), ...Object.values(form.members).flatMap(readersOf)];
  const known = new Set(readers.map((reader) => facts.exportOf(reader, 'the reader of a field').name));
  for (const kind of facts.kindsOf({ form }) ?? []) {
    for (const [name, { label }] of facts.fieldsOf(kind)) {
      if (known.has(name)) continue;
      throw new ShapeError(
        `no member reads the field "${label}" of ${kind}: add one with ${name}, or list ${name} in "layout"`,
      );
    }
  }
}

/**
 * Checks that a member which is read from an optional field may be absent. Otherwise a record without the field could
 * not be read, though its text has no error.
 */
function checkPresence(form: FormOf<'record'>, facts: ShapeFacts): void {
  for (const [key, member] of Object.entries(form.members)) {
    if (member.presence !== undefined) continue;
    const field = neededFields(member)
      .map((reader) => facts.field(reader))
      .find(({ isOptional }) => isOptional);
    if (field === undefined) continue;
    throw new ShapeError(
      `the member "${key}" reads the field "${field.label}", which a ${field.parent} can lack: wrap it in "optional", "nullable" or "otherwise"`,
    );
  }
}

/** Returns the readers of the fields without which a member can't be read. */
function neededFields({ form }: AnyShape): readonly unknown[] {
  if (form.is === 'field') return form.readers;
  return form.is === 'mapped' ? neededFields(form.shape) : [];
}

/** Checks that a record has the elements of its groups, and what comes before the first one. */
function checkGroups({ members }: FormOf<'record'>): void {
  const forms = Object.values(members).map(({ form }) => form);
  const found = forms.filter((form) => form.is === 'groups' || form.is === 'leading');
  for (const { is, attached, leading } of found) {
    if (found.some((other) => other.is !== is && other.attached === attached)) continue;
    const missing = is === 'groups' ? `"leading", the ${leading} before the first element` : '"elements"';
    throw new ShapeError(`a record with groups has no member for their ${missing}`);
  }
}

/** Checks that the lists of a member say what becomes of nodes that their elements aren't read from. */
function checkLists(key: string, { form }: AnyShape, facts: ShapeFacts): void {
  if (form.is === 'list' && form.unreadable === undefined) {
    const wanted = facts.kindsOf(form.element);
    const other =
      wanted && form.readers.flatMap((reader) => facts.field(reader).found).find((reader) => !wanted.includes(reader));
    if (other !== undefined) {
      throw new ShapeError(
        `the list of the member "${key}" can have ${other}, which its element isn't read from: say what becomes of it, such as { unreadable: 'skip' }`,
      );
    }
  }
  if (form.is === 'list') checkLists(key, form.element, facts);
  if (form.is === 'field' || form.is === 'default' || form.is === 'mapped') checkLists(key, form.shape, facts);
}

/** Whether a record is only the text of its node, which has every field in it. */
function isWholeText({ members }: FormOf<'record'>): boolean {
  const forms = Object.values(members).map(({ form }) => form);
  return forms.length > 0 && forms.every(({ is }) => is === 'leaf' || is === 'constant');
}

/** Returns the readers of the fields that a member reads from the node of its record. */
function readersOf({ form }: AnyShape): readonly unknown[] {
  switch (form.is) {
    case 'field':
    case 'list':
    case 'characters':
      return form.readers;
    case 'groups':
    case 'leading':
      return form.fields;
    case 'derived':
      return form.reading.fields ?? [];
    case 'default':
    case 'mapped':
    case 'imported':
      return readersOf(form.shape);
    case 'record':
      return [...(form.layout ?? []), ...Object.values(form.members).flatMap(readersOf)];
    case 'variants':
      return Object.values(form.forms).flatMap(readersOf);
    default:
      return [];
  }
}
