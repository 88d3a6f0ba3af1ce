import { quoted } from '../../../generator/emit/writer.js';
import type { AnyShape, Form } from '../../../notation/shape/shape.js';
import { indented, keyOf, type KindFunction, type Kinds, ShapeCode, type ShapeFunction, upperFirst } from './code.js';
import { ShapeError, type ShapeSource } from './source.js';

/** Writes `lower.ts`: functions that read the model of each part of a text from its tree. */
export const lowerFile = (source: ShapeSource): string => new LowerCode(source).write();

/** An expression that reads a value. */
export interface Reading {
  readonly code: string;
  /** Whether the value can be `undefined`. */
  readonly mayFail: boolean;
}

/** A form of one kind. */
export type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** Most optional members for which a record has a literal for each combination. */
const MOST_OPTIONAL = 2;

/** The code of `lower.ts`. */
export class LowerCode extends ShapeCode {
  write(): string {
    for (const [name, shape] of this.facts.roots()) {
      for (const kind of this.facts.kindsOf(shape) ?? []) this.readFunction(shape, kind, name);
    }
    this.cst('Tree', 'type');
    return this.file();
  }

  /** Returns the function that reads a record, a list or characters at nodes of a kind. */
  readFunction(shape: AnyShape, kind: string, hint: string): ShapeFunction {
    const { form } = shape;
    switch (form.is) {
      case 'record':
        return this.function(shape, kind, `read${kind}`, (name) => this.#record(name, shape, form, kind));
      case 'list':
        return this.function(shape, kind, `read${upperFirst(this.readerOf(form, kind))}`, (name) =>
          this.#list(name, form, kind),
        );
      case 'characters':
        return this.function(shape, kind, `read${upperFirst(this.readerOf(form, kind))}`, (name) =>
          this.#characters(name, form, kind),
        );
      default:
        throw new ShapeError(
          `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
        );
    }
  }

  protected readerOf({ readers }: FormOf<'list' | 'characters'>, kind: string): string {
    return this.use(this.facts.readerAt<unknown>(readers, kind), 'the reader of a list');
  }

  /** Returns the name of a field for a comment. */
  protected fieldName({ readers }: FormOf<'list' | 'characters'>, kind: string): string {
    return `the list \`${this.facts.field(this.facts.readerAt<unknown>(readers, kind)).label}\` of \`${kind}\``;
  }

  /** Returns an expression for the value of a shape at a node. Statements that it needs are added to `before`. */
  protected read(shape: AnyShape, node: string, found: Kinds, hint: string, before: string[]): Reading {
    const { form } = shape;
    switch (form.is) {
      case 'constant':
        return { code: `${quoted(form.value)} as const`, mayFail: false };
      case 'leaf':
        return this.readLeaf(shape, form, node, found);
      case 'default': {
        const { code } = this.read(form.shape, node, found, hint, before);
        return {
          code: `${code.includes(' ? ') ? `(${code})` : code} ?? ${JSON.stringify(form.value)}`,
          mayFail: false,
        };
      }
      case 'derived': {
        const read = this.use(form.read, `the function that reads ${hint}`);
        return { code: `${read}(tree, ${node}${form.read.length > 2 ? `, ${this.context()}` : ''})`, mayFail: true };
      }
      case 'comments': {
        const read = form.reading.read;
        const text = read === undefined ? '({ text }) => text' : this.use(read, 'the function that reads a comment');
        return { code: `tree.comments().map(${text})`, mayFail: false };
      }
      case 'field':
        return this.readField(form, node, found, hint, before);
      default:
        return this.readDispatch(shape, node, found, hint);
    }
  }

  protected readLeaf(shape: AnyShape, { type, reading, parse }: FormOf<'leaf'>, node: string, found: Kinds): Reading {
    const test = this.test(node, found, this.facts.kindsOf(shape));
    const mayFail = reading.read !== undefined || parse !== undefined || test !== '';
    const code = this.#leafCode(type, reading.read, parse, node);
    return { code: test === '' ? code : `${test} ? ${code} : undefined`, mayFail };
  }

  #leafCode(
    type: string,
    read: FormOf<'leaf'>['reading']['read'],
    parse: FormOf<'leaf'>['parse'],
    node: string,
  ): string {
    if (read !== undefined) {
      const context = read.length > 2 ? `, ${this.context()}` : '';
      return `${this.use(read, `"read" of the leaf ${type}`)}(tree, ${node}${context})`;
    }
    const text = `${this.cst('textOf')}(tree, ${node})`;
    return parse === undefined ? text : `${this.use(parse, `"parse" of the leaf ${type}`)}(${text})`;
  }

  /** Reads the node that the reader of a field finds. */
  protected readField(
    { readers, shape }: FormOf<'field'>,
    node: string,
    found: Kinds,
    hint: string,
    before: string[],
  ): Reading {
    const [kind, second] = found ?? [];
    if (kind === undefined || second !== undefined)
      throw new ShapeError(`${hint}: a field must be a member of a record`);
    const reader = this.facts.readerAt<unknown>(readers, kind);
    const field = this.facts.field(reader);
    const call = `${this.use(reader, 'the reader of a field')}(tree, ${node})`;
    const wanted = this.facts.kindsOf(shape);
    const isCertain =
      wanted === undefined || (field.found.every((one) => wanted.includes(one)) && field.found.length === 1);
    if (!field.mayBeAbsent && isCertain) return this.read(shape, call, field.found, hint, before);
    const name = this.local(`${hint}Node`);
    before.push(`const ${name} = ${call};`);
    const { code, mayFail } = this.read(shape, name, field.found, hint, before);
    if (!field.mayBeAbsent) return { code, mayFail };
    return { code: whereFound(name, code), mayFail: true };
  }

  /** Reads a node with the function for its kind. */
  protected readDispatch(shape: AnyShape, node: string, found: Kinds, hint: string): Reading {
    const all = this.readFunctions(shape, hint).filter(({ kind }) => found?.includes(kind) ?? true);
    const isComplete = found?.every((kind) => all.some((one) => one.kind === kind)) === true;
    const mayFail = !isComplete || all.some((one) => one.mayFail);
    const call = (one: ShapeFunction): string => `${one.name}(tree, ${node}${this.contextFor(one)})`;
    if (all.length > 2) {
      const each = this.readDispatcher(shape, all, hint);
      return { code: call(each), mayFail: each.mayFail };
    }
    const code = all.map((one, i) =>
      isComplete && i === all.length - 1 ? call(one) : `${this.guard(one.kind)}(tree, ${node}) ? ${call(one)} : `,
    );
    return { code: code.join('') + (isComplete ? '' : 'undefined'), mayFail };
  }

  /** Returns the functions for the kinds of nodes that a shape reads. */
  protected readFunctions(shape: AnyShape, hint: string): KindFunction[] {
    const { form } = shape;
    if (form.is === 'variants') return Object.values(form.forms).flatMap((one) => this.readFunctions(one, hint));
    return (this.facts.kindsOf(shape) ?? []).map((kind) => ({ ...this.readFunction(shape, kind, hint), kind }));
  }

  readDispatcher(shape: AnyShape, all: readonly KindFunction[], hint: string): ShapeFunction {
    const wanted = `read${upperFirst(this.facts.nameOf(shape) ?? hint)}`;
    return this.function(shape, '', wanted, (name) => {
      const lines = all.map(
        (one) => `if (${this.guard(one.kind)}(tree, at)) return ${one.name}(tree, at${this.contextFor(one)});`,
      );
      this.cst('NodeIndex', 'type');
      return {
        mayFail: true,
        code: (context) =>
          `/** Reads the model of a node of several kinds; undefined if it can't be read. */\n` +
          `export function ${name}(tree: Tree, at: NodeIndex${context}) {\n${indented([...lines, 'return undefined;'])}\n}`,
      };
    });
  }

  #record(
    name: string,
    shape: AnyShape,
    form: FormOf<'record'>,
    kind: string,
  ): { code: (context: string) => string; mayFail: boolean } {
    const lines: string[] = [];
    const members: { readonly key: string; readonly code: string; readonly isOptional: boolean }[] = [];
    let mayFail = false;
    for (const [key, member] of Object.entries(form.members)) {
      if (member.form.is === 'constant') {
        members.push({ key, code: `${quoted(member.form.value)} as const`, isOptional: false });
        continue;
      }
      const local = this.local(key);
      const isOptional = member.presence === 'optional';
      const reading = this.read(member, 'at', [kind], key, lines);
      lines.push(`const ${local} = ${reading.code};`);
      if (reading.mayFail && !isOptional) {
        mayFail = true;
        lines.push(`if (${local} === undefined) return undefined;`);
      }
      members.push({ key, code: local, isOptional: reading.mayFail && isOptional });
    }
    const value = literal(members);
    if (form.sharedBy === undefined) lines.push(`return ${value};`);
    else {
      const shared = this.#sharedValues(shape, form, name);
      const keyFunction = this.use(form.sharedBy, 'the function "sharedBy"');
      lines.push(`const key = ${keyFunction}(${value});`, `return ${shared}.get(key) ?? ${shared}.add(key, ${value});`);
    }
    const about = mayFail ? "; undefined if a part of it can't be read" : '';
    return {
      mayFail,
      code: (context) =>
        `/** Reads the model of a node of the kind \`${kind}\`${about}. */\n` +
        `export function ${name}(tree: Tree, at: ${this.indexType(kind)}${context}) {\n${indented(lines)}\n}`,
    };
  }

  readonly #shared = new Map<object, string>();

  /** Returns the constant with the shared values of a record. */
  #sharedValues(shape: AnyShape, { sharedBy }: FormOf<'record'>, name: string): string {
    const known = this.#shared.get(shape.form);
    if (known !== undefined) return known;
    const exported = this.facts.nameOf(shape);
    if (exported === undefined) throw new ShapeError(`${name}: a shape with "sharedBy" must be exported`);
    const shared = this.unique(`known${upperFirst(exported)}`);
    this.#shared.set(shape.form, shared);
    this.import(exported, this.facts.source.shapes.specifier, 'type');
    const keyFunction = this.use(sharedBy, 'the function "sharedBy"');
    const key = `NonNullable<ReturnType<typeof ${keyFunction}>>`;
    this.library('Model', 'type');
    this.add(
      `const ${shared} = /* @__PURE__ */ new ${this.library('SharedValues')}<${key}, Model<typeof ${exported}>>();`,
    );
    return shared;
  }

