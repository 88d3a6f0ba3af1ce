import { BUILTIN_KINDS, BuiltinKind } from '../../cst/tree/language.js';
import type { ValueForm } from '../../cst/tree/value.js';
import { fieldName, isFragment, lookUp, type Rule, takesNoField } from '../ir.js';
import { unusedName } from './code-names.js';
import { literalUnion } from './nodes-file.js';
import type { FileOptions } from './parser/parser-file.js';
import { propertyKey } from './plan/names.js';
import { completeShapes, type FieldShape, type NodeShape } from './plan/node-shape.js';
import type { Plan } from './plan/plan.js';
import { spellings } from './plan/spellings.js';
import { banner, CodeWriter, quoted } from './writer.js';

/** Writes `values.ts`: the types of the plain objects of trees, and the function that makes them. */
export function valuesFile(plan: Plan, options: FileOptions): string {
  const values = new Values(plan);
  const out = new CodeWriter();
  out.line(`import { type Node, type ValueForms, valueOfNode } from '${options.runtime}';`);
  out.line();
  for (const rule of values.rules) values.type(rule, out);
  out.line('/** The values of nodes, by the number of their kind. */');
  out.block('export interface ValuesByKind {', () => {
    out.line(`readonly ${BuiltinKind.Token}: string;`);
    for (const rule of values.rules) out.line(`readonly ${rule.kind}: ${values.nameOf(rule.name)};`);
  });
  out.line();
  out.line(
    '/** The type of the value of a node; that of one that values leave out, such as a comment, is `undefined`. */',
  );
  out.block(
    'export type ValueOf<$Node> = $Node extends { readonly kind: infer $Kind extends keyof ValuesByKind }',
    () => {
      out.line('? ValuesByKind[$Kind]');
      out.line(': undefined;');
    },
    '',
  );
  out.block(
    '// prettier-ignore\nconst FORMS: ValueForms = {',
    () => {
      out.line(`kind: ${quoted(values.kindKey)},`);
      out.line(`children: ${quoted(values.childrenKey)},`);
      out.line(`kinds: [${values.forms().map(formCode).join(', ')}],`);
    },
    '};',
  );
  out.line();
  out.line('/**');
  out.line(
    ' * Returns the value of a node: a plain object with a key for each label, or the text of a node without nodes inside.',
  );
  out.line(
    ' * The value of the whole text is `valueOf(tree.root)`; before, `tree.hasErrors` says whether the text was wrong.',
  );
  out.line(' */');
  out.block('export function valueOf<$Node extends Node | undefined>(node: $Node): ValueOf<$Node> {', () =>
    out.line('return (node === undefined ? undefined : valueOfNode(node, FORMS)) as ValueOf<$Node>;'),
  );
  return `${banner(options.grammarFile)}\n${out}`;
}

const formCode = (form: ValueForm): string => (typeof form === 'string' ? quoted(form) : `[${form.join(', ')}]`);

/** Decides what the value of each node is. */
class Values {
  /** The rules whose nodes have values. */
  readonly rules: readonly Rule[];
  readonly kindKey: string;
  readonly childrenKey: string;
  readonly #plan: Plan;
  readonly #shapes: ReadonlyMap<string, NodeShape>;
  /** The kinds that can be where something else can be. */
  readonly #mixed = new Set<string>();

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#shapes = completeShapes(plan);
    this.rules = [...plan.grammar.rules.values()].filter(
      (rule) => !isFragment(rule) && !rule.isComment && !takesNoField(rule),
    );
    this.kindKey = unusedName('kind', plan.grammar.fields);
    this.childrenKey = unusedName('children', plan.grammar.fields);
    for (const { kinds, token } of [...this.#shapes.values()].flatMap((shape) => [...shape.values()])) {
      if (kinds.length > 1 || token !== undefined) for (const kind of kinds) this.#mixed.add(kind);
    }
  }

  nameOf(rule: string): string {
    return `${this.#plan.names.classOf(rule)}Value`;
  }

  /** Returns the form of each kind, by its number. */
  forms(): ValueForm[] {
    const forms: ValueForm[] = this.#plan.grammar.kinds.map(() => 'none');
    forms[BuiltinKind.Token] = 'text';
    for (const rule of this.rules) forms[rule.kind ?? BUILTIN_KINDS.length] = this.#form(rule);
    return forms;
  }

  #form(rule: Rule): ValueForm {
    const shape = lookUp(this.#shapes, rule.name);
    if (shape.size > 0) return [...shape].map((field) => (isList(field) ? ~field[0] : field[0]));
    return rule.isError || this.#mixed.has(rule.name) ? 'tagged' : 'text';
  }

  /** Writes the type of the values of a rule. */
  type(rule: Rule, out: CodeWriter): void {
    const name = this.nameOf(rule.name);
    const form = this.#form(rule);
    const texts = spellings(rule.body, this.#plan.grammar);
    const text = texts === undefined ? 'string' : literalUnion(texts);
    out.line(`/** The value of a node \`${rule.name}\`. */`);
    if (form === 'text') out.line(`export type ${name} = ${text};`);
    else {
      out.block(`export interface ${name} {`, () => {
        out.line(`readonly ${propertyKey(this.kindKey)}: ${quoted(rule.name)};`);
        if (form === 'tagged') out.line(`readonly text: ${text};`);
        else for (const [field, shape] of lookUp(this.#shapes, rule.name)) this.#member(field, shape, out);
      });
    }
    out.line();
  }

  #member(field: number, { min, max, kinds, token }: FieldShape, out: CodeWriter): void {
    const key = propertyKey(field === 0 ? this.childrenKey : fieldName(this.#plan.grammar.fields, field));
    const tokens = token && (token.spellings === undefined ? 'string' : literalUnion(token.spellings));
    const types = [...kinds.map((kind) => this.nameOf(kind)), ...(tokens === undefined ? [] : [tokens])].join(' | ');
    const isUnion = types.includes(' | ');
    if (isList([field, { max }])) out.line(`readonly ${key}: readonly ${isUnion ? `(${types})` : types}[];`);
    else out.line(`readonly ${key}${min === 0 ? '?' : ''}: ${types};`);
  }
}

/** Whether the value of a field is a list; always for the nodes without a label. */
const isList = ([field, { max }]: readonly [number, Pick<FieldShape, 'max'>]): boolean => field === 0 || max > 1;
