import { quoted } from '../../../generator/emit/writer.js';
import type { AnyShape } from '../../../notation/shape/shape.js';
import { indented, keyOf, type Kinds, type ShapeFunction, upperFirst } from './code.js';
import type { FunctionCode } from './list-code.js';
import type { LowerCode } from './lower-file.js';
import { type FormOf, grouped, ReadCode, whereFound } from './read-code.js';
import { type ShapeCase, ShapeError, type ShapeSource } from './source.js';

/** Writes `locate.ts`: functions that find the spans of the parts of a model. */
export const locateFile = (source: ShapeSource, lower: LowerCode): string => new LocateCode(source, lower).write();

class LocateCode extends ReadCode {
  readonly #lower: LowerCode;

  constructor(source: ShapeSource, lower: LowerCode) {
    super(source);
    this.#lower = lower;
  }

  write(): string {
    for (const { name, shape } of this.facts.roots()) this.#root(name, shape);
    this.library('PartSpan', 'type');
    return this.file();
  }

  /** The functions that read are those of `lower.ts`. */
  override readFunction(shape: AnyShape, kind: string, hint: string): ShapeFunction {
    const read = this.#lower.readFunction(shape, kind, hint);
    this.import(read.name, './lower.js');
    return read;
  }

  override readDispatcher(shape: AnyShape, hint: string): ShapeFunction {
    const read = this.#lower.readDispatcher(shape, hint);
    this.import(read.name, './lower.js');
    return read;
  }

