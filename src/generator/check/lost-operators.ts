import { matchesOnlyWhiteSpace } from '../analyze/characters/white-space.js';
import { emitsNodes, type Facts } from '../analyze/facts.js';
import { type Expression, type Grammar, lookUp, partsOf, type Rule } from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import type { GrammarReader } from '../resolve/read-grammar.js';

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
    const label = e.op === 'rule' ? e.name : 'operator';
    const location = e.location ?? rule.location;
    const shown = texts.map((text) => JSON.stringify(text)).join(' or ');
    const fix = e.location === undefined ? undefined : labelFix(label, e.location, reader);
    reader.report('lost-operator', { at: location, args: { texts: shown, label }, fix });
  };
  for (const rule of grammar.rules.values()) if (rule.copyOf === undefined) visit(rule.body, rule);
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
  const texts = e.alternatives.map((alternative) => fixedText(alternative, grammar));
  return texts.includes(undefined) || new Set(texts).size < 2 ? undefined : (texts as string[]);
}

function fixedText(e: Expression, grammar: Grammar): string | undefined {
  if (e.op === 'literal') return e.text;
  if (e.op !== 'rule') return undefined;
  const { kind, body } = lookUp(grammar.rules, e.name);
  return kind === undefined && body.op === 'literal' ? body.text : undefined;
}

/** Returns the fix that writes a label before an expression, or before the parentheses around it. */
function labelFix(label: string, location: GrammarLocation, reader: GrammarReader): GrammarFix {
  const before = /\(\s*$/.exec((reader.sources.get(location.file) ?? '').slice(0, location.start));
  const start = before?.index ?? location.start;
  return { title: `write ${label}:`, edits: [{ file: location.file, start, end: start, text: `${label}:` }] };
}
