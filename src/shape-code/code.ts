import { visibleLine } from '../cst/index.js';
import { RESERVED_WORDS, upperFirst } from '../generator/emit/code-names.js';
import { getOrInsert } from '../maps.js';
import type { AnyShape } from '../notation/shape/shape.js';
import { ShapeFacts, type ShapeSource } from './source.js';

/** A function of the generated file, by the shape and the kind of nodes that it is for. */
export interface ShapeFunction {
  readonly name: string;
  /** Whether it can return `undefined`. */
  readonly mayFail: boolean;
  /** Whether it takes the context. */
  readonly takesContext: boolean;
}

/** The nodes that an expression can be the index of: their kinds, or any. */
export type Kinds = readonly string[] | undefined;

/** Names that generated functions declare, and words that can't be names. */
const RESERVED: ReadonlySet<string> = new Set([
  ...'tree at context known value values key path parts i kind node nodes'.split(' '),
  ...RESERVED_WORDS,
]);

/** Writes one file of code for the shapes of a module: its imports, and functions that refer to each other. */
export abstract class ShapeCode {
  readonly facts: ShapeFacts;
  /** Whether functions that were called before they were written are as they were assumed to be. */
  protected isSettled = true;
  readonly #imports = new Map<string, Set<string>>();
  readonly #functions = new Map<object, Map<string, ShapeFunction>>();
  readonly #taken = new Set<string>();
  readonly #code: string[] = [];
  #takesContext = false;

  /** The functions that are being written, and whether a call of each was written already. */
  readonly #open = new Map<ShapeFunction, boolean>();
  readonly #assumed: Map<string, ShapeFunction>;

  /** @param assumed functions as they are known to be from writing the same code before, by name */
  constructor(source: ShapeSource, assumed = new Map<string, ShapeFunction>()) {
    this.facts = new ShapeFacts(source);
    this.#assumed = assumed;
  }

