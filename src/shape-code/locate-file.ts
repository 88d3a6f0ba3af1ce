import { upperFirst } from '../generator/emit/code-names.js';
import { quoted } from '../generator/emit/writer.js';
import { getOrInsert, ownMember } from '../maps.js';
import * as finding from '../notation/shape/runtime/finding.js';
import * as findingGroups from '../notation/shape/runtime/finding-groups.js';
import type { AnyShape, FormOf, GroupsForm } from '../notation/shape/shape.js';
import { indented, keyOf, type Kinds, type ShapeFunction } from './code.js';
import type { LowerCode } from './lower-file.js';
import { withParts } from './parts.js';
import { ReadCode } from './read-code.js';
import { ShapeError } from './shape-error.js';
import { areComplete, type ShapeCase, type ShapeSource } from './source.js';

/** Writes `locate.ts`: functions that find the spans of the parts of a model. */
export const locateFile = (source: ShapeSource, lower: LowerCode): string => new LocateCode(source, lower).write();

/** The finder of the span of a node. It is the default. */
const NODE = 'findNode';

/** The finder of a value without a span. */
const NOTHING = '() => undefined';

/** Whether a value can contain values of its own type. */
const isRecursive = ({ form }: AnyShape): boolean => form.is === 'recursive';

/** Writes finders: expressions that call the functions of `notation/shape/runtime/finding.ts`. */
class LocateCode extends ReadCode {
  readonly #lower: LowerCode;
  /** The constants with the finders of records, by the forms of the records and the kinds of their nodes. */
  readonly #finders = new Map<object, Map<string, string>>();
  /** The constants with the finders of shapes that can contain themselves, by their forms. */
  readonly #recursive = new Map<object, string>();
  /** The constants that say how elements with attached parts are found, by what is attached. */
  readonly #groupings = new Map<object, string>();

  constructor(source: ShapeSource, lower: LowerCode) {
    super(source);
    this.#lower = lower;
    // A finder of nodes of the kind `Node` must not be called `findNode`.
    for (const name of Object.keys({ ...finding, ...findingGroups })) this.unique(name);
  }

  write(): string {
    for (const { name, shape } of this.facts.roots()) {
      const kinds = this.facts.kindsOf(shape);
      const find = this.#find(shape, kinds, name);
      const at = this.indexTypeOf(kinds);
      const context = this.takesContext ? ', context: Context' : '';
      const tree = this.cst('Tree', 'type');
      this.add(
        `/** Makes the function that finds the spans of the parts of a model by their paths. */\n` +
          `export const locate${upperFirst(name)}: (tree: ${tree}, at: ${at}${context}) => ${this.library('Locator', 'type')} = ` +
          `${this.#call(withParts(shape).some(isRecursive) ? 'locatorOf' : 'flatLocatorOf', [find])};`,
      );
    }
    return this.file();
  }

  /** Imports a function that reads from `lower.ts`. */
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

