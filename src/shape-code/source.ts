import type { ReaderFacts, ReadField } from '../generator/index.js';
import type { AnyShape } from '../notation/shape/shape.js';
import { importedShape } from './imported.js';
import { isShape, partsOf, withParts } from './parts.js';
import { ShapeError } from './shape-error.js';

/** A module that generated code can import from. */
export interface ShapeModule {
  /** How generated code imports it. */
  readonly specifier: string;
  readonly exports: { readonly [name: string]: unknown };
  /**
   * The name of another grammar, if these are its readers. The specifier names the readers of the grammar itself: the
   * readers of imported rules have the same names.
   */
  readonly readersOf?: string;
}

/** The shapes of a module, and everything else that their code is written from. */
export interface ShapeSource {
  /** The paths of the files that declare the shapes, for the first line of what is generated. */
  readonly files: readonly string[];
  readonly readers: ReaderFacts;
  /** The modules of the shapes. */
  readonly shapes: readonly ShapeModule[];
  /** The modules whose exports shapes refer to: readers, and functions that read leaves. */
  readonly modules: readonly ShapeModule[];
  /** How generated code imports the tree. */
  readonly runtime: string;
  /** How generated code imports what it calls. */
  readonly shapeRuntime: string;
}

/** An export of a module. */
interface ExportedName extends Pick<ShapeModule, 'specifier' | 'readersOf'> {
  readonly name: string;
}

/** A shape that a module exports. */
export interface ExportedShape {
  readonly name: string;
  /** How generated code imports the module. */
  readonly specifier: string;
  readonly shape: AnyShape;
}

/** A shape that reads the nodes of a kind, or any node. */
export interface ShapeCase {
  readonly shape: AnyShape;
  readonly kind: string | undefined;
  /** The shape that can contain itself, if the case is one of its content. */
  readonly recursive?: AnyShape;
}

/** Whether there is a case for each kind of nodes. */
export const areComplete = (cases: readonly ShapeCase[], found: readonly string[] | undefined): boolean =>
  cases.some(({ kind }) => kind === undefined) ||
  found?.every((kind) => cases.some((one) => one.kind === kind)) === true;

/** Answers questions about the shapes of a module. */
export class ShapeFacts {
  readonly source: ShapeSource;
  readonly #names = new Map<unknown, ExportedName>();
  readonly #shapes = new Map<object, ExportedShape>();
  /** The exported shapes that can contain themselves, by the forms that they contain. */
  readonly #recursive = new Map<object, ExportedShape>();

  constructor(source: ShapeSource) {
    this.source = source;
    for (const { exports, ...module } of this.#modules()) {
      for (const [name, value] of Object.entries(exports)) {
        this.#names.set(value, { name, ...module });
        if (isShape(value)) this.#shapes.set(value.form, { name, specifier: module.specifier, shape: value });
      }
    }
    for (const entry of this.#shapes.values()) {
      const { form } = entry.shape;
      if (form.is === 'recursive') this.#recursive.set(form.shape().form, entry);
    }
  }

