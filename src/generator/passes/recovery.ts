import { KIND_MASK, VARIANT_BITS } from '../../cst/layout.js';
import { matchesOnlyBlanks } from '../analysis/blanks.js';
import type { ByteSet } from '../analysis/byte-set.js';
import { consumesNothing, emitsNodes, type Facts } from '../analysis/facts.js';
import { FirstSets } from '../analysis/first.js';
import { FollowSets } from '../analysis/follow-sets.js';
import { LastSets } from '../analysis/last-sets.js';
import { Projection } from '../analysis/projection.js';
import { findTrivia, type Trivia } from '../analysis/trivia.js';
import { ANY_UNIT } from '../frontend/char-set.js';
import { reachability } from '../graph.js';
import {
  type Expression,
  type Grammar,
  hasCapture,
  type Hook,
  lookUp,
  references,
  type Repeat,
  type Rule,
  walk,
} from '../ir.js';

/**
 * Limit for hooks: the number of variants of a node, because the variant of an error node is the number of its hook.
 */
const MOST_HOOKS = 1 << VARIANT_BITS;

/**
 * Adds error nodes to the grammar where a parser can recover without error productions: `SkippedError` for an element
 * of a list that does not match, and for text before a delimiter; `MissingError` for a delimiter that is assumed. A
 * list recovers if its elements are syntax rather than characters; a delimiter is a text such as `)` or `,` after other
 * parts of a sequence, or between the elements of a list.
 *
 * Each hook becomes a rule of its own. Its alternatives for recovery only match where the text has an error.
 */
export function addRecovery(grammar: Grammar, facts: Facts): Grammar {
  return new HookFinder(grammar, facts).grammar();
}

class HookFinder {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #trivia: Trivia;
  readonly #syntax: ReadonlySet<string>;
  readonly #follow: FollowSets;
  readonly #last: LastSets;
  readonly #first: FirstSets;
  readonly #hooks: Hook[] = [];
  readonly #rules = new Map<string, Rule>();
  readonly #skipped: string;
  readonly #missing: string;
  /** The parts of rules that are elements of a list on their own, by name: those that are sequences. */
  readonly #records = new Map<string, readonly Expression[]>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#trivia = findTrivia(grammar);
    this.#syntax = syntaxRules(grammar, facts, this.#trivia);
    const projection = new Projection(grammar);
    this.#first = new FirstSets(grammar, facts, projection);
    this.#follow = new FollowSets(grammar, facts, this.#first);
    this.#last = new LastSets(grammar, projection);
    for (const { body } of grammar.rules.values()) {
      walk(body, (e) => {
        const element = e.op === 'repeat' && e.max === Number.POSITIVE_INFINITY ? unlabelled(e.element) : undefined;
        if (element?.op !== 'rule' || !this.#isRecord(element)) return;
        const record = lookUp(grammar.rules, element.name).body;
        if (record.op === 'sequence') this.#records.set(element.name, record.parts);
      });
    }
    this.#skipped = this.#free('SkippedError');
    this.#missing = this.#free('MissingError');
  }

