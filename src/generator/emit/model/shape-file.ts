import { quoted } from '../writer.js';
import { docComment, docLine, indented, listOnLines, memberType, objectCall, WIDTH } from './layout.js';
import type {
  ModelLeaf,
  ModelMember,
  ModelRecord,
  ModelRecursive,
  ModelRoot,
  ModelValue,
  ModelVariants,
} from './model.js';
import type { ModelPlan } from './model-plan.js';

/** How `shape.ts` imports what it uses. */
export interface ShapeImports {
  /** Specifier of the generated readers. */
  readonly readers: string;
  /** Specifier of `ludogram/shape`. */
  readonly library: string;
}

/** Writes the first `shape.ts` of a grammar, which its author changes. Equal grammars give equal bytes. */
export function shapeFile(plan: ModelPlan, { readers, library }: ShapeImports): string {
  const writer = new ShapeWriter(plan);
  const body = plan.values.map((value) => writer.value(value)).join('\n\n');
  const roots = plan.roots.map((root) => codecText(root, writer)).join('\n\n');
  // Packages come before files, as most style guides require.
  const imports = [
    listOnLines('import', [...writer.library].sort(byName), library),
    `import * as readers from ${quoted(readers)};`,
  ];
  return `${imports.join('\n')}\n\n${ABOUT}\n\n${body}\n\n${roots}\n`;
}

const ABOUT = `// The model of this notation: its members, the nodes that they are read from, their JSON. Written once, from the grammar;
// from here on this file is yours. Rename members, give leaves other types, add defaults: docs/shapes.md of ludogram
// shows how. \`ludogram generate\` writes lower.ts and locate.ts from it.`;

/** Orders imports by name, whatever their case, and whether they are types. */
const byName = (a: string, b: string): number => (sortKey(a) < sortKey(b) ? -1 : 1);
const sortKey = (name: string): string => name.replace(/^type /, '').toLowerCase();

class ShapeWriter {
  readonly library = new Set<string>();
  readonly #roots: ReadonlySet<string>;

  constructor(plan: ModelPlan) {
    this.#roots = new Set(plan.roots.map(({ name }) => name));
  }

  use(name: string): string {
    this.library.add(name);
    return name;
  }

  /** Returns the declaration of a constant. */
  value(value: ModelValue): string {
    switch (value.is) {
      case 'leaf':
        return this.#leaf(value);
      case 'record':
        return this.#record(value);
      case 'recursive':
        return this.#recursive(value);
      case 'variants':
        return this.#variants(value);
    }
  }