  #modules(): readonly ShapeModule[] {
    return [...this.source.shapes, ...this.source.modules];
  }

  /** Returns the export that is a function or a reader. */
  exportOf(value: unknown, what: string): { readonly name: string; readonly specifier: string } {
    const cached = this.#names.get(value);
    if (cached?.readersOf !== undefined && !this.#hasReader(cached.name)) {
      const readsOwnNodes = this.source.modules.some(
        ({ specifier, readersOf }) => specifier === cached.specifier && readersOf === undefined,
      );
      throw new ShapeError(
        readsOwnNodes
          ? `${cached.name} of ${cached.readersOf} reads a rule that this grammar doesn't import`
          : `these shapes belong to the grammar ${cached.readersOf}: name another file for this grammar with --shape`,
      );
    }
    if (cached !== undefined) return cached;
    throw new ShapeError(`${what} must be exported from its module, and imported from there by the shape's module`);
  }

  /** Whether the grammar has a reader with a name. */
  #hasReader(name: string): boolean {
    const { fields, guards, children } = this.source.readers;
    return [fields, guards, children].some((names) => names.has(name)) || fields.has(name.replace(/Text$/, ''));
  }

  /** Whether a module that generated code can import from exports a name. */
  exports(name: string): boolean {
    return this.#modules().some(({ exports }) => Object.hasOwn(exports, name));
  }

  /** Returns the export that is a shape; `undefined` if it isn't exported. */
  exportedShape(shape: AnyShape): ExportedShape | undefined {
    return this.#shapes.get(shape.form);
  }

  /** Returns the exported shape that contains itself and whose content has a form; `undefined` if there is none. */
  recursiveShape(content: AnyShape): ExportedShape | undefined {
    return this.#recursive.get(content.form);
  }

  /**
   * Returns the exported shapes that no other one of the same module contains, unless both contain each other.
   */
  roots(): readonly ExportedShape[] {
    const own = new Set(this.source.shapes.map(({ specifier }) => specifier));
    const all = [...this.#shapes.values()].filter(({ specifier }) => own.has(specifier));
    const inside = new Map(all.map(({ shape }) => [shape.form, formsIn(shape)]));
    const contains = (outer: AnyShape, inner: AnyShape): boolean => inside.get(outer.form)?.has(inner.form) === true;
    return all.filter(
      ({ specifier, shape }) =>
        !all.some(
          (exported) =>
            exported.specifier === specifier && contains(exported.shape, shape) && !contains(shape, exported.shape),
        ),
    );
  }

  /** Returns all fields that nodes of a kind have, by the names of their readers. */
  fieldsOf(kind: string): ReadonlyMap<string, ReadField> {
    return new Map([...this.source.readers.fields].filter(([, { parent }]) => parent === kind));
  }

  /** Returns what a reader reads. */
  field(reader: unknown): ReadField {
    const { name } = this.exportOf(reader, 'the reader of a field');
    const field = this.source.readers.fields.get(name);
    if (field === undefined) throw new ShapeError(`${name} isn't the reader of a field`);
    return field;
  }

  /** Returns the kind of nodes whose children, or list of a field, a reader reads. */
  parentOf(reader: unknown): string {
    const { name } = this.exportOf(reader, 'the reader of a list');
    const parent = this.source.readers.children.get(name) ?? this.source.readers.fields.get(name)?.parent;
    if (parent === undefined) throw new ShapeError(`${name} isn't the reader of a list`);
    return parent;
  }

  /** Returns the reader of the text of a field, which makes no text; `undefined` if the field can have any text. */
  textReaderOf(reader: unknown): unknown {
    const { name, specifier } = this.exportOf(reader, 'the reader of a field');
    const exports = this.#modules().find((module) => module.specifier === specifier)?.exports;
    return exports?.[`${name}Text`];
  }

  /** Returns the reader, of several, of the nodes of a kind. */
  readerAt<Reader>(readers: readonly Reader[], kind: string): Reader {
    const reader = readers.find((one) => this.parentOf(one) === kind);
    if (reader !== undefined) return reader;
    const given = readers.map((one) => `${this.exportOf(one, 'a reader').name} is a reader of ${this.parentOf(one)}`);
    throw new ShapeError(`no reader of ${kind} is given: ${given.join(', ')}`);
  }

  /** Returns the kinds of nodes that a shape reads; `undefined` if it reads any. */
  kindsOf({ form }: AnyShape): readonly string[] | undefined {
    switch (form.is) {
      case 'leaf':
        return form.reading.is === undefined ? undefined : this.kindsOfGuards([form.reading.is]);
      case 'record':
      case 'imported':
        return this.kindsOfGuards(form.guards);
      case 'recursive':
        return this.kindsOf(form.shape());
      case 'groups':
      case 'leading':
        return form.readers.map((reader) => this.parentOf(reader));
      case 'field':
      case 'list':
      case 'characters':
        return form.readers.map((reader) => this.field(reader).parent);
      case 'variants':
        return allOf(Object.values(form.forms).map((shape) => this.kindsOf(shape)));
      case 'default':
      case 'mapped':
        return this.kindsOf(form.shape);
      default:
        return undefined;
    }
  }

  /** Returns how a shape is read from the nodes that are found, by their kinds; the case for any node is the last. */
  casesOf(shape: AnyShape, found?: readonly string[]): readonly ShapeCase[] {
    const cases = this.#allCases(shape).filter(({ kind }) => kind === undefined || (found?.includes(kind) ?? true));
    return [...cases.filter(({ kind }) => kind !== undefined), ...cases.filter(({ kind }) => kind === undefined)];
  }

  #allCases(shape: AnyShape): readonly ShapeCase[] {
    const { form } = shape;
    if (form.is === 'variants') return Object.values(form.forms).flatMap((value) => this.#allCases(value));
    if (form.is === 'recursive') {
      return this.#allCases(form.shape()).map((shapeCase) => ({ ...shapeCase, recursive: shape }));
    }
    if (form.is === 'imported') return this.#allCases(importedShape(form, this));
    return (this.kindsOf(shape) ?? [undefined]).map((kind) => ({ shape, kind }));
  }

  /** Returns the kinds of nodes that guards recognize. */
  kindsOfGuards(guards: readonly unknown[]): readonly string[] {
    return guards.flatMap((guard) => {
      const { guards: several } = guard as { readonly guards?: readonly unknown[] };
      return several === undefined ? [this.#kind(guard)] : this.kindsOfGuards(several);
    });
  }

  #kind(guard: unknown): string {
    const { name } = this.exportOf(guard, 'the guard of a kind');
    const kind = this.source.readers.guards.get(name);
    if (kind === undefined) throw new ShapeError(`${name} isn't the guard of a kind`);
    return kind;
  }

  /** Returns the name that `Kind` has for the kind of a view. */
  kindName(view: string): string {
    return this.source.readers.kinds.get(view) ?? view;
  }

  /** Returns the name of the guard of a kind. */
  guardOf(kind: string): string {
    for (const [name, of] of this.source.readers.guards) if (of === kind) return name;
    throw new ShapeError(`no guard recognizes ${kind}`);
  }
}

/** Returns the kinds in all lists; `undefined`, for any kind, if one of them is. */
function allOf(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const known = lists.filter((kinds) => kinds !== undefined);
  return known.length < lists.length ? undefined : known.flat();
}

/** Returns the forms of all shapes that a shape is made of; its own if it contains itself. */
const formsIn = (shape: AnyShape): ReadonlySet<object> =>
  new Set(partsOf(shape).flatMap((part) => withParts(part).map(({ form }) => form)));
