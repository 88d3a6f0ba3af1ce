import { defined } from '../../../defined.js';
import type { AnalyzedGrammar } from '../../analyze/facts.js';
import { isFragment, lookUp, type Rule } from '../../ir.js';
import { lowerFirst, unusedName } from '../code-names.js';
import type { Plan } from '../plan/plan.js';
import type { ReaderFacts, ReadField } from '../readers/readers-file.js';
import { KindFacts } from './kind-facts.js';
import { leafPattern } from './leaf-pattern.js';
import type {
  ModelForm,
  ModelLeaf,
  ModelMember,
  ModelRecord,
  ModelRecursive,
  ModelRoot,
  ModelValue,
  ModelVariants,
} from './model.js';
import { aboutOf, leafOf } from './model-leaf.js';
import { kebabCase, ModelNames } from './model-names.js';
import { TokenLeaves } from './model-tokens.js';

/** A grammar, its readers, and its rules before they were optimized. */
export interface ModelSource {
  readonly plan: Plan;
  readonly readers: ReaderFacts;
  readonly resolved: AnalyzedGrammar;
}

/**
 * The model that a grammar suggests: a record for each rule with labels, a leaf for each without, and variants where a
 * label can have several kinds of nodes. A record that contains itself is recursive. Nodes of error productions are
 * left out.
 */
export class ModelPlan {
  readonly source: ModelSource;
  readonly roots: readonly ModelRoot[];
  readonly #values: ModelValue[] = [];
  readonly #names: ModelNames;
  readonly #facts: KindFacts;
  /** The values of the kinds that were met, by the kind. */
  readonly #valuesByKind = new Map<string, ModelForm | ModelLeaf>();
  /** The values that have one of several forms, by the names of the forms. */
  readonly #variantsByForms = new Map<string, ModelVariants>();
  /** The forms that consist of a text, by the name of its leaf. */
  readonly #textForms = new Map<string, ModelRecord>();
  readonly #tokens: TokenLeaves;
  /** The contents of recursive kinds, by the kind. */
  readonly #contents = new Map<string, ModelRecord>();

  constructor(source: ModelSource) {
    this.source = source;
    const { plan, resolved, readers } = source;
    this.#names = new ModelNames();
    this.#tokens = new TokenLeaves(resolved.grammar, this.#names, this.#values);
    this.#facts = new KindFacts(plan, resolved.grammar, readers);
    this.roots = resolved.grammar.startRules.flatMap((name) => {
      const rule = lookUp(resolved.grammar.rules, name);
      return isFragment(rule) || rule.isError || rule.isInTrivia === true ? [] : [this.#root(rule)];
    });
  }

  /** The constants of `shape.ts`, each after the constants that it refers to. */
  get values(): readonly ModelValue[] {
    return this.#values;
  }

  #root(rule: Rule): ModelRoot {
    const record = this.#rootRecord(rule, this.source.plan.names.classOf(rule.name));
    const members = record.members.map((member) =>
      member.count === 'required' && member.mayFail ? { ...member, count: 'optional' as const } : member,
    );
    const root: ModelRoot = { ...record, members, ...this.#comments() };
    if (this.#values.includes(record)) this.#values.splice(this.#values.indexOf(record), 1, root);
    return root;
  }

  #rootRecord(rule: Rule, kind: string): ModelRecord {
    const value = this.#valueOfKind(kind);
    if (value.is === 'record') return value;
    if (value.is === 'leaf') return this.#textRecord(rule, value);
    // Only the whole text has comments, so the nodes inside it have a shape of their own.
    return this.#record(rule, `Whole${kind}`, this.#facts.guardOf(kind), value.content().members);
  }

  #comments(): Pick<ModelRoot, 'comments'> {
    const { grammar } = this.source.resolved;
    const rules = [...grammar.rules.values()].filter(({ isComment }) => isComment);
    if (rules.length === 0) return {};
    const pattern = leafPattern(
      rules.map(({ body }) => body),
      grammar,
    );
    const key = unusedName('comments', grammar.fields);
    return { comments: { key, ...defined({ pattern }) } };
  }

  /** Returns the value of a kind of node. */
  #valueOfKind(kind: string): ModelForm | ModelLeaf {
    const cached = this.#valuesByKind.get(kind);
    if (cached !== undefined) return cached;
    const rule = this.#facts.ruleOf(kind);
    if (this.#facts.isRecursive(kind)) return this.#recursiveRecord(rule, kind);
    const members = this.#members(rule, kind);
    const value =
      members.length === 0 ? this.#leaf(rule, kind) : this.#record(rule, kind, this.#facts.guardOf(kind), members);
    this.#valuesByKind.set(kind, value);
    return value;
  }

