import { allDefined } from '../../defined.js';
import { sampleText } from '../analyze/characters/sample-text.js';
import { matchesOnlyWhiteSpace } from '../analyze/characters/white-space.js';
import { emitsNodes, type Facts } from '../analyze/facts.js';
import { charactersIn, type CharSet, onlyCharacter } from '../char-set.js';
import type { Sources } from '../fixes/edits.js';
import {
  type Expression,
  type Grammar,
  hasField,
  isFragment,
  isTriviaName,
  lookUp,
  partsOf,
  type Rule,
  takesNoField,
} from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';

/** Alternative texts that no node tells apart: where they are, and the label to write. */
interface LostOperator {
  readonly at: GrammarLocation;
  readonly args: { readonly texts: string; readonly label: string };
  readonly fix: GrammarFix | undefined;
}

type RuleReference = Extract<Expression, { op: 'rule' }>;

/** A text that a model lacks, with the arguments of the warning about it. */
type LostText =
  | ({ readonly code: 'lost-operator' } & LostOperator)
  | {
      readonly code: 'lost-node';
      readonly at: GrammarLocation;
      readonly args: { readonly name: string; readonly label: string };
      readonly fix: GrammarFix | undefined;
    };

/**
 * Warns about operators that no node has: a choice between fixed texts in a repetition that makes nodes, such as `("+"
 * / "-")` in `Term (("+" / "-") Term)*`. The tree does not show which of them matched. Each warning has a fix that adds
 * a label.
 */
export function checkLostOperators(grammar: Grammar, facts: Facts, problems: ProblemReporter): void {
  const visit = (e: Expression, rule: Rule): void => {
    if (e.op === 'and' || e.op === 'not' || e.op === 'text' || (e.op === 'field' && e.token)) return;
    if (e.op === 'repeat' && e.max > 1 && emitsNodes(e.element, facts)) {
      for (const part of [...elementsOf(e.element), ...elementsOf(e.separator)]) report(part, rule);
    }
    for (const part of partsOf(e)) visit(part, rule);
  };
  const report = (e: Expression, rule: Rule): void => {
    const texts = textsOf(e, grammar);
    if (texts === undefined) return;
    problems.report('lost-operator', lostOperator(e, texts, rule, problems.sources));
  };
  for (const rule of grammar.rules.values()) if (rule.copyOf === undefined) visit(rule.body, rule);
}

/**
 * Returns what to warn about in the first model of a grammar: a part without a label, beside the fields of a node, that
 * matches more than one visible text. The model lacks it, so a printer has to write the same text each time. What
 * {@link checkLostOperators} reports is left out.
 */
export function unrecordedTexts(grammar: Grammar, facts: Facts, sources: Sources): LostText[] {
  const found = new Map<Expression, LostText>();
  const seen = new Set<string>();
  const visit = (e: Expression, rule: Rule, isLabeled: boolean): void => {
    if (e.op === 'and' || e.op === 'not' || (e.op === 'field' && e.token) || isLeftOut(e, grammar)) return;
    const texts = lostTexts(e, grammar, facts);
    if (texts !== undefined) found.set(e, { code: 'lost-operator', ...lostOperator(e, texts, rule, sources) });
    else if (e.op === 'rule') visitUse(e, rule, isLabeled);
    else for (const part of partsToVisit(e)) visit(part, rule, isLabeled || e.op === 'field');
  };
  const visitUse = (use: RuleReference, rule: Rule, isLabeled: boolean): void => {
    const used = lookUp(grammar.rules, use.name);
    if (!isFragment(used)) {
      if (!isLabeled && !isFixed(used.body, grammar)) found.set(use, lostNode(use, rule, sources));
    } else if (!seen.has(use.name)) {
      seen.add(use.name);
      visit(used.body, rule, isLabeled);
    }
  };
  /** Returns the parts of an expression; of a list of nodes, those that {@link checkLostOperators} doesn't report. */
  const partsToVisit = (e: Expression): readonly Expression[] => {
    if (e.op !== 'repeat' || e.max <= 1 || !emitsNodes(e.element, facts)) return partsOf(e);
    const parts = new Set([...elementsOf(e.element), ...elementsOf(e.separator)]);
    return [...parts].filter((part) => textsOf(part, grammar) === undefined);
  };
  for (const rule of grammar.rules.values()) {
    if (isFragment(rule) || rule.isError || takesNoField(rule)) continue;
    if (hasField(rule.body, grammar)) visit(rule.body, rule, false);
    else for (const e of recordsIn(rule.body, grammar)) found.set(e, lostNode(e, rule, sources));
  }
  return [...found.values()];
}

/** Returns the uses of rules with fields in an expression without fields, which is a single text in the model. */
function recordsIn(e: Expression, grammar: Grammar, seen = new Set<string>()): RuleReference[] {
  if (e.op === 'and' || e.op === 'not' || e.op === 'text' || isLeftOut(e, grammar)) return [];
  if (e.op !== 'rule') return partsOf(e).flatMap((part) => recordsIn(part, grammar, seen));
  const rule = lookUp(grammar.rules, e.name);
  if (!isFragment(rule)) return hasField(rule.body, grammar) ? [e] : [];
  if (seen.has(e.name)) return [];
  seen.add(e.name);
  return recordsIn(rule.body, grammar, seen);
}

/** Whether an expression is a rule that a model leaves out: white space, a comment or an error. */
function isLeftOut(e: Expression, grammar: Grammar): boolean {
  if (e.op !== 'rule') return false;
  const rule = lookUp(grammar.rules, e.name);
  return isTriviaName(e.name) || rule.isError === true || takesNoField(rule);
}

