import { type Facts, consumesNothing } from '../analysis/facts.js';
import type { Plan } from '../emit/plan.js';
import { contains, onlyCharacter } from '../frontend/char-set.js';
import type { PlannedParser } from '../generate.js';
import { type Expression, fieldName, type Grammar, lookUp, type Rule, walk } from '../ir.js';
import { largestClass, leastLength } from './measure.js';
import { type Dialect, lineRegex } from './regex.js';
import { annotatedScope, characterSets, leafScope, literalScope, tokenScope } from './scopes.js';

/** A regular expression for one line, and one scope for its match, or one for each of its captures. */
export type HighlightPattern = {
  readonly regex: string;
} & (
  | {
      readonly scope: string;
      /** The end of a text that may continue on other lines, and whether a backslash in it escapes the end. */
      readonly end?: string;
      readonly escapes?: boolean;
      readonly captures?: undefined;
    }
  | { readonly captures: readonly string[] }
);

/**
 * The patterns that color the texts of a grammar line by line. The first pattern that matches at an offset applies:
 * comments and strings; nodes of several parts, those with the most parts first; then single parts, and characters that
 * no part can begin with.
 */
export function highlightPatterns({ plan, sources }: PlannedParser, dialect: Dialect): HighlightPattern[] {
  return new Patterns(plan, sources, dialect).all();
}

class Patterns {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #dialect: Dialect;
  readonly #scopes = new Map<string, string>();
  /** Whether every part has a pattern, so that other characters are errors. */
  #isComplete = true;

