import { consumesNothing, type Facts } from '../../generator/analyze/facts.js';
import { contains, onlyCharacter } from '../../generator/char-set.js';
import type { Plan } from '../../generator/emit/plan/plan.js';
import {
  type Expression,
  fieldName,
  type Grammar,
  lookUp,
  partsOf,
  references,
  type Rule,
  walk,
} from '../../generator/ir.js';
import type { PlannedParser } from '../../generator/stages.js';
import { maxClassSizeOf, minLengthOf } from './measure.js';
import { type Dialect, type LinePattern, lineRegex } from './regex.js';
import { scopeByName } from './scope-names.js';
import { annotatedScope, beginsFixed, characterSets, isQuoted, isWords, scopeByShape } from './scopes.js';
import { type RegionPattern, regionPattern } from './several-lines.js';

/** A regular expression for one line, and one scope for its match, or its captures. */
export type HighlightPattern =
  | {
      readonly regex: string;
      readonly scope: string;
      /** The end of a text that may continue on other lines, and whether a backslash in it escapes the end. */
      readonly end?: string;
      readonly escapes?: boolean;
      readonly captures?: undefined;
    }
  | LinePattern
  | RegionPattern;

/**
 * Returns the patterns that color the texts of a grammar line by line. The first pattern that matches at an offset
 * applies: comments and strings; nodes of several parts, those with the most parts first; then single parts, and
 * characters that no part can begin with.
 */
export function highlightPatterns(
  { plan, sources }: PlannedParser,
  dialect: Dialect,
  scopes: DeclaredScopes = {},
): HighlightPattern[] {
  return new Patterns(plan, sources, dialect, scopes).all();
}

class Patterns {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #dialect: Dialect;
  readonly #declared: DeclaredScopes;
  /** Rules of nodes that get one scope as a whole, with the scope that they have in any field. */
  readonly #whole = new Map<string, string | undefined>();

