import { upperFirst } from '../generator/characters.js';
import type { AnyShape } from '../notation/shape/shape.js';
import { charactersFunction } from './functions/characters.js';
import { groupsFunction, leadingFunction } from './functions/groups.js';
import { listFunction } from './functions/list.js';
import { recordFunction } from './functions/record.js';
import { severalKindsFunction } from './functions/several-kinds.js';
import { ShapeError } from './shape-error.js';
import type { ShapeSource } from './source.js';
import { readerOf } from './writer/lists.js';
import { type ReadFunctions, type ShapeFunction, ShapeWriter } from './writer/shape-writer.js';

/** Writes `lower.ts`: functions that read the model of each part of a text from its tree. */
export function lowerFile(source: ShapeSource): { readonly lower: ShapeWriter; readonly text: string } {
  const assumed = new Map<string, ShapeFunction>();
  for (;;) {
    const lower = new ShapeWriter(source, OWN_FUNCTIONS, assumed);
    const text = write(lower);
    // Knowledge about a function only grows, so this ends.
    if (lower.isSettled) return { lower, text };
  }
}

function write(writer: ShapeWriter): string {
  for (const { name, shape } of writer.facts.roots()) {
    const content = shape.form.is === 'recursive' ? shape.form.shape() : shape;
    if (content.form.is === 'variants') OWN_FUNCTIONS.forAnyKind(writer, content, name);
    else for (const kind of writer.facts.kindsOf(shape) ?? []) OWN_FUNCTIONS.forKind(writer, content, kind, name);
  }
  writer.cst('Tree', 'type');
  return writer.file();
}

/** The functions that read nodes, which are written where they are first called. */
const OWN_FUNCTIONS: ReadFunctions = {
  areShared: true,

  forKind(writer: ShapeWriter, shape: AnyShape, kind: string, hint: string): ShapeFunction {
    const { form } = shape;
    switch (form.is) {
      case 'record':
        return writer.function(shape, kind, [`read${kind}`, hint], (name) =>
          recordFunction(writer, name, shape, form, kind),
        );
      case 'list':
        return writer.function(shape, kind, [`read${upperFirst(readerOf(writer, form, kind))}`], (name) =>
          listFunction(writer, name, form, kind),
        );
      case 'characters':
        return writer.function(shape, kind, [`read${upperFirst(readerOf(writer, form, kind))}`], (name) =>
          charactersFunction(writer, name, form, kind),
        );
      case 'groups':
        return writer.function(shape, kind, [`read${kind}${upperFirst(hint)}`], (name) =>
          groupsFunction(writer, name, form, kind),
        );
      case 'leading':
        return writer.function(shape, kind, [`read${kind}${upperFirst(hint)}`], (name) =>
          leadingFunction(writer, name, form, kind),
        );
      default:
        throw new ShapeError(
          `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
        );
    }
  },

  forAnyKind(writer: ShapeWriter, shape: AnyShape, hint: string): ShapeFunction {
    const wanted = upperFirst(writer.facts.exportedShape(shape)?.name ?? hint);
    return writer.function(shape, '', [`read${wanted}`], (name) => severalKindsFunction(writer, name, shape, hint));
  },
};
