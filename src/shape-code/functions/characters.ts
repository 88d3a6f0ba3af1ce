import { upperFirst } from '../../generator/characters.js';
import type { FormOf } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import { fieldOf, loop, readerOf } from '../writer/lists.js';
import { testOf } from '../writer/nodes.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';
import { partFunction } from './function-code.js';

/** Writes the function that reads a list of characters from nodes of a kind. */
export function charactersFunction(
  writer: ShapeWriter,
  name: string,
  form: FormOf<'characters'>,
  kind: string,
): FunctionCode {
  const { element } = form;
  if (element.form.is !== 'leaf') throw new ShapeError(`${name}: the element of characters must be a leaf`);
  const reader = readerOf(writer, form, kind);
  const { found, label } = fieldOf(writer, form, kind);
  const test = testOf(writer, 'i', found, writer.facts.kindsOf(element));
  const { read } = element.form.reading;
  const readName =
    read === undefined ? writer.cst('textOf') : writer.use(read, `"read" of the leaf ${element.form.type}`);
  const check = test === '' ? [] : [`if (!(${test})) return undefined;`];
  const mayFail = check.length > 0;
  const lines = form.isShared
    ? sharedCharacters(writer, readName, reader, check)
    : ownCharacters(writer, readName, reader, check);
  const about = `the list \`${label}\` of \`${kind}\`${mayFail ? "; undefined if one can't be read" : ''}`;
  return partFunction(writer, { name, kind, about, mayFail }, lines);
}

function ownCharacters(writer: ShapeWriter, read: string, reader: string, check: readonly string[]): readonly string[] {
  if (check.length === 0) {
    return [`return ${writer.cst('elementsOf')}(tree, at, ${reader}).map((i) => ${read}(tree, i));`];
  }
  return [
    `const values: ReturnType<typeof ${read}>[] = [];`,
    ...loop(reader, [...check, `values.push(${read}(tree, i));`]),
    'return values;',
  ];
}

/** Computes the key of a list first, and makes the list only if it is new. */
function sharedCharacters(
  writer: ShapeWriter,
  read: string,
  reader: string,
  check: readonly string[],
): readonly string[] {
  const lists = writer.constant(
    read,
    'lists of characters',
    [`known${upperFirst(read)}`],
    (name) => `const ${name} = /* @__PURE__ */ new ${writer.library('CharacterLists')}(${read});`,
  );
  return [
    'let key = 0;',
    ...loop(reader, [...check, `key = ${writer.library('withUnit')}(key, tree, i);`]),
    `return ${lists}.get(key) ?? ${lists}.add(key, tree, at, ${reader});`,
  ];
}
