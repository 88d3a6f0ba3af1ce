import { quoted } from '../../../generator/emit/writer.js';
import type { AnyShape } from '../../../notation/shape/shape.js';
import { indented, type ShapeFunction, upperFirst } from './code.js';
import { type FunctionCode, ListCode } from './list-code.js';
import { type LiteralMember, recordLiteral } from './literal.js';
import type { FormOf } from './read-code.js';
import { areComplete, ShapeError } from './source.js';

/** Writes `lower.ts`: functions that read the model of each part of a text from its tree. */
export class LowerCode extends ListCode {
  /** The constants with the shared values of records, by the forms of the records. */
  readonly #shared = new Map<object, string>();

  /** Returns the text of the file. */
  write(): string {
    for (const { name, shape } of this.facts.roots()) {
      if (shape.form.is === 'variants') this.readDispatcher(shape, name);
      else for (const kind of this.facts.kindsOf(shape) ?? []) this.readFunction(shape, kind, name);
    }
    this.cst('Tree', 'type');
    return this.file();
  }

  override readFunction(shape: AnyShape, kind: string, hint: string): ShapeFunction {
    const { form } = shape;
    switch (form.is) {
      case 'record':
        return this.function(shape, kind, `read${kind}`, (name) => this.#record(name, shape, form, kind));
      case 'list':
        return this.function(shape, kind, `read${upperFirst(this.readerOf(form, kind))}`, (name) =>
          this.list(name, form, kind),
        );
      case 'characters':
        return this.function(shape, kind, `read${upperFirst(this.readerOf(form, kind))}`, (name) =>
          this.characters(name, form, kind),
        );
      default:
        throw new ShapeError(
          `${hint}: a ${form.is} can't be the shape of a whole node; use a record, a list or characters`,
        );
    }
  }

  override readDispatcher(shape: AnyShape, hint: string): ShapeFunction {
    return this.function(shape, '', this.dispatcherName(shape, hint), (name) => {
      const cases = this.facts.casesOf(shape);
      const readings = cases.map((one) => ({ test: this.caseTest(one, 'at'), ...this.readCase(one, 'at', hint) }));
      const lines = readings.map(({ test, code }) => {
        return `${test === '' ? '' : `if (${test}) `}return ${code};`;
      });
      const isComplete = areComplete(cases, undefined);
      if (!isComplete) lines.push('return undefined;');
      this.cst('NodeIndex', 'type');
      const mayFail = !isComplete || readings.some((one) => one.mayFail);
      const about = mayFail ? "; undefined if it can't be read" : '';
      return {
        mayFail,
        code: (context) =>
          `/** Reads the model of a node of several kinds${about}. */\n` +
          `export function ${name}(tree: Tree, at: NodeIndex${context}) {\n${indented(lines)}\n}`,
      };
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
    const lines = [...before, ...this.#result(name, shape, form, recordLiteral(members))];
    const about = mayFail ? "; undefined if a part of it can't be read" : '';
    return {
      mayFail,
      code: (context) =>
        `/** Reads the model of a node of the kind \`${kind}\`${about}. */\n` +
        `export function ${name}(tree: Tree, at: ${this.indexType(kind)}${context}) {\n${indented(lines)}\n}`,
    };
  }

  /** Returns the lines that return a record: the shared one, if it is shared. */
  #result(name: string, shape: AnyShape, { sharedBy }: FormOf<'record'>, literal: string): readonly string[] {
    if (sharedBy === undefined) return [`return ${literal};`];
    const { name: exported, specifier } = this.facts.exportedShape(shape) ?? {};
    if (exported === undefined || specifier === undefined)
      throw new ShapeError(`${name}: a shape with "sharedBy" must be exported`);
    this.import(exported, specifier, 'type');
    const model = `${this.library('Model', 'type')}<typeof ${exported}>`;
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
