import { visibleLine } from '../../cst/index.js';
import { upperFirst } from '../../generator/characters.js';
import { RESERVED_WORDS } from '../../generator/emit/code-names.js';
import { getOrInsert } from '../../maps.js';
import type { AnyShape } from '../../notation/shape/shape.js';
import { ShapeFacts, type ShapeSource } from '../source.js';
import { isIdentifier } from './code.js';
import { Imports } from './imports.js';

/** A function of a generated file, by the shape and the kind of nodes that it is for. */
export interface ShapeFunction {
  readonly name: string;
  /** Whether it can return `undefined`. */
  readonly mayFail: boolean;
  /** Whether it takes the context. */
  readonly takesContext: boolean;
  /**
   * The constant with the values that it has returned, if there is one value for each text. Callers look a node up in
   * it first: such a lookup is inlined, but a function that does both is too long for that.
   */
  readonly known?: string;
}

/** The code of a function. */
export interface FunctionCode extends Pick<ShapeFunction, 'mayFail' | 'known'> {
  /** Returns the code, given the parameter for the context, with a comma; empty if it takes none. */
  readonly code: (context: string) => string;
}

/** The functions that read nodes, as the code of a file calls them: it has them itself, or imports them. */
export interface ReadFunctions {
  /** Returns the function that reads a record, a list or characters at nodes of a kind. */
  forKind(writer: ShapeWriter, shape: AnyShape, kind: string, hint: string): ShapeFunction;
  /** Returns the function that reads a value at nodes of any of its kinds. */
  forAnyKind(writer: ShapeWriter, shape: AnyShape, hint: string): ShapeFunction;
  /** Whether the file makes values that are shared. Values that are only looked at are not shared. */
  readonly areShared: boolean;
}

/** Names that generated functions declare, and words that can't be names. */
const RESERVED: ReadonlySet<string> = new Set([
  ...'tree at context known value values key path parts i kind node nodes'.split(' '),
  ...RESERVED_WORDS,
]);

/**
 * One file of code for the shapes of a module, while it is written: its names, its imports, and its functions and
 * constants.
 */
export class ShapeWriter {
  readonly facts: ShapeFacts;
  readonly functions: ReadFunctions;
  readonly #imports = new Imports();
  readonly #taken = new Set<string>();
  readonly #code: string[] = [];
  /** The constants, by what they are for. */
  readonly #constants = new Map<unknown, Map<string, string>>();
  /** The constants that are being written. */
  readonly #openConstants = new Set<string>();

  readonly #functions = new Map<object, Map<string, ShapeFunction>>();
  /** The functions that are being written, and whether a call of each was written already. */
  readonly #openFunctions = new Map<ShapeFunction, boolean>();
  readonly #assumed: Map<string, ShapeFunction>;
  #isSettled = true;
  #takesContext = false;

  /** @param assumed functions as they are known to be from writing the same code before, by name */
  constructor(source: ShapeSource, functions: ReadFunctions, assumed = new Map<string, ShapeFunction>()) {
    this.facts = new ShapeFacts(source);
    this.functions = functions;
    this.#assumed = assumed;
  }

  /** Imports a name, and returns it. Types are imported as types. */
  import(name: string, specifier: string, as: 'value' | 'type' = 'value'): string {
    this.#imports.add(name, specifier, as);
    return name;
  }

  /** Imports a name of the tree, and returns it. */
  cst(name: string, as: 'value' | 'type' = 'value'): string {
    return this.import(name, this.facts.source.runtime, as);
  }

  /** Imports a name of what generated code calls, and returns it. */
  library(name: string, as: 'value' | 'type' = 'value'): string {
    return this.import(name, this.facts.source.shapeRuntime, as);
  }

  /** Imports an exported function or reader, and returns its name. */
  use(value: unknown, what: string): string {
    if (value === Number) return 'Number';
    const { name, specifier } = this.facts.exportOf(value, what);
    return this.import(name, specifier);
  }

