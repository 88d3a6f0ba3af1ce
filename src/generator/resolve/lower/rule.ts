import type { ast, LocationRange } from 'peggy';
import { didYouMean } from '../../../diagnostics/nearest.js';
import { ANY_UNIT } from '../../char-set.js';
import { caseProblem, classSet, literalUnits } from '../../characters.js';
import { backReferenceFix, bareTestFix, secondLabelFix } from '../../fixes/labels.js';
import { literalCaseFix } from '../../fixes/literal-case.js';
import { boundsFix, countFix } from '../../fixes/repetitions.js';
import { type Capture, type CountedRepetition, type Expression, NOTHING, type Words } from '../../ir.js';
import type { GrammarLocation } from '../../problem.js';
import { codeIn, countIn, dropCodeFix } from '../../read/code.js';
import {
  type Action,
  type BackReference,
  type ExternalTest,
  type Labeled,
  labelNamesIn,
  type LabelTest,
  locationOf,
  type PeggyExpression,
  type Prefixed,
  referredLabels,
  referredRules,
  type Repeated,
  ruleBody,
  type Suffixed,
  walkExpression,
} from '../../read/peggy-ast.js';
import { matchedWords, type Word, wordsOf } from '../words.js';
import { type LoweringContext, NEVER } from './context.js';

/** Labels of a sequence, and those around it, with the locations that define them. */
type Scope = ReadonlyMap<string, LocationRange>;

/** Converts the body of a rule to the generator's own form. */
export function lowerBody(rule: ast.Rule, context: LoweringContext): Expression {
  return new RuleLowering(rule, context).body();
}

class RuleLowering {
  readonly #context: LoweringContext;
  /** The name of the rule. */
  readonly #name: string;
  readonly #body: PeggyExpression;
  readonly #labels: ReadonlySet<string>;
  /** The labels that back references refer to. */
  readonly #captured: ReadonlySet<string>;
  /** The number of repetitions with labels as bounds. */
  #counts = 0;

  constructor(rule: ast.Rule, context: LoweringContext) {
    this.#context = context;
    this.#name = rule.name;
    this.#body = ruleBody(rule);
    this.#labels = new Set(labelNamesIn(this.#body));
    this.#captured = referredIn(this.#body, rule.name, this.#labels, context);
  }

  body(): Expression {
    return this.#expression(this.#body, new Map());
  }

