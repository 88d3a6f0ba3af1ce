import type { ast } from 'peggy';
import { didYouMean } from '../../diagnostics/nearest.js';
import { emptyAlternativeFix, laterFlagFix } from '../fixes/alternatives.js';
import { reachability } from '../graph/reachability.js';
import {
  type Choice,
  emptyText,
  type ExternalTest,
  type FlagReference,
  grouped,
  innerExpressions,
  type Labeled,
  labelNamesIn,
  type LabelTest,
  locationOf,
  mapInner,
  type PeggyExpression,
  referredLabels,
  referredRules,
  type Repeated,
  ruleBody,
  type Sequence,
  walkExpression,
} from '../read/peggy-ast.js';
import type { GrammarReader } from './read-grammar.js';

/** Reports flags that are set but not in a grammar. */
export function checkFlags(grammar: ast.Grammar, given: ReadonlySet<string>, reader: GrammarReader): void {
  if (given.size === 0) return;
  const known = flagsOf(grammar);
  for (const flag of given) {
    if (known.has(flag)) continue;
    const near = didYouMean(flag, [...known]);
    const instead = near === undefined ? knownFlags(known) : `did you mean "${near}"?`;
    reader.report('unknown-flag', { args: { name: flag, instead } });
  }
}

/**
 * Leaves out the alternatives whose flags do not match the set ones, and the sequences and rules that need an
 * alternative and have none left. Optional parts become empty. Leaves out rules that only these used.
 *
 * The grammar no longer has rules with parameters. Reports conditions that are not at the beginning of an alternative,
 * and a first rule without an alternative.
 */
export function pruneFlags(grammar: ast.Grammar, given: ReadonlySet<string>, reader: GrammarReader): void {
  if (flagsOf(grammar).size > 0) new Pruner(grammar, given, reader).prune();
}

function flagsOf(grammar: ast.Grammar): Set<string> {
  const flags = new Set<string>();
  for (const { expression } of grammar.rules) {
    walkExpression(expression, (e) => {
      if (e.type === 'flag') flags.add(e.flag);
    });
  }
  return flags;
}

function knownFlags(known: ReadonlySet<string>): string {
  return known.size === 0 ? 'the grammar has no flags' : `the grammar has ${[...known].join(', ')}`;
}

/** An expression after pruning: `never` if it matches nowhere, `nothing` if it only matches the empty text. */
type PrunedExpression = PeggyExpression | 'never' | 'nothing';

/** The surroundings of an expression that is pruned. */
interface Scope {
  /** The name of its rule. */
  readonly rule: string;
  /** The labels of that rule whose texts it reads. */
  readonly referred: ReadonlySet<string>;
  /** The offset of the innermost alternative around it. */
  readonly begin: number;
}

class Pruner {
  readonly #grammar: ast.Grammar;
  readonly #given: ReadonlySet<string>;
  readonly #reader: GrammarReader;
  /** Rules without an alternative. */
  readonly #gone = new Set<string>();
  /** For each rule, its labels that were pruned; back references to them can't match. */
  readonly #goneLabels = new Map<string, ReadonlySet<string>>();

  constructor(grammar: ast.Grammar, given: ReadonlySet<string>, reader: GrammarReader) {
    this.#grammar = grammar;
    this.#given = given;
    this.#reader = reader;
  }

