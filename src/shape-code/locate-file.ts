import { upperFirst } from '../generator/characters.js';
import * as finding from '../notation/shape/runtime/finding.js';
import * as findingGroups from '../notation/shape/runtime/finding-groups.js';
import type { AnyShape } from '../notation/shape/shape.js';
import { call } from './finders/calls.js';
import { find } from './finders/find.js';
import { withParts } from './parts.js';
import type { ShapeSource } from './source.js';
import { indexType } from './writer/nodes.js';
import { type ReadFunctions, type ShapeFunction, ShapeWriter } from './writer/shape-writer.js';

/**
 * Writes `locate.ts`: functions that find the spans of the parts of a model.
 *
 * @param lower the writer of `lower.ts`, which has the functions that read
 */
export function locateFile(source: ShapeSource, lower: ShapeWriter): string {
  const writer = new ShapeWriter(source, importedFunctions(lower));
  // A finder of nodes of the kind `Node` must not be called `findNode`.
  for (const name of Object.keys({ ...finding, ...findingGroups })) writer.unique(name);
  for (const { name, shape } of writer.facts.roots()) {
    const kinds = writer.facts.kindsOf(shape);
    const finder = find(writer, shape, kinds, name);
    const at = indexType(writer, kinds);
    const context = writer.takesContext ? ', context: Context' : '';
    const tree = writer.cst('Tree', 'type');
    const makeLocator = withParts(shape).some(isRecursive) ? 'locatorOf' : 'flatLocatorOf';
    writer.add(
      `/** Makes the function that finds the spans of the parts of a model by their paths. */\n` +
        `export const locate${upperFirst(name)}: (tree: ${tree}, at: ${at}${context}) => ` +
        `${writer.library('Locator', 'type')} = ${call(writer, makeLocator, [finder])};`,
    );
  }
  return writer.file();
}

/** Whether a value can contain values of its own type. */
const isRecursive = ({ form }: AnyShape): boolean => form.is === 'recursive';

/** Returns the functions of `lower.ts`, which are imported where they are called. */
function importedFunctions(lower: ShapeWriter): ReadFunctions {
  const imported = (writer: ShapeWriter, { name, mayFail, takesContext }: ShapeFunction): ShapeFunction => {
    writer.import(name, './lower.js');
    return { name, mayFail, takesContext };
  };
  return {
    areShared: false,
    forKind: (writer, shape, kind, hint) => imported(writer, lower.functions.forKind(lower, shape, kind, hint)),
    forAnyKind: (writer, shape, hint) => imported(writer, lower.functions.forAnyKind(lower, shape, hint)),
  };
}
