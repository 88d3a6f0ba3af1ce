import { allDefined } from '../../defined.js';
import type { CharSet } from '../../generator/char-set.js';
import { type Expression, type Grammar, lookUp, partsOf, type Rule } from '../../generator/ir.js';

/** Quotation marks that begin and end strings. */
const QUOTES = ['"', "'", '`'];

/** A comment above a rule that names its scope: `// @scope string.quoted`. */
const ANNOTATION = /\/\/[ \t]*@scope[ \t]+([\w.-]+)[ \t]*\r?\n[ \t]*$/;

/** Returns the scope that a comment above a rule names, if there is one. */
export function annotatedScope({ location }: Rule, sources: ReadonlyMap<string, string>): string | undefined {
  const before = sources.get(location.file)?.slice(0, location.start) ?? '';
  return ANNOTATION.exec(before.slice(-200))?.[1];
}

/** Returns the scope of a part that matches a text, by what it can match. */
export const scopeByShape = (e: Expression, grammar: Grammar): string =>
  shapeScope(e, grammar) ?? 'variable.other.readwrite';

/**
 * Returns the words and the punctuation of a text that the grammar spells out, each with its scope, without white
 * space.
 */
export function literalParts(text: string): { readonly start: number; readonly end: number; readonly scope: string }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_]+/gu), ({ 0: part, index }) => {
    const sign = /^[\p{Ps}\p{Pe},;:.]+$/u.test(part) ? 'punctuation' : 'keyword.operator';
    return { start: index, end: index + part.length, scope: /[\p{L}\p{N}]/u.test(part) ? 'keyword.control' : sign };
  });
}

/**
 * Returns the scope of a character without a label: the scope of a word if it is a letter or a digit; none if it may be
 * punctuation.
 */
export const setScope = ({ ranges }: CharSet): string | undefined =>
  ranges.every(([low, high]) => high < 128 && isWordRange(low, high)) ? 'keyword.control' : undefined;

const isWordRange = (low: number, high: number): boolean =>
  [low, high].every((code) => /[A-Za-z0-9]/.test(String.fromCharCode(code))) && high - low < 26;

/** Returns the scope of a text that the grammar spells out: the scope of its first word or punctuation. */
const literalScope = (text: string): string | undefined => literalParts(text)[0]?.scope;

/** Whether an expression is a choice between texts of three characters or more, with letters or digits at both ends. */
export const isWords = (e: Expression, grammar: Grammar): boolean =>
  alternativesOf(e, grammar)?.every((text) => /^[\p{L}\p{N}_]\S+[\p{L}\p{N}_]$/u.test(text)) === true;

/** Whether every text of an expression begins with a text that the grammar spells out. */
export function beginsFixed(e: Expression, grammar: Grammar): boolean {
  if (e.op === 'literal') return e.text.trim() !== '';
  if (e.op === 'text' || e.op === 'field') return beginsFixed(e.inner, grammar);
  if (e.op === 'choice') return e.alternatives.every((alternative) => beginsFixed(alternative, grammar));
  if (e.op === 'rule') return beginsFixed(lookUp(grammar.rules, e.name).body, grammar);
  const first = e.op === 'sequence' ? e.parts.find(({ op }) => op !== 'not' && op !== 'and') : undefined;
  return first !== undefined && beginsFixed(first, grammar);
}

/** Whether an expression begins and ends with one quotation mark. */
export function isQuoted(e: Expression, grammar: Grammar): boolean {
  const first = literalAt(0, e, grammar);
  return first !== undefined && QUOTES.includes(first) && literalAt(-1, e, grammar) === first;
}

/**
 * Returns the scope that the form of a rule shows; `undefined` if it shows none. Strings begin and end with one
 * quotation mark; numbers consist of digits and signs; rules that spell out a few words are constants.
 */
function shapeScope(e: Expression, grammar: Grammar): string | undefined {
  if (isQuoted(e, grammar)) return 'string.quoted';
  const sets = characterSets(e, grammar);
  if (
    sets.length > 0 &&
    sets.every((set) => isWithin(set, '0123456789.+-/eE')) &&
    sets.some((set) => holdsAll(set, '123'))
  ) {
    return 'constant.numeric';
  }
  const literals = alternativesOf(e, grammar);
  if (literals?.every((text) => /^[\p{L}_][\p{L}\p{N}_-]+$/u.test(text)) === true) return 'constant.language';
  const [scope, ...others] = literals?.map(literalScope) ?? [];
  return [scope, ...others].includes('keyword.control') ? undefined : scope;
}

/** Returns the literal at an end of an expression: the one that it begins (0) or ends (-1) with. */
function literalAt(end: 0 | -1, e: Expression, grammar: Grammar): string | undefined {
  if (e.op === 'literal') return e.text;
  if (e.op === 'text' || e.op === 'field') return literalAt(end, e.inner, grammar);
  const part = e.op === 'sequence' ? e.parts.at(end) : undefined;
  return part && literalAt(end, part, grammar);
}

/** Returns every set of characters that an expression can match, without the sets of error productions. */
export function characterSets(e: Expression, grammar: Grammar, seen = new Set<string>()): CharSet[] {
  if (e.op === 'and' || e.op === 'not') return [];
  if (e.op === 'set') return [e.set];
  if (e.op === 'literal') return [...e.units];
  if (e.op !== 'rule') return partsOf(e).flatMap((part) => characterSets(part, grammar, seen));
  if (seen.has(e.name)) return [];
  seen.add(e.name);
  const { body, isError } = lookUp(grammar.rules, e.name);
  return isError ? [] : characterSets(body, grammar, seen);
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
  return allDefined(e.alternatives.map((alternative) => alternativesOf(alternative, grammar)))?.flat();
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
