import { upperFirst } from '../generator/emit/code-names.js';
import { quoted } from '../generator/emit/writer.js';
import type { AnyShape, FormOf } from '../notation/shape/shape.js';
import { indented, type ShapeFunction } from './code.js';
import { GroupCode } from './group-code.js';
import type { FunctionCode } from './list-code.js';
import { type LiteralMember, recordLiteral } from './literal.js';
import { ShapeError } from './shape-error.js';
import { areComplete, type ExportedShape, type ShapeSource } from './source.js';

/** A function that reads the model of a node. */
interface ModelFunction {
  readonly name: string;
  readonly shape: AnyShape;
  /** The kinds of its nodes. */
  readonly kinds: readonly string[];
  /** The type of the index of its nodes. */
  readonly index: string;
  /** The value that it reads, and when it returns `undefined`. */
  readonly about: string;
  readonly mayFail: boolean;
}

/** Writes `lower.ts`: functions that read the model of each part of a text from its tree. */
export class LowerCode extends GroupCode {
  /** The constants with the shared values of records, by the forms of the records. */
  readonly #shared = new Map<object, string>();
  /**
   * The constants with the records of which there is one for each text, by the names of the functions that read them.
   * Callers look them up first: such a lookup is inlined, so only one is written for records of several kinds: the one
   * for the first kind, which should be the most frequent.
   */
  readonly #sharedRecords = new Map<string, string>();

  /** Writes the code of the shapes of a module. */
  static of(source: ShapeSource): { readonly lower: LowerCode; readonly text: string } {
    const assumed = new Map<string, ShapeFunction>();
    for (;;) {
      const lower = new LowerCode(source, assumed);
      const text = lower.#write();
      // Knowledge about a function only grows, so this ends.
      if (lower.isSettled) return { lower, text };
    }
  }

