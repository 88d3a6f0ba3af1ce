import type { ast, LocationRange } from 'peggy';
import {
  type Capture,
  type CountedRepetition,
  type Expression,
  type Grammar,
  NOTHING,
  type Rule,
  type Words,
} from '../ir.js';
import { type Dropped, type GrammarFix, type GrammarLocation, replaceFix } from '../problem.js';
import { ANY_UNIT } from '../char-set.js';
import { caseProblem, classSet, literalUnits } from '../characters.js';
import { codeIn, countIn, dropCodeFix, initializersOf } from '../read/code.js';
import { literalCaseFix } from '../fixes/literal-case.js';
import { backReferenceFix, secondLabelFix } from '../fixes/labels.js';
import { boundsFix, countFix } from '../fixes/repetitions.js';
import { defineRuleFix, isEndName, predicatesIn, secondDefinitionFix } from '../fixes/rules.js';
import { bareTestFix } from '../fixes/bare-tests.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import {
  type BackReference,
  type ExternalTest,
  locationOf,
  type ParametrizedRule,
  type LabelTest,
  type PeggyExpression,
  referredLabels,
  referredRules,
  ruleBody,
  walkExpression,
} from '../read/peggy-ast.js';
import type { GrammarReader } from './read-grammar.js';
import { TooManyWordsError, wordsOf } from './words.js';

/** Options that the text of a grammar can't express. */
export interface LowerOptions {
  /** Drop actions and initializers with a warning each, rather than report errors. */
  readonly ignoreCode: boolean;
  /** Drop predicates with a warning each, rather than report errors: other texts match then. */
  readonly ignorePredicates: boolean;
}

/** Labels of a sequence, and those around it, with the locations that define them. */
type Scope = ReadonlyMap<string, LocationRange>;

const DROPS_ACTIONS = '--ignore-code drops actions and code blocks: the tree replaces them';
const DROPS_PREDICATES = '--ignore-predicates drops predicates, so that other texts match';

/** Matches nowhere. Replaces a reference to an unknown rule, so that the other checks can continue. */
const NEVER: Expression = { op: 'not', inner: NOTHING };

/**
 * Converts a linked grammar of peggy to the generator's own form: expressions with their locations, in which no rule
 * has a kind yet and no label is a token yet. Reports code, unknown rules, rules and labels defined twice, impossible
 * bounds, and literals whose case can't be ignored; continues after each of them.
 */
export function lowerGrammar(grammar: ast.Grammar, id: string, reader: GrammarReader, options: LowerOptions): Grammar {
  return new Lowering(grammar, reader, options).grammar(id);
}

class Lowering {
  readonly #source: ast.Grammar;
  readonly #reader: GrammarReader;
  readonly #options: LowerOptions;
  readonly #fields: string[] = [''];
  readonly #names: ReadonlySet<string>;
  /** The names of the rules that the grammar has, without those of copies. */
  readonly #allNames: readonly string[];
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  /** The number of repetitions with labels as bounds. */
  #counts = 0;
  /** The rule that is being lowered, and the labels that back references in it refer to. */
  #rule = '';
  #captured: ReadonlySet<string> = new Set();
  /** The labels of the rule that is being lowered. */
  #labels: ReadonlySet<string> = new Set();
  /** Whether the hints of predicates, and of other code, were given. */
  readonly #hinted = new Set<boolean>();

  constructor(source: ast.Grammar, reader: GrammarReader, options: LowerOptions) {
    this.#source = source;
    this.#reader = reader;
    this.#options = options;
    this.#rules = new Map(source.rules.map((rule) => [rule.name, rule]));
    this.#names = new Set(this.#rules.keys());
    // A name of a copy of a rule is not written in the grammar.
    const written = source.rules.filter((rule: ParametrizedRule) => rule.instanceOf === undefined);
    this.#allNames = [...new Set(written.map(({ name }) => name))];
  }

