import type { ast } from 'peggy';
import type { Labeled } from '../../read/peggy-ast.js';
import { combined, statementsOf } from '../code.js';
import { decidedBy } from '../conditions/decisions.js';
import type { NestingCounters } from '../conditions/nesting.js';
import { ConditionReader, labelsUsed } from '../conditions/reader.js';
import type { Constants } from '../constants.js';
import type { Outcome } from '../report.js';
import { ALWAYS, type TestWriter } from '../test-writer.js';

/** The labels before an expression, by their names. */
export type Scope = ReadonlyMap<string, Labeled>;

/** The location of a predicate in a grammar. */
export interface PredicateContext {
  /** The name of its rule. */
  readonly rule: string;
  /** The labels before it. */
  readonly scope: Scope;
  /** All labels of its alternative. */
  readonly taken: ReadonlySet<string>;
  /** The labels of its sequence: it is tried after each of their matches. */
  readonly beside: ReadonlySet<Labeled>;
}

/** Writes tests and external predicates in place of the predicates of a grammar. */
export class PredicateWriter {
  readonly #constants: Constants;
  readonly #nesting: NestingCounters;
  readonly #tests: TestWriter;
  readonly #freeName: (wanted: string) => string;
  /** The external predicates that it has written, with the code that each replaces. */
  readonly externals = new Map<string, string>();

  constructor(constants: Constants, nesting: NestingCounters, tests: TestWriter, freeName: (wanted: string) => string) {
    this.#constants = constants;
    this.#nesting = nesting;
    this.#tests = tests;
    this.#freeName = freeName;
  }

  /** Returns what a grammar has in place of a predicate, and what became of its code. */
  write(
    { type, code }: ast.SemanticPredicate,
    context: PredicateContext,
  ): { readonly now: string; readonly outcome: Outcome } {
    const isNegated = type === 'semantic_not';
    const test = this.#test(code, isNegated, context);
    if (test === undefined) {
      const now = this.#parts(code, isNegated, context) ?? this.#external(code, isNegated, context);
      return { now, outcome: 'external' };
    }
    const isLimit = this.#nesting.limits(statementsOf(code) ?? []);
    return { now: test, outcome: isLimit ? 'changed' : 'form' };
  }

  /** Returns the test for the code of a predicate, if a grammar can express it. */
  #test(code: string, isNegated: boolean, { scope, taken, beside }: PredicateContext): string | undefined {
    const statements = statementsOf(code);
    const decided = statements && decidedBy(this.#nesting.without(statements));
    const conditions = new ConditionReader(this.#constants, new Set(scope.keys()));
    const condition = decided && conditions.read(decided);
    return condition && this.#tests.write(condition, isNegated, scope, taken, beside);
  }

  /** Returns a test for each part of code that combines several, so that only some of them are external. */
  #parts(code: string, isNegated: boolean, context: PredicateContext): string | undefined {
    const parts = combined(code, isNegated ? '||' : '&&');
    if (parts.length < 2) return undefined;
    const tests = parts
      .map((part) => this.#test(part, isNegated, context) ?? this.#external(part, isNegated, context))
      .filter((test) => test !== ALWAYS);
    return tests.length === 0 ? ALWAYS : tests.join(' ');
  }

  /** Returns the use of an external predicate, which takes the text of the label that the code uses, if it uses one. */
  #external(code: string, isNegated: boolean, { rule, scope }: PredicateContext): string {
    const known = [...this.externals].find(([, other]) => other === code.trim())?.[0];
    const used = labelsUsed(code, new Set(scope.keys()));
    const option = used.length === 0 ? /\boptions\.([A-Za-z_]\w*)/.exec(code)?.[1] : undefined;
    const name = known ?? this.#freeName(option ?? `${rule.charAt(0).toLowerCase()}${rule.slice(1)}Test`);
    this.externals.set(name, code.trim());
    return `${isNegated ? '!' : '&'}${name}${used.length === 1 ? `<=${used[0]}>` : ''}`;
  }
}
