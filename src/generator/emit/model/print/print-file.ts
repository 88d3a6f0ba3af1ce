import type { AnalyzedGrammar } from '../../../analyze/facts.js';
import { docComment, listOnLines, WIDTH } from '../layout.js';
import type { ModelForm, ModelMember, ModelRecord, ModelRoot, ModelValue, ModelVariants } from '../model.js';
import type { ModelPlan } from '../model-plan.js';
import { textParts } from './rule-text.js';
import { type TextEnds, textEnds } from './text-ends.js';
import type { TextPart } from './text-parts.js';

/**
 * Writes the first `print.ts` of a grammar: functions that write the model as text, as the rules read it. Its author
 * changes it. Equal grammars give equal bytes.
 *
 * @param imports the specifiers of the module with the model, and of that with the functions for shapes
 */
export function printFile(
  plan: ModelPlan,
  { shape, library }: { readonly shape: string; readonly library: string },
): string {
  const writer = new PrintWriter(plan);
  const functions = plan.values.flatMap((value) => writer.value(value));
  const roots = plan.roots.map((root) => writer.root(root));
  const types = listOnLines('import type', [...writer.types].sort(), shape);
  const hasNested = plan.values.some(({ is }) => is === 'recursive');
  const imports = hasNested ? `${listOnLines('import', ['nested'], library)}\n${types}` : types;
  return `${[imports, ABOUT, ...functions, ...roots].join('\n\n')}\n`;
}

const ABOUT = `// How models are written, in the order of the rules of the grammar. Written once, from the grammar; from here on this file
// is yours. ludogram reads what it writes again: a text that means something else is never used.`;

class PrintWriter {
  readonly types = new Set<string>();
  readonly #plan: ModelPlan;
  readonly #analyzed: AnalyzedGrammar;
  /** The types of values with several forms: the types of the members that have these values. */
  readonly #variants = new Map<ModelValue, string>();

