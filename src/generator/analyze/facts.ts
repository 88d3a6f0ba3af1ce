import { type Choice, type Expression, type Grammar, lookUp, partsOf } from '../ir.js';

/** Facts about each rule. They are conservative: `false` is certain, `true` means "possible". */
export interface RuleFacts {
  /** The rule can match without consuming. */
  readonly nullable: boolean;
  /** The rule matches every text. */
  readonly infallible: boolean;
  /** The rule leaves nodes in the tree when it matches. */
  readonly emits: boolean;
  /** The rule writes nodes while it is tried, even if it fails later. */
  readonly touches: boolean;
  /** The rule refers to itself, directly or through others. */
  readonly recursive: boolean;
}

/** The facts by rule name; for back references, by the key of the label. */
export type Facts = ReadonlyMap<string, RuleFacts>;

/** A grammar with the facts about its rules. */
export interface AnalyzedGrammar {
  readonly grammar: Grammar;
  readonly facts: Facts;
}

/** Whether `e` can match without consuming anything. */
export function consumesNothing(e: Expression, facts: Facts): boolean {
  return succeeds(e, facts, 'nullable');
}

/** Whether `e` matches at every offset of every text. */
export function alwaysMatches(e: Expression, facts: Facts): boolean {
  return succeeds(e, facts, 'infallible');
}

/** Returns the alternatives of a choice up to the first one that always matches. */
export function alternativesTried({ alternatives }: Choice, facts: Facts): readonly Expression[] {
  const firstInfallible = alternatives.findIndex((alternative) => alwaysMatches(alternative, facts));
  return firstInfallible < 0 ? alternatives : alternatives.slice(0, firstInfallible + 1);
}

/**
 * Whether `e` can match without consuming (`nullable`), or matches every text (`infallible`). The two differ for
 * lookaheads, which consume nothing but may fail.
 */
function succeeds(e: Expression, facts: Facts, fact: 'nullable' | 'infallible'): boolean {
  const holds = (inner: Expression): boolean => succeeds(inner, facts, fact);
  switch (e.op) {
    case 'literal':
      return e.text === '';
    case 'set':
      return false;
    case 'sequence':
      return e.parts.every(holds);
    case 'choice':
      return e.alternatives.some(holds);
    case 'repeat':
      if (e.min === 0) return true;
      return holds(e.element) && (e.min === 1 || e.separator === undefined || holds(e.separator));
    case 'and':
      return fact === 'nullable' || holds(e.inner);
    case 'not':
      return fact === 'nullable' && !alwaysMatches(e.inner, facts);
    case 'test':
    case 'lineStart':
      return fact === 'nullable';
    case 'text':
    case 'field':
    case 'capture':
      return holds(e.inner);
    case 'again':
      return lookUp(facts, e.capture.key)[fact];
    case 'rule':
      return lookUp(facts, e.name)[fact];
  }
}

/** Whether `e` can leave nodes in the tree when it matches. */
export function emitsNodes(e: Expression, facts: Facts): boolean {
  if (e.op === 'field') return true;
  if (e.op === 'rule') return lookUp(facts, e.name).emits;
  if (e.op === 'and' || e.op === 'not' || e.op === 'text') return false;
  return partsOf(e).some((part) => emitsNodes(part, facts));
}

/** Whether `e` writes nodes while it is tried, even if it fails later. */
export function touchesTree(e: Expression, facts: Facts): boolean {
  if (e.op === 'field') return true;
  if (e.op === 'rule') return lookUp(facts, e.name).touches;
  return partsOf(e).some((part) => touchesTree(part, facts));
}