  /** Returns the finder of the parts of a value that is read from nodes of the kinds that are found. */
  #find(shape: AnyShape, found: Kinds, hint: string): string {
    const { form } = shape;
    switch (form.is) {
      case 'constant':
        return NOTHING;
      case 'leaf': {
        const test = form.reading.span === undefined ? '' : this.test('', found, this.facts.kindsOf(shape));
        return test === '' ? this.#leaf(form) : this.#byKind(shape, found, hint);
      }
      case 'mapped':
        return this.#call('findOnly', [this.#find(form.shape, found, hint)]);
      case 'default':
        return this.#call('findIfRead', [this.#reader(form.shape, found, hint), this.#find(form.shape, found, hint)]);
      case 'derived': {
        const { find } = form.reading;
        if (find === undefined) return NOTHING;
        if (find.length > 3) this.context();
        const parameters = ['{ tree }', 'at', 'path', 'context'].slice(0, find.length).join(', ');
        const parts = ['tree', 'at', 'path', 'context'].slice(0, find.length).join(', ');
        return `(${parameters}) => ${this.use(find, `the function that finds ${hint}`)}(${parts})`;
      }
      case 'comments':
        return this.#call('findComment', [this.#span(form.reading.span, 'the span of a comment')]);
      case 'field':
        return this.#field(form, found, hint);
      case 'imported':
        return this.#find(form.shape, found, hint);
      case 'recursive':
        return this.#self(shape, form.shape());
      default:
        return this.#byKind(shape, found, hint);
    }
  }

  /**
   * Returns the finder of a value that can contain values of its own type. Its constant has a type, so it can be used
   * in it.
   */
  #self(shape: AnyShape, content: AnyShape): string {
    const cached = this.#recursive.get(shape.form);
    if (cached !== undefined) return cached;
    const name = this.unique(`find${upperFirst(this.facts.exportedShape(shape)?.name ?? '')}`);
    this.#recursive.set(shape.form, `(_, from, path) => ({ find: ${name}, from, path })`);
    const kinds = this.facts.kindsOf(content);
    const find = this.#find(content, kinds, name);
    this.add(`const ${name}: ${this.library('Find', 'type')}<${this.indexTypeOf(kinds)}> = ${find};`);
    this.#recursive.set(shape.form, name);
    return name;
  }

  /** Returns a call of a function of the library. Bundlers leave it out where it isn't used. */
  #call(name: string, parts: readonly (string | undefined)[]): string {
    return `/* @__PURE__ */ ${this.library(name)}(${parts.filter((part) => part !== undefined).join(', ')})`;
  }

  #leaf({ type, reading: { span } }: FormOf<'leaf'>): string {
    return this.#span(span, `"span" of the leaf ${type}`) ?? this.library(NODE);
  }

  /** Returns the finder of the span that a function returns; `undefined` without a function. */
  #span(span: unknown, what: string): string | undefined {
    return span === undefined ? undefined : this.#call('findSpan', [this.use(span, what)]);
  }

  #field({ readers, shape }: FormOf<'field'>, kinds: Kinds, hint: string): string {
    const [kind = ''] = kinds ?? [];
    const reader = this.facts.readerAt<unknown>(readers, kind);
    const inner = this.#find(shape, this.facts.field(reader).found, hint);
    const isList = shape.form.is === 'list' || shape.form.is === 'characters';
    const find = isList ? this.#call('findNodeOr', [inner]) : inner === NODE ? undefined : inner;
    return this.#call('findField', [this.use(reader, 'the reader of a field'), find]);
  }

  /** Returns the finder that goes by the kind of the node; only one kind needs no test. */
  #byKind(shape: AnyShape, found: Kinds, hint: string): string {
    const cases = this.facts.casesOf(shape, found);
    const [only] = cases;
    if (only !== undefined && cases.length === 1 && found?.length === 1) return this.#case(only, hint);
    const same = this.#sameRecord(shape, cases, hint);
    if (same !== undefined) return same;
    const choices = cases.map(
      (shapeCase) =>
        `[${shapeCase.kind === undefined ? '() => true' : this.guard(shapeCase.kind)}, ${this.#case(shapeCase, hint)}]`,
    );
    return this.#call('findByKind', choices);
  }

  /** Returns the finder of the parts of a value that is read from nodes with the kind of a case. */
  #case({ shape, kind = '', recursive }: ShapeCase, hint: string): string {
    const { form } = shape;
    if (recursive?.form.is === 'recursive') return this.#self(recursive, recursive.form.shape());
    if (form.is === 'leaf') return this.#call('findOnly', [this.#leaf(form)]);
    if (form.is === 'record') return this.#record(form, kind, hint);
    if (form.is === 'list' || form.is === 'characters') return this.#list(form, kind);
    if (form.is === 'groups') {
      const find = this.#find(form.element, this.facts.kindsOf(form.element), 'element');
      return this.#call('findInGroups', [this.readerOf(form, kind), this.#grouping(form), find]);
    }
    if (form.is === 'leading') {
      return this.#call('findLeading', [this.readerOf(form, kind), this.#grouping(form), quoted(form.leading)]);
    }
    throw new ShapeError(
      `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
    );
  }

  #list(form: FormOf<'list' | 'characters'>, kind: string): string {
    const reader = this.readerOf(form, kind);
    const { found } = this.facts.field(this.facts.readerAt<unknown>(form.readers, kind));
    const find = this.#find(form.element, found, `${reader}Element`);
    const sortedBy = form.is === 'list' ? form.sortedBy : undefined;
    const read =
      sortedBy !== undefined
        ? this.#reader(form.element, found, `${reader}Element`)
        : form.is === 'list' && form.unreadable === 'skip'
          ? this.#readable(form.element, found, `${reader}Element`)
          : undefined;
    const plain = form.whole === true ? 'findElementOrWhole' : 'findElement';
    const elements = this.#call(sortedBy === undefined ? plain : 'findSortedElement', [
      form.is === 'list' ? this.walkOf(form, kind) : reader,
      find === NODE && read === undefined ? undefined : find,
      read,
      sortedBy && this.use(sortedBy, 'the function "sortedBy"'),
      sortedBy && form.whole === true ? 'true' : undefined,
    ]);
    return form.whole === 'node' ? this.#call('findNodeOr', [elements]) : elements;
  }

  /** Returns a function that returns `undefined` for a node that can't be read; `undefined` if all can. */
  #readable(shape: AnyShape, found: Kinds, hint: string): string | undefined {
    const content = shape.form.is === 'recursive' ? shape.form.shape() : shape;
    const isCase = content.form.is === 'record' || content.form.is === 'variants' || content.form.is === 'leaf';
    const cases = isCase ? this.facts.casesOf(content, found) : [];
    if (cases.length === 0 || cases.some((testCase) => this.readCase(testCase, 'at', hint, []).mayFail)) {
      return this.#reader(shape, found, hint);
    }
    const tests = cases.map((testCase) => this.caseTest(testCase, 'at'));
    return areComplete(cases, found) ? undefined : `(tree, at) => ${tests.join(' || ')} || undefined`;
  }

  /** Returns the constant that says which nodes are elements, and which are attached to them. */
  #grouping({ element, attached, ends, closes }: GroupsForm): string {
    const cached = this.#groupings.get(attached);
    if (cached !== undefined) return cached;
    const name = this.unique(`groupsOf${Object.keys(attached).map(upperFirst).join('')}`);
    this.#groupings.set(attached, name);
    const parts = Object.entries(attached).map(([key, shape]) => {
      const find = this.#find(shape, this.facts.kindsOf(shape), key);
      return `${keyOf(key)}: [${[this.isOneOf(this.facts.kindsOf(shape)), ...(find === NODE ? [] : [find])].join(', ')}]`;
    });
    const ending = Object.entries({ ends, closes })
      .filter(([, guards]) => guards.length > 0)
      .map(([key, guards]) => `${key}: ${this.isOneOf(this.facts.kindsOfGuards(guards))},`);
    const lines = [
      `element: ${this.isOneOf(this.facts.kindsOf(element))},`,
      'attached: {',
      ...parts.map((part) => `  ${part},`),
      '},',
      ...ending,
    ];
    this.add(`const ${name}: ${this.library('Grouping', 'type')} = {\n${indented(lines)}\n};`);
    return name;
  }

  protected override knownBefore(): string {
    return '';
  }

  /** Values that are only looked at are not shared. */
  protected override sharedTexts(): undefined {
    return undefined;
  }

  /** Returns a function that reads a value; it is `undefined` if the value can't be read. */
  #reader(shape: AnyShape, found: Kinds, hint: string): string {
    const before: string[] = [];
    const { code } = this.read(shape, 'at', found, hint, before);
    const call = /^(\w+)\(tree, at(?:, context)?\)$/.exec(code)?.[1];
    if (before.length === 0 && call !== undefined) return call;
    const parameters = code.includes('context') ? 'tree, at, context' : 'tree, at';
    if (before.length === 0) return `(${parameters}) => ${code}`;
    return `(${parameters}) => {\n${indented([...before, `return ${code};`])}\n}`;
  }

  /** Returns the finder of a member whose span a function of the record returns. It says nothing about its node. */
  #spanOf({ spans }: FormOf<'record'>, key: string): string | undefined {
    const span = spans && ownMember(spans, key);
    return span && `({ tree }, at) => ${this.use(span, `the span of ${key}`)}(tree, at)`;
  }

  /** Returns the finder of records whose parts are all found in the same way; `undefined` if they are not. */
  #sameRecord(shape: AnyShape, cases: readonly ShapeCase[], hint: string): string | undefined {
    const records = cases.flatMap(({ shape: { form }, kind, recursive }) =>
      form.is === 'record' && kind !== undefined && recursive === undefined ? [{ form, kind }] : [],
    );
    if (records.length < cases.length || records.length < 2) return undefined;
    const parts = new Set(records.map(({ form, kind }) => this.#partsOf(form, kind)));
    const [only] = parts;
    if (only === undefined || parts.size > 1) return undefined;
    const name = this.facts.exportedShape(shape)?.name ?? hint;
    return this.#finder(
      shape.form,
      [`find${upperFirst(name)}`],
      records.map(({ kind }) => kind),
      only,
    );
  }

  #record(form: FormOf<'record'>, kind: string, hint: string): string {
    return this.#finder(form, [`find${kind}`, hint], [kind], this.#partsOf(form, kind));
  }

  /**
   * Returns the name of the constant with the finder of a record at nodes of the given kinds. Writes it if it is new.
   */
  #finder(
    form: object,
    [wanted, part]: readonly [name: string, part?: string],
    kinds: readonly string[],
    parts: string,
  ): string {
    const own = getOrInsert(this.#finders, form, () => new Map());
    const cached = own.get(kinds.join());
    if (cached !== undefined) return cached;
    const name = this.unique(wanted, part);
    own.set(kinds.join(), name);
    const at = this.indexTypeOf(kinds);
    this.add(`const ${name} = /* @__PURE__ */ ${this.library('findMember')}<${at}>(${parts});`);
    return name;
  }

  /** Returns the finders of the members of a record, and the finder of the whole record if it isn't the default. */
  #partsOf(form: FormOf<'record'>, kind: string): string {
    const members = Object.entries(form.members)
      .map(([key, member]) => [key, this.#spanOf(form, key) ?? this.#find(member, [kind], key)] as const)
      .filter(([, find]) => find !== NOTHING)
      .flatMap(([key, find]) => `${keyOf(key)}: ${find},`.split('\n'));
    const whole = form.span === 'none' ? NOTHING : this.#span(form.span, 'the span of a record');
    const parts = `{\n${indented(members)}\n}`;
    return whole === undefined ? parts : `${parts}, ${whole}`;
  }
}