  #list(name: string, form: FormOf<'list'>, kind: string): { code: (context: string) => string; mayFail: boolean } {
    const reader = this.readerOf(form, kind);
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const before: string[] = [];
    const { code, mayFail } = this.read(form.element, 'i', found, `${reader}Element`, before);
    const leave = { skip: 'continue', end: 'break', fail: 'return undefined' }[form.unreadable];
    const body = [
      ...before,
      `const value = ${code};`,
      ...(mayFail ? [`if (value === undefined) ${leave};`] : []),
      'values.push(value);',
    ];
    const lines = [
      `const values${this.#elementType(form.element)} = [];`,
      `for (let i = ${reader}.first(tree, at); i !== 0; i = ${reader}.next(tree, at, i)) {`,
      indented(body),
      '}',
      'return values;',
    ];
    const fails = mayFail && form.unreadable === 'fail';
    return {
      mayFail: fails,
      code: (context) =>
        `/** Reads ${this.fieldName(form, kind)}${fails ? "; undefined if one can't be read" : ''}. */\n` +
        `export function ${name}(tree: Tree, at: ${this.indexType(kind)}${context}) {\n${indented(lines.join('\n').split('\n'))}\n}`,
    };
  }

  #characters(
    name: string,
    form: FormOf<'characters'>,
    kind: string,
  ): { code: (context: string) => string; mayFail: boolean } {
    const { element } = form;
    if (element.form.is !== 'leaf') throw new ShapeError(`${name}: the element of characters must be a leaf`);
    const reader = this.readerOf(form, kind);
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const test = this.test('i', found, this.facts.kindsOf(element));
    const { read } = element.form.reading;
    const readName =
      read === undefined ? this.cst('textOf') : this.use(read, `"read" of the leaf ${element.form.type}`);
    const loop = (body: readonly string[]): string[] => [
      `for (let i = ${reader}.first(tree, at); i !== 0; i = ${reader}.next(tree, at, i)) {`,
      ...body.map((line) => `  ${line}`),
      '}',
    ];
    const check = test === '' ? [] : [`if (!(${test})) return undefined;`];
    let lines = [`return ${this.cst('elementsOf')}(tree, at, ${reader}).map((i) => ${readName}(tree, i));`];
    if (form.isShared) lines = this.#sharedCharacters(readName, reader, (line) => loop([...check, line]));
    else if (test !== '') {
      const typed = `const values: ReturnType<typeof ${readName}>[] = [];`;
      lines = [typed, ...loop([...check, `values.push(${readName}(tree, i));`]), 'return values;'];
    }
    return {
      mayFail: test !== '',
      code: (context) =>
        `/** Reads ${this.fieldName(form, kind)}${test === '' ? '' : "; undefined if one can't be read"}. */\n` +
        `export function ${name}(tree: Tree, at: ${this.indexType(kind)}${context}) {\n${indented(lines)}\n}`,
    };
  }

  /** A list of literals must say so: the compiler would widen their types. */
  #elementType({ form }: AnyShape): string {
    if (form.is !== 'leaf' || form.reading.read === undefined) return '';
    return `: NonNullable<ReturnType<typeof ${this.use(form.reading.read, 'the function that reads a leaf')}>>[]`;
  }

  readonly #lists = new Map<string, string>();

  /** Computes the key of a list first, and makes the list only if it is new. */
  #sharedCharacters(read: string, reader: string, loop: (line: string) => readonly string[]): string[] {
    let lists = this.#lists.get(read);
    if (lists === undefined) {
      lists = this.unique(`known${upperFirst(read)}`);
      this.#lists.set(read, lists);
      this.add(`const ${lists} = /* @__PURE__ */ new ${this.library('CharacterLists')}(${read});`);
    }
    return [
      'let key = 0;',
      ...loop(`key = ${this.library('withUnit')}(key, tree, i);`),
      `return ${lists}.get(key) ?? ${lists}.add(key, tree, at, ${reader});`,
    ];
  }
}

