import { upperFirst } from '../generator/emit/code-names.js';
import type { AnyShape, FormOf, GroupsForm } from '../notation/shape/shape.js';
import { indented } from './code.js';
import { added, type FunctionCode, ListCode, loop } from './list-code.js';
import { recordLiteral } from './literal.js';
import { ShapeError } from './shape-error.js';

/** Most kinds of attached parts for which there is a literal for each combination. */
const MAX_ATTACHED_KINDS = 3;

/** The parts that can come after an element, and the code for them. */
interface AttachedParts {
  readonly key: string;
  /** The variable with the list of such parts. */
  readonly name: string;
  /** The condition that the node `i` is one, given its `kind`. */
  readonly test: string;
  /** The statements that add the node `i` to the list. */
  readonly add: readonly string[];
  /** The type of the list. */
  readonly type: string;
}

/** Writes functions that read elements whose parts come after them. */
export abstract class GroupCode extends ListCode {
  /** The functions that join an element and what is attached to it, by the forms of the elements. */
  readonly #joins = new Map<object, string>();

  protected groups(name: string, form: FormOf<'groups'>, kind: string): FunctionCode {
    const reader = this.readerOf(form, kind);
    const { code, type, test, before } = this.#part(form.element, 'element');
    const attached = this.#attached(form);
    const names = attached.map((member) => member.name);
    const join = this.#join(form, type, attached);
    const open = `open${upperFirst(join)}`;
    const finish = `if (element !== undefined) ${open}.push(${join}(element, ${names.join(', ')}));`;
    const lines = [
      `const begin = ${open}.size;`,
      `let element: ${type} | undefined;`,
      ...attached.map((member) => `let ${member.name}: ${member.type} | undefined;`),
      ...loop(reader, [
        `const kind = ${this.cst('kindOf')}(tree, i);`,
        `if (${test}) {`,
        ...[finish, ...before, `element = ${code};`, `${names.join(' = ')} = undefined;`].map((line) => `  ${line}`),
        ...this.#ending('}', form),
        '} else if (element === undefined) {',
        '  continue;',
        ...attached.flatMap((member) => [`} else if (${member.test}) {`, ...member.add.map((line) => `  ${line}`)]),
        '}',
      ]),
      finish,
      `return ${open}.take(begin);`,
    ];
    return this.functionOf(name, `the elements of \`${kind}\``, kind, lines, false);
  }

  protected leading(name: string, form: FormOf<'leading'>, kind: string): FunctionCode {
    const reader = this.readerOf(form, kind);
    const { test } = this.#part(form.element, 'element');
    const attached = this.#attached(form).find(({ key }) => key === form.leading);
    if (attached === undefined) throw new ShapeError(`${name}: no shape of ${form.leading} is given`);
    const stop = [test, ...this.#endTests(form)].join(' || ');
    const lines = [
      `let ${attached.name}: ${attached.type} | undefined;`,
      ...loop(reader, [
        `const kind = ${this.cst('kindOf')}(tree, i);`,
        `if (${stop}) break;`,
        `if (${attached.test}) {`,
        ...attached.add.map((line) => `  ${line}`),
        '}',
      ]),
      `return ${attached.name};`,
    ];
    return this.functionOf(name, `\`${attached.key}\` before the first element of \`${kind}\``, kind, lines, true);
  }

  #endTests({ ends }: GroupsForm): readonly string[] {
    return this.facts.kindsOfGuards(ends).map((kind) => this.kindTest([kind]));
  }

  #ending(brace: string, form: GroupsForm): readonly string[] {
    const tests = this.#endTests(form);
    return tests.length === 0 ? [] : [`${brace} else if (${tests.join(' || ')}) {`, '  break;'];
  }

  #attached({ attached }: GroupsForm): readonly AttachedParts[] {
    return Object.entries(attached).map(([key, shape]) => {
      const { form } = shape;
      const isShared = form.is === 'leaf' && form.reading.isShared === true;
      const own = isShared ? { form: { ...form, reading: { ...form.reading, isShared: false } } } : shape;
      const { before, code, type, test } = this.#part(own, key);
      if (before.length > 1) throw new ShapeError(`${key}: an attached part must be a leaf, a record or a list`);
      const name = this.local(key);
      const add = isShared ? this.#addShared(form, name, code, type) : added(name, code);
      return { key, name, test, add: [...before, ...add], type: `Array<${type}>` };
    });
  }

  /** Returns the statements that add a shared value to a list: even a list of only one is shared, and never changed. */
  #addShared(form: object, name: string, code: string, type: string): readonly string[] {
    const known = this.sharedTexts(form, `known${upperFirst(name)}`, `Array<${type}>`);
    return [
      `if (${name} === undefined) ${name} = ${known}.get(tree, node) ?? ${known}.add(tree, node, [${code}]);`,
      `else if (${name}.length === 1) ${name} = [...${name}, ${code}];`,
      `else ${name}.push(${code});`,
    ];
  }

  /**
   * Returns the code for the node `i`, which must always be readable if it is of the kinds of a shape. The first
   * statement before it says that the node is of these kinds: tests of its number, which is read once, don't.
   */
  #part(shape: AnyShape, hint: string) {
    const kinds = this.facts.kindsOf(shape);
    if (kinds === undefined) throw new ShapeError(`${hint}: elements and attached parts must have kinds of nodes`);
    const before = [`const node = i as ${this.indexTypeOf(kinds)};`];
    const { code, mayFail, type } = this.read(shape, 'node', kinds, hint, before);
    if (mayFail) throw new ShapeError(`${hint}: elements and attached parts must always be readable`);
    return { before, code, type, test: this.kindTest(kinds) };
  }

  /** Returns the name of the function that joins an element and what is attached to it. */
  #join({ element }: GroupsForm, type: string, attached: readonly AttachedParts[]): string {
    const cached = this.#joins.get(element.form);
    if (cached !== undefined) return cached;
    if (element.form.is !== 'record') throw new ShapeError('an element with attached parts must be a record');
    const name = this.unique(`with${attached.map(({ key }) => upperFirst(key)).join('')}`);
    this.#joins.set(element.form, name);
    const own = Object.entries(element.form.members).map(([key, { presence }]) => ({
      key,
      code: `element.${key}`,
      isOptional: presence === 'optional',
    }));
    const lists = attached.map(({ key, name: code }) => ({ key, code, isOptional: true }));
    const isPlain = attached.map((member) => `${member.name} === undefined`).join(' && ');
    const parameters = attached.map((member) => `${member.name}: ${member.type} | undefined`);
    this.add(
      `/** Returns an element with what is attached to it. */\n` +
        `function ${name}(element: ${type}, ${parameters.join(', ')}) {\n` +
        `${indented([
          `if (${isPlain}) return element;`,
          `return ${recordLiteral([...own, ...lists], MAX_ATTACHED_KINDS)};`,
        ])}\n}`,
    );
    // One list for all lines that are being read: a list of each would grow, and have memory for more elements than it
    // gets.
    this.add(
      `const open${upperFirst(name)} = /* @__PURE__ */ new ${this.library('OpenElements')}<ReturnType<typeof ${name}>>();`,
    );
    return name;
  }
}