  #leaf({ name, type, about, guard, pattern, omitsComments }: ModelLeaf): string {
    const options = [
      ...(guard === undefined ? [] : [`is: ${readerText(guard)}`]),
      ...(pattern === undefined ? [] : [`pattern: /${pattern}/`]),
      ...(omitsComments ? ['omitsComments: true'] : []),
    ];
    const first = `const ${name} = ${this.use('leaf')}(${quoted(type)}`;
    return `${docLine(about, name)}${options.length === 0 ? `${first});` : objectCall(`${first}, `, options)}`;
  }

  #record(record: ModelRecord | ModelRoot): string {
    const { name, about, type, form, members, sole, layout = [], isContent } = record;
    const guard = readerText(record.guard);
    const lines = [
      ...(form === undefined ? [] : [`type: ${this.use('constant')}(${quoted(form)})`]),
      ...members.map((member) => this.#member(member)),
      ...('comments' in record && record.comments !== undefined ? [this.#comments(record.comments)] : []),
    ];
    const isRoot = this.#roots.has(name);
    const open = `${isRoot ? 'export ' : ''}const ${name} = ${this.use('record')}(`;
    const first = docLine(about, name);
    if (sole !== undefined) return `${first}${soleRecord(open, guard, lines, sole)}`;
    const body =
      layout.length === 0
        ? `${open}${guard}, {\n${indented(lines, 1)}});`
        : `${open}\n  ${guard},\n  {\n${indented(lines, 2)}  },\n  { layout: [${layout.map(readerText).join(', ')}] },\n);`;
    if (isContent) return `${docComment(`the content of ${about}`)}\n${body}`;
    this.use('type Model');
    return `${first}${body}\nexport interface ${type} extends Model<typeof ${name}> {}`;
  }

  /** Returns the declaration of a recursive value. Its type can't be inferred from a content that contains it. */
  #recursive({ name, json, type, form, content }: ModelRecursive): string {
    const { name: inner, about, guard, members } = content();
    const types = members.map(({ key, count, value }) =>
      memberType(`${key}${count === 'optional' ? '?' : ''}`, {
        isList: count === 'list',
        types: this.#typesOf(value),
      }),
    );
    if (form !== undefined) types.unshift(`readonly type: ${quoted(form)};`);
    for (const used of ['type Shape', 'type Guarded']) this.use(used);
    const first = `export const ${name}: Shape<${type}, Guarded<typeof ${readerText(guard)}>> = ${this.use('recursive')}(`;
    const parts = [quoted(json), `() => ${inner}`];
    const line = `${first}${parts.join(', ')});`;
    const body = line.length <= WIDTH ? line : `${first}\n${indented(parts, 1)});`;
    return `${docLine(about, name)}${body}\nexport interface ${type} {\n${types.map((member) => `  ${member}\n`).join('')}}`;
  }

  /** Returns the types that a value can have: it has one of them. */
  #typesOf(value: ModelValue): readonly string[] {
    if (value.is === 'leaf') return ['string'];
    if (value.is === 'variants') return value.forms.flatMap((form) => this.#typesOf(form));
    if (value.type !== undefined) return [value.type];
    this.use('type Model');
    return [`Model<typeof ${value.name}>`];
  }

  #member({ key, reader, count, mayFail, value }: ModelMember): string {
    if (reader === undefined) return `${key}: ${value.name}`;
    if (count === 'list') {
      const options = mayFail ? `, { unreadable: 'skip' }` : '';
      return `${key}: ${this.use('list')}(${readerText(reader)}, ${value.name}${options})`;
    }
    const at = `${this.use('at')}(${readerText(reader)}, ${value.name})`;
    return `${key}: ${count === 'optional' ? `${this.use('optional')}(${at})` : at}`;
  }

  #comments({ key, pattern }: NonNullable<ModelRoot['comments']>): string {
    const options = pattern === undefined ? '' : `, pattern: /${pattern}/`;
    return `${key}: ${this.use('comments')}({ type: 'comment'${options} })`;
  }

  #variants({ name, forms }: ModelVariants): string {
    const keys = forms.map(({ form = '' }) => form);
    const lines = forms.map(({ name: form }, i) => (form === keys[i] ? form : `${keys[i]}: ${form}`));
    const problem = quoted(`expected ${keys.join(', ')}`);
    const first = `const ${name} = ${this.use('variants')}(`;
    const about = docComment(`one of ${keys.join(', ')}`);
    if (`${first}${problem}, {`.length <= WIDTH) return `${about}\n${first}${problem}, {\n${indented(lines, 1)}});`;
    return `${about}\n${first}\n  ${problem},\n  {\n${indented(lines, 2)}  },\n);`;
  }
}

/** Returns a guard or a reader as shapes refer to it: all of them are imported under one name. */
const readerText = (name: string): string => `readers.${name}`;

/** Returns a record that JSON writes as its only member. */
function soleRecord(open: string, guard: string, lines: readonly string[], sole: string): string {
  const line = `${open}${guard}, { ${lines.join(', ')} }, { sole: ${quoted(sole)} });`;
  if (line.length <= WIDTH) return line;
  return `${open}\n  ${guard},\n  { ${lines.join(', ')} },\n  { sole: ${quoted(sole)} },\n);`;
}

function codecText({ name }: ModelRoot, writer: ShapeWriter): string {
  return `/** The JSON of ${name}: writes it, reads it, and has its JSON Schema. */\nexport const ${name}Codec = ${writer.use('codecOf')}(${name});`;
}
