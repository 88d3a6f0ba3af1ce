import type { ast, LocationRange } from 'peggy';
import { didYouMean } from '../../diagnostics/nearest.js';
import { append } from '../../maps.js';
import { argumentCountFix, dropArgumentsFix, growingFix } from '../fixes/arguments.js';
import { dropParameterFix, laterRuleFix } from '../fixes/parameters.js';
import { dropRuleFix, secondDefinitionFix } from '../fixes/rules.js';
import { isNodeName, lookUp } from '../ir.js';
import { replaceFix } from '../problem.js';
import {
  grouped,
  innerExpressions,
  locationOf,
  mapInner,
  type ParametrizedRule,
  type PeggyExpression,
  type RuleUse,
  unmatchable,
} from '../read/peggy-ast.js';
import { growingUses, parametersIn } from './growing-uses.js';
import type { GrammarReader } from './read-grammar.js';

/**
 * Replaces each use of a rule with parameters, `List<Item, ",">`, by a rule of its own: a copy with the arguments in
 * place of the parameters, one for each different list of arguments. The name of the copy comes from the rules among
 * its arguments: `ItemList`, and `list_item` for a fragment.
 *
 * Reports wrong numbers of arguments, unknown rules, unused parameters and rules, a first rule with parameters, and
 * arguments that grow with each use so that copying would never end.
 *
 * @returns the names of the rules with parameters
 */
export function expandParameters(grammar: ast.Grammar, reader: GrammarReader): ReadonlySet<string> {
  return new Expansion(grammar, reader).expand();
}

/** Limit for the expressions in all rules. */
const MAX_EXPRESSIONS = 100_000;

type Template = ParametrizedRule & Required<Pick<ParametrizedRule, 'parameters'>>;
/** The argument for each parameter. */
type Arguments = ReadonlyMap<string, PeggyExpression>;
const NO_ARGUMENTS: Arguments = new Map();

class Expansion {
  readonly #grammar: ast.Grammar;
  readonly #reader: GrammarReader;
  readonly #templates: ReadonlyMap<string, Template>;
  /** Names of the rules that have no parameters. */
  readonly #plainNames: readonly string[];
  /** Those names, and the names of copies. */
  readonly #names: Set<string>;
  /** Names of the copies, by rule and arguments. */
  readonly #copies = new Map<string, string>();
  /** Copies that have no body yet. */
  readonly #open: { readonly name: string; readonly template: Template; readonly args: Arguments }[] = [];
  readonly #used = new Set<Template>();
  #size = 0;
  /** Whether no more copies are made, because they would have no end, or too many expressions. */
  #isStopped = false;

  constructor(grammar: ast.Grammar, reader: GrammarReader) {
    this.#grammar = grammar;
    this.#reader = reader;
    const templates = grammar.rules.filter(isTemplate);
    this.#templates = new Map(templates.map((rule) => [rule.name, rule]));
    this.#plainNames = grammar.rules.filter((rule) => !isTemplate(rule)).map(({ name }) => name);
    this.#names = new Set(this.#plainNames);
  }

