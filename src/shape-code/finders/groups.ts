import { upperFirst } from '../../generator/characters.js';
import { quoted } from '../../generator/emit/writer.js';
import type { FormOf, GroupsForm } from '../../notation/shape/shape.js';
import { indented, propertyKey } from '../writer/code.js';
import { readerOf } from '../writer/lists.js';
import { isOneOf } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { call, type FindCode, NODE } from './calls.js';

/** Returns the finder of elements whose parts come after them, at nodes of a kind. */
export function groupsFinder(writer: ShapeWriter, form: FormOf<'groups'>, kind: string, find: FindCode): string {
  const element = find(writer, form.element, writer.facts.kindsOf(form.element), 'element');
  return call(writer, 'findInGroups', [readerOf(writer, form, kind), grouping(writer, form, find), element]);
}

/** Returns the finder of what comes before the first element, at nodes of a kind. */
export const leadingFinder = (writer: ShapeWriter, form: FormOf<'leading'>, kind: string, find: FindCode): string =>
  call(writer, 'findLeading', [readerOf(writer, form, kind), grouping(writer, form, find), quoted(form.leading)]);

/** Returns the constant that says which nodes are elements, and which are attached to them. */
function grouping(writer: ShapeWriter, { element, attached, ends, closes }: GroupsForm, find: FindCode): string {
  const wanted = `groupsOf${Object.keys(attached).map(upperFirst).join('')}`;
  return writer.constant(attached, 'grouping', [wanted], (name) => {
    const parts = Object.entries(attached).map(([key, shape]) => {
      const kinds = writer.facts.kindsOf(shape);
      const part = find(writer, shape, kinds, key);
      return `${propertyKey(key)}: [${[isOneOf(writer, kinds), ...(part === NODE ? [] : [part])].join(', ')}]`;
    });
    const ending = Object.entries({ ends, closes })
      .filter(([, guards]) => guards.length > 0)
      .map(([key, guards]) => `${key}: ${isOneOf(writer, writer.facts.kindsOfGuards(guards))},`);
    const lines = [
      `element: ${isOneOf(writer, writer.facts.kindsOf(element))},`,
      'attached: {',
      ...parts.map((part) => `  ${part},`),
      '},',
      ...ending,
    ];
    return `const ${name}: ${writer.library('Grouping', 'type')} = {\n${indented(lines)}\n};`;
  });
}
