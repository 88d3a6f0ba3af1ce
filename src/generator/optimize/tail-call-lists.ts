import { canLoop, endsWith, TailCalls } from '../analyze/calls/tail-calls.js';
import { consumesNothing, type Facts } from '../analyze/facts.js';
import { type Expression, type Grammar, lookUp, type Rule } from '../ir.js';
import { type RecoveryParts, unlabeled } from './recovery-parts.js';

/** A range of the parts of a sequence: from one index to before another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** An element of a list that is made by calls at the end of rules: the parts of a sequence in a range. */
export interface ListElement extends Range {
  /** Equal for equal elements of one rule. */
  readonly key: string;
  /** The part between two elements, if there is one. */
  readonly separator: Expression | undefined;
}

/** A call at the end of a rule, with the way to it from the rule's body. */
interface ListCall {
  readonly call: Expression;
  readonly callee: string;
  /** The sequences around the call, the outermost first. */
  readonly sequences: readonly (readonly Expression[])[];
  /** Whether the list may also end before the call. */
  readonly mayEnd: boolean;
}

/**
 * Lists that rules make by calling themselves at their end, as in `List = Item ("," List)?`, `List = Item "," List /
 * Item`, `Lines = Line Lines / ""` and `List = Item Rest`, `Rest = "," List / ""`. A parser recovers at their elements
 * and separators. The calls are not changed: they are compiled to a loop, whose iterations can't be recovery hooks.
 */
export class TailCallLists {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #parts: RecoveryParts;
  readonly #tails: TailCalls;
  readonly #calls = new Set<Expression>();
  readonly #separators = new Set<Expression>();
  readonly #elements = new Map<readonly Expression[], ListElement>();
  /** Elements that are alternatives on their own. */
  readonly #single = new Map<Expression, ListElement>();

  constructor(grammar: Grammar, facts: Facts, parts: RecoveryParts) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#parts = parts;
    this.#tails = new TailCalls(grammar, canLoop);
    for (const rule of grammar.rules.values()) for (const call of this.#listCallsOf(rule)) this.#add(rule, call);
  }

  /** Whether a part is a call that continues such a list. */
  isListCall(part: Expression): boolean {
    return this.#calls.has(part);
  }

  /** Whether a part is the separator of such a list. */
  isSeparator(part: Expression): boolean {
    return this.#separators.has(part);
  }

  /** Returns the element of a list in a sequence, or in the only part of an alternative. */
  elementIn(parts: readonly Expression[]): ListElement | undefined {
    const [first] = parts;
    return this.#elements.get(parts) ?? (first && parts.length === 1 ? this.#single.get(first) : undefined);
  }

  /** Records the list that a call belongs to, if it is one: the rule may also end instead of the call. */
  #add(rule: Rule, { call, callee, sequences, mayEnd }: ListCall): void {
    const [outermost] = sequences;
    if (outermost === undefined) return;
    const calleeCalls = callee === rule.name ? [] : this.#listCallsOf(lookUp(this.#grammar.rules, callee));
    const calleeSeparators = calleeCalls.flatMap(({ sequences: [first = []] }) => this.#leading(first) ?? []);
    const ownSeparator = this.#ownSeparator(sequences);
    const separators = ownSeparator === undefined ? calleeSeparators : [ownSeparator, ...calleeSeparators];
    const isBeforeSeparator = ownSeparator !== undefined && sequences.length === 1;
    const range = this.#rangeOf(outermost, isBeforeSeparator ? outermost.indexOf(ownSeparator) : outermost.length - 1);
    if (range === undefined) return;
    const alternatives = this.#alternativesLike(rule, outermost, unlabeled(outermost[range.from]!));
    if (!mayEnd && alternatives.size === 0 && !this.#mayEnd(callee, calleeCalls)) return;
    for (const part of [call, ...calleeCalls.map((other) => other.call)]) this.#calls.add(part);
    for (const separator of separators) this.#separators.add(separator);
    this.#addElements(rule, outermost, range, separators[0], alternatives);
  }

  /**
   * Returns the separator that a rule has before its call: at the end of the only sequence, or at the start of the
   * innermost one.
   */
  #ownSeparator(sequences: ListCall['sequences']): Expression | undefined {
    const innermost = sequences.at(-1) ?? [];
    return sequences.length === 1 ? this.#lastDelimiter(innermost) : this.#leading(innermost);
  }