  /** Returns the name of an import, and adds it. Types are imported as types. */
  protected import(name: string, specifier: string, as: 'value' | 'type' = 'value'): string {
    getOrInsert(this.#imports, specifier, () => new Set()).add(as === 'type' ? `type ${name}` : name);
    return name;
  }

  /** Imports a name of the tree, and returns it. */
  protected cst(name: string, as: 'value' | 'type' = 'value'): string {
    return this.import(name, this.facts.source.runtime, as);
  }

  /** Imports a name of what generated code calls, and returns it. */
  protected library(name: string, as: 'value' | 'type' = 'value'): string {
    return this.import(name, this.facts.source.shapeRuntime, as);
  }

  /** Returns the name of an exported function or reader. */
  protected use(value: unknown, what: string): string {
    if (value === Number) return 'Number';
    const { name, specifier } = this.facts.exportOf(value, what);
    return this.import(name, specifier);
  }

  /** Returns a condition that a node is of the kinds of a shape; empty if it always is. */
  protected test(node: string, found: Kinds, wanted: Kinds): string {
    if (wanted === undefined || found?.every((kind) => wanted.includes(kind)) === true) return '';
    return wanted
      .filter((kind) => found?.includes(kind) ?? true)
      .map((kind) => `${this.guard(kind)}(tree, ${node})`)
      .join(' || ');
  }

  protected guard(kind: string): string {
    return this.import(this.facts.guardOf(kind), './readers.js');
  }

  /** Returns the condition that the variable `kind` of generated code has the number of one of several kinds. */
  protected kindTest(kinds: readonly string[]): string {
    const all = this.import('Kind', './nodes.js');
    return kinds.map((kind) => `kind === ${all}.${this.facts.kindName(kind)}`).join(' || ');
  }

  /** Returns a function that says whether a node is of one of several kinds. */
  protected isOneOf(kinds: Kinds = []): string {
    const guards = kinds.map((kind) => this.guard(kind));
    return guards.length === 1
      ? guards.join('')
      : `(tree, at) => ${guards.map((guard) => `${guard}(tree, at)`).join(' || ')}`;
  }

  /** Returns the type of the index of a kind of node. */
  protected indexType(kind: string): string {
    this.cst('NodeIndex', 'type');
    this.import('* as nodes', './nodes.js');
    return `NodeIndex<nodes.${kind}>`;
  }

  /** Returns the type of the index of a node of several kinds, or of any kind. */
  protected indexTypeOf(kinds: Kinds): string {
    return kinds?.map((kind) => this.indexType(kind)).join(' | ') ?? this.cst('NodeIndex', 'type');
  }

  /** Notes that the function that is being written takes the context. */
  protected context(): string {
    this.#takesContext = true;
    return 'context';
  }

  /** Whether the function that is being written takes the context. */
  protected get takesContext(): boolean {
    return this.#takesContext;
  }

  /** Returns an argument for the context, for a function that takes it. */
  protected contextFor({ takesContext }: Pick<ShapeFunction, 'takesContext'>): string {
    return takesContext ? `, ${this.context()}` : '';
  }

  /**
   * Returns the function for a shape at nodes of a kind. Writes it if it is new.
   *
   * @param wanted its name, and what is added to it if another function has it
   * @param write returns the code of the function, given its name and its parameter for the context
   */
  protected function(
    { form }: AnyShape,
    kind: string,
    [wanted, part]: readonly [name: string, part?: string],
    write: (name: string) => { readonly code: (context: string) => string; readonly mayFail: boolean },
  ): ShapeFunction {
    const own = getOrInsert(this.#functions, form, () => new Map());
    const cached = own.get(kind);
    if (cached !== undefined) {
      if (this.#open.has(cached)) this.#open.set(cached, true);
      return cached;
    }
    const outer = this.#takesContext;
    this.#takesContext = false;
    const name = this.unique(wanted, part);
    const codeIndex = this.#code.push('') - 1;
    const assumed = this.#assumed.get(name) ?? { name, mayFail: false, takesContext: false };
    own.set(kind, assumed);
    this.#open.set(assumed, false);
    const { code, mayFail } = write(name);
    const written = { name, mayFail, takesContext: this.#takesContext };
    if (this.#open.get(assumed) === true && !isSame(assumed, written)) {
      this.isSettled = false;
      this.#assumed.set(name, written);
    }
    this.#open.delete(assumed);
    this.#code[codeIndex] = code(written.takesContext ? ', context: Context' : '');
    this.#takesContext = outer;
    own.set(kind, written);
    return written;
  }

  /** Adds code that isn't a function for a shape. */
  protected add(code: string): void {
    this.#code.push(code);
  }

  /** Returns a name that no function of the file has: the wanted one, that with a part, or that with a number. */
  protected unique(wanted: string, part = ''): string {
    const long = `${wanted}${upperFirst(part)}`;
    let name = this.#taken.has(wanted) ? long : wanted;
    for (let i = 2; this.#taken.has(name); i++) name = `${long}${i}`;
    this.#taken.add(name);
    return name;
  }

  /** Returns a name for a local constant that hides nothing. */
  protected local(wanted: string): string {
    let name = isIdentifier(wanted) ? wanted : wanted.replace(/[^\p{L}\p{N}_$]|^(?=\p{N})/gu, '_');
    while (RESERVED.has(name) || this.#taken.has(name) || this.facts.exports(name)) name += '_';
    return name;
  }

  /** Returns the text of the file. */
  protected file(): string {
    const roots = this.facts.roots();
    const context = this.#code.some((code) => code.includes('context: Context'));
    if (context) {
      for (const { name, specifier } of roots) this.import(name, specifier, 'type');
      this.library('ContextOf', 'type');
    }
    const code = this.#code.filter((part) => part !== '');
    if (context) {
      const shapes = roots.map(({ name }) => `typeof ${name}`).join(' | ');
      code.unshift(
        `/** The values that reading depends on, besides the tree. */\ntype Context = ContextOf<${shapes}>;`,
      );
    }
    const parts = [
      `// Generated from ${this.facts.source.files.map(visibleLine).join(', ')} by ludogram. Do not edit: change the shape and run the generator again.`,
      [...this.#imports]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([specifier, names]) =>
          importOf(
            specifier,
            [...names].filter((name) => isUsed(name, code)),
          ),
        )
        .filter((line) => line !== '')
        .join('\n'),
      ...code,
    ];
    return `${parts.join('\n\n')}\n`;
  }
}

const isSame = (a: ShapeFunction, b: ShapeFunction): boolean =>
  a.mayFail === b.mayFail && a.takesContext === b.takesContext;

/** Whether code mentions an import. Imports for code that was not written are left out. */
const isUsed = (name: string, code: readonly string[]): boolean => {
  const used = new RegExp(`(?<![\\w$])${name.replace(/^type |^\* as /, '').replaceAll('$', '\\$')}(?![\\w$])`, 'u');
  return code.some((part) => used.test(part));
};

function importOf(specifier: string, names: readonly string[]): string {
  const [all, ...single] = names.toSorted((a, b) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1));
  if (all === undefined) return '';
  if (all.startsWith('*')) {
    return [`import type ${all} from '${specifier}';`, importOf(specifier, single)]
      .filter((line) => line !== '')
      .join('\n');
  }
  const sorted = [all, ...single];
  return sorted.every((name) => name.startsWith('type '))
    ? `import type { ${sorted.map((name) => name.slice(5)).join(', ')} } from '${specifier}';`
    : `import { ${sorted.join(', ')} } from '${specifier}';`;
}

/** Returns the key of an object literal. */
export const keyOf = (name: string): string => (isIdentifier(name) ? name : JSON.stringify(name));

const isIdentifier = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);

/** Returns lines, indented. */
export const indented = (lines: readonly string[]): string =>
  lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