  grammar(): Grammar {
    const { kinds, rules } = this.#grammar;
    const [like] = rules.values();
    for (const rule of rules.values()) {
      // The texts of labels are recorded in the function of their rule, so its parts stay in it.
      const isLeft = this.#trivia.rules.has(rule.name) || rule.isComment || rule.isError || hasCapture(rule.body);
      this.#rules.set(rule.name, isLeft ? rule : { ...rule, body: this.#visit(rule.body, rule) });
    }
    if (like === undefined || this.#hooks.length === 0 || kinds.length + 2 > KIND_MASK) return this.#grammar;
    const skipped = errorRule(this.#skipped, kinds.length, ONE_UNIT, 'text that recovery skips', like);
    const missing = errorRule(this.#missing, kinds.length + 1, NOTHING_SURE, 'a delimiter that recovery assumes', like);
    return {
      ...this.#grammar,
      kinds: [...kinds, this.#skipped, this.#missing],
      rules: new Map([...this.#rules, [skipped.name, skipped], [missing.name, missing]]),
      hooks: this.#hooks,
    };
  }

  #visit(e: Expression, rule: Rule): Expression {
    switch (e.op) {
      case 'sequence':
        return { ...e, parts: this.#sequence(e.parts, rule) };
      case 'choice':
        return { ...e, alternatives: e.alternatives.map((alternative) => this.#visit(alternative, rule)) };
      case 'repeat':
        return this.#repeat(e, rule);
      case 'field':
        return e.token ? e : { ...e, inner: this.#visit(e.inner, rule) };
      default:
        return e;
    }
  }

  /** Delimiters after other parts, and the first element of a list whose other elements follow. */
  #sequence(parts: readonly Expression[], rule: Rule): Expression[] {
    const isSyntax = this.#syntax.has(rule.name);
    const [first] = parts;
    let isOpen = false;
    const visited = parts.map((part, i) => {
      const wasOpen = isOpen;
      isOpen ||= !consumesNothing(part, this.#facts) && !this.#isTrivia(part);
      const isLast = i === parts.length - 1 && first !== undefined && this.#isDelimiter(first);
      const isText = (isSyntax || isLast) && this.#isDelimiter(part);
      const isFirst = !wasOpen && isOpen && parts === this.#records.get(rule.name) && this.#isFixed(part);
      return isFirst || (wasOpen && (isText || (isSyntax && this.#isOperand(part))))
        ? this.#text(part, rule)
        : this.#visit(part, rule);
    });
    for (const [i, part] of parts.entries()) {
      const list = visited.find((_, at) => {
        const other = at > i ? parts[at] : undefined;
        const repeat = other && unlabelled(other);
        return repeat?.op === 'repeat' && this.#goesOn(part, repeat);
      });
      const next = list && hookOf(list, this.#rules);
      const hook = next === undefined ? undefined : this.#hooks[next];
      const own = visited[i];
      if (next === undefined || hook === undefined || own === undefined || this.#isFull()) continue;
      const { stops, ends } = hook;
      visited[i] = this.#element(own, rule, { next, stops, ...(ends === undefined ? {} : { ends }) });
    }
    return visited;
  }

  /** Whether a list consists of a first element and others of the same rule. */
  #goesOn(first: Expression, list: Repeat): boolean {
    const head = unlabelled(first);
    if (head.op !== 'rule' || this.#isTrivia(head) || consumesNothing(head, this.#facts)) return false;
    const element = unlabelled(list.element);
    const parts = element.op === 'sequence' ? element.parts.map(unlabelled) : [element];
    return parts.some((part) => part.op === 'rule' && part.name === head.name);
  }

  #repeat(e: Repeat, rule: Rule): Repeat {
    const separator = e.separator === undefined ? {} : { separator: this.#separator(e.separator, rule) };
    const element = this.#separated(e.element, rule);
    const visited: Repeat = { ...e, element, ...separator };
    if (e.max !== Number.POSITIVE_INFINITY || this.#isFull() || !this.#isRecord(e.element)) return visited;
    const stops = textOf(this.#follow.after(e).without(this.#first.startsOf(e.separator ?? e.element)));
    const last = this.#last.of(e.element);
    const ends = last === undefined || e.separator !== undefined ? undefined : fewCharacters(last);
    const between = visited.separator === undefined ? undefined : hookOf(visited.separator, this.#rules);
    const next = between ?? this.#hooks.length;
    return {
      ...visited,
      element: this.#element(element, rule, { next, stops, ...(ends === undefined ? {} : { ends }) }),
    };
  }

  /** An element of a list that may begin with a delimiter. */
  #separated(element: Expression, rule: Rule): Expression {
    if (element.op !== 'sequence' || !this.#isRecord(element)) return this.#visit(element, rule);
    const first = element.parts.findIndex((part) => !this.#isTrivia(part));
    const separator = element.parts[first];
    const visited = this.#sequence(element.parts, rule);
    const isSeparator = separator !== undefined && this.#isDelimiter(separator) && !this.#opens(element.parts, first);
    if (isSeparator) visited[first] = this.#text(separator, rule);
    return { ...element, parts: visited };
  }

  /** Whether a delimiter at the start of a sequence has one after it that closes it. */
  #opens(parts: readonly Expression[], first: number): boolean {
    return parts.slice(first + 1).some((part) => this.#isDelimiter(part));
  }

  #separator(separator: Expression, rule: Rule): Expression {
    return this.#isDelimiter(separator) ? this.#text(separator, rule) : this.#visit(separator, rule);
  }

  #element(e: Expression, rule: Rule, about: Pick<Hook, 'next' | 'stops' | 'ends'>): Expression {
    return this.#hook(e, rule, 'element', about, [e, { op: 'rule', name: this.#skipped }]);
  }

  #text(e: Expression, rule: Rule): Expression {
    // A list around the text may need a number as well: without a hook, it could repeat the assumed text without end.
    if (this.#hooks.length + 1 >= MOST_HOOKS) return e;
    const skipped: Expression = { op: 'rule', name: this.#skipped };
    const missing: Expression = { op: 'rule', name: this.#missing };
    const about = { next: this.#hooks.length, stops: '' };
    return this.#hook(e, rule, 'text', about, [e, { op: 'sequence', parts: [skipped, e] }, skipped, missing]);
  }

  #hook(
    e: Expression,
    rule: Rule,
    way: Hook['way'],
    about: Omit<Hook, 'rule' | 'way'>,
    alternatives: readonly Expression[],
  ): Expression {
    const hook = this.#hooks.length;
    const name = this.#free(`${rule.name}$${hook}`);
    this.#hooks.push({ rule: name, way, ...about });
    const { location } = rule;
    const source = `part of ${rule.name}`;
    const body: Expression = { op: 'choice', alternatives };
    this.#rules.set(name, { name, isError: false, isComment: false, hook, body, source, location });
    return { op: 'rule', name, ...(e.at === undefined ? {} : { at: e.at }) };
  }

  #isFull(): boolean {
    return this.#hooks.length >= MOST_HOOKS;
  }

  /** Whether an expression makes nodes and is syntax, so that a list of it is a list of records. */
  #isRecord(e: Expression): boolean {
    let isSyntax = false;
    walk(e, (part) => {
      if (part.op === 'rule') isSyntax ||= this.#syntax.has(part.name) || this.#trivia.rules.has(part.name);
      else isSyntax ||= isBlankTerminal(part, this.#grammar);
    });
    return isSyntax && emitsNodes(e, this.#facts) && !consumesNothing(e, this.#facts);
  }

  /** Whether an expression is a text without letters and digits, apart from blanks. */
  #isDelimiter(e: Expression): boolean {
    const text = this.#fixedText(e, new Set());
    return text !== undefined && text !== '' && !/[\p{L}\p{N}_\s]/u.test(text);
  }

  /** Returns the only text that an expression matches, without blanks. */
  #fixedText(e: Expression, within: ReadonlySet<string>): string | undefined {
    switch (e.op) {
      case 'literal':
        return e.text;
      case 'text':
        return this.#fixedText(e.inner, within);
      case 'sequence': {
        const parts = e.parts.map((part) => this.#fixedText(part, within));
        return parts.includes(undefined) ? undefined : parts.join('');
      }
      case 'and':
      case 'not':
        return '';
      case 'rule': {
        if (this.#trivia.rules.has(e.name)) return '';
        const rule = lookUp(this.#grammar.rules, e.name);
        if (within.has(e.name)) return undefined;
        return this.#fixedText(rule.body, new Set([...within, e.name]));
      }
      case 'repeat':
        return this.#isTrivia(e.element) ? '' : undefined;
      default:
        return undefined;
    }
  }

  /** Whether an expression matches a fixed text, or one of several. */
  #isFixed(e: Expression): boolean {
    if (e.op === 'choice') return e.alternatives.every((alternative) => this.#isFixed(alternative));
    if (e.op === 'field' || e.op === 'text') return this.#isFixed(e.inner);
    const text = this.#fixedText(e, new Set());
    return text !== undefined && text !== '';
  }

  /** Whether an expression is a part that can't be absent. */
  #isOperand(e: Expression): boolean {
    const part = unlabelled(e);
    const isPart = part.op === 'rule' || (part.op === 'choice' && emitsNodes(part, this.#facts));
    return isPart && !this.#isTrivia(part) && !consumesNothing(part, this.#facts);
  }

  #isTrivia(e: Expression): boolean {
    switch (e.op) {
      case 'rule':
        return this.#trivia.rules.has(e.name);
      case 'repeat':
        return this.#isTrivia(e.element);
      case 'and':
      case 'not':
        return true;
      default:
        return false;
    }
  }

  #free(wanted: string): string {
    let name = wanted;
    while (this.#grammar.rules.has(name) || this.#rules.has(name)) name += '_';
    return name;
  }
}

const ANY: Expression = { op: 'set', set: ANY_UNIT, source: 'any character' };
const ONE_UNIT: Expression = ANY;
/** Consumes nothing, and may fail. */
const NOTHING_SURE: Expression = { op: 'not', inner: ANY };

function errorRule(name: string, kind: number, body: Expression, source: string, { location }: Rule): Rule {
  return { name, kind, isError: true, isComment: false, isRecovery: true, body, source: `// ${source}`, location };
}

/**
 * Returns the rules that are recursive or have blanks inside; without blanks in the grammar, those that have nodes
 * inside.
 */
function syntaxRules(grammar: Grammar, facts: Facts, trivia: Trivia): ReadonlySet<string> {
  const own = new Map([...grammar.rules].map(([name, { body }]) => [name, references(body)]));
  const reach = reachability(own);
  const hasBlank = new Set<string>(trivia.rules);
  for (const { name, body } of grammar.rules.values()) {
    walk(body, (e) => {
      if (isBlankTerminal(e, grammar)) hasBlank.add(name);
    });
  }
  const names = [...grammar.rules.keys()];
  return new Set(
    names.filter((name) => {
      if (trivia.rules.has(name) || trivia.comments.has(name)) return false;
      if (trivia.rules.size === 0 && emitsNodes(lookUp(grammar.rules, name).body, facts)) return true;
      return lookUp(facts, name).recursive || [name, ...lookUp(reach, name)].some((other) => hasBlank.has(other));
    }),
  );
}

function isBlankTerminal(e: Expression, grammar: Grammar): boolean {
  return (e.op === 'set' || (e.op === 'literal' && e.text !== '')) && matchesOnlyBlanks(e, grammar);
}

function unlabelled(e: Expression): Expression {
  return e.op === 'field' && !e.token ? unlabelled(e.inner) : e;
}

/** Number of the hook of a list. */
function hookOf(e: Expression, rules: ReadonlyMap<string, Rule>): number | undefined {
  const list = unlabelled(e);
  const hooked = list.op === 'repeat' ? unlabelled(list.element) : list;
  return hooked.op === 'rule' ? rules.get(hooked.name)?.hook : undefined;
}

/** Returns the ASCII characters in a set that are neither letters, digits nor blanks. */
function textOf(bytes: ByteSet): string {
  const codes = Array.from({ length: 127 }, (_, code) => code).filter((code) => bytes.has(code));
  return codes
    .map((code) => String.fromCharCode(code))
    .join('')
    .replace(/[\w\s\0]/g, '');
}

/** A larger set of characters does not mark an end. */
const FEW = 8;

/** Returns the characters of a small set, if none of them is part of a word. */
function fewCharacters(bytes: ByteSet): string | undefined {
  const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => bytes.has(code));
  if (codes.length === 0 || codes.length > FEW || codes.some((code) => code > 126)) return undefined;
  const text = codes.map((code) => String.fromCharCode(code)).join('');
  return /\w/.test(text) ? undefined : text;
}