  #members(rule: Rule, kind: string): readonly ModelMember[] {
    return this.#facts.fieldsOf(kind).flatMap(([reader, field]) => this.#member(reader, field, rule));
  }

  /** Returns the value of a kind that can contain itself. It is known before its members, which refer to it. */
  #recursiveRecord(rule: Rule, kind: string): ModelRecursive {
    const name = this.#names.value(lowerFirst(kind));
    const type = this.#names.type(kind);
    const value: ModelRecursive = {
      is: 'recursive',
      name,
      json: this.#names.json(kebabCase(kind)),
      type,
      ...this.#formOf(kind),
      content: () => lookUp(this.#contents, kind),
    };
    this.#valuesByKind.set(kind, value);
    this.#values.push(value);
    const content: ModelRecord = {
      is: 'record',
      name: this.#names.value(`${name}Content`),
      about: aboutOf(rule),
      guard: this.#facts.guardOf(kind),
      rule,
      type,
      ...this.#formOf(kind),
      members: this.#members(rule, kind),
      ...this.#layout(kind),
      isContent: true,
    };
    this.#contents.set(kind, content);
    this.#values.push(content);
    return value;
  }

  #leaf(rule: Rule, kind: string): ModelLeaf {
    const wanted = lowerFirst(kind);
    const { grammar } = this.source.resolved;
    const guard = this.#facts.guardOf(kind);
    const leaf = leafOf({ wanted, about: aboutOf(rule), expressions: [rule.body], guard }, this.#names, grammar);
    this.#values.push(leaf);
    return leaf;
  }

  #record(rule: Rule, kind: string, guard: string, members: readonly ModelMember[]): ModelRecord {
    const record: ModelRecord = {
      is: 'record',
      name: this.#names.value(lowerFirst(kind)),
      about: aboutOf(rule),
      guard,
      rule,
      type: this.#names.type(kind),
      ...this.#formOf(kind),
      members,
      ...this.#layout(this.source.plan.names.classOf(rule.name)),
    };
    this.#values.push(record);
    return record;
  }

  /** Returns the readers of the fields of a kind that can only be errors. */
  #layout(kind: string): Pick<ModelRecord, 'layout'> {
    const unreadable = this.#facts.fieldsOf(kind).filter(([, field]) => this.#facts.readable(field).length === 0);
    return unreadable.length === 0 ? {} : { layout: unreadable.map(([reader]) => reader) };
  }

  /** Returns the name of a kind as a form, if it is one of several forms somewhere. */
  #formOf(kind: string): { readonly form?: string } {
    return this.#facts.isForm(kind) ? { form: lowerFirst(kind) } : {};
  }

  /** Returns the record of a root without fields: its text is the only member. */
  #textRecord(rule: Rule, leaf: ModelLeaf): ModelRecord {
    const kind = this.source.plan.names.classOf(rule.name);
    const name = this.#names.value(`${lowerFirst(kind)}Text`);
    const record: ModelRecord = { ...this.#onlyText(rule, leaf), name, type: this.#names.type(kind) };
    this.#values.push(record);
    return record;
  }

  /** Returns the record of a node without fields that is one of several forms: its JSON has only its text. */
  #textForm(rule: Rule, leaf: ModelLeaf): ModelRecord {
    const cached = this.#textForms.get(leaf.name);
    if (cached !== undefined) return cached;
    const form = lowerFirst(this.source.plan.names.classOf(rule.name));
    const name = this.#names.value(`${form}Form`);
    const about = `${aboutOf(rule)}, as one of several forms: an object with its text`;
    const record: ModelRecord = { ...this.#onlyText(rule, leaf), about, name, form, sole: 'text' };
    this.#textForms.set(leaf.name, record);
    this.#values.push(record);
    return record;
  }

  #onlyText(rule: Rule, value: ModelLeaf): Omit<ModelRecord, 'name'> {
    const guard = this.#facts.guardOf(this.source.plan.names.classOf(rule.name));
    const members = [{ key: 'text', count: 'required', mayFail: false, value }] as const;
    return { is: 'record', about: aboutOf(rule), guard, rule, members };
  }

  #member(reader: string, field: ReadField, rule: Rule): readonly ModelMember[] {
    const kinds = this.#facts.readable(field);
    if (kinds.length === 0) return [];
    const value = this.#valueOfField(kinds, field, rule);
    const mayFail = kinds.length < field.found.length || kinds.some((kind) => this.#facts.isUnreadable(kind));
    const count = field.isList ? 'list' : field.mayBeAbsent ? 'optional' : 'required';
    return [{ key: this.#fieldKey(field), label: field.label, reader, count, mayFail, value }];
  }

  /** Returns the name of a field in the model: its label, unless that has another meaning there. */
  #fieldKey({ label, parent }: ReadField): string {
    // `type` is the name of a form, and an absent `constructor` would still be there: every object inherits one.
    const isTaken = label in Object.prototype || (label === 'type' && this.#facts.isForm(parent));
    return isTaken ? unusedName(label, this.source.plan.grammar.fields) : label;
  }

  #valueOfField(kinds: readonly string[], field: ReadField, rule: Rule): ModelValue {
    const [kind = ''] = kinds;
    if (kinds.includes('Token')) return this.#tokens.of(field, rule);
    if (kinds.length === 1) return this.#valueOfKind(kind);
    const forms = kinds.map((one) => this.#form(one));
    const key = forms.map(({ name }) => name).join(' ');
    const cached = this.#variantsByForms.get(key);
    if (cached !== undefined) return cached;
    const name = this.#names.value(`${field.label}${field.isList ? 'Element' : 'Value'}`);
    const value: ModelVariants = { is: 'variants', name, forms };
    this.#variantsByForms.set(key, value);
    this.#values.push(value);
    return value;
  }

  /** Returns the value of a kind as one of several forms. */
  #form(kind: string): ModelForm {
    const value = this.#valueOfKind(kind);
    return value.is === 'leaf' ? this.#textForm(this.#facts.ruleOf(kind), value) : value;
  }
}