  expand(): ReadonlySet<string> {
    const { rules } = this.#grammar;
    const isFinite = this.#checkTemplates();
    this.#isStopped = !isFinite;
    const copies = new Map<Template, ast.Rule[]>();
    for (const rule of rules) if (!isTemplate(rule)) rule.expression = this.#body(rule, NO_ARGUMENTS);
    for (let copy = this.#open.shift(); copy !== undefined; copy = this.#open.shift()) {
      const { name, template, args } = copy;
      const instanceOf = `${template.name}<${template.parameters.map((parameter) => this.#written(lookUp(args, parameter.name))).join(', ')}>`;
      const { parameters: _, ...rule } = template;
      append(copies, template, { ...rule, name, expression: this.#body(template, args), instanceOf } as ast.Rule);
    }
    this.#grammar.rules = rules.flatMap((rule) => (isTemplate(rule) ? (copies.get(rule) ?? []) : [rule]));
    for (const template of this.#templates.values()) {
      if (this.#used.has(template) || !isFinite) continue;
      const { file, start, end } = locationOf(template.location);
      const fix = dropRuleFix(template.name, start, end, file, this.#reader.sources);
      this.#reader.unused(template.name, locationOf(template.nameLocation), fix);
    }
    return new Set(this.#templates.keys());
  }

  /** Checks the rules with parameters; returns whether expanding their uses terminates. */
  #checkTemplates(): boolean {
    const { rules } = this.#grammar;
    const [first] = rules;
    if (first !== undefined && isTemplate(first)) {
      this.#reader.report('first-rule-parameters', {
        at: locationOf(first.nameLocation),
        args: { name: first.name },
        fix: laterRuleFix(first, rules.every(isTemplate), this.#reader.sources),
      });
    }
    const seen = new Map<string, ast.Rule>();
    for (const rule of rules) {
      const other = seen.get(rule.name);
      seen.set(rule.name, other ?? rule);
      if (other === undefined || !(isTemplate(other) || isTemplate(rule))) continue;
      const { line, column } = other.nameLocation.start;
      const fix = secondDefinitionFix(rule, other, this.#reader.sources);
      const args = { name: rule.name, where: `${line}:${column}` };
      this.#reader.report('repeated-rule', { at: locationOf(rule.nameLocation), args, fix });
    }
    for (const template of this.#templates.values()) {
      const { name, parameters, expression } = template;
      const used = new Set(parametersIn(expression));
      for (const parameter of parameters) {
        if (used.has(parameter.name)) continue;
        const fix = dropParameterFix(template, parameter, rules, this.#reader.sources);
        const args = { name: parameter.name, rule: name };
        this.#reader.report('unused-parameter', { at: locationOf(parameter.location), args, fix });
      }
    }
    const growing = growingUses(this.#templates);
    for (const { rule, use } of growing) {
      const parameters = this.#templates.get(rule)?.parameters ?? [];
      const fix = growingFix(use, new Set(parameters.map(({ name }) => name)));
      this.#reader.report('growing-arguments', { at: locationOf(use.location), args: { rule, name: use.name }, fix });
    }
    return growing.length === 0;
  }

  #body({ expression }: ast.Rule, args: Arguments): ast.Rule['expression'] {
    return this.#expression(expression, args) as ast.Rule['expression'];
  }

  #expression(e: PeggyExpression, args: Arguments): PeggyExpression {
    this.#size++;
    if (e.type === 'parameter') {
      const argument = lookUp(args, e.name);
      this.#size += sizeOf(argument);
      return argument;
    }
    if (e.type !== 'rule_ref') return mapInner(e, (inner) => this.#expression(inner, args));
    const use = e as RuleUse;
    const template = this.#templates.get(e.name);
    if (template === undefined) return this.#plainUse(use, args);
    this.#used.add(template);
    const wanted = template.parameters.map(({ name }) => name);
    if (use.args?.length !== wanted.length) {
      this.#reader.report('argument-count', {
        at: locationOf(e.location),
        args: { name: e.name, parameters: wanted, given: use.args?.length },
        fix: argumentCountFix(use, wanted.length),
      });
      return unmatchable(e.location);
    }
    const own = use.args.map((argument) => grouped(this.#expression(argument, args)));
    if (this.#size > MAX_EXPRESSIONS && !this.#isStopped) {
      this.#isStopped = true;
      const limit = { most: MAX_EXPRESSIONS, name: e.name };
      this.#reader.report('too-many-copies', { at: locationOf(e.location), args: limit });
    }
    if (this.#isStopped) return unmatchable(e.location);
    const name = this.#copy(template, own);
    return { type: 'rule_ref', name, location: withArguments(use) };
  }

  /** Returns a use of a rule without its arguments, which it does not take. */
  #plainUse(use: RuleUse, args: Arguments): PeggyExpression {
    const { args: given, list: _, ...plain } = use;
    if (given !== undefined && this.#names.has(use.name)) {
      const fix = dropArgumentsFix(use);
      this.#reader.report('needless-arguments', { at: locationOf(use.location), args: { name: use.name }, fix });
    }
    if (this.#names.has(use.name) || (given === undefined && args === NO_ARGUMENTS && this.#templates.size === 0)) {
      return plain;
    }
    const near = didYouMean(use.name, [...this.#plainNames, ...this.#templates.keys(), ...args.keys()]);
    if (near === undefined || (this.#names.has(near) && !args.has(near))) return plain;
    const what = args.size > 0 ? 'rule or parameter' : 'rule';
    const location = locationOf(use.location);
    const fix = replaceFix(`write ${near}`, { ...location, end: location.start + use.name.length }, near);
    this.#reader.report('unknown-rule', { at: location, args: { what, name: use.name, near }, fix });
    return unmatchable(use.location);
  }

  /** Returns the name of the rule for a use with arguments. */
  #copy(template: Template, args: readonly PeggyExpression[]): string {
    const key = `${template.name} ${args.map(fingerprint).join(' ')}`;
    const cached = this.#copies.get(key);
    if (cached !== undefined) return cached;
    const wanted = nameOf(template.name, args);
    let name = wanted;
    for (let number = 2; this.#names.has(name); number++) name = `${wanted}${number}`;
    this.#names.add(name);
    this.#copies.set(key, name);
    const passed = template.parameters.flatMap((parameter, i) => {
      const arg = args[i];
      return arg === undefined ? [] : [[parameter.name, arg] as const];
    });
    this.#open.push({ name, template, args: new Map(passed) });
    return name;
  }

  #written(e: PeggyExpression): string {
    if (e.type === 'rule_ref') return e.name;
    const { source, start, end } = e.location;
    return (this.#reader.sources.get(String(source)) ?? '').slice(start.offset, end.offset);
  }
}

/** Returns the location of a use with its arguments. */
const withArguments = ({ location, list }: RuleUse): LocationRange =>
  list === undefined ? location : { ...location, end: { ...location.end, offset: list.end } };

function isTemplate(rule: ParametrizedRule): rule is Template {
  return rule.parameters !== undefined;
}

const sizes = new WeakMap<PeggyExpression, number>();

/** Returns the number of expressions in an argument, which may include other arguments many times. */
function sizeOf(e: PeggyExpression): number {
  let size = sizes.get(e);
  if (size === undefined) {
    size = innerExpressions(e).reduce((sum, inner) => sum + sizeOf(inner), 1);
    sizes.set(e, size);
  }
  return size;
}

/** Returns a string that is equal for expressions that differ only in their locations. */
function fingerprint(e: PeggyExpression): string {
  return JSON.stringify(e, (key, value: unknown) =>
    /ocation$|^resolved$|^library|^list$/.test(key) ? undefined : value,
  );
}

/**
 * Returns the name of a copy, made from the rules among its arguments; for a node rule, from the rules that make nodes.
 */
function nameOf(template: string, args: readonly PeggyExpression[]): string {
  const names = args.flatMap((argument) => (argument.type === 'rule_ref' ? [argument.name.replace(/^.*\$/, '')] : []));
  return isNodeName(template) ? `${names.filter(isNodeName).join('')}${template}` : [template, ...names].join('_');
}