  /** Returns a name that nothing in the file has: the wanted one, that with a part, or that with a number. */
  unique(wanted: string, part = ''): string {
    const long = `${wanted}${upperFirst(part)}`;
    let name = this.#taken.has(wanted) ? long : wanted;
    for (let i = 2; this.#taken.has(name); i++) name = `${long}${i}`;
    this.#taken.add(name);
    return name;
  }

  /** Returns a name for a local constant that hides nothing. */
  local(wanted: string): string {
    let name = isIdentifier(wanted) ? wanted : wanted.replace(/[^\p{L}\p{N}_$]|^(?=\p{N})/gu, '_');
    while (RESERVED.has(name) || this.#taken.has(name) || this.facts.exports(name)) name += '_';
    return name;
  }

  /** Notes that the function that is being written takes the context. */
  context(): string {
    this.#takesContext = true;
    return 'context';
  }

  /** Whether the function that is being written takes the context. */
  get takesContext(): boolean {
    return this.#takesContext;
  }

  /** Adds code to the file. */
  add(code: string): void {
    this.#code.push(code);
  }

  /**
   * Returns the name of the constant, or the function, that a value has for a purpose. Writes it if it is new.
   *
   * @param wanted its name, and what is added to it if something else has it
   * @param write returns the code, given its name
   */
  constant(
    owner: unknown,
    purpose: string,
    [wanted, part]: readonly [name: string, part?: string],
    write: (name: string) => string,
  ): string {
    const own = getOrInsert(this.#constants, owner, () => new Map());
    const cached = own.get(purpose);
    if (cached !== undefined) return cached;
    const name = this.unique(wanted, part);
    own.set(purpose, name);
    this.#openConstants.add(name);
    this.add(write(name));
    this.#openConstants.delete(name);
    return name;
  }

  /** Whether a constant is being written, so that its value isn't known yet where it is used. */
  isOpen(constant: string): boolean {
    return this.#openConstants.has(constant);
  }

  /**
   * Returns the function for a shape at nodes of a kind. Writes it if it is new.
   *
   * @param wanted its name, and what is added to it if something else has it
   * @param write returns the code of the function, given its name
   */
  function(
    { form }: AnyShape,
    kind: string,
    [wanted, part]: readonly [name: string, part?: string],
    write: (name: string) => FunctionCode,
  ): ShapeFunction {
    const own = getOrInsert(this.#functions, form, () => new Map());
    const cached = own.get(kind);
    if (cached !== undefined) {
      if (this.#openFunctions.has(cached)) this.#openFunctions.set(cached, true);
      return cached;
    }
    const outer = this.#takesContext;
    this.#takesContext = false;
    const name = this.unique(wanted, part);
    const codeIndex = this.#code.push('') - 1;
    const assumed = this.#assumed.get(name) ?? { name, mayFail: false, takesContext: false };
    own.set(kind, assumed);
    this.#openFunctions.set(assumed, false);
    const { code, mayFail, known } = write(name);
    const written = { name, mayFail, takesContext: this.#takesContext };
    if (this.#openFunctions.get(assumed) === true && !isSame(assumed, written)) {
      this.#isSettled = false;
      this.#assumed.set(name, written);
    }
    this.#openFunctions.delete(assumed);
    this.#code[codeIndex] = code(written.takesContext ? ', context: Context' : '');
    this.#takesContext = outer;
    const complete = known === undefined ? written : { ...written, known };
    own.set(kind, complete);
    return complete;
  }

  /** Whether functions that were called before they were written are as they were assumed to be. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Returns the text of the file. */
  file(): string {
    const roots = this.facts.roots();
    const code = this.#code.filter((part) => part !== '');
    if (code.some((part) => part.includes('context: Context'))) {
      for (const { name, specifier } of roots) this.import(name, specifier, 'type');
      this.library('ContextOf', 'type');
      const shapes = roots.map(({ name }) => `typeof ${name}`).join(' | ');
      code.unshift(
        `/** The values that reading depends on, besides the tree. */\ntype Context = ContextOf<${shapes}>;`,
      );
    }
    const parts = [
      `// Generated from ${this.facts.source.files.map(visibleLine).join(', ')} by ludogram. Do not edit: change the shape and run the generator again.`,
      this.#imports.statements(code),
      ...code,
    ];
    return `${parts.join('\n\n')}\n`;
  }
}

const isSame = (a: ShapeFunction, b: ShapeFunction): boolean =>
  a.mayFail === b.mayFail && a.takesContext === b.takesContext;