  prune(): void {
    const { rules } = this.#grammar;
    const before = usesOf(rules);
    let bodies: (readonly [rule: ast.Rule, body: PrunedExpression])[] = [];
    for (let size = -1; size < this.#goneCount;) {
      size = this.#goneCount;
      bodies = rules.map((rule) => [rule, this.#body(rule)]);
    }
    const [first] = rules;
    if (first === undefined) return;
    if (this.#gone.has(first.name)) {
      this.#reader.report('no-alternative', { at: locationOf(first.nameLocation), args: { name: first.name } });
      return;
    }
    for (const [rule, body] of bodies) {
      rule.expression = (
        typeof body === 'string' ? emptyText(rule.expression.location) : body
      ) as ast.Rule['expression'];
    }
    const kept = rules.filter(({ name }) => !this.#gone.has(name));
    const used = new Set([...before].flatMap(([name, names]) => [...names].filter((other) => other !== name)));
    const roots = [first.name, ...before.keys()].filter((name) => name === first.name || !used.has(name));
    const wasReached = reachedFrom(roots, before);
    // A later pass reports rules that were already unused.
    const others = kept.map(({ name }) => name).filter((name) => !wasReached.has(name));
    const isReached = reachedFrom([...roots, ...others], usesOf(kept));
    this.#grammar.rules = kept.filter(({ name }) => isReached.has(name));
  }

  get #goneCount(): number {
    return [...this.#goneLabels.values()].reduce((sum, labels) => sum + labels.size, this.#gone.size);
  }

  #body(rule: ast.Rule): PrunedExpression {
    const { name, expression } = rule;
    const referred = new Set(referredLabels(expression).map(({ label }) => label));
    const scope = { rule: name, referred, begin: ruleBody(rule).location.start.offset };
    const body = this.#alternative(expression, scope);
    if (body === 'never') this.#gone.add(name);
    const left = new Set(typeof body === 'string' ? [] : labelNamesIn(body));
    const gone = labelNamesIn(expression).filter((label) => !left.has(label));
    if (gone.length > 0) this.#goneLabels.set(name, new Set(gone));
    return body;
  }

  /**
   * Returns an expression without its conditions, which may begin it: an alternative, or the whole of a group or a
   * rule.
   */
  #alternative(e: PeggyExpression, scope: Scope): PrunedExpression {
    switch (e.type) {
      case 'flag':
        this.#reader.report('empty-flag', {
          at: locationOf(e.location),
          args: { flag: e.flag },
          fix: emptyAlternativeFix(e),
        });
        return 'never';
      case 'named':
      case 'action': {
        const inner = this.#alternative(e.expression, scope);
        return typeof inner === 'string' ? inner : mapInner(e, () => inner);
      }
      case 'choice':
        return this.#choice(e, scope);
      case 'sequence': {
        const elements = e.elements;
        const conditions: FlagReference[] = [];
        for (const element of elements) {
          if (element.type !== 'flag') break;
          conditions.push(element);
        }
        const [last] = conditions.slice(-1);
        if (last !== undefined && conditions.length === elements.length) return this.#alternative(last, scope);
        const holds = conditions.every(({ flag, isNegated }) => this.#given.has(flag) !== isNegated);
        const rest = this.#sequence(e, elements.slice(conditions.length), scope);
        return holds ? rest : 'never';
      }
      default:
        return this.#expression(e, scope);
    }
  }

  #choice(e: Choice, scope: Scope): PrunedExpression {
    const pruned = e.alternatives.map(
      (alternative) =>
        [alternative, this.#alternative(alternative, { ...scope, begin: alternative.location.start.offset })] as const,
    );
    const left = pruned.flatMap(([alternative, after]) =>
      after === 'never' ? [] : [after === 'nothing' ? emptyText(alternative.location) : after],
    );
    if (left.length === 0) return 'never';
    return left.length === 1 ? grouped(left[0]!) : { ...e, alternatives: left };
  }

  #sequence(e: Sequence, elements: readonly PeggyExpression[], scope: Scope): PrunedExpression {
    const inside = { ...scope, begin: e.location.start.offset };
    const pruned = elements.map((element) => this.#expression(element, inside));
    if (pruned.includes('never')) return 'never';
    const left = pruned.filter((element) => typeof element !== 'string');
    if (left.length === 0) return 'nothing';
    return left.length === 1 ? left[0]! : { ...e, elements: left };
  }

