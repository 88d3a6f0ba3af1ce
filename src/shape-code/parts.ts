import type { AnyShape } from '../notation/shape/shape.js';

/** Whether a value is a shape. */
export const isShape = (value: unknown): value is AnyShape =>
  typeof value === 'object' && value !== null && typeof (value as { form?: { is?: unknown } }).form?.is === 'string';

/**
 * Returns the shapes that a shape is made of directly. The shape of a derived value isn't read: only its JSON is used.
 */
export function partsOf({ form }: AnyShape): readonly AnyShape[] {
  switch (form.is) {
    case 'record':
      return Object.values(form.members);
    case 'variants':
      return Object.values(form.forms);
    case 'list':
    case 'characters':
    case 'comments':
      return [form.element];
    case 'field':
    case 'default':
    case 'mapped':
    case 'imported':
      return [form.shape];
    case 'recursive':
      return [form.shape()];
    case 'groups':
    case 'leading':
      return [form.element, ...Object.values(form.attached)];
    default:
      return [];
  }
}

/** Returns a shape and all shapes that it is made of. */
export function withParts(shape: AnyShape): readonly AnyShape[] {
  const found = new Map<object, AnyShape>([[shape.form, shape]]);
  // A map yields what is added to it while it is read.
  for (const reached of found.values()) {
    for (const part of partsOf(reached)) if (!found.has(part.form)) found.set(part.form, part);
  }
  return [...found.values()];
}
