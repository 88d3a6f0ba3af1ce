import { upperFirst } from '../generator/emit/code-names.js';
import type { FormOf } from '../notation/shape/shape.js';
import { indented } from './code.js';
import { ReadCode } from './read-code.js';
import { ShapeError } from './shape-error.js';

/** The code of a function, given its parameter for the context, and whether it can return `undefined`. */
export interface FunctionCode {
  readonly code: (context: string) => string;
  readonly mayFail: boolean;
}

/** Writes functions that read lists. */
export abstract class ListCode extends ReadCode {
  /** The constants with the shared lists of characters, by the function that reads a character. */
  readonly #lists = new Map<string, string>();

  protected list(name: string, form: FormOf<'list'>, kind: string): FunctionCode {
    const reader = this.walkOf(form, kind);
    const { unreadable = 'fail' } = form;
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const before: string[] = [];
    const { code, mayFail, type } = this.read(form.element, 'i', found, `${reader}Element`, before);
    const element = mayFail ? `NonNullable<${type}>` : type;
    const leave = { skip: 'continue', end: 'break', fail: 'return undefined' }[unreadable];
    const value = [...before, `const value = ${code};`, ...(mayFail ? [`if (value === undefined) ${leave};`] : [])];
    const compare = form.sortedBy && this.use(form.sortedBy, 'the function "sortedBy"');
    const isWhole = !mayFail || unreadable === 'fail';
    const canFail = form.isAbsentIfEmpty || (mayFail && unreadable === 'fail');
    if (form.isAbsentIfEmpty) {
      const lines = [
        `let values: Array<${element}> | undefined;`,
        ...loop(reader, [...value, ...added('values', 'value')]),
      ];
      return this.#listFunction(
        name,
        form,
        kind,
        [...lines, `return ${this.#sorted(compare, 'values && ')};`],
        canFail,
      );
    }
    const lines =
      form.element.form.is !== 'leaf'
        ? this.#countedList(reader, element, value, isWhole)
        : [`const values: Array<${element}> = [];`, ...loop(reader, [...value, 'values.push(value);'])];
    return this.#listFunction(name, form, kind, [...lines, `return ${this.#sorted(compare)};`], canFail);
  }

  /** Returns the list, sorted if a function compares its elements. */
  #sorted(compare: string | undefined, ifAny = ''): string {
    return compare === undefined ? 'values' : `${ifAny}${this.library('sorted')}(values, ${compare})`;
  }

  /**
   * Makes a list of a known length: one that grows reserves memory for many more elements.
   *
   * @param isWhole whether no element is left out
   */
  #countedList(reader: string, element: string, value: readonly string[], isWhole: boolean): readonly string[] {
    return [
      'let count = 0;',
      `for (${each(reader)}) count++;`,
      `if (count === 0) return ${this.library('NO_ELEMENTS')};`,
      `const values = new Array<${element}>(count);`,
      'count = 0;',
      ...loop(reader, [...value, 'values[count++] = value;']),
      ...(isWhole ? [] : ['values.length = count;']),
    ];
  }

  protected characters(name: string, form: FormOf<'characters'>, kind: string): FunctionCode {
    const { element } = form;
    if (element.form.is !== 'leaf') throw new ShapeError(`${name}: the element of characters must be a leaf`);
    const reader = this.readerOf(form, kind);
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const test = this.test('i', found, this.facts.kindsOf(element));
    const { read } = element.form.reading;
    const readName =
      read === undefined ? this.cst('textOf') : this.use(read, `"read" of the leaf ${element.form.type}`);
    const check = test === '' ? [] : [`if (!(${test})) return undefined;`];
    const lines = form.isShared
      ? this.#sharedCharacters(readName, reader, check)
      : this.#ownCharacters(readName, reader, check);
    return this.#listFunction(name, form, kind, lines, test !== '');
  }

  #ownCharacters(read: string, reader: string, check: readonly string[]): readonly string[] {
    if (check.length === 0) {
      return [`return ${this.cst('elementsOf')}(tree, at, ${reader}).map((i) => ${read}(tree, i));`];
    }
    return [
      `const values: ReturnType<typeof ${read}>[] = [];`,
      ...loop(reader, [...check, `values.push(${read}(tree, i));`]),
      'return values;',
    ];
  }

  /** Computes the key of a list first, and makes the list only if it is new. */
  #sharedCharacters(read: string, reader: string, check: readonly string[]): string[] {
    let lists = this.#lists.get(read);
    if (lists === undefined) {
      lists = this.unique(`known${upperFirst(read)}`);
      this.#lists.set(read, lists);
      this.add(`const ${lists} = /* @__PURE__ */ new ${this.library('CharacterLists')}(${read});`);
    }
    return [
      'let key = 0;',
      ...loop(reader, [...check, `key = ${this.library('withUnit')}(key, tree, i);`]),
      `return ${lists}.get(key) ?? ${lists}.add(key, tree, at, ${reader});`,
    ];
  }

  #listFunction(
    name: string,
    form: FormOf<'list' | 'characters'>,
    kind: string,
    lines: readonly string[],
    mayFail: boolean,
  ): FunctionCode {
    const { label } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const missing = form.is === 'list' && form.isAbsentIfEmpty ? 'if it is empty' : "if one can't be read";
    const about = `the list \`${label}\` of \`${kind}\`${mayFail ? `; undefined ${missing}` : ''}`;
    return this.functionOf(name, about, kind, lines, mayFail);
  }

  /** Returns the code of a function that reads a part of a node. */
  protected functionOf(
    name: string,
    about: string,
    kind: string,
    lines: readonly string[],
    mayFail: boolean,
  ): FunctionCode {
    return {
      mayFail,
      code: (context) =>
        `/** Reads ${about}. */\n` +
        `export function ${name}(tree: Tree, at: ${this.indexType(kind)}${context}) {\n${indented(lines)}\n}`,
    };
  }
}

/**
 * Returns the statements that add a value to a list. A list that begins with one value has no memory for others: most
 * stay so.
 */
export const added = (list: string, value: string): readonly string[] => [
  `if (${list} === undefined) ${list} = [${value}];`,
  `else ${list}.push(${value});`,
];

/** Returns the head of a loop over the nodes of a list. */
const each = (reader: string): string => `let i = ${reader}.first(tree, at); i !== 0; i = ${reader}.next(tree, at, i)`;

/** Returns a loop over the nodes of a list. */
export const loop = (reader: string, body: readonly string[]): readonly string[] => [
  `for (${each(reader)}) {`,
  ...body.map((line) => `  ${line}`),
  '}',
];
