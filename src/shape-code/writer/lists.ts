import type { ReadField } from '../../generator/index.js';
import type { FormOf } from '../../notation/shape/shape.js';
import type { ShapeWriter } from './shape-writer.js';

/** The forms that are read from the nodes of a list. */
type ListForm = FormOf<'list' | 'characters' | 'groups' | 'leading'>;

/** Returns the name of the reader of a list for nodes of a kind. */
export const readerOf = (writer: ShapeWriter, { readers }: Pick<ListForm, 'readers'>, kind: string): string =>
  writer.use(writer.facts.readerAt<unknown>(readers, kind), 'the reader of a list');

/** Returns the name of what finds the nodes of a list: its reader, or the faster one that is given. */
export const walkOf = (writer: ShapeWriter, form: FormOf<'list'>, kind: string): string =>
  form.walk === undefined ? readerOf(writer, form, kind) : writer.use(form.walk, 'the reader "walk"');

/** Returns what the grammar says of the field that a list is read from. */
export const fieldOf = (writer: ShapeWriter, { readers }: Pick<ListForm, 'readers'>, kind: string): ReadField =>
  writer.facts.field(writer.facts.readerAt<unknown>(readers, kind));

/** Returns a loop over the nodes of a list. */
export const loop = (reader: string, body: readonly string[]): readonly string[] => [
  `for (${loopHead(reader)}) {`,
  ...body.map((line) => `  ${line}`),
  '}',
];

/** Returns the head of a loop over the nodes of a list. */
export const loopHead = (reader: string): string =>
  `let i = ${reader}.first(tree, at); i !== 0; i = ${reader}.next(tree, at, i)`;

/**
 * Returns the statements that add a value to a list. A list that begins with one value has no memory for others: most
 * stay so.
 */
export const addition = (list: string, value: string): readonly string[] => [
  `if (${list} === undefined) ${list} = [${value}];`,
  `else ${list}.push(${value});`,
];
