import type { FormOf } from '../../notation/shape/shape.js';
import { read } from '../values/read.js';
import { addition, fieldOf, loop, loopHead, walkOf } from '../writer/lists.js';
import { testOf } from '../writer/nodes.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';
import { partFunction } from './function-code.js';

/** Writes the function that reads a list from nodes of a kind. */
export function listFunction(writer: ShapeWriter, name: string, form: FormOf<'list'>, kind: string): FunctionCode {
  const { unreadable = 'fail', isAbsentIfEmpty } = form;
  const reader = walkOf(writer, form, kind);
  const { found, label } = fieldOf(writer, form, kind);
  const before: string[] = [];
  const node = { index: 'i', kinds: found, hint: `${reader}Element`, before };
  const { code, mayFail, type } = read(writer, form.element, node);
  const element = mayFail ? `NonNullable<${type}>` : type;
  const value = [...before, `const value = ${code};`, ...(mayFail ? unreadableElement(writer, form, found) : [])];
  const isWhole = !mayFail || unreadable === 'fail';
  const lines = isAbsentIfEmpty
    ? [`let values: Array<${element}> | undefined;`, ...loop(reader, [...value, ...addition('values', 'value')])]
    : form.element.form.is === 'leaf'
      ? [`const values: Array<${element}> = [];`, ...loop(reader, [...value, 'values.push(value);'])]
      : countedList(writer, reader, element, value, isWhole);
  const missing = isAbsentIfEmpty ? 'if it is empty' : mayFail && isWhole ? "if one can't be read" : undefined;
  const about = `the list \`${label}\` of \`${kind}\`${missing === undefined ? '' : `; undefined ${missing}`}`;
  const result = `return ${sorted(writer, form)};`;
  return partFunction(writer, { name, kind, about, mayFail: missing !== undefined }, [...lines, result]);
}

/** Returns the statements for a node without a value. If the list leaves it out, it is noted, unless it is an error. */
function unreadableElement(writer: ShapeWriter, form: FormOf<'list'>, found: readonly string[]): readonly string[] {
  const { unreadable = 'fail' } = form;
  const leave = { skip: 'continue', end: 'break', fail: 'return undefined' }[unreadable];
  const test = unreadable === 'fail' ? undefined : lostTest(writer, form, found);
  if (test === undefined) return [`if (value === undefined) ${leave};`];
  const note = `${writer.library('leaveOut')}(tree, i);`;
  return ['if (value === undefined) {', `  ${test === '' ? note : `if (${test}) ${note}`}`, `  ${leave};`, '}'];
}

/**
 * Returns the condition that a node without a value is of a kind that the element is read from, unlike an error node;
 * empty if it always is, `undefined` if all such nodes have values.
 */
function lostTest(writer: ShapeWriter, { element }: FormOf<'list'>, found: readonly string[]): string | undefined {
  const wanted = writer.facts.kindsOf(element);
  const kinds = found.filter((kind) => {
    const node = { index: 'i', kinds: [kind], hint: 'element', before: [] };
    return wanted?.includes(kind) !== false && read(writer, element, node).mayFail;
  });
  if (kinds.length === 0) return undefined;
  return wanted === undefined ? '' : testOf(writer, 'i', found, kinds);
}

/** Returns the list, sorted if a function compares its elements. */
function sorted(writer: ShapeWriter, { sortedBy, isAbsentIfEmpty }: FormOf<'list'>): string {
  if (sortedBy === undefined) return 'values';
  const compare = writer.use(sortedBy, 'the function "sortedBy"');
  return `${isAbsentIfEmpty ? 'values && ' : ''}${writer.library('sorted')}(values, ${compare})`;
}

/**
 * Makes a list of a known length: one that grows reserves memory for many more elements.
 *
 * @param isWhole whether no element is left out
 */
const countedList = (
  writer: ShapeWriter,
  reader: string,
  element: string,
  value: readonly string[],
  isWhole: boolean,
): readonly string[] => [
  'let count = 0;',
  `for (${loopHead(reader)}) count++;`,
  `if (count === 0) return ${writer.library('NO_ELEMENTS')};`,
  `const values = new Array<${element}>(count);`,
  'count = 0;',
  ...loop(reader, [...value, 'values[count++] = value;']),
  ...(isWhole ? [] : ['values.length = count;']),
];