  grammar(id: string): Grammar {
    for (const block of initializersOf(this.#source)) {
      const problem = 'code blocks are not supported: a grammar carries no code';
      const location = locationOf(block.location);
      this.#code({ code: 'initializer' }, 'initializer', problem, {
        at: location,
        fix: replaceFix('drop the code', location, ''),
      });
    }
    const rules = new Map<string, Rule>();
    for (const rule of this.#source.rules) {
      const first = rules.get(rule.name);
      if (first === undefined) rules.set(rule.name, this.#lowered(rule));
      else {
        const where = `${first.location.file}:${first.location.line}:${first.location.column}`;
        this.#reader.report('repeated-rule', {
          at: locationOf(rule.nameLocation),
          args: { name: rule.name, where },
          fix: this.#secondDefinition(rule),
        });
      }
    }
    return { id, rules, kinds: [], fields: this.#fields, startRules: [] };
  }

  #secondDefinition(rule: ast.Rule): GrammarFix | undefined {
    const first = this.#source.rules.find(({ name }) => name === rule.name);
    return first && secondDefinitionFix(rule, first, this.#reader.sources);
  }

  #lowered(rule: ast.Rule): Rule {
    const { instanceOf } = rule as ParametrizedRule;
    this.#rule = rule.name;
    this.#captured = this.#backReferences(ruleBody(rule));
    return {
      name: rule.name,
      ...(rule.expression.type === 'named' ? { display: rule.expression.name } : {}),
      isError: false,
      isComment: false,
      body: this.#expression(ruleBody(rule), new Map()),
      source: this.#text(rule.location).trimEnd() + (instanceOf === undefined ? '' : `\n// ${instanceOf}`),
      location: locationOf(rule.nameLocation),
    };
  }

  /** @param scope labels that are already defined at the expression */
  #expression(e: PeggyExpression, scope: Scope): Expression {
    const location = locationOf(e.location);
    switch (e.type) {
      case 'literal':
        return this.#literal(e, location);
      case 'class':
        return { op: 'set', set: classSet(e), source: this.#text(e.location), at: location };
      case 'any':
        return { op: 'set', set: ANY_UNIT, source: 'any character', at: location };
      case 'rule_ref':
        return this.#names.has(e.name) ? { op: 'rule', name: e.name, at: location } : this.#unknown(e.name, location);
      case 'sequence':
        return { op: 'sequence', parts: this.#sequence(e.elements as PeggyExpression[], scope), at: location };
      case 'choice': {
        const alternatives = (e.alternatives as PeggyExpression[]).map((x) => this.#expression(x, scope));
        return { op: 'choice', alternatives, at: location };
      }
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeat(e, scope, location);
      case 'simple_and':
      case 'simple_not':
        return this.#lookahead(e, scope, location);
      case 'text':
        return { op: 'text', inner: this.#expression(e.expression, scope), at: location };
      case 'labeled':
        return this.#labeled(e, scope);
      case 'group':
      case 'named':
        return this.#expression(e.expression as PeggyExpression, scope);
      case 'action':
        this.#codeOf(e);
        return this.#expression(e.expression as PeggyExpression, scope);
      case 'back_reference':
        return this.#again(e, location);
      case 'label_test':
      case 'external_test': {
        const what = e.type === 'label_test' ? 'a test of a label' : `the predicate "${e.name}"`;
        this.#reader.report('bare-test', { at: location, args: { what }, fix: bareTestFix(location) });
        return this.#test(e, false, location);
      }
      case 'column_test': {
        if (!this.#captured.has(e.label)) return { ...NEVER, at: location };
        const test = { what: 'column', relation: e.relation, capture: this.#capture(e.label) } as const;
        return { op: 'test', test, isNegated: false, at: location };
      }
      case 'line_start':
        return { op: 'lineStart', at: location };
      case 'semantic_and':
      case 'semantic_not':
        this.#codeOf(e);
        return { ...NOTHING, at: location };
      default:
        return { ...NEVER, at: location };
    }
  }

  #literal(e: ast.Literal, location: GrammarLocation): Expression {
    const problem = caseProblem(e);
    if (problem !== undefined) {
      this.#reader.report('literal-case', { at: location, args: { problem }, fix: literalCaseFix(e) });
    }
    return { op: 'literal', text: e.value, units: literalUnits(e), at: location };
  }

  #lookahead({ type, expression }: ast.Prefixed, scope: Scope, location: GrammarLocation): Expression {
    const isNegated = type === 'simple_not';
    const test = testIn(expression as PeggyExpression);
    if (test !== undefined) return this.#test(test, isNegated, location);
    return {
      op: isNegated ? 'not' : 'and',
      inner: this.#expression(expression as PeggyExpression, scope),
      at: location,
    };
  }

  #again({ label, ignoreCase }: BackReference, location: GrammarLocation): Expression {
    if (!this.#captured.has(label)) return { ...NEVER, at: location };
    return { op: 'again', capture: this.#capture(label), ...(ignoreCase === true ? { ignoreCase } : {}), at: location };
  }

  /** Labels of earlier parts are already defined in later ones. */
  #sequence(elements: readonly PeggyExpression[], scope: Scope): Expression[] {
    const own = new Map(scope);
    return elements.map((element) => {
      const lowered = this.#expression(element, own);
      if (element.type === 'labeled' && element.label !== null) own.set(element.label, element.labelLocation);
      return lowered;
    });
  }

  #labeled(e: ast.Labeled, scope: Scope): Expression {
    const inner = this.#expression(e.expression as PeggyExpression, scope);
    if (e.label === null) return inner;
    const first = scope.get(e.label);
    if (first !== undefined) {
      const where = `${first.start.line}:${first.start.column}`;
      const fix = secondLabelFix(e.label, e.labelLocation, this.#labels);
      this.#reader.report('repeated-label', { at: locationOf(e.labelLocation), args: { name: e.label, where }, fix });
    }
    const index = this.#fields.indexOf(e.label);
    const field = index > 0 ? index : this.#fields.push(e.label) - 1;
    const labeled: Expression = { op: 'field', field, token: false, inner, at: locationOf(e.labelLocation) };
    if (!this.#captured.has(e.label)) return labeled;
    return { op: 'capture', capture: this.#capture(e.label), inner: labeled, at: locationOf(e.location) };
  }

  #test(e: LabelTest | ExternalTest, isNegated: boolean, location: GrammarLocation): Expression {
    const labels = e.args.flatMap((arg) => (arg.type === 'back_reference' ? [arg] : []));
    const own = e.type === 'label_test' ? [e.label] : [];
    if (![...own, ...labels.map(({ label }) => label)].every((label) => this.#captured.has(label))) {
      return { ...NEVER, at: location };
    }
    if (e.type === 'external_test') {
      const [label] = labels;
      const capture = label === undefined ? {} : { capture: this.#capture(label.label) };
      return { op: 'test', test: { what: 'external', name: e.name, ...capture }, isNegated, at: location };
    }
    const same = labels.map(({ label, ignoreCase }) => {
      return { capture: this.#capture(label), ignoreCase: ignoreCase === true || e.ignoreCase === true };
    });
    const written = e.args.map((arg) => this.#text(arg.location).trim()).join(', ');
    const test = {
      what: 'words',
      capture: this.#capture(e.label),
      words: this.#words(e),
      same,
      source: written,
      rules: [...new Set(e.args.flatMap((arg) => [...referredRules(arg)]))],
    } as const;
    return { op: 'test', test, isNegated, at: location };
  }

  /** Returns the words that a test compares a label with. Reports expressions that match too many texts. */
  #words({ args, ignoreCase }: LabelTest): Words {
    const expressions = args.filter(({ type }) => type !== 'back_reference');
    const known = expressions.filter((e) => {
      let isKnown = true;
      walkExpression(e, (inner) => {
        if (inner.type !== 'rule_ref' || this.#names.has(inner.name)) return;
        this.#unknown(inner.name, locationOf(inner.location));
        isKnown = false;
      });
      if (!isKnown) return false;
      try {
        wordsOf([e], this.#rules);
        return true;
      } catch (error) {
        if (!(error instanceof TooManyWordsError)) throw error;
        this.#reader.report('too-many-words', { at: locationOf(e.location) });
        return false;
      }
    });
    return wordsOf(known, this.#rules, ignoreCase);
  }

  #capture(label: string): Capture {
    return { label, key: `${this.#rule}:${label}` };
  }

  /** Returns the labels of a rule that its back references name. Reports back references to anything else. */
  #backReferences(body: PeggyExpression): ReadonlySet<string> {
    const labels = new Set<string>();
    walkExpression(body, (e) => {
      if (e.type === 'labeled' && e.label !== null) labels.add(e.label);
    });
    this.#labels = labels;
    const referred = new Set<string>();
    for (const e of referredLabels(body)) {
      if (labels.has(e.label)) {
        referred.add(e.label);
        continue;
      }
      const near = didYouMean(e.label, [...labels]);
      const fix = backReferenceFix(e, body, this.#allNames);
      const args = { rule: this.#rule, name: e.label, near };
      this.#reader.report('unknown-label', { at: locationOf(e.location), args, fix });
    }
    return referred;
  }

  #repeat(e: ast.Suffixed | ast.Repeated, scope: Scope, location: GrammarLocation): Expression {
    const element = this.#expression(e.expression as PeggyExpression, scope);
    if (e.type !== 'repeated') {
      const min = e.type === 'one_or_more' ? 1 : 0;
      return { op: 'repeat', min, max: e.type === 'optional' ? 1 : Number.POSITIVE_INFINITY, element, at: location };
    }
    const separator =
      e.delimiter === null ? {} : { separator: this.#expression(e.delimiter as PeggyExpression, scope) };
    if (codeIn(e) !== undefined) {
      this.#codeOf(e);
      return { op: 'repeat', min: 0, max: Number.POSITIVE_INFINITY, element, ...separator, at: location };
    }
    const max = this.#bound(e.max, Number.POSITIVE_INFINITY);
    const min = e.min === null ? max : this.#bound(e.min, 0);
    if (typeof min !== 'number' || typeof max !== 'number') {
      const counted: CountedRepetition = { id: `${this.#rule}:${this.#counts++}`, min, max };
      const repeat: Expression = {
        op: 'repeat',
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
        element,
        ...separator,
        counted,
        at: location,
      };
      return {
        op: 'sequence',
        parts: [repeat, { op: 'test', test: { what: 'count', counted }, isNegated: false, at: location }],
        at: location,
      };
    }
    if (min > max) {
      const fix =
        e.min === null
          ? undefined
          : boundsFix(locationOf(e.min.location), locationOf(e.max.location), this.#reader.sources);
      this.#reader.report('reversed-bounds', { at: location, fix });
    }
    return { op: 'repeat', min, max, element, ...separator, at: location };
  }

  /** @param unknown the bound if it is a label that the rule does not have */
  #bound({ type, value }: ast.Repeated['max'], unknown: number): number | Capture {
    if (type === 'variable') return this.#captured.has(value) ? this.#capture(value) : unknown;
    return (value as number | null) ?? Number.POSITIVE_INFINITY;
  }

  #unknown(name: string, location: GrammarLocation): Expression {
    const { sources } = this.#reader;
    // A misspelled predicate looks like a rule.
    const known = [...this.#allNames, ...predicatesIn(location.file, sources)];
    const near = isEndName(name) ? this.#allNames.find(isEndName) : didYouMean(name, known);
    const fix =
      near === undefined ? defineRuleFix(name, location.file, sources) : replaceFix(`write ${near}`, location, near);
    this.#reader.report('unknown-rule', { at: location, args: { name, near }, fix });
    return { ...NEVER, at: location };
  }

  #codeOf(e: ast.Action | ast.SemanticPredicate | ast.Repeated): void {
    const fix =
      e.type === 'repeated'
        ? countFix(locationOf(e.location), locationOf(e.expression.location), this.#reader.sources)
        : dropCodeFix(e);
    const dropped = { code: e.type === 'action' ? 'action' : 'predicate', rule: this.#rule } as const;
    const name = e.type === 'action' && countIn(e) !== undefined ? 'braces-count' : dropped.code;
    this.#code(dropped, name, codeIn(e)!, { at: locationOf(e.location), fix });
  }

  #code(
    dropped: Dropped,
    name: 'action' | 'braces-count' | 'predicate' | 'initializer',
    problem: string,
    where: { readonly at: GrammarLocation; readonly fix: GrammarFix | undefined },
  ): void {
    const { ignoreCode, ignorePredicates } = this.#options;
    const isPredicate = dropped.code === 'predicate';
    if (isPredicate ? ignorePredicates : ignoreCode) {
      this.#reader.dropped(dropped, name, { ...where, args: { problem: `ignored: ${problem}` } });
      return;
    }
    const hint = this.#hinted.has(isPredicate) ? '' : isPredicate ? ` (${DROPS_PREDICATES})` : ` (${DROPS_ACTIONS})`;
    this.#hinted.add(isPredicate);
    this.#reader.report(name, { ...where, args: { problem: `${problem}${hint}` } });
  }

  #text(location: LocationRange): string {
    const source = this.#reader.sources.get(String(location.source)) ?? '';
    return source.slice(location.start.offset, location.end.offset);
  }
}

/** The test of a lookahead, if it is one of a label or of a predicate of the caller. */
function testIn(e: PeggyExpression): LabelTest | ExternalTest | undefined {
  if (e.type === 'group') return testIn(e.expression as PeggyExpression);
  return e.type === 'label_test' || e.type === 'external_test' ? e : undefined;
}
