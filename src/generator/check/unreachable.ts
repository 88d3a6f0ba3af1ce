import { CoveringExpressions } from '../analyze/characters/covering-expressions.js';
import { covers, exampleOf, fixedUnits } from '../analyze/characters/fixed-units.js';
import { alwaysMatches, type Facts } from '../analyze/facts.js';
import { hiddenAlternativeFix } from '../fixes/alternatives.js';
import { textAt } from '../fixes/edits.js';
import { lookaheadFix } from '../fixes/repetitions.js';
import { type Choice, type Expression, type Grammar, type Rule, somePart, walk } from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';

/**
 * Warns about parts of a grammar that can never take part in a match, because something before them matches the same
 * text first: alternatives, and the way past an optional part. Each warning shows such a text.
 */
export function checkUnreachable(grammar: Grammar, facts: Facts, problems: ProblemReporter): void {
  const check = new UnreachableCheck(grammar, facts, problems);
  for (const rule of grammar.rules.values()) {
    // A copy of a fragment has the problems of the fragment.
    if (rule.copyOf !== undefined) continue;
    walk(rule.body, (e) => {
      if (e.op === 'choice') check.choice(e, rule);
      else if (e.op === 'sequence') check.sequence(e.parts, rule);
    });
  }
}

class UnreachableCheck {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #problems: ProblemReporter;

  constructor(grammar: Grammar, facts: Facts, problems: ProblemReporter) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#problems = problems;
  }

  choice(e: Choice, rule: Rule): void {
    const firstInfallible = e.alternatives.findIndex((alternative) => alwaysMatches(alternative, this.#facts));
    const next = firstInfallible < 0 ? undefined : e.alternatives[firstInfallible + 1];
    if (next !== undefined) {
      const matching = this.#matching(e, firstInfallible);
      this.#problems.report('hidden-alternative', {
        at: next.location ?? rule.location,
        args: { index: firstInfallible + 2, matching, example: undefined },
        fix: this.#hidden(e, firstInfallible + 1, firstInfallible),
      });
    }
    const reached = firstInfallible < 0 ? e.alternatives : e.alternatives.slice(0, firstInfallible + 1);
    const before = new CoveringExpressions();
    for (const [i, alternative] of reached.entries()) {
      const units = this.#units(alternative);
      const first = before.firstCovering(units);
      before.add(units);
      if (first === undefined) continue;
      const example = JSON.stringify(exampleOf(units));
      const matching = this.#matching(e, first);
      this.#problems.report('hidden-alternative', {
        at: alternative.location ?? rule.location,
        args: { index: i + 1, matching, example },
        fix: this.#hidden(e, i, first),
      });
    }
  }

  sequence(parts: readonly Expression[], rule: Rule): void {
    parts.forEach((part, i) => {
      const following = parts[i + 1];
      const repeat = unlabeled(part);
      if (following === undefined || repeat.op !== 'repeat') return;
      if (repeat.separator !== undefined || repeat.min > 1) return;
      const element = this.#units(repeat.element);
      const next = this.#units(following);
      if (!element.isWhole || !covers(element, next)) return;
      const never = repeat.max === 1 ? `never matches ${JSON.stringify(exampleOf(next))} alone` : 'never matches';
      // One repetition takes these characters, perhaps only the first ones of the next part.
      const taken = { ...next, units: next.units.slice(0, element.units.length) };
      const example = JSON.stringify(exampleOf(taken));
      const isAlike = next.isWhole && covers(next, element);
      const fix = lookaheadFix(writtenAt(repeat.element), writtenAt(following), isAlike, this.#problems.sources);
      this.#problems.report('hidden-part', { at: part.location ?? rule.location, args: { never, example }, fix });
    });
  }

  /** Returns the words for an alternative that matches, with the reason if a predicate of it was dropped. */
  #matching({ alternatives }: Choice, index: number): string {
    const isCut = alternatives.slice(index, index + 1).some((alternative) => this.#lacksPredicate(alternative));
    return `${isCut ? 'without its predicate, ' : ''}alternative ${index + 1}`;
  }

  /**
   * Whether an expression, or a rule that it uses, had a predicate in code. The predicate was dropped, so it always
   * succeeds.
   */
  #lacksPredicate(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) => {
      if (part.op !== 'literal') return undefined;
      return (
        part.text === '' &&
        part.location !== undefined &&
        /^[!&]\s*\{/.test(textAt(part.location, this.#problems.sources))
      );
    });
  }

  #hidden({ location, alternatives }: Choice, hidden: number, first: number): GrammarFix | undefined {
    const isCut = alternatives.slice(first, first + 1).some((alternative) => this.#lacksPredicate(alternative));
    // Another order would not bring the predicate back.
    if (location === undefined || isCut) return undefined;
    const count = alternatives.length;
    const [moved, other] = [alternatives[hidden], alternatives[first]];
    const hidesFirst = moved !== undefined && other !== undefined && this.#hides(moved, other);
    return hiddenAlternativeFix(location, { count, hidden, first, hidesFirst }, this.#problems.sources);
  }

  /** Whether an alternative matches wherever another one does. */
  #hides(alternative: Expression, other: Expression): boolean {
    return alwaysMatches(alternative, this.#facts) || covers(this.#units(alternative), this.#units(other));
  }

  #units(e: Expression): ReturnType<typeof fixedUnits> {
    return fixedUnits(e, this.#grammar, this.#facts);
  }
}

/** Returns the location of an expression that is written without parentheses; `undefined` for any other. */
function writtenAt(e: Expression): GrammarLocation | undefined {
  const inner = unlabeled(e);
  return inner.op === 'set' || inner.op === 'literal' || inner.op === 'rule' ? inner.location : undefined;
}

function unlabeled(e: Expression): Expression {
  return e.op === 'field' || e.op === 'text' ? unlabeled(e.inner) : e;
}
