import { upperFirst } from '../../generator/characters.js';
import type { FormOf, GroupsForm } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import { indented } from '../writer/code.js';
import { loop, readerOf } from '../writer/lists.js';
import { recordLiteral } from '../writer/literal.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';
import { type AttachedParts, attachedParts, endTests, groupPart } from './attached.js';
import { partFunction } from './function-code.js';

/** Most kinds of attached parts for which there is a literal for each combination. */
const MAX_ATTACHED_KINDS = 3;

/** Writes the function that reads elements whose parts come after them, from nodes of a kind. */
export function groupsFunction(writer: ShapeWriter, name: string, form: FormOf<'groups'>, kind: string): FunctionCode {
  const reader = readerOf(writer, form, kind);
  const { code, type, test, before } = groupPart(writer, form.element, 'element');
  const attached = attachedParts(writer, form);
  const names = attached.map((member) => member.name);
  const join = joinFunction(writer, form, type, attached);
  const open = openElements(join);
  const ends = endTests(writer, form);
  const finish = `if (element !== undefined) ${open}.push(${join}(element, ${names.join(', ')}));`;
  const lines = [
    `const begin = ${open}.size;`,
    `let element: ${type} | undefined;`,
    ...attached.map((member) => `let ${member.name}: ${member.type} | undefined;`),
    ...loop(reader, [
      `const kind = ${writer.cst('kindOf')}(tree, i);`,
      `if (${test}) {`,
      ...[finish, ...before, `element = ${code};`, `${names.join(' = ')} = undefined;`].map((line) => `  ${line}`),
      ...(ends.length === 0 ? [] : [`} else if (${ends.join(' || ')}) {`, '  break;']),
      '} else if (element === undefined) {',
      '  continue;',
      ...attached.flatMap((member) => [`} else if (${member.test}) {`, ...member.add.map((line) => `  ${line}`)]),
      '}',
    ]),
    finish,
    `return ${open}.take(begin);`,
  ];
  return partFunction(writer, { name, kind, about: `the elements of \`${kind}\``, mayFail: false }, lines);
}

/** Writes the function that reads what comes before the first element, from nodes of a kind. */
export function leadingFunction(
  writer: ShapeWriter,
  name: string,
  form: FormOf<'leading'>,
  kind: string,
): FunctionCode {
  const reader = readerOf(writer, form, kind);
  const { test } = groupPart(writer, form.element, 'element');
  const attached = attachedParts(writer, form).find(({ key }) => key === form.leading);
  if (attached === undefined) throw new ShapeError(`${name}: no shape of ${form.leading} is given`);
  const stop = [test, ...endTests(writer, form)].join(' || ');
  const lines = [
    `let ${attached.name}: ${attached.type} | undefined;`,
    ...loop(reader, [
      `const kind = ${writer.cst('kindOf')}(tree, i);`,
      `if (${stop}) break;`,
      `if (${attached.test}) {`,
      ...attached.add.map((line) => `  ${line}`),
      '}',
    ]),
    `return ${attached.name};`,
  ];
  const about = `\`${attached.key}\` before the first element of \`${kind}\``;
  return partFunction(writer, { name, kind, about, mayFail: true }, lines);
}

/** Returns the name of the function that joins an element and what is attached to it. */
const joinFunction = (
  writer: ShapeWriter,
  { element: { form } }: GroupsForm,
  type: string,
  attached: readonly AttachedParts[],
): string =>
  writer.constant(form, 'join', [`with${attached.map(({ key }) => upperFirst(key)).join('')}`], (name) => {
    if (form.is !== 'record') throw new ShapeError('an element with attached parts must be a record');
    const own = Object.entries(form.members).map(([key, { presence }]) => ({
      key,
      code: `element.${key}`,
      isOptional: presence === 'optional',
    }));
    const lists = attached.map((member) => ({ key: member.key, code: member.name, isOptional: true }));
    const isPlain = attached.map((member) => `${member.name} === undefined`).join(' && ');
    const parameters = attached.map((member) => `${member.name}: ${member.type} | undefined`);
    const lines = [
      `if (${isPlain}) return element;`,
      `return ${recordLiteral([...own, ...lists], MAX_ATTACHED_KINDS)};`,
    ];
    // One list for all lines that are being read: a list of each would grow, and have memory for more elements than it
    // gets.
    const open = `new ${writer.library('OpenElements')}<ReturnType<typeof ${name}>>()`;
    return (
      `/** Returns an element with what is attached to it. */\n` +
      `function ${name}(element: ${type}, ${parameters.join(', ')}) {\n${indented(lines)}\n}\n\n` +
      `const ${openElements(name)} = /* @__PURE__ */ ${open};`
    );
  });

/** Returns the constant with the elements that are being read, by the function that joins them and their parts. */
const openElements = (join: string): string => `open${upperFirst(join)}`;
