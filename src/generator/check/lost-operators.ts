import { allDefined } from '../../defined.js';
import { matchesOnlyWhiteSpace } from '../analyze/characters/white-space.js';
import { emitsNodes, type Facts } from '../analyze/facts.js';
import type { Sources } from '../fixes/edits.js';
import {
  type Expression,
  type Grammar,
  isTriviaRule,
  lookUp,
  partsOf,
  type Rule,
  somePart,
  takesNoField,
} from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import type { GrammarReader } from '../resolve/read-grammar.js';

/** Texts of which no node records which one matched: where they are, and the label to write. */
interface LostOperator {
  readonly at: GrammarLocation;
  readonly args: { readonly texts: string; readonly label: string };
  readonly fix: GrammarFix | undefined;
}

/**
 * Warns about operators that no node has: a choice between fixed texts in a repetition that makes nodes, such as `("+"
 * / "-")` in `Term (("+" / "-") Term)*`. The tree does not show which of them matched. Each warning has a fix that adds
 * a label.
 */
export function checkLostOperators(grammar: Grammar, facts: Facts, reader: GrammarReader): void {
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
    reader.report('lost-operator', lostOperator(e, texts, rule, reader.sources));
  };
  for (const rule of grammar.rules.values()) if (rule.copyOf === undefined) visit(rule.body, rule);
}

/**
 * Returns what to warn about in the first model of a grammar: a choice between fixed texts, or a fixed text that may be
 * absent, beside the fields of a node. The model lacks it, so a printer has to write the same text each time. What
 * {@link checkLostOperators} reports is left out.
 */
export function unrecordedTexts(grammar: Grammar, facts: Facts, sources: Sources): LostOperator[] {
  const found = new Map<Expression, LostOperator>();
  const seen = new Set<string>();
  const visit = (e: Expression, rule: Rule): void => {
    if (e.op === 'and' || e.op === 'not' || e.op === 'text' || (e.op === 'field' && e.token)) return;
    const texts = textsOf(e, grammar) ?? optionalTexts(e, grammar);
    if (texts !== undefined) {
      found.set(e, lostOperator(e, texts, rule, sources));
      return;
    }
    if (e.op === 'rule') {
      const { kind, body } = lookUp(grammar.rules, e.name);
      if (kind !== undefined || isTriviaRule(e.name) || seen.has(e.name)) return;
      seen.add(e.name);
      return visit(body, rule);
    }
    const isList = e.op === 'repeat' && e.max > 1 && emitsNodes(e.element, facts);
    const known = new Set(isList ? [...elementsOf(e.element), ...elementsOf(e.separator)] : []);
    for (const part of isList ? known : partsOf(e)) {
      if (!known.has(part) || textsOf(part, grammar) === undefined) visit(part, rule);
    }
  };
  for (const rule of grammar.rules.values()) {
    if (rule.kind === undefined || rule.isError || takesNoField(rule) || !hasField(rule.body, grammar)) continue;
    visit(rule.body, rule);
  }
  return [...found.values()];
}

/** Whether an expression has a label, perhaps in a fragment. */
const hasField = (e: Expression, grammar: Grammar): boolean =>
  somePart(e, grammar, (part) => {
    if (part.op === 'field') return true;
    return part.op === 'rule' && lookUp(grammar.rules, part.name).kind !== undefined ? false : undefined;
  });

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
    const { kind, body } = lookUp(grammar.rules, e.name);
    return kind === undefined && body.op === 'choice' ? textsOf(body, grammar) : undefined;
  }
  if (e.op !== 'choice' || matchesOnlyWhiteSpace(e, grammar)) return undefined;
  const texts = allDefined(e.alternatives.map((alternative) => fixedText(alternative, grammar)));
  return new Set(texts).size < 2 ? undefined : texts;
}

function fixedText(e: Expression, grammar: Grammar): string | undefined {
  if (e.op === 'literal') return e.text;
  if (e.op !== 'rule') return undefined;
  const { kind, body } = lookUp(grammar.rules, e.name);
  return kind === undefined && body.op === 'literal' ? body.text : undefined;
}

function lostOperator(e: Expression, texts: readonly string[], rule: Rule, sources: Sources): LostOperator {
  const label = e.op === 'rule' ? e.name : 'operator';
  const shown = texts.map((text) => JSON.stringify(text)).join(' or ');
  const fix = e.location === undefined ? undefined : labelFix(label, e.location, sources);
  return { at: e.location ?? rule.location, args: { texts: shown, label }, fix };
}

/** Returns the fix that writes a label before an expression, or before the parentheses around it. */
function labelFix(label: string, location: GrammarLocation, sources: Sources): GrammarFix {
  const before = /\(\s*$/.exec((sources.get(location.file) ?? '').slice(0, location.start));
  const start = before?.index ?? location.start;
  return { title: `write ${label}:`, edits: [{ file: location.file, start, end: start, text: `${label}:` }] };
}