  constructor(
    { grammar, facts }: Plan,
    sources: ReadonlyMap<string, string>,
    dialect: Dialect,
    declared: DeclaredScopes,
  ) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#sources = sources;
    this.#dialect = dialect;
    this.#declared = declared;
  }

  all(): HighlightPattern[] {
    const rules = [...this.#grammar.rules.values()].filter(({ copyOf }) => copyOf === undefined);
    for (const rule of rules) {
      const annotated = annotatedScope(rule, this.#sources) ?? (rule.isComment ? 'comment' : undefined);
      const isDeclared = rule.kind !== undefined && Object.hasOwn(this.#declared, rule.name);
      if (annotated !== undefined || isDeclared || this.#isLeaf(rule)) this.#whole.set(rule.name, annotated);
    }
    const inside = this.#insideWhole();
    const written = rules.filter(({ isError, name }) => !isError && !inside.has(name));
    const found = [
      ...written.flatMap((rule) => this.#composite(rule)),
      ...written.flatMap((rule) => this.#literals(rule)),
      ...written.flatMap((rule) => this.#leaf(rule)),
      ...written.flatMap((rule) => this.#tokens(rule)),
    ];
    found.sort((a, b) => a.rank - b.rank || b.minLength - a.minLength || a.sort - b.sort || a.breadth - b.breadth);
    const all = found.map(({ pattern }) => pattern);
    const known = new Set<string>();
    const isNew = ({ regex }: HighlightPattern): boolean => !known.has(regex) && known.add(regex).size > 0;
    return all.filter(isNew);
  }

  /** Returns the rules that only rules with one scope as a whole use: their parts have no scopes of their own. */
  #insideWhole(): ReadonlySet<string> {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      if (!this.#whole.has(name)) for (const used of references(lookUp(this.#grammar.rules, name).body)) visit(used);
    };
    for (const start of this.#grammar.startRules) visit(start);
    return new Set([...this.#grammar.rules.keys()].filter((name) => !seen.has(name)));
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
        if ((rule.kind !== undefined && rule.isInTrivia !== true) || !isPlain(rule.body)) plain = false;
      });
      return plain;
    };
    return isPlain(body);
  }

  readonly #scopeOf = (e: Expression, field: number): string | undefined => {
    if (e.op === 'rule') return this.#whole.has(e.name) ? this.#leafScope(e.name, field) : undefined;
    if (e.op === 'field' && e.token) return this.#partScope('', e.field, e.inner);
    return undefined;
  };

  #leafScope(name: string, field: number): string {
    return this.#whole.get(name) ?? this.#partScope(name, field, lookUp(this.#grammar.rules, name).body);
  }

  /** Returns the scope of a part by the name of its kind or field, otherwise by what it matches. */
  #partScope(kind: string, field: number, e: Expression): string {
    const label = field === 0 ? '' : fieldName(this.#grammar.fields, field);
    const declared = [kind, label].find((name) => Object.hasOwn(this.#declared, name)) ?? '';
    return this.#declared[declared] ?? scopeByName(kind, label) ?? scopeByShape(e, this.#grammar);
  }

  /** Returns the pattern of a node with several parts that have scopes; none if it has no such parts. */
  #composite(rule: Rule): PatternPart[] {
    if (rule.kind === undefined || this.#whole.has(rule.name) || consumesNothing(rule.body, this.#facts)) return [];
    let isBroad = false;
    const found = lineRegex(rule.body, this.#grammar, this.#dialect, (e, field) => {
      const scope = this.#scopeOf(e, field);
      if (scope !== undefined && !this.#comesFirst(e)) {
        isBroad ||= maxClassSizeOf(e, this.#grammar) > MAX_NAME_CLASS_SIZE;
      }
      return scope;
    });
    if (found === undefined || countOf(found) < 2 || countOf(found) > MAX_CAPTURES) return [];
    const minLength = minLengthOf(rule.body, this.#grammar);
    // A part that matches nearly everything would hide the parts of other nodes, unless a fixed text comes first.
    const hidesOthers = isBroad && !beginsFixed(rule.body, this.#grammar);
    if (hidesOthers && minLength < MIN_DISTINCT_LENGTH) return [];
    const order = {
      rank: hidesOthers ? Rank.broadNode : Rank.usual,
      minLength,
      sort: minLength < 2 ? Sort.punctuation : Sort.node,
      breadth: 0,
    };
    const region = regionPattern(rule.body, this.#grammar, this.#dialect, this.#scopeOf);
    return [{ pattern: found, ...order }, ...(region === undefined ? [] : [{ pattern: region, ...order }])];
  }

  /** Whether nothing inside a part has another meaning: it is a comment, a string, or a node of whole words. */
  #comesFirst(e: Expression): boolean {
    if (e.op !== 'rule') return isQuoted(e.op === 'field' ? e.inner : e, this.#grammar);
    const { body, isComment, kind } = lookUp(this.#grammar.rules, e.name);
    return isComment || isQuoted(body, this.#grammar) || (kind !== undefined && isWords(body, this.#grammar));
  }

  #leaf(rule: Rule): PatternPart[] {
    if (!this.#whole.has(rule.name) || consumesNothing(rule.body, this.#facts)) return [];
    const scope = this.#leafScope(rule.name, this.#onlyField(rule.name));
    const long = this.#longTexts(rule.body);
    const found = lineRegex(rule.body, this.#grammar, this.#dialect);
    const isAlone = isWords(rule.body, this.#grammar);
    const patterns = [
      ...(found === undefined ? [] : [{ regex: isAlone ? withWordBoundaries(found.regex, 'word') : found.regex }]),
      ...long,
    ];
    return patterns.map((pattern) => this.#part({ op: 'rule', name: rule.name }, { ...pattern, scope }));
  }

  /**
   * Returns the beginning and the end of a text that has a literal on both sides and may have line breaks in between.
   */
  #longTexts(e: Expression, seen = new Set<string>()): LongText[] {
    if (e.op === 'choice') return e.alternatives.flatMap((alternative) => this.#longTexts(alternative, seen));
    if (e.op === 'rule' && !seen.has(e.name)) {
      seen.add(e.name);
      return this.#longTexts(lookUp(this.#grammar.rules, e.name).body, seen);
    }
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

  /** Returns the field that every node of a kind is in; 0 if there are several. */
  #onlyField(kind: string): number {
    const fields = new Set<number>();
    for (const { body } of this.#grammar.rules.values()) {
      walk(body, (e) => {
        if (e.op !== 'field' || e.token) return;
        walk(e.inner, (inner) => {
          if (inner.op === 'rule' && inner.name === kind) fields.add(e.field);
        });
      });
    }
    const [only = 0, ...others] = fields;
    return others.length === 0 ? only : 0;
  }

  /** Returns the patterns of the labeled parts of a rule without nodes. */
  #tokens(rule: Rule): PatternPart[] {
    const patterns: PatternPart[] = [];
    walk(rule.body, (e) => {
      if (e.op !== 'field' || !e.token || consumesNothing(e.inner, this.#facts)) return;
      const found = lineRegex(e.inner, this.#grammar, this.#dialect);
      if (found === undefined) return;
      patterns.push(this.#part(e.inner, { regex: found.regex, scope: this.#partScope('', e.field, e.inner) }));
    });
    return patterns;
  }

  /** Returns the texts that a rule spells out, except the texts of its labeled parts. */
  #literals({ name, body }: Rule): PatternPart[] {
    return this.#whole.has(name) ? [] : this.#literalsIn(body);
  }

  #literalsIn(e: Expression): PatternPart[] {
    if (e.op === 'field' && e.token) return [];
    if (e.op !== 'literal') return partsOf(e).flatMap((part) => this.#literalsIn(part));
    const line = lineRegex(e, this.#grammar, this.#dialect, this.#scopeOf);
    const plain = lineRegex(e, this.#grammar, this.#dialect);
    const [scope, ...others] = line?.captures ?? [];
    if (line === undefined || plain === undefined || scope === undefined) return [];
    const inText = ({ regex }: LinePattern): string => (isWord(e) ? withWordBoundaries(regex, e.text) : regex);
    const isOne = others.length === 0 && typeof scope === 'string';
    const pattern = isOne ? { regex: inText(plain), scope } : { regex: inText(line), captures: line.captures };
    return [
      {
        pattern,
        rank: Rank.usual,
        minLength: e.text.length,
        sort: isWord(e) ? Sort.node : Sort.punctuation,
        breadth: 0,
      },
    ];
  }

  #part(e: Expression, pattern: PatternPart['pattern']): PatternPart {
    const breadth = maxClassSizeOf(e, this.#grammar);
    const rank = this.#comesFirst(e) ? Rank.first : breadth > MAX_NAME_CLASS_SIZE ? Rank.broad : Rank.usual;
    return {
      pattern,
      rank,
      minLength: minLengthOf(e, this.#grammar),
      sort: e.op === 'rule' && lookUp(this.#grammar.rules, e.name).kind !== undefined ? Sort.leaf : Sort.token,
      breadth,
    };
  }
}

type LongText = Required<Pick<Extract<HighlightPattern, { scope: string }>, 'regex' | 'end' | 'escapes'>>;

/** TextMate scopes by name of a kind or field, without the name of the grammar. */
export type DeclaredScopes = Readonly<Record<string, string>>;

/** The order of patterns: the first one that matches is used. */
enum Rank {
  /** Comments, strings and whole words: nothing inside has another meaning. */
  first,
  usual,
  /** Nodes with a part that matches nearly everything. */
  broadNode,
  /** Parts that match nearly everything. */
  broad,
}

/** The order of patterns that match equally many characters. */
enum Sort {
  /** Nodes of several parts, and words. */
  node,
  leaf,
  token,
  /** Punctuation, and nodes that can be one character. */
  punctuation,
}

/** A pattern and what orders it: its rank, the fewest characters that it matches, and the size of its largest class. */
interface PatternPart {
  readonly pattern: HighlightPattern;
  readonly rank: Rank;
  readonly minLength: number;
  readonly sort: Sort;
  readonly breadth: number;
}

/** Classes with more characters than any alphabet are not names. */
const MAX_NAME_CLASS_SIZE = 200;
const MAX_CAPTURES = 60;
/** A node of at least this many characters is rarely mistaken for anything else. */
const MIN_DISTINCT_LENGTH = 8;
const BACKSLASH = 0x5c;

/** Returns how many parts a pattern distinguishes. */
const countOf = ({ captures }: LinePattern): number =>
  captures.reduce((sum, captured) => sum + (typeof captured === 'string' ? 1 : 1 + insideOf(captured)), 0);

const insideOf = (patterns: readonly LinePattern[]): number =>
  patterns.reduce((max, pattern) => Math.max(max, countOf(pattern)), 0);

/** Whether a literal is a word, with punctuation around it or not. */
const isWord = ({ text }: { readonly text: string }): boolean =>
  /^[^\s\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_-]{2,}(?:[^\s\p{L}\p{N}_-][^\s\p{L}\p{N}_]*)?$/u.test(text);

/** Returns the regular expression of a text that must not be part of a longer word. */
function withWordBoundaries(regex: string, text: string): string {
  const before = /^[\p{L}\p{N}_]/u.test(text) ? '(?<![\\p{L}\\p{N}_])' : '';
  return `${before}${regex}${/[\p{L}\p{N}_]$/u.test(text) ? '(?![\\p{L}\\p{N}_])' : ''}`;
}
