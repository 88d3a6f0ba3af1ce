import type { CharSet } from '../frontend/char-set.js';
import { type Expression, type Grammar, lookUp, type Rule, walk } from '../ir.js';

/** Quotation marks that begin and end strings. */
const QUOTES = ['"', "'", '`'];

/** A comment above a rule that names its scope: `// @scope string.quoted`. */
const ANNOTATION = /\/\/[ \t]*@scope[ \t]+([\w.-]+)[ \t]*\r?\n[ \t]*$/;

/** Returns the scope that a comment above a rule names, if there is one. */
export function annotatedScope({ location }: Rule, sources: ReadonlyMap<string, string>): string | undefined {
  const before = sources.get(location.file)?.slice(0, location.start) ?? '';
  return ANNOTATION.exec(before.slice(-200))?.[1];
}

/** Returns the scope of a node without inner nodes, judging by what it matches; without the name of the grammar. */
export function leafScope(rule: Rule, grammar: Grammar): string {
  if (rule.isComment) return 'comment';
  if (rule.isError) return 'invalid.illegal';
  const found = shapeScope(rule.body, grammar);
  return found ?? `entity.name.${rule.name.toLowerCase()}`;
}

/** Returns the scope of a labeled part. */
export function tokenScope(e: Expression, label: string, grammar: Grammar): string {
  return shapeScope(e, grammar) ?? `variable.other.${label.toLowerCase()}`;
}

/** Returns the scope of a text that the grammar spells out. */
export function literalScope(text: string): string {
  if (/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text)) return 'keyword.control';
  return /^[\p{Ps}\p{Pe},;:.]+$/u.test(text) ? 'punctuation' : 'keyword.operator';
}

/**
 * Strings begin and end with one quotation mark; numbers consist of digits and signs; rules that spell out a few words
 * are constants.
 */
function shapeScope(e: Expression, grammar: Grammar): string | undefined {
  const first = edge(e, grammar, 0);
  if (first !== undefined && QUOTES.includes(first) && edge(e, grammar, -1) === first) return 'string.quoted';
  const sets = characterSets(e, grammar);
  if (
    sets.length > 0 &&
    sets.every((set) => isWithin(set, '0123456789.+-/eE')) &&
    sets.some((set) => holdsAll(set, '123'))
  )
    return 'constant.numeric';
  const literals = alternativesOf(e, grammar);
  if (literals?.every((text) => /^[\p{L}_][\p{L}\p{N}_-]+$/u.test(text)) === true) return 'constant.language';
  const [scope, ...others] = literals?.map(literalScope) ?? [];
  return [scope, ...others].includes('keyword.control') ? undefined : scope;
}

/** Returns the literal that a sequence begins (0) or ends (-1) with. */
function edge(e: Expression, grammar: Grammar, at: 0 | -1): string | undefined {
  if (e.op === 'literal') return e.text;
  if (e.op === 'text' || e.op === 'field') return edge(e.inner, grammar, at);
  const part = e.op === 'sequence' ? e.parts.at(at) : undefined;
  return part && edge(part, grammar, at);
}

/** Returns every set of characters in an expression and the fragments that it uses. */
export function characterSets(e: Expression, grammar: Grammar, seen = new Set<string>()): CharSet[] {
  const found: CharSet[] = [];
  walk(e, (part) => {
    if (part.op === 'set') found.push(part.set);
    else if (part.op === 'literal') for (const unit of part.units) found.push(unit);
    else if (part.op === 'rule' && !seen.has(part.name)) {
      seen.add(part.name);
      for (const set of characterSets(lookUp(grammar.rules, part.name).body, grammar, seen)) found.push(set);
    }
  });
  return found;
}

/** Returns the literals that an expression is a choice of. */
function alternativesOf(e: Expression, grammar: Grammar): string[] | undefined {
  if (e.op === 'literal') return [e.text];
  if (e.op === 'text' || e.op === 'field') return alternativesOf(e.inner, grammar);
  if (e.op === 'sequence') {
    const [part, ...others] = e.parts.filter(({ op }) => op !== 'not' && op !== 'and');
    return part !== undefined && others.length === 0 ? alternativesOf(part, grammar) : undefined;
  }
  if (e.op !== 'choice') return undefined;
  const all = e.alternatives.map((alternative) => alternativesOf(alternative, grammar));
  return all.includes(undefined) ? undefined : all.flatMap((texts) => texts ?? []);
}

const isWithin = ({ ranges }: CharSet, characters: string): boolean =>
  ranges.every(([low, high]) => {
    for (let code = low; code <= high; code++) {
      if (!characters.includes(String.fromCharCode(code))) return false;
    }
    return true;
  });

const holdsAll = ({ ranges }: CharSet, characters: string): boolean =>
  [...characters].every((character) => {
    const code = character.charCodeAt(0);
    return ranges.some(([low, high]) => low <= code && code <= high);
  });