/** Returns an object literal. A record with few optional members has one for each combination. */
function literal(
  members: readonly { readonly key: string; readonly code: string; readonly isOptional: boolean }[],
): string {
  const optional = members.filter(({ isOptional }) => isOptional);
  const written = (absent: readonly unknown[], rest: readonly unknown[] = []): string =>
    `{ ${members
      .filter((member) => !absent.includes(member))
      .map((member) => {
        const { key, code } = member;
        const part = keyOf(key) === code ? code : `${keyOf(key)}: ${code}`;
        return rest.includes(member) ? `...(${code} === undefined ? {} : { ${part} })` : part;
      })
      .join(', ')} }`;
  if (optional.length > MOST_OPTIONAL) return written([], optional);
  const choose = (rest: typeof optional, absent: typeof optional): string => {
    const [one, ...others] = rest;
    if (one === undefined) return written(absent);
    return `${one.code} === undefined ? ${choose(others, [...absent, one])} : ${choose(others, absent)}`;
  };
  return choose(optional, []);
}

/** Returns an expression that is `undefined` if a reader found nothing. */
export const whereFound = (node: string, code: string): string =>
  /^\w+\(tree, \w+\) \? (?:(?! \? ).)* : undefined$/.test(code)
    ? `${node} !== 0 && ${code}`
    : `${node} === 0 ? undefined : ${code}`;
