import type { ast } from 'peggy';
import { BUILTIN_KINDS } from '../../cst/language.js';
import { isErrorRule, isNodeRule } from '../conventions.js';
import type { Expression, Grammar, Rule } from '../ir.js';
import { ANY_UNIT } from './char-set.js';
import { classSet, literalUnits } from './characters.js';
import { type PeggyExpression, placeOf, ruleBody } from './peggy-ast.js';
import type { GrammarReader } from './read-grammar.js';
import type { RuleTable } from './rule-table.js';
import { YieldAnalysis } from './yields.js';

/** Turns a linked and checked peggy grammar into the generator's own form. */
export function lowerGrammar(
  grammar: ast.Grammar,
  rules: RuleTable,
  id: string,
  startRules: readonly string[],
  reader: GrammarReader,
): Grammar {
  return new Lowering(grammar, rules, reader).grammar(id, startRules);
}

class Lowering {
  readonly #source: ast.Grammar;
  readonly #reader: GrammarReader;
  readonly #rules: RuleTable;
  readonly #yields: YieldAnalysis;
  readonly #fields: string[] = [''];
  readonly #kinds: string[] = [...BUILTIN_KINDS];

  constructor(source: ast.Grammar, rules: RuleTable, reader: GrammarReader) {
    this.#source = source;
    this.#reader = reader;
    this.#rules = rules;
    this.#yields = new YieldAnalysis(this.#rules);
  }

  grammar(id: string, startRules: readonly string[]): Grammar {
    const rules = new Map(this.#source.rules.map((rule) => [rule.name, this.#rule(rule)]));
    return { id, rules, kinds: this.#kinds, fields: this.#fields, startRules };
  }

  #rule(rule: ast.Rule): Rule {
    const isNode = isNodeRule(rule.name);
    const display = rule.expression.type === 'named' ? { display: rule.expression.name } : {};
    return {
      name: rule.name,
      ...(isNode ? { kind: this.#kinds.push(rule.name) - 1 } : {}),
      ...display,
      isError: isErrorRule(rule.name),
      isComment: this.#rules.comments.has(rule.name),
      body: this.#expression(ruleBody(rule)),
      source: this.#text(rule.location).trimEnd(),
      place: placeOf(rule.nameLocation),
    };
  }

  #expression(e: PeggyExpression): Expression {
    switch (e.type) {
      case 'literal':
        return { op: 'literal', text: e.value, units: literalUnits(e) };
      case 'class':
        return { op: 'set', set: classSet(e), source: this.#text(e.location) };
      case 'any':
        return { op: 'set', set: ANY_UNIT, source: 'any character' };
      case 'rule_ref':
        return { op: 'rule', name: e.name };
      case 'sequence':
        return { op: 'sequence', parts: (e.elements as PeggyExpression[]).map((x) => this.#expression(x)) };
      case 'choice':
        return { op: 'choice', alternatives: (e.alternatives as PeggyExpression[]).map((x) => this.#expression(x)) };
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeat(e, (element) => this.#expression(element));
      case 'simple_and':
        return { op: 'and', inner: this.#expression(e.expression) };
      case 'simple_not':
        return { op: 'not', inner: this.#expression(e.expression) };
      case 'text':
        return { op: 'text', inner: this.#expression(e.expression) };
      case 'labeled':
        return this.#labelled(e.expression, e);
      case 'group':
      case 'named':
        return this.#expression(e.expression);
      default:
        throw new Error(`the checks let a ${e.type} through`);
    }
  }

  #repeat(e: ast.Suffixed | ast.Repeated, element: (e: PeggyExpression) => Expression): Expression {
    const inner = element(e.expression);
    if (e.type !== 'repeated') {
      const min = e.type === 'one_or_more' ? 1 : 0;
      const max = e.type === 'optional' ? 1 : Number.POSITIVE_INFINITY;
      return { op: 'repeat', min, max, element: inner };
    }
    const max = (e.max.value as number | null) ?? Number.POSITIVE_INFINITY;
    const min = e.min === null ? max : Number(e.min.value);
    const separator = e.delimiter === null ? {} : { separator: this.#expression(e.delimiter) };
    return { op: 'repeat', min, max, element: inner, ...separator };
  }

  /** A label goes through groups and repetitions to what stands there once. */
  #labelled(e: PeggyExpression, label: ast.Labeled): Expression {
    switch (e.type) {
      case 'group':
        return this.#labelled(e.expression, label);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeat(e, (element) => this.#labelled(element, label));
      default: {
        const yielded = this.#yields.of(e);
        if (yielded.labelled || yielded.min !== yielded.max || yielded.max > 1) {
          this.#reader.error(labelProblem(label.label!, yielded.labelled), label.labelLocation);
        }
        const inner = this.#expression(e);
        return { op: 'field', field: this.#field(label.label!), token: yielded.max === 0, inner };
      }
    }
  }

  #field(label: string): number {
    const index = this.#fields.indexOf(label);
    return index > 0 ? index : this.#fields.push(label) - 1;
  }

  #text(location: ast.Rule['location']): string {
    const source = this.#reader.sources.get(String(location.source)) ?? '';
    return source.slice(location.start.offset, location.end.offset);
  }
}

function labelProblem(label: string, labelled: boolean): string {
  return labelled
    ? `label "${label}" stands on an expression that holds labels itself`
    : `label "${label}" stands on an expression that does not yield exactly one node, or none, each time it matches`;
}