  /** @param scope labels that are already defined at the expression */
  #expression(e: PeggyExpression, scope: Scope): Expression {
    const location = locationOf(e.location);
    switch (e.type) {
      case 'literal':
        return this.#literal(e, location);
      case 'class':
        return { op: 'set', set: classSet(e), source: this.#context.text(e.location), location };
      case 'any':
        return { op: 'set', set: ANY_UNIT, source: 'any character', location };
      case 'rule_ref':
        return this.#context.rules.has(e.name)
          ? { op: 'rule', name: e.name, location }
          : this.#context.unknown(e.name, location);
      case 'sequence':
        return { op: 'sequence', parts: this.#sequence(e.elements, scope), location };
      case 'choice': {
        const alternatives = e.alternatives.map((x) => this.#expression(x, scope));
        return { op: 'choice', alternatives, location };
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
        return { op: 'text', inner: this.#expression(e.expression, scope), location };
      case 'labeled':
        return this.#labeled(e, scope);
      case 'group':
      case 'named':
        return this.#expression(e.expression, scope);
      case 'action':
        this.#codeOf(e);
        return this.#expression(e.expression, scope);
      case 'back_reference':
        return this.#again(e, location);
      case 'label_test':
      case 'external_test': {
        const what = e.type === 'label_test' ? 'a test of a label' : `the predicate "${e.name}"`;
        this.#context.reader.report('bare-test', { at: location, args: { what }, fix: bareTestFix(location) });
        return this.#test(e, false, location);
      }
      case 'column_test': {
        if (!this.#captured.has(e.label)) return { ...NEVER, location };
        const test = { what: 'column', relation: e.relation, capture: this.#capture(e.label) } as const;
        return { op: 'test', test, isNegated: false, location };
      }
      case 'line_start':
        return { op: 'lineStart', location };
      case 'semantic_and':
      case 'semantic_not':
        this.#codeOf(e);
        return { ...NOTHING, location };
      default:
        return { ...NEVER, location };
    }
  }

  #literal(e: ast.Literal, location: GrammarLocation): Expression {
    const problem = caseProblem(e);
    if (problem !== undefined) {
      this.#context.reader.report('literal-case', { at: location, args: { problem }, fix: literalCaseFix(e) });
    }
    return { op: 'literal', text: e.value, units: literalUnits(e), location };
  }

  #lookahead({ type, expression }: Prefixed, scope: Scope, location: GrammarLocation): Expression {
    const isNegated = type === 'simple_not';
    const test = testIn(expression);
    if (test !== undefined) return this.#test(test, isNegated, location);
    return { op: isNegated ? 'not' : 'and', inner: this.#expression(expression, scope), location };
  }

  #again({ label, ignoreCase }: BackReference, location: GrammarLocation): Expression {
    if (!this.#captured.has(label)) return { ...NEVER, location };
    return { op: 'again', capture: this.#capture(label), ...(ignoreCase === true ? { ignoreCase } : {}), location };
  }

  /** Lowers the parts of a sequence. In later parts, the labels of earlier ones are already defined. */
  #sequence(elements: readonly PeggyExpression[], scope: Scope): Expression[] {
    const own = new Map(scope);
    return elements.map((element) => {
      const lowered = this.#expression(element, own);
      if (element.type === 'labeled' && element.label !== null) own.set(element.label, element.labelLocation);
      return lowered;
    });
  }

  #labeled(e: Labeled, scope: Scope): Expression {
    const inner = this.#expression(e.expression, scope);
    if (e.label === null) return inner;
    const first = scope.get(e.label);
    if (first !== undefined) {
      const where = `${first.start.line}:${first.start.column}`;
      const fix = secondLabelFix(e.label, e.labelLocation, this.#labels);
      this.#context.reader.report('repeated-label', {
        at: locationOf(e.labelLocation),
        args: { name: e.label, where },
        fix,
      });
    }
    const field = this.#context.fieldOf(e.label);
    const labeled: Expression = { op: 'field', field, token: false, inner, location: locationOf(e.labelLocation) };
    if (!this.#captured.has(e.label)) return labeled;
    return { op: 'capture', capture: this.#capture(e.label), inner: labeled, location: locationOf(e.location) };
  }

  #test(e: LabelTest | ExternalTest, isNegated: boolean, location: GrammarLocation): Expression {
    const labels = e.args.flatMap((arg) => (arg.type === 'back_reference' ? [arg] : []));
    const own = e.type === 'label_test' ? [e.label] : [];
    if (![...own, ...labels.map(({ label }) => label)].every((label) => this.#captured.has(label))) {
      return { ...NEVER, location };
    }
    if (e.type === 'external_test') {
      const [label] = labels;
      const capture = label === undefined ? {} : { capture: this.#capture(label.label) };
      return { op: 'test', test: { what: 'external', name: e.name, ...capture }, isNegated, location };
    }
    const same = labels.map(({ label, ignoreCase }) => {
      return { capture: this.#capture(label), ignoreCase: ignoreCase === true || e.ignoreCase === true };
    });
    const written = e.args.map((arg) => this.#context.text(arg.location).trim()).join(', ');
    const test = {
      what: 'words',
      capture: this.#capture(e.label),
      words: this.#words(e),
      same,
      source: written,
      rules: [...new Set(e.args.flatMap((arg) => [...referredRules(arg)]))],
    } as const;
    return { op: 'test', test, isNegated, location };
  }

  /** Returns the words that a test compares a label with. Reports expressions that match too many texts. */
  #words({ args, ignoreCase }: LabelTest): Words {
    const expressions = args.filter(({ type }) => type !== 'back_reference');
    const found = expressions.flatMap((e): readonly Word[] => {
      if (!this.#hasKnownRules(e)) return [];
      const words = matchedWords(e, this.#context.rules);
      if (words === undefined) this.#context.reader.report('too-many-words', { at: locationOf(e.location) });
      return words ?? [];
    });
    return wordsOf(found, ignoreCase);
  }

  /** Whether the grammar has all rules that an expression refers to. Reports the rules that it does not have. */
  #hasKnownRules(e: PeggyExpression): boolean {
    let isKnown = true;
    walkExpression(e, (inner) => {
      if (inner.type !== 'rule_ref' || this.#context.rules.has(inner.name)) return;
      this.#context.unknown(inner.name, locationOf(inner.location));
      isKnown = false;
    });
    return isKnown;
  }

  #capture(label: string): Capture {
    return { label, key: `${this.#name}:${label}` };
  }

  #repeat(e: Suffixed | Repeated, scope: Scope, location: GrammarLocation): Expression {
    const element = this.#expression(e.expression, scope);
    if (e.type !== 'repeated') {
      const min = e.type === 'one_or_more' ? 1 : 0;
      return { op: 'repeat', min, max: e.type === 'optional' ? 1 : Number.POSITIVE_INFINITY, element, location };
    }
    const separator = e.delimiter === null ? {} : { separator: this.#expression(e.delimiter, scope) };
    if (codeIn(e) !== undefined) {
      this.#codeOf(e);
      return { op: 'repeat', min: 0, max: Number.POSITIVE_INFINITY, element, ...separator, location };
    }
    const max = this.#bound(e.max, Number.POSITIVE_INFINITY);
    const min = e.min === null ? max : this.#bound(e.min, 0);
    if (typeof min !== 'number' || typeof max !== 'number') {
      const counted: CountedRepetition = { id: `${this.#name}:${this.#counts++}`, min, max };
      const repeat: Expression = {
        op: 'repeat',
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
        element,
        ...separator,
        counted,
        location,
      };
      return {
        op: 'sequence',
        parts: [repeat, { op: 'test', test: { what: 'count', counted }, isNegated: false, location }],
        location,
      };
    }
    if (min > max) {
      const fix =
        e.min === null
          ? undefined
          : boundsFix(locationOf(e.min.location), locationOf(e.max.location), this.#context.reader.sources);
      this.#context.reader.report('reversed-bounds', { at: location, fix });
    }
    return { op: 'repeat', min, max, element, ...separator, location };
  }

  /** @param unknown the bound if it is a label that the rule does not have */
  #bound({ type, value }: ast.Repeated['max'], unknown: number): number | Capture {
    if (type === 'variable') return this.#captured.has(value) ? this.#capture(value) : unknown;
    return (value as number | null) ?? Number.POSITIVE_INFINITY;
  }

  #codeOf(e: Action | ast.SemanticPredicate | Repeated): void {
    const fix =
      e.type === 'repeated'
        ? countFix(locationOf(e.location), locationOf(e.expression.location), this.#context.reader.sources)
        : dropCodeFix(e);
    const dropped = { code: e.type === 'action' ? 'action' : 'predicate', rule: this.#name } as const;
    const name = e.type === 'action' && countIn(e) !== undefined ? 'braces-count' : dropped.code;
    this.#context.code(dropped, name, codeIn(e)!, { at: locationOf(e.location), fix });
  }
}

/** Returns the labels of a rule that its back references name. Reports back references to anything else. */
function referredIn(
  body: PeggyExpression,
  rule: string,
  labels: ReadonlySet<string>,
  context: LoweringContext,
): ReadonlySet<string> {
  const referred = new Set<string>();
  for (const e of referredLabels(body)) {
    if (labels.has(e.label)) {
      referred.add(e.label);
      continue;
    }
    const near = didYouMean(e.label, [...labels]);
    const fix = backReferenceFix(e, body, context.allNames);
    const args = { rule: rule, name: e.label, near };
    context.reader.report('unknown-label', { at: locationOf(e.location), args, fix });
  }
  return referred;
}

/** Returns the test of a lookahead, if it is one of a label or of a predicate of the caller. */
function testIn(e: PeggyExpression): LabelTest | ExternalTest | undefined {
  if (e.type === 'group') return testIn(e.expression);
  return e.type === 'label_test' || e.type === 'external_test' ? e : undefined;
}