  constructor({ grammar, facts }: Plan, sources: ReadonlyMap<string, string>, dialect: Dialect) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#sources = sources;
    this.#dialect = dialect;
  }

  all(): HighlightPattern[] {
    const rules = [...this.#grammar.rules.values()].filter(({ copyOf }) => copyOf === undefined);
    for (const rule of rules) {
      const scope =
        annotatedScope(rule, this.#sources) ??
        (rule.isComment || this.#isLeaf(rule) ? leafScope(rule, this.#grammar) : undefined);
      if (scope !== undefined) this.#scopes.set(rule.name, scope);
    }
    const written = rules.filter(({ isError }) => !isError);
    const composites = written.flatMap((rule) => this.#composite(rule));
    composites.sort((a, b) => b.captures.length - a.captures.length);
    const parts = [...written.flatMap((rule) => this.#leaf(rule)), ...written.flatMap((rule) => this.#tokens(rule))];
    parts.sort((a, b) => b.least - a.least || a.breadth - b.breadth);
    const literals = written.flatMap((rule) => this.#literals(rule));
    literals.sort((a, b) => b.text.length - a.text.length);
    const all: readonly HighlightPattern[] = [
      ...parts.filter(isFirst).map(({ pattern }) => pattern),
      ...composites,
      ...literals.filter(isWord).map(({ pattern }) => pattern),
      ...parts.filter((part) => !isFirst(part) && part.breadth <= BROAD).map(({ pattern }) => pattern),
      ...literals.filter((literal) => !isWord(literal)).map(({ pattern }) => pattern),
      ...parts.filter((part) => !isFirst(part) && part.breadth > BROAD).map(({ pattern }) => pattern),
    ];
    const hasErrors = rules.some(({ isError }) => isError);
    const invalid = hasErrors && this.#isComplete ? [{ regex: '\\S', scope: 'invalid.illegal' }] : [];
    const known = new Set<string>();
    const isNew = ({ regex }: HighlightPattern): boolean => !known.has(regex) && known.add(regex).size > 0;
    return [...all, ...invalid].filter(isNew);
  }

  /** Whether a rule makes a node without inner nodes. */
  #isLeaf({ kind, body }: Rule): boolean {
    if (kind === undefined) return false;
    const seen = new Set<string>();
    const isPlain = (e: Expression): boolean => {
      let plain = true;
      walk(e, (part) => {
        if (part.op === 'field') plain = false;
        if (part.op !== 'rule' || seen.has(part.name)) return;
        seen.add(part.name);
        const rule = lookUp(this.#grammar.rules, part.name);
        if ((rule.kind !== undefined && !rule.isComment && rule.isBlank !== true) || !isPlain(rule.body)) plain = false;
      });
      return plain;
    };
    return isPlain(body);
  }

  readonly #scopeOf = (e: Expression): string | undefined => {
    if (e.op === 'rule') return this.#scopes.get(e.name);
    if (e.op === 'field' && e.token)
      return tokenScope(e.inner, fieldName(this.#grammar.fields, e.field), this.#grammar);
    return e.op === 'literal' && e.text.trim() !== '' ? literalScope(e.text) : undefined;
  };

  /** A node with several parts that have scopes. */
  #composite(rule: Rule): { readonly regex: string; readonly captures: readonly string[] }[] {
    if (rule.kind === undefined || this.#scopes.has(rule.name) || consumesNothing(rule.body, this.#facts)) return [];
    let hidesOthers = false;
    const found = lineRegex(rule.body, this.#grammar, this.#dialect, (e) => {
      const scope = this.#scopeOf(e);
      if (scope !== undefined && !COMES_FIRST.test(scope)) hidesOthers ||= largestClass(e, this.#grammar) > BROAD;
      return scope;
    });
    // A part that matches nearly everything would hide the parts of other nodes.
    if (found === undefined || hidesOthers || found.captures.length < 2 || found.captures.length > MOST_CAPTURES)
      return [];
    return [{ regex: found.regex, captures: found.captures }];
  }

  #leaf(rule: Rule): Part[] {
    const scope = this.#scopes.get(rule.name);
    if (scope === undefined || consumesNothing(rule.body, this.#facts)) return [];
    const long = this.#longTexts(rule.body);
    const found = lineRegex(rule.body, this.#grammar, this.#dialect);
    if (found === undefined) this.#isComplete = false;
    const patterns = [...(found === undefined ? [] : [{ regex: found.regex }]), ...long];
    return patterns.map((pattern) => this.#part(rule.body, { ...pattern, scope }));
  }

  /**
   * Returns the beginning and the end of a text that has a literal on both sides and may have line breaks in between.
   */
  #longTexts(e: Expression, active: readonly string[] = []): LongText[] {
    if (e.op === 'choice') return e.alternatives.flatMap((alternative) => this.#longTexts(alternative, active));
    if (e.op === 'rule' && !active.includes(e.name))
      return this.#longTexts(lookUp(this.#grammar.rules, e.name).body, [...active, e.name]);
    if (e.op !== 'sequence' || e.parts.length < 3) return [];
    const [first, last] = [e.parts[0], e.parts.at(-1)];
    if (first?.op !== 'literal' || last?.op !== 'literal') return [];
    const between = characterSets({ ...e, parts: e.parts.slice(1, -1) }, this.#grammar);
    if (!between.some((set) => contains(set, 10))) return [];
    const begin = lineRegex(first, this.#grammar, this.#dialect);
    const end = lineRegex(last, this.#grammar, this.#dialect);
    if (begin === undefined || end === undefined) return [];
    const escapes = between.some((set) => onlyCharacter(set) === BACKSLASH);
    return [{ regex: begin.regex, end: end.regex, escapes }];
  }

  /** The labeled parts of a rule without nodes. */
  #tokens(rule: Rule): Part[] {
    const patterns: Part[] = [];
    walk(rule.body, (e) => {
      if (e.op !== 'field' || !e.token || consumesNothing(e.inner, this.#facts)) return;
      const found = lineRegex(e.inner, this.#grammar, this.#dialect);
      if (found === undefined) this.#isComplete = false;
      else patterns.push(this.#part(e.inner, { regex: found.regex, scope: this.#scopeOf(e)! }));
    });
    return patterns;
  }

  /** Returns the texts that a rule spells out. */
  #literals({ name, body }: Rule): { readonly text: string; readonly pattern: HighlightPattern }[] {
    if (this.#scopes.has(name)) return [];
    const found: { readonly text: string; readonly pattern: HighlightPattern }[] = [];
    walk(body, (e) => {
      if (e.op !== 'literal' || e.text.trim() === '') return;
      const line = lineRegex(e, this.#grammar, this.#dialect);
      if (line === undefined) return;
      const alone = isWord(e) ? `(?<![\\p{L}\\p{N}_])${line.regex}(?![\\p{L}\\p{N}_])` : line.regex;
      found.push({ text: e.text, pattern: { regex: alone, scope: literalScope(e.text) } });
    });
    return found;
  }

  #part(e: Expression, pattern: Part['pattern']): Part {
    return { pattern, breadth: largestClass(e, this.#grammar), least: leastLength(e, this.#grammar) };
  }
}

type LongText = Required<Pick<Part['pattern'], 'regex' | 'end' | 'escapes'>>;

/** A single part, the size of its largest class, and the fewest characters that it matches. */
interface Part {
  readonly pattern: Extract<HighlightPattern, { scope: string }>;
  readonly breadth: number;
  readonly least: number;
}

/** Classes with more characters than any alphabet are not names. */
const BROAD = 200;
const MOST_CAPTURES = 60;
const BACKSLASH = 0x5c;

/** Scopes of texts in which nothing else has a meaning, and of whole words. */
const COMES_FIRST = /^(?:comment|string|constant\.language)/;

const isFirst = ({ pattern }: Part): boolean => COMES_FIRST.test(pattern.scope);

/** Whether a literal is a word that other letters can't be next to. */
const isWord = ({ text }: { readonly text: string }): boolean => /^[\p{L}_][\p{L}\p{N}_-]{2,}$/u.test(text);