  /**
   * Records the elements of a list: one in the sequence around its call, and one in each similar alternative.
   *
   * @param alternatives the similar alternatives, each with the index of its first part that isn't trivia
   */
  #addElements(
    rule: Rule,
    sequence: readonly Expression[],
    { from, to }: Range,
    separator: Expression | undefined,
    alternatives: ReadonlyMap<Expression, number>,
  ): void {
    const elementAt = (parts: readonly Expression[], start: number, end: number): ListElement => {
      return { from: start, to: end, key: elementKey(rule, parts.slice(start, end)), separator };
    };
    this.#elements.set(sequence, elementAt(sequence, from, to));
    for (const [alternative, start] of alternatives) {
      if (alternative.op !== 'sequence') this.#single.set(alternative, elementAt([alternative], 0, 1));
      else if (!this.#elements.has(alternative.parts)) {
        const end = Math.min(start + to - from, alternative.parts.length);
        this.#elements.set(alternative.parts, elementAt(alternative.parts, start, end));
      }
    }
  }

  /** Returns the other alternatives of a rule with the same first part, each with the index of that part. */
  #alternativesLike({ body }: Rule, outer: readonly Expression[], first: Expression): ReadonlyMap<Expression, number> {
    const found = new Map<Expression, number>();
    if (body.op !== 'choice' || first.op !== 'rule') return found;
    for (const alternative of body.alternatives) {
      const parts = alternative.op === 'sequence' ? alternative.parts : [alternative];
      const from = parts.findIndex((part) => !this.#parts.isTrivia(part));
      const own = unlabeled(parts[from] ?? alternative);
      if (parts !== outer && own.op === 'rule' && own.name === first.name) found.set(alternative, from);
    }
    return found;
  }

  /** Whether the rule of the next call may match nothing, or something that ends the list. */
  #mayEnd(callee: string, calls: readonly ListCall[]): boolean {
    const { body } = lookUp(this.#grammar.rules, callee);
    if (consumesNothing(body, this.#facts)) return true;
    const others = body.op === 'choice' && calls.length > 0 ? body.alternatives : [];
    return others.some(
      (other) => other.op !== 'sequence' || !calls.some(({ sequences: [outer] }) => outer === other.parts),
    );
  }

  /** Returns the calls at the end of a rule that lead back to it. */
  #listCallsOf(rule: Rule): readonly ListCall[] {
    const calls: ListCall[] = [];
    const visit = (e: Expression, sequences: ListCall['sequences'], mayEnd: boolean): void => {
      const part = unlabeled(e);
      if (part.op === 'rule') {
        if (this.#tails.isCycle(rule.name, part.name)) calls.push({ call: e, callee: part.name, sequences, mayEnd });
      } else if (part.op === 'sequence') {
        const last = part.parts.at(-1);
        if (last !== undefined) visit(last, [...sequences, part.parts], mayEnd);
      } else if (part.op === 'choice') {
        const isOptional = part.alternatives.some((alternative) => consumesNothing(alternative, this.#facts));
        for (const alternative of part.alternatives) visit(alternative, sequences, mayEnd || isOptional);
      } else if (part.op === 'repeat' && endsWith(part, part.element)) visit(part.element, sequences, true);
    };
    visit(rule.body, [], false);
    return calls;
  }

  /**
   * Returns the range of a sequence up to a part, without trivia before it and optional trivia after it; `undefined`
   * unless it is an element, which has a part that can't be absent.
   */
  #rangeOf(parts: readonly Expression[], end: number): Range | undefined {
    const from = Math.max(
      0,
      parts.findIndex((part) => !this.#parts.isTrivia(part)),
    );
    const isPart = (part: Expression): boolean => !this.#parts.isTrivia(part) || !consumesNothing(part, this.#facts);
    const to = parts.slice(0, end).findLastIndex(isPart) + 1;
    return parts.slice(from, to).some((part) => this.#parts.isOperand(part)) ? { from, to } : undefined;
  }

  /** Returns the delimiter right before the last part of a sequence. */
  #lastDelimiter(parts: readonly Expression[]): Expression | undefined {
    const before = parts.slice(0, -1).findLast((part) => !this.#parts.isTrivia(part));
    return before !== undefined && this.#parts.isDelimiter(before) ? before : undefined;
  }

  /** Returns the fixed text that a sequence begins with, which may be white space. */
  #leading(parts: readonly Expression[]): Expression | undefined {
    const first = parts.find((part) => !this.#parts.isTrivia(part) || !consumesNothing(part, this.#facts));
    if (first === undefined) return undefined;
    return this.#parts.isFixed(first) || this.#parts.isTrivia(first) ? first : undefined;
  }
}

const elementKey = ({ name }: Rule, parts: readonly Expression[]): string =>
  `${name} ${JSON.stringify(parts, (key, value: unknown) => (key === 'location' ? undefined : value))}`;