  #expression(e: PeggyExpression, scope: Scope): PrunedExpression {
    switch (e.type) {
      case 'flag':
        this.#reportLateFlag(e, scope.begin);
        return 'nothing';
      case 'choice':
      case 'sequence':
        return this.#alternative(e, scope);
      case 'group': {
        const inner = this.#alternative(e.expression, scope);
        return typeof inner === 'string' ? inner : mapInner(e, () => inner);
      }
      case 'optional':
      case 'zero_or_more': {
        const inner = this.#inner(e, scope);
        return inner === 'never' ? 'nothing' : inner;
      }
      case 'simple_not': {
        const inner = this.#inner(e, scope);
        return inner === 'never' ? 'nothing' : inner === 'nothing' ? 'never' : inner;
      }
      case 'repeated':
        return this.#repeated(e, scope);
      case 'labeled':
        return this.#labeled(e, scope);
      case 'label_test':
      case 'external_test':
        return this.#test(e, scope);
      case 'back_reference':
      case 'column_test':
        return this.#goneLabels.get(scope.rule)?.has(e.label) === true ? 'never' : e;
      case 'rule_ref':
        return this.#gone.has(e.name) ? 'never' : e;
      default:
        return innerExpressions(e).length === 0 ? e : this.#inner(e, scope);
    }
  }

  /** Prunes a labeled expression. If nothing is left and a test needs its label, the label has the empty text. */
  #labeled(e: Labeled, scope: Scope): PrunedExpression {
    const inner = this.#inner(e, scope);
    if (inner !== 'nothing' || e.label === null || !scope.referred.has(e.label)) return inner;
    return { ...e, expression: emptyText(e.location) };
  }

  #reportLateFlag(e: FlagReference, begin: number): void {
    this.#reader.report('late-flag', {
      at: locationOf(e.location),
      args: { flag: e.flag },
      fix: laterFlagFix(e, begin, this.#reader.sources),
    });
  }

  /** Prunes a test, which fails without its label, and without anything to compare with. */
  #test(e: LabelTest | ExternalTest, scope: Scope): PrunedExpression {
    if (e.type === 'label_test' && this.#goneLabels.get(scope.rule)?.has(e.label) === true) return 'never';
    const args = e.args.flatMap((arg): PeggyExpression[] => {
      const left = this.#expression(arg, scope);
      return left === 'never' ? [] : left === 'nothing' ? [emptyText(arg.location)] : [left];
    });
    return args.length === 0 && e.args.length > 0 ? 'never' : { ...e, args };
  }

  /** Returns an expression with its inner expressions pruned. */
  #inner(e: PeggyExpression, scope: Scope): PrunedExpression {
    const inner = this.#expression(innerExpressions(e)[0]!, scope);
    return typeof inner === 'string' ? inner : mapInner(e, () => inner);
  }

  #repeated(e: Repeated, scope: Scope): PrunedExpression {
    const min = e.min === null ? e.max.value : e.min.value;
    const gone = this.#goneLabels.get(scope.rule);
    if ([e.min, e.max].some((bound) => bound?.type === 'variable' && gone?.has(bound.value) === true)) return 'never';
    const left = this.#expression(e.expression, scope);
    if (left === 'never') return min === 0 ? 'nothing' : 'never';
    if (left === 'nothing' && e.delimiter === null) return 'nothing';
    // Delimiters between empty elements are also matched.
    const element = left === 'nothing' ? emptyText(e.expression.location) : left;
    if (e.delimiter === null) return mapInner(e, () => element);
    const delimiter = this.#expression(e.delimiter, scope);
    if (delimiter !== 'never') {
      return { ...e, expression: element, delimiter: delimiter === 'nothing' ? null : delimiter };
    }
    // There is no second one.
    if (Number(min) > 1) return 'never';
    return min === 1 ? element : { type: 'optional', expression: element, location: e.location };
  }
}

/** Returns, for each rule, the rules that it uses. */
function usesOf(rules: readonly ast.Rule[]): Map<string, Set<string>> {
  const names = new Set(rules.map(({ name }) => name));
  return new Map(
    rules.map(({ name, expression }) => {
      const used = [...referredRules(expression)].filter((other) => names.has(other));
      return [name, new Set(used)];
    }),
  );
}

function reachedFrom(roots: readonly string[], uses: ReadonlyMap<string, Set<string>>): ReadonlySet<string> {
  const reach = reachability(uses);
  return new Set(roots.flatMap((name) => [name, ...(reach.get(name) ?? [])]));
}