  #root(name: string, shape: AnyShape): void {
    const before: string[] = [];
    const kinds = this.facts.kindsOf(shape) ?? [];
    const found = this.#find(shape, 'at', kinds, 'path', name, before);
    const usesContext = /\bcontext\b/.test(found);
    this.cst('Tree', 'type');
    this.add(
      `/** Makes the function that finds the spans of the parts of a model by their paths. */\n` +
        `export function locate${upperFirst(name)}(tree: ${this.cst('Tree', 'type')}, at: ${kinds.map((kind) => this.indexType(kind)).join(' | ')}${usesContext ? ', context: Context' : ''}): ${this.library('Locator', 'type')} {\n` +
        indented([`const parts = new ${this.library('Parts')}(tree);`, `return (path) => ${found};`]) +
        '\n}',
    );
  }

  /** Returns an expression for the span of the part at a path of a value, of which the path's code is given. */
  #find(shape: AnyShape, node: string, found: Kinds, path: string, hint: string, before: string[]): string {
    const { form } = shape;
    switch (form.is) {
      case 'constant':
        return 'undefined';
      case 'leaf': {
        const test = form.reading.span === undefined ? '' : this.test(node, found, this.facts.kindsOf(shape));
        const code = this.#findLeaf(form, node);
        return test === '' ? code : `${test} ? ${code} : undefined`;
      }
      case 'default': {
        const { code } = this.read(form.shape, node, found, hint, before);
        const inner = this.#find(form.shape, node, found, path, hint, before);
        return `${grouped(code)} === undefined ? undefined : ${inner}`;
      }
      case 'derived': {
        const { find } = form.reading;
        if (find === undefined) return 'undefined';
        const context = find.length > 3 ? `, ${this.context()}` : '';
        return `${this.use(find, `the function that finds ${hint}`)}(tree, ${node}, ${path}${context})`;
      }
      case 'comments': {
        const { span } = form.reading;
        return `parts.comment(${path}${span === undefined ? '' : `, ${this.use(span, 'the span of a comment')}`})`;
      }
      case 'field':
        return this.#findField(form, node, found, path, hint, before);
      default:
        return this.#findDispatch(shape, node, found, path, hint);
    }
  }

  #findField(
    { readers, shape }: FormOf<'field'>,
    node: string,
    kinds: Kinds,
    path: string,
    hint: string,
    before: string[],
  ): string {
    const [kind = ''] = kinds ?? [];
    const reader = this.facts.readerAt<unknown>(readers, kind);
    const { found, mayBeAbsent } = this.facts.field(reader);
    const read = `${this.use(reader, 'the reader of a field')}(tree, ${node})`;
    if (this.#isPlainLeaf(shape) && !mayBeAbsent) {
      return this.#find(shape, read, found, path, hint, before);
    }
    const name = this.local(`${hint}Node`);
    const call = `const ${name} = ${read};`;
    // The value may have been read at the same node.
    if (!before.includes(call)) before.push(call);
    const inner = this.#find(shape, name, found, path, hint, before);
    const isList = shape.form.is === 'list' || shape.form.is === 'characters';
    const code = isList ? `${path}.length === 0 ? ${this.library('partOf')}(tree, ${name}) : ${inner}` : inner;
    return mayBeAbsent ? whereFound(name, code) : code;
  }

  /** Whether the span of each part of a shape is that of a node. */
  #isPlainLeaf({ form }: AnyShape): boolean {
    return form.is === 'leaf' && form.reading.span === undefined;
  }

  #findDispatch(shape: AnyShape, node: string, found: Kinds, path: string, hint: string): string {
    const cases = this.facts.casesOf(shape, found);
    return this.choice(cases, found, node, (one) => this.#findCase(one, node, path, hint));
  }

  /** Returns an expression for the span of a part of a node that has the kind of a case. */
  #findCase({ shape, kind = '' }: ShapeCase, node: string, path: string, hint: string): string {
    const { form } = shape;
    if (form.is === 'leaf') return this.#findLeaf(form, node);
    if (form.is === 'record') {
      const readers = this.#leafReaders(form, kind);
      if (readers !== undefined)
        return `${this.library('memberOf')}(tree, ${node}, ${path}, { ${readers.join(', ')} })`;
      const find = this.function(shape, kind, `find${kind}`, (name) => this.#findRecord(name, form, kind));
      return `${find.name}(parts, ${node}, ${path}${this.contextFor(find)})`;
    }
    if (form.is !== 'list' && form.is !== 'characters') {
      throw new ShapeError(
        `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
      );
    }
    const reader = this.readerOf(form, kind);
    const areAllRead = form.is === 'characters' || form.unreadable !== 'skip';
    if (this.#isPlainLeaf(form.element) && !form.whole && areAllRead)
      return `parts.element(${reader}, ${node}, ${path})`;
    const find = this.function(shape, kind, `find${upperFirst(reader)}`, (name) => this.#findElement(name, form, kind));
    return `${find.name}(parts, ${node}, ${path}${this.contextFor(find)})`;
  }

  #findLeaf({ type, reading: { span } }: FormOf<'leaf'>, node: string): string {
    return span === undefined
      ? `${this.library('partOf')}(tree, ${node})`
      : this.#ownSpan(span, `"span" of the leaf ${type}`, node);
  }

  /** Returns an expression for the span that a function returns for a node. */
  #ownSpan(span: unknown, what: string, node: string): string {
    return `${this.library('partWithSpan')}(${this.use(span, what)}(tree, ${node}), ${node})`;
  }

  /** Returns the members of a record as keys and readers, if each is a leaf with the span of a node. */
  #leafReaders({ members, span }: FormOf<'record'>, kind: string): readonly string[] | undefined {
    if (span !== undefined) return undefined;
    const readers: string[] = [];
    for (const [key, { form }] of Object.entries(members)) {
      if (form.is !== 'field' || !this.#isPlainLeaf(form.shape)) return undefined;
      const reader = this.facts.readerAt<unknown>(form.readers, kind);
      if (this.facts.field(reader).mayBeAbsent) return undefined;
      readers.push(`${keyOf(key)}: ${this.use(reader, 'the reader of a field')}`);
    }
    return readers;
  }

  #findRecord(name: string, form: FormOf<'record'>, kind: string): FunctionCode {
    const cases: string[] = [];
    for (const [key, member] of Object.entries(form.members)) {
      const before: string[] = [];
      const found = this.#find(member, 'at', [kind], 'path', key, before);
      const label = `case ${quoted(key)}:`;
      if (before.length === 0) cases.push(label, `  return ${found};`);
      else cases.push(`${label} {`, indented([...before, `return ${found};`]), '}');
    }
    const whole =
      form.span === undefined
        ? `${this.library('partOf')}(tree, at)`
        : form.span === 'none'
          ? 'undefined'
          : this.#ownSpan(form.span, 'the span of a record', 'at');
    const usesPath = cases.some((line) => /\bpath\b/.test(line));
    const lines = [
      'const { tree } = parts;',
      'switch (key) {',
      indented([...cases.join('\n').split('\n'), 'default:', `  return ${whole};`]),
      '}',
    ];
    return this.#finder(name, kind, usesPath ? '[key, ...path]' : '[key]', lines);
  }

  #findElement(name: string, form: FormOf<'list' | 'characters'>, kind: string): FunctionCode {
    const reader = this.readerOf(form, kind);
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const before: string[] = [];
    const element = this.#find(form.element, 'i', found, 'path', `${reader}Element`, before);
    let readable = '';
    if (form.is === 'list' && form.unreadable === 'skip') {
      const { code } = this.read(form.element, 'i', found, `${reader}Element`, before);
      readable = `, (i) => ${grouped(code)} !== undefined`;
    }
    const lines = [
      ...(form.whole
        ? [
            `const elements = parts.elements(${reader}, at${readable});`,
            `if (index === undefined) return ${this.library('wholeOf')}(tree, elements);`,
            'const i = elements[Number(index)];',
          ]
        : [`const i = parts.elementAt(${reader}, at, index${readable});`]),
      'if (i === undefined) return undefined;',
      ...before,
      `return ${element};`,
    ];
    if (/\(tree\b/.test(lines.join('\n'))) lines.unshift('const { tree } = parts;');
    return this.#finder(name, kind, /\bpath\b/.test(element) ? '[index, ...path]' : '[index]', lines);
  }

  #finder(name: string, kind: string, path: string, lines: readonly string[]): FunctionCode {
    this.library('Parts');
    return {
      mayFail: true,
      code: (context) =>
        `function ${name}(parts: Parts, at: ${this.indexType(kind)}, ${path}: ${this.library('Path', 'type')}${context}): PartSpan | undefined {\n` +
        `${indented(lines.join('\n').split('\n'))}\n}`,
    };
  }
}