/** Returns some of the texts of a part without nodes and labels that matches several; `undefined` for anything else. */
function lostTexts(e: Expression, grammar: Grammar, facts: Facts): readonly string[] | undefined {
  const known = textsOf(e, grammar) ?? optionalTexts(e, grammar);
  if (known !== undefined) return known;
  if (e.op === 'repeat' && textsOf(e.element, grammar) !== undefined) return undefined;
  const isWhole = e.op === 'set' || e.op === 'repeat' || e.op === 'text' || e.op === 'rule';
  if (!isWhole || emitsNodes(e, facts) || hasField(e, grammar) || isFixed(e, grammar)) return undefined;
  const characters = e.op === 'set' ? charactersOf(e.set) : [];
  if (characters.length > 0) return characters;
  return [sampleText(e, grammar) || sampleText(e.op === 'repeat' ? e.element : e, grammar), OTHERS];
}

/** The words for further texts, which are not named. */
const OTHERS = 'other texts';

/** The greatest number of characters of a class that a message lists. */
const MAX_LISTED = 4;

/** Returns the characters of a small class; none for a larger one. */
const charactersOf = (set: CharSet): readonly string[] => charactersIn(set, MAX_LISTED) ?? [];

/**
 * Whether everything that an expression matches has the same visible characters, in any case.
 *
 * @param known the answers for rules, each of which is looked at once; `false` for a rule that is being looked at
 */
function isFixed(e: Expression, grammar: Grammar, known = new Map<string, boolean>()): boolean {
  if (matchesOnlyWhiteSpace(e, grammar) || isLeftOut(e, grammar)) return true;
  const isFixedPart = (part: Expression): boolean => isFixed(part, grammar, known);
  switch (e.op) {
    case 'set':
      return onlyCharacter(e.set) !== undefined;
    case 'sequence':
      return e.parts.every(isFixedPart);
    case 'choice':
      return (
        e.alternatives.every(isFixedPart) && new Set(e.alternatives.map((one) => sampleText(one, grammar))).size < 2
      );
    case 'repeat':
      return e.min === e.max && isFixedPart(e.element) && (e.separator === undefined || isFixedPart(e.separator));
    case 'rule':
      return known.get(e.name) ?? isFixedRule(e.name, grammar, known);
    case 'text':
    case 'field':
    case 'capture':
      return isFixedPart(e.inner);
    default:
      return true;
  }
}

function isFixedRule(name: string, grammar: Grammar, known: Map<string, boolean>): boolean {
  known.set(name, false);
  const found = isFixed(lookUp(grammar.rules, name).body, grammar, known);
  known.set(name, found);
  return found;
}

/** Returns a visible fixed text that may be absent, and the empty text; `undefined` for anything else. */
function optionalTexts(e: Expression, grammar: Grammar): readonly string[] | undefined {
  if (e.op !== 'repeat' || e.min > 0 || e.max > 1 || matchesOnlyWhiteSpace(e, grammar)) return undefined;
  const text = fixedText(e.element, grammar);
  return text === undefined ? undefined : [text, ''];
}

/** Returns the parts that an expression matches one after another. */
function elementsOf(e: Expression | undefined): readonly Expression[] {
  if (e === undefined) return [];
  return e.op === 'sequence' ? e.parts : [e];
}

/** Returns the texts of a choice between fixed texts, or of a fragment that is one; `undefined` for anything else. */
function textsOf(e: Expression, grammar: Grammar): readonly string[] | undefined {
  if (e.op === 'rule') {
    const rule = lookUp(grammar.rules, e.name);
    return isFragment(rule) && rule.body.op === 'choice' ? textsOf(rule.body, grammar) : undefined;
  }
  if (e.op !== 'choice' || matchesOnlyWhiteSpace(e, grammar)) return undefined;
  const texts = allDefined(e.alternatives.map((alternative) => fixedText(alternative, grammar)));
  return new Set(texts).size < 2 ? undefined : texts;
}

function fixedText(e: Expression, grammar: Grammar): string | undefined {
  if (e.op === 'literal') return e.text;
  if (e.op !== 'rule') return undefined;
  const rule = lookUp(grammar.rules, e.name);
  return isFragment(rule) && rule.body.op === 'literal' ? rule.body.text : undefined;
}

function lostOperator(e: Expression, texts: readonly string[], rule: Rule, sources: Sources): LostOperator {
  const label = e.op === 'rule' ? e.name : texts.includes(OTHERS) ? 'part' : 'operator';
  const shown = texts.map((text) => (text === OTHERS ? text : JSON.stringify(text))).join(' or ');
  const fix = e.location === undefined ? undefined : labelFix(label, e.location, sources);
  return { at: e.location ?? rule.location, args: { texts: shown, label }, fix };
}

/** Returns the warning about a node that has no label, although other parts of its rule have one. */
function lostNode(e: RuleReference, rule: Rule, sources: Sources): LostText {
  const label = e.name.charAt(0).toLowerCase() + e.name.slice(1);
  const fix = e.location === undefined ? undefined : labelFix(label, e.location, sources);
  return { code: 'lost-node', at: e.location ?? rule.location, args: { name: e.name, label }, fix };
}

/** Returns the fix that writes a label before an expression, or before the parentheses around it. */
function labelFix(label: string, location: GrammarLocation, sources: Sources): GrammarFix {
  const before = /\(\s*$/.exec((sources.get(location.file) ?? '').slice(0, location.start));
  const start = before?.index ?? location.start;
  return { title: `write ${label}:`, edits: [{ file: location.file, start, end: start, text: `${label}:` }] };
}
