import { upperFirst } from '../generator/emit/code-names.js';
import { quoted } from '../generator/emit/writer.js';
import type { AnyShape, FormOf } from '../notation/shape/shape.js';
import { type Kinds, ShapeCode, type ShapeFunction } from './code.js';
import { importedShape } from './imported.js';
import { ShapeError } from './shape-error.js';
import { areComplete, type ShapeCase } from './source.js';

/** An expression that reads a value. */
export interface Reading {
  readonly code: string;
  /** Whether the value can be `undefined`. */
  readonly mayFail: boolean;
  /** The type of the value, as code. It can include `undefined` only if `mayFail`. */
  readonly type: string;
}

/**
 * Most kinds of nodes, if there may be others, for which a value is read without a function that distinguishes them.
 */
const MAX_CASES = 2;

/** Writes expressions that read values. The functions that they call are written, or imported, by subclasses. */
export abstract class ReadCode extends ShapeCode {
  /** Returns the function that reads a record, a list or characters at nodes of a kind. */
  abstract readFunction(shape: AnyShape, kind: string, hint: string): ShapeFunction;

  /** Returns the function that reads a value at nodes of any of its kinds. */
  abstract readDispatcher(shape: AnyShape, hint: string): ShapeFunction;

  /** Returns an expression for the value of a shape at a node. Statements that it needs are added to `before`. */
  protected read(shape: AnyShape, node: string, found: Kinds, hint: string, before: string[]): Reading {
    const { form } = shape;
    switch (form.is) {
      case 'constant':
        return { code: `${quoted(form.value)} as const`, mayFail: false, type: quoted(form.value) };
      case 'leaf':
        return this.#leaf(shape, form, node, found, before);
      case 'default': {
        const { code, type } = this.read(form.shape, node, found, hint, before);
        return {
          code: `${grouped(code)} ?? ${JSON.stringify(form.value)}`,
          mayFail: false,
          type: `NonNullable<${type}>`,
        };
      }
      case 'mapped': {
        const change = this.use(form.change, `the function that changes ${hint}`);
        const { code, mayFail, type } = this.read(form.shape, node, found, hint, before);
        const parts = ['tree', node].slice(0, form.change.length - 1);
        if (!mayFail) return { code: `${change}(${[code, ...parts].join(', ')})`, mayFail, type };
        const name = this.local(`${hint}Read`);
        before.push(`const ${name} = ${code};`);
        return { code: `${name} === undefined ? undefined : ${change}(${[name, ...parts].join(', ')})`, mayFail, type };
      }
      case 'derived': {
        const { read, tryRead = read } = form.reading;
        return { ...this.#call(tryRead, `the function that reads ${hint}`, node), mayFail: read === undefined };
      }
      case 'comments': {
        const read = form.reading.read;
        const text = read === undefined ? '({ text }) => text' : this.use(read, 'the function that reads a comment');
        return { code: `tree.comments().map(${text})`, mayFail: false, type: 'string[]' };
      }
      case 'field':
        return this.#field(form, node, found, hint, before);
      case 'imported':
        return this.read(importedShape(form, this.facts), node, found, hint, before);
      case 'recursive':
        return this.#recursive(shape, form.shape(), node, found, hint, before);
      default:
        return this.#dispatch(shape, node, found, hint, before);
    }
  }

  #leaf(shape: AnyShape, form: FormOf<'leaf'>, node: string, found: Kinds, before: string[]): Reading {
    const test = this.test(node, found, this.facts.kindsOf(shape));
    const reading = this.#leafAt(form, node, before);
    return test === '' ? reading : { ...reading, code: `${test} ? ${reading.code} : undefined`, mayFail: true };
  }

