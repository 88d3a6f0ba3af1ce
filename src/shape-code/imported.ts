import type { AnyShape, FormOf } from '../notation/shape/shape.js';
import { withParts } from './parts.js';
import { ShapeError } from './shape-error.js';

/** The names of the kinds of nodes that guards recognize, and that a shape reads; `undefined` if it reads any. */
export interface KindsOfNodes {
  kindsOfGuards(guards: readonly unknown[]): readonly string[];
  kindsOf(shape: AnyShape): readonly string[] | undefined;
}

/**
 * Returns the shape of rules that the grammar imports.
 *
 * @throws a {@link ShapeError} if it reads other kinds of nodes, or has functions that read nodes of the other grammar
 */
export function importedShape({ guards, shape }: FormOf<'imported'>, facts: KindsOfNodes): AnyShape {
  const wanted = facts.kindsOfGuards(guards).toSorted().join(', ');
  const read = facts.kindsOf(shape)?.toSorted().join(', ') ?? 'any kind';
  if (wanted !== read) throw new ShapeError(`an imported shape reads ${read}, but its guards are those of ${wanted}`);
  for (const part of withParts(shape)) checkFunctions(part);
  return shape;
}

/** Refuses functions that take a node: they were written for the other grammar, whose nodes have other numbers. */
function checkFunctions({ form }: AnyShape): void {
  if (form.is === 'leaf') {
    const { read, tryRead, span } = form.reading;
    if ((read ?? tryRead ?? span) === undefined) return;
    throw new ShapeError(`the leaf ${form.type} is imported: use "parse", which takes a text, to read it`);
  }
  const isOther =
    form.is === 'derived' ||
    (form.is === 'mapped' && form.change.length > 1) ||
    (form.is === 'list' && form.walk !== undefined) ||
    (form.is === 'record' && (form.spans !== undefined || typeof form.span === 'function'));
  if (isOther) throw new ShapeError(`an imported ${form.is} must not have functions that read nodes`);
}