  constructor(plan: ModelPlan) {
    this.#plan = plan;
    this.#analyzed = plan.source.resolved;
    for (const value of plan.values) {
      if (value.is !== 'record' || value.type === undefined) continue;
      for (const { key, count, value: inner } of value.members) {
        if (inner.is !== 'variants' || this.#variants.has(inner)) continue;
        const type = `${value.type}['${key}']`;
        const element = count === 'list' ? `${type}[number]` : count === 'optional' ? `NonNullable<${type}>` : type;
        this.#variants.set(inner, element);
      }
    }
  }

  /** Returns the function of a value; none for a leaf, which is a text, and for a root. */
  value(value: ModelValue): readonly string[] {
    if (value.is === 'variants') return [this.#ofVariants(value)];
    if (value.is === 'recursive') return [this.#ofNested(value.name, value.content())];
    const isRoot = this.#plan.roots.some((root) => root === value);
    if (value.is === 'leaf' || value.type === undefined || value.isContent === true || isRoot) return [];
    return [this.#ofRecord(value.name, value)];
  }

  /** Returns the function of a value that can contain itself, in any number of levels. */
  #ofNested(name: string, record: ModelRecord): string {
    const { about, type = '' } = record;
    this.types.add(type);
    const text = this.#template(textParts(record, this.#analyzed));
    const head = `export const ${name}Text = nested((model: ${type}): string => {`;
    return `${docComment(`the text of ${about}`)}\n${head}\n  return ${text};\n});`;
  }

  #ofRecord(name: string, record: ModelRecord): string {
    const { about, type = '' } = record;
    this.types.add(type);
    const text = this.#template(textParts(record, this.#analyzed));
    const first = `export const ${name}Text = (model: ${type}): string =>`;
    const line = `${first} ${text};`;
    const declaration = line.length <= WIDTH ? line : `${first}\n  ${text};`;
    return `${docComment(`the text of ${about}`)}\n${declaration}`;
  }

  /** Returns the function of a whole text. Its comments, whose locations a model doesn't have, come first. */
  root(root: ModelRoot): string {
    const { type = '', comments } = root;
    this.types.add(type);
    const parts = textParts(root, this.#analyzed);
    const text = this.#template(parts);
    const head = `${docComment(`the text of ${root.about}`)}\nexport function write${type.replace(/Model$/, '')}(model: ${type}): string {`;
    // Only a text that is laid out can have white space of the layout at its ends.
    const isLaidOut = parts.length !== 1 || parts[0]?.is !== 'member';
    const returned = returnedText(textEnds(root.rule, this.#analyzed), comments?.key, isLaidOut);
    return `${head}\n  const text = ${text};\n  return ${returned};\n}`;
  }

  #ofVariants(value: ModelVariants): string {
    const type = this.#variants.get(value) ?? 'never';
    this.types.add(/\b\w+Model\w*/.exec(type)?.[0] ?? type);
    const cases = value.forms.map((form) => `    case '${form.form ?? ''}':\n      return ${this.#form(form)};\n`);
    const about = docComment(`the text of one of ${value.forms.map(({ form = '' }) => form).join(', ')}`);
    const head = `export function ${value.name}Text(model: ${type}): string {`;
    return `${about}\n${head}\n  switch (model.type) {\n${cases.join('')}  }\n}`;
  }

  #form(form: ModelForm): string {
    const isText = form.is === 'record' && form.type === undefined;
    return isText ? `model.${form.members[0]?.key ?? 'text'}` : `${form.name}Text(model)`;
  }

  #template(found: readonly TextPart[]): string {
    const [only, second] = found;
    if (only?.is === 'member' && second === undefined) return this.#member(only);
    return `\`${found.map((part) => (part.is === 'text' ? escaped(part.text) : `\${${this.#expression(part)}}`)).join('')}\``;
  }

  #expression(part: Exclude<TextPart, { is: 'text' }>): string {
    if (part.is === 'member') return this.#member(part);
    const { member, parts, otherwise } = part;
    const [only, second] = parts;
    const isText = only?.is === 'member' && second === undefined && this.#functionOf(member) === undefined;
    if (otherwise === undefined && only?.is === 'member' && second === undefined) {
      if (member.count === 'list') return this.#member(only);
      if (isText) return `model.${member.key} ?? ''`;
    }
    const absent = member.count === 'list' ? `model.${member.key}.length === 0` : `model.${member.key} === undefined`;
    if (otherwise === undefined) return `${absent} ? '' : ${this.#template(parts)}`;
    if (isText && member.count !== 'list') return `model.${member.key} ?? ${this.#template(otherwise)}`;
    const present = absent.replace('===', '!==');
    const [other, another] = otherwise;
    const isChain = other?.is === 'optional' && other.otherwise !== undefined && another === undefined;
    return `${present} ? ${this.#template(parts)} : ${isChain ? this.#expression(other) : this.#template(otherwise)}`;
  }

  #member({ member, separator }: Extract<TextPart, { is: 'member' }>): string {
    const { key, count } = member;
    const call = this.#functionOf(member);
    if (count !== 'list') return call === undefined ? `model.${key}` : `${call}(model.${key})`;
    const texts = call === undefined ? `model.${key}` : `model.${key}.map(${call})`;
    return `${texts}.join('${escaped(separator).replaceAll("'", "\\'")}')`;
  }

  /** Returns the name of the function that writes a member; `undefined` if it is a text. */
  #functionOf({ value }: ModelMember): string | undefined {
    return value.is === 'leaf' ? undefined : `${value.name}Text`;
  }
}

/**
 * Returns the expression of a whole text: its comments, then `text` without white space of the layout at its ends, and
 * a line feed if the grammar allows one there.
 */
function returnedText(ends: TextEnds, comments: string | undefined, isLaidOut: boolean): string {
  const text = `text${isLaidOut ? trimmed(ends) : ''}`;
  const before = comments === undefined ? [] : [`...model.${comments}`];
  const whole = before.length === 0 ? text : `[${[...before, text].join(', ')}].join('\\n')`;
  if (!ends.allowsLineFeed) return whole;
  const ended = ends.endsWithWhite
    ? `${whole}.replace(/\\n?$/, '\\n')`
    : `[${[...before, text, "''"].join(', ')}].join('\\n')`;
  return ends.isEmptyAlone && comments === undefined ? `text === '' ? '' : ${ended}` : ended;
}

function trimmed({ startsWithWhite, endsWithWhite }: TextEnds): string {
  if (endsWithWhite) return startsWithWhite ? '' : '.trimStart()';
  return startsWithWhite ? '.trimEnd()' : '.trim()';
}

/** Returns a text as the inside of a template literal. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`);