  /** Reads a leaf at a node that has its kind. */
  #leafAt(form: FormOf<'leaf'>, node: string, before: string[]): Reading {
    const { type, reading, parse, values } = form;
    const { read, tryRead = read } = reading;
    if (reading.isShared === true) return this.#sharedLeaf(form, node, before);
    if (tryRead !== undefined) {
      return { ...this.#call(tryRead, `"read" of the leaf ${type}`, node), mayFail: read === undefined };
    }
    const text = `${this.cst('textOf')}(tree, ${node})${reading.isDelimited === true ? '.slice(1, -1)' : ''}`;
    if (values !== undefined) {
      const union = values.map(quoted).join(' | ');
      return { code: `(${text} as ${union})`, mayFail: false, type: union };
    }
    if (parse === undefined) return { code: text, mayFail: false, type: 'string' };
    const parser = this.use(parse, `"parse" of the leaf ${type}`);
    return { code: `${parser}(${text})`, mayFail: parse !== Number, type: resultOf(parser) };
  }

  /** Reads a leaf whose text decides its value, which is made once for each text. */
  #sharedLeaf(form: FormOf<'leaf'>, node: string, before: string[]): Reading {
    const { type, reading, parse } = form;
    if (reading.tryRead !== undefined || (reading.read === undefined && parse !== undefined)) {
      throw new ShapeError(`the leaf ${type}: "isShared" needs "read", or neither "parse" nor "tryRead"`);
    }
    const words = type.replace(/\W+/g, '_');
    const at = /^\w+$/.test(node) ? node : this.local(`${words}Node`);
    if (at !== node) before.push(`const ${at} = ${node};`);
    const { code, type: value } = this.#leafAt({ ...form, reading: { ...reading, isShared: false } }, at, before);
    const known = this.sharedTexts(form, `known${upperFirst(words)}`, value);
    if (known === undefined) return { code, mayFail: false, type: value };
    return {
      code: `${known}.get(tree, ${at}) ?? ${known}.add(tree, ${at}, ${code})`,
      mayFail: false,
      type: value,
    };
  }

  /** Returns the constant with the shared values of a form; `undefined` if none are shared in this file. */
  protected abstract sharedTexts(form: object, wanted: string, type: string): string | undefined;

  /** Reads a value that can contain values of its own type: with a function, which calls itself. */
  #recursive(shape: AnyShape, content: AnyShape, node: string, found: Kinds, hint: string, before: string[]): Reading {
    if (this.facts.exportedShape(shape) === undefined) {
      throw new ShapeError(`${hint}: a shape that can contain itself must be exported`);
    }
    return content.form.is === 'variants'
      ? this.#callOf(this.readDispatcher(content, hint), node)
      : this.#dispatch(content, node, found, hint, before);
  }

  /** Returns a call of a function that reads a node. */
  #call(read: ((...parts: never[]) => unknown) | undefined, what: string, node: string): Omit<Reading, 'mayFail'> {
    const name = this.use(read, what);
    const count = read?.length ?? 0;
    const parts = ['tree', node, ...(count > 2 ? [this.context()] : [])].slice(0, count);
    return { code: `${name}(${parts.join(', ')})`, type: resultOf(name) };
  }

  /** Reads the node that the reader of a field finds. */
  #field({ readers, shape }: FormOf<'field'>, node: string, found: Kinds, hint: string, before: string[]): Reading {
    const [kind, second] = found ?? [];
    if (kind === undefined || second !== undefined) {
      throw new ShapeError(`${hint}: a field must be a member of a record`);
    }
    const reader = this.facts.readerAt<unknown>(readers, kind);
    const field = this.facts.field(reader);
    const text = isText(shape) ? this.facts.textReaderOf(reader) : undefined;
    if (text !== undefined) {
      const name = this.use(text, 'the reader of a text');
      return { code: `${name}(tree, ${node})`, mayFail: field.mayBeAbsent, type: resultOf(name) };
    }
    const call = `${this.use(reader, 'the reader of a field')}(tree, ${node})`;
    const wanted = this.facts.kindsOf(shape);
    const isCertain =
      wanted === undefined || (field.found.every((one) => wanted.includes(one)) && field.found.length === 1);
    if (!field.mayBeAbsent && isCertain) return this.read(shape, call, field.found, hint, before);
    const name = this.local(`${hint}Node`);
    before.push(`const ${name} = ${call};`);
    const reading = this.read(shape, name, field.found, hint, before);
    return field.mayBeAbsent ? { ...reading, code: whereFound(name, reading.code), mayFail: true } : reading;
  }

  /** Returns an expression that chooses by the kind of a node; `undefined` for a node without a case. */
  #dispatch(shape: AnyShape, node: string, found: Kinds, hint: string, before: string[]): Reading {
    const cases = this.facts.casesOf(shape, found);
    if (cases.length > MAX_CASES && !areComplete(cases, found)) {
      const each = this.readDispatcher(shape, hint);
      return this.#callOf(each, node);
    }
    const readings = cases.map((shapeCase) => ({ shapeCase, ...this.readCase(shapeCase, node, hint, before) }));
    const isComplete = areComplete(cases, found);
    const choices = readings.map(({ shapeCase, code }, i) =>
      isComplete && i === cases.length - 1 ? code : `${this.caseTest(shapeCase, node)} ? ${code} : `,
    );
    return {
      code: choices.join('') + (isComplete ? '' : 'undefined'),
      mayFail: !isComplete || readings.some(({ mayFail }) => mayFail),
      type: readings.map(({ type }) => type).join(' | '),
    };
  }

  /** Returns a call of a generated function. */
  #callOf(read: ShapeFunction, node: string): Reading {
    const code = `${read.name}(tree, ${node}${this.contextFor(read)})`;
    return { code, mayFail: read.mayFail, type: resultOf(read.name) };
  }

  /** Returns the name of the reader of a list for nodes of a kind. */
  protected readerOf({ readers }: FormOf<'list' | 'characters' | 'groups' | 'leading'>, kind: string): string {
    return this.use(this.facts.readerAt<unknown>(readers, kind), 'the reader of a list');
  }

  /** Returns the name of what finds the nodes of a list: its reader, or the faster one that is given. */
  protected walkOf(form: FormOf<'list'>, kind: string): string {
    return form.walk === undefined ? this.readerOf(form, kind) : this.use(form.walk, 'the reader "walk"');
  }

  /** Returns the condition of a case; empty for the case of any node. */
  protected caseTest({ kind }: ShapeCase, node: string): string {
    return kind === undefined ? '' : `${this.guard(kind)}(tree, ${node})`;
  }

  /** Reads a node that has the kind of a case. */
  protected readCase({ shape, kind }: ShapeCase, node: string, hint: string, before: string[]): Reading {
    if (shape.form.is === 'leaf') return this.#leafAt(shape.form, node, before);
    const read = this.readFunction(shape, kind ?? '', hint);
    const call = this.#callOf(read, node);
    // Looked up where it is read: a function that does both is too long to be inlined.
    return /^\w+$/.test(node) ? { ...call, code: `${this.knownBefore(read, node)}${call.code}` } : call;
  }

  /**
   * Returns an expression that finds the value of a function if it is known, with `??` after it; empty if none is kept.
   */
  protected abstract knownBefore(read: ShapeFunction, node: string): string;

  /** Returns the name of a function that reads a value at nodes of several kinds. */
  protected dispatcherName(shape: AnyShape, hint: string): string {
    return `read${upperFirst(this.facts.exportedShape(shape)?.name ?? hint)}`;
  }
}

/** Whether the value of a shape is the text of its node. */
const isText = ({ form }: AnyShape): boolean =>
  form.is === 'leaf' && form.parse === undefined && Object.keys(form.reading).every((key) => key === 'span');

/** Returns the type of what a function returns. */
const resultOf = (name: string): string => `ReturnType<typeof ${name}>`;

/** Returns an expression that can be an operand. */
const grouped = (code: string): string => (code.includes(' ? ') ? `(${code})` : code);

/** Returns an expression that is `undefined` if a reader found nothing. */
const whereFound = (node: string, code: string): string =>
  /^\w+\(tree, \w+\) \? (?:(?! \? ).)* : undefined$/.test(code)
    ? `${node} !== 0 && ${code}`
    : `${node} === 0 ? undefined : ${code}`;