  /** Returns the text of the file. */
  #write(): string {
    for (const { name, shape } of this.facts.roots()) {
      const content = shape.form.is === 'recursive' ? shape.form.shape() : shape;
      if (content.form.is === 'variants') this.readDispatcher(content, name);
      else for (const kind of this.facts.kindsOf(shape) ?? []) this.readFunction(content, kind, name);
    }
    this.cst('Tree', 'type');
    return this.file();
  }

  override readFunction(shape: AnyShape, kind: string, hint: string): ShapeFunction {
    const { form } = shape;
    switch (form.is) {
      case 'record':
        return this.function(shape, kind, [`read${kind}`, hint], (name) => this.#record(name, shape, form, kind));
      case 'list':
        return this.function(shape, kind, [`read${upperFirst(this.readerOf(form, kind))}`], (name) =>
          this.list(name, form, kind),
        );
      case 'characters':
        return this.function(shape, kind, [`read${upperFirst(this.readerOf(form, kind))}`], (name) =>
          this.characters(name, form, kind),
        );
      case 'groups':
      case 'leading':
        return this.function(shape, kind, [`read${kind}${upperFirst(hint)}`], (name) =>
          form.is === 'groups' ? this.groups(name, form, kind) : this.leading(name, form, kind),
        );
      default:
        throw new ShapeError(
          `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
        );
    }
  }

  override readDispatcher(shape: AnyShape, hint: string): ShapeFunction {
    return this.function(shape, '', [this.dispatcherName(shape, hint)], (name) => {
      const cases = this.facts.casesOf(shape);
      const before: string[] = [];
      const readings = cases.map((shapeCase) => ({
        test: this.caseTest(shapeCase, 'at'),
        ...this.readCase(shapeCase, 'at', hint, before),
      }));
      const lines = [
        ...before,
        ...readings.map(({ test, code }) => `${test === '' ? '' : `if (${test}) `}return ${code};`),
      ];
      const isComplete = areComplete(cases, undefined);
      if (!isComplete) lines.push('return undefined;');
      this.cst('NodeIndex', 'type');
      const mayFail = !isComplete || readings.some((reading) => reading.mayFail);
      const kinds = cases.flatMap(({ kind }) => kind ?? []);
      const about = `a node of several kinds${mayFail ? "; undefined if it can't be read" : ''}`;
      return this.#functionCode({ name, shape, kinds, index: 'NodeIndex', about, mayFail }, lines);
    });
  }

  #record(name: string, shape: AnyShape, form: FormOf<'record'>, kind: string): FunctionCode {
    const before: string[] = [];
    const members: LiteralMember[] = [];
    let mayFail = false;
    for (const [key, member] of Object.entries(form.members)) {
      if (member.form.is === 'constant') {
        members.push({ key, code: `${quoted(member.form.value)} as const`, isOptional: false });
        continue;
      }
      const local = this.local(key);
      const reading = this.read(member, 'at', [kind], key, before);
      before.push(`const ${local} = ${reading.code};`);
      if (reading.mayFail && member.presence === undefined) {
        mayFail = true;
        before.push(`if (${local} === undefined) return undefined;`);
      }
      members.push({ key, code: local, isOptional: reading.mayFail && member.presence === 'optional' });
    }
    const lines =
      form.isShared === true
        ? this.#sharedResult(name, shape, kind, before, recordLiteral(members))
        : [...before, ...this.#result(name, shape, form, recordLiteral(members))];
    const about = `a node of the kind \`${kind}\`${mayFail ? "; undefined if a part of it can't be read" : ''}`;
    return this.#functionCode({ name, shape, kinds: [kind], index: this.indexType(kind), about, mayFail }, lines);
  }

  /**
   * Returns the code of a function with the given statements. If its value can contain itself, the function has a type,
   * which can't be inferred, and reads the value however deep it is.
   */
  #functionCode(read: ModelFunction, lines: readonly string[]): FunctionCode {
    const { name, shape, index, about, mayFail } = read;
    const comment = `/** Reads the model of ${about}. */\n`;
    const exported = this.facts.recursiveShape(shape);
    if (exported !== undefined) {
      const type = `${this.#modelOf(exported)}${mayFail ? ' | undefined' : ''}`;
      return { mayFail, code: this.#nested(read, type, comment, lines) };
    }
    return {
      mayFail,
      code: (context) =>
        `${comment}export function ${name}(${usedIn(lines, 'tree')}: Tree, ${usedIn(lines, 'at')}: ${index}${context}) {` +
        `\n${indented(lines)}\n}`,
    };
  }

  /**
   * Returns the code of a function that reads a value without recursion: those inside it are read before it. A function
   * of its own makes the value, because engines make a new one for each call of a function that contains another.
   */
  #nested({ name, kinds, index }: ModelFunction, type: string, comment: string, lines: readonly string[]) {
    const about = upperFirst(name.replace(/^read/, ''));
    const make = this.unique(`make${about}`);
    const values = this.unique(`nested${about}`);
    const nested = `${this.library('NestedValues')}<${index}, ${type}>`;
    this.add(`const ${values} = /* @__PURE__ */ new ${nested}(${this.isOneOf(kinds)});`);
    return (context: string): string => {
      const parameters = `(tree: Tree, at: ${index}${context}): ${type}`;
      const maker = context === '' ? make : `(tree, at) => ${make}(tree, at, context)`;
      return (
        `${comment}export function ${name}${parameters} {\n  return ${values}.read(tree, at, ${maker});\n}\n\n` +
        `/** Makes the value that \`${name}\` returns. */\nfunction ${make}${parameters} {\n${indented(lines)}\n}`
      );
    };
  }

  /** Returns the type of the model of an exported shape. */
  #modelOf({ name, specifier }: ExportedShape): string {
    this.import(name, specifier, 'type');
    return `${this.library('Model', 'type')}<typeof ${name}>`;
  }

  /** Returns the model of a shared shape, which must be exported. */
  #sharedModel(name: string, shape: AnyShape, option: string): { readonly exported: string; readonly model: string } {
    const exported = this.facts.exportedShape(shape);
    if (exported === undefined) throw new ShapeError(`${name}: a shape with "${option}" must be exported`);
    return { exported: exported.name, model: this.#modelOf(exported) };
  }

  /** Returns the lines that return the only record with a text. */
  #sharedResult(
    name: string,
    shape: AnyShape,
    kind: string,
    before: readonly string[],
    literal: string,
  ): readonly string[] {
    const { model } = this.#sharedModel(name, shape, 'isShared');
    // Each kind has values of its own: a text could be a node of several kinds.
    const shared = this.sharedTexts({}, `known${upperFirst(name.replace(/^read/, ''))}`, model);
    const made = [...before, `return ${shared}.add(tree, at, ${literal});`];
    if (this.facts.kindsOf(shape)?.[0] === kind) {
      this.#sharedRecords.set(name, shared);
      return made;
    }
    return [`const known = ${shared}.get(tree, at);`, 'if (known !== undefined) return known;', ...made];
  }

  protected override knownBefore({ name }: ShapeFunction, node: string): string {
    const shared = this.#sharedRecords.get(name);
    return shared === undefined ? '' : `${shared}.get(tree, ${node}) ?? `;
  }

  protected override sharedTexts(form: object, wanted: string, type: string): string {
    const cached = this.#shared.get(form);
    if (cached !== undefined) return cached;
    const shared = this.unique(wanted);
    this.#shared.set(form, shared);
    this.add(`const ${shared} = /* @__PURE__ */ new ${this.library('SharedTexts')}<${type}>();`);
    return shared;
  }

  /** Returns the lines that return a record: the shared one, if it is shared. */
  #result(name: string, shape: AnyShape, { sharedBy }: FormOf<'record'>, literal: string): readonly string[] {
    if (sharedBy === undefined) return [`return ${literal};`];
    const { exported, model } = this.#sharedModel(name, shape, 'sharedBy');
    const keyOf = this.use(sharedBy, 'the function "sharedBy"');
    let shared = this.#shared.get(shape.form);
    if (shared === undefined) {
      shared = this.unique(`known${upperFirst(exported)}`);
      this.#shared.set(shape.form, shared);
      const key = `NonNullable<ReturnType<typeof ${keyOf}>>`;
      this.add(`const ${shared} = /* @__PURE__ */ new ${this.library('SharedValues')}<${key}, ${model}>();`);
    }
    // Engines make no object for the first literal: it is only read.
    return [`const key = ${keyOf}(${literal});`, `return ${shared}.get(key) ?? ${shared}.add(key, ${literal});`];
  }
}

/** Returns a parameter; with an underscore if no statement uses it, as in a record that has only constants. */
const usedIn = (lines: readonly string[], parameter: string): string =>
  lines.some((line) => new RegExp(`(?<![\\w$'])${parameter}(?![\\w$':])`).test(line)) ? parameter : `_${parameter}`;
