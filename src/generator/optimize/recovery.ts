import { defined } from '../../defined.js';
import { append } from '../../maps.js';
import { consumesNothing, type Facts } from '../analyze/facts.js';
import { type Expression, type Grammar, hasCapture, lookUp, type Repeat, type Rule, walk } from '../ir.js';
import { ListEnds } from './list-ends.js';
import { RecoveryHooks } from './recovery-hooks.js';
import { RecoveryParts, unlabeled } from './recovery-parts.js';
import { type ListElement, TailCallLists } from './tail-call-lists.js';

/**
 * Adds error nodes to the grammar where a parser can recover without error productions: `SkippedError` for an element
 * of a list that does not match, and for text before a delimiter; `MissingError` for a delimiter that is assumed. A
 * list recovers if its elements are syntax rather than characters; a delimiter is a text such as `)`, `,` or `end`
 * after other parts of a sequence, between the elements of a list, or at the beginning of every text.
 *
 * Each hook becomes a rule of its own. Its alternatives for recovery only match where the text has an error.
 */
export function addRecovery(grammar: Grammar, facts: Facts): Grammar {
  return new HookFinder(grammar, facts).grammar();
}

class HookFinder {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #parts: RecoveryParts;
  readonly #ends: ListEnds;
  readonly #hooks: RecoveryHooks;
  readonly #lists: TailCallLists;
  /** The hooks of list elements, by their keys. */
  readonly #elements = new Map<string, Expression>();
  /** The hooks of elements before a separator, and the hooks of separators. */
  readonly #beforeSeparators = new Map<Expression, number[]>();
  readonly #separators = new Map<Expression, number>();
  /** The sequences in rules that are elements of a list on their own, by name. */
  readonly #records = new Map<string, readonly Expression[]>();

  /** The sequences that every text begins with. */
  readonly #starts = new Set<readonly Expression[]>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#parts = new RecoveryParts(grammar, facts);
    this.#ends = new ListEnds(grammar, facts);
    this.#hooks = new RecoveryHooks(grammar);
    this.#lists = new TailCallLists(grammar, facts, this.#parts);
    for (const name of grammar.startRules) this.#addStart(name);
    for (const { body } of grammar.rules.values()) {
      walk(body, (e) => {
        const element = e.op === 'repeat' && e.max === Number.POSITIVE_INFINITY ? unlabeled(e.element) : undefined;
        if (element?.op !== 'rule' || !this.#parts.isRecord(element)) return;
        const record = lookUp(grammar.rules, element.name).body;
        if (record.op === 'sequence') this.#records.set(element.name, record.parts);
      });
    }
  }

  /** Records the sequence that is the body of a rule, and the sequences that it begins with. */
  #addStart(name: string): void {
    // A recursive rule also begins other parts, and its calls can be compiled to a loop.
    if (lookUp(this.#facts, name).recursive) return;
    const { body } = lookUp(this.#grammar.rules, name);
    const parts = body.op === 'sequence' ? body.parts : [body];
    if (this.#starts.has(parts)) return;
    this.#starts.add(parts);
    const first = parts.find((part) => !this.#parts.isTrivia(part));
    const part = first && unlabeled(first);
    if (part?.op === 'rule' && body.op === 'sequence') this.#addStart(part.name);
  }

  grammar(): Grammar {
    for (const rule of this.#grammar.rules.values()) {
      // The texts of labels are recorded in the function of their rule, so its parts stay in it.
      const isLeft = this.#parts.trivia.rules.has(rule.name) || rule.isComment || rule.isError || hasCapture(rule.body);
      this.#hooks.add(isLeft ? rule : { ...rule, body: this.#visit(rule.body, rule) });
    }
    for (const [separator, elements] of this.#beforeSeparators) {
      const number = this.#separators.get(separator);
      if (number !== undefined) for (const element of elements) this.#hooks.continueWith(element, number);
    }
    return this.#hooks.grammar();
  }

  #visit(e: Expression, rule: Rule): Expression {
    switch (e.op) {
      case 'sequence':
        return { ...e, parts: this.#sequence(e.parts, rule) };
      case 'choice':
        return { ...e, alternatives: e.alternatives.map((alternative) => this.#alternative(alternative, rule)) };
      case 'repeat':
        return this.#repeat(e, rule);
      case 'field':
        return e.token ? e : { ...e, inner: this.#visit(e.inner, rule) };
      default:
        return e;
    }
  }

  /** Adds recovery to an alternative, which may be an element of a list on its own. */
  #alternative(e: Expression, rule: Rule): Expression {
    const visited = this.#visit(e, rule);
    const element = this.#lists.elementIn([e]);
    return element === undefined ? visited : this.#element(element, visited, e, rule);
  }

  /**
   * Adds hooks to an element of a list that a rule makes by calling itself at its end. Equal elements of a rule share a
   * hook.
   */
  #element({ key, separator }: ListElement, visited: Expression, written: Expression, rule: Rule): Expression {
    const cached = this.#elements.get(key);
    if (cached !== undefined || this.#hooks.isFull) return cached ?? visited;
    const number = this.#hooks.next;
    const about = { next: number, ...this.#ends.ofRounds(rule, written, separator) };
    const hooked = this.#hooks.element(visited, rule, about);
    this.#elements.set(key, hooked);
    if (separator !== undefined) append(this.#beforeSeparators, separator, number);
    return hooked;
  }

  #text(e: Expression, rule: Rule): Expression {
    const after = this.#parts.blanksAfter(e);
    const number = this.#hooks.next;
    const hooked = this.#hooks.text(e, rule, after === undefined ? '' : this.#ends.blanksOf(after));
    if (hooked !== e && this.#lists.isSeparator(e)) this.#separators.set(e, number);
    return hooked;
  }

  /** Adds recovery to the parts of a sequence, which may be an element of a list. */
  #sequence(parts: readonly Expression[], rule: Rule): Expression[] {
    const visited = this.#visitParts(parts, rule);
    this.#hookFirstElements(visited, parts, rule);
    const element = this.#lists.elementIn(parts);
    if (element === undefined) return visited;
    const { from, to } = element;
    const hooked = this.#element(element, joined(visited.slice(from, to)), joined(parts.slice(from, to)), rule);
    return [...visited.slice(0, from), hooked, ...visited.slice(to)];
  }

  /** Adds hooks to parts that can be assumed: separators, operands, and delimiters after other parts. */
  #visitParts(parts: readonly Expression[], rule: Rule): Expression[] {
    const isSyntax = this.#parts.syntax.has(rule.name);
    const isBeginning = parts === this.#records.get(rule.name) || this.#starts.has(parts);
    const [first] = parts;
    let isOpen = false;
    return parts.map((part, i) => {
      const wasOpen = isOpen;
      isOpen ||= !consumesNothing(part, this.#facts) && !this.#parts.isTrivia(part);
      const isLast = i === parts.length - 1 && first !== undefined && this.#parts.isDelimiter(first);
      const isSeparator = this.#lists.isSeparator(part);
      const isFixed = this.#parts.isFixed(part);
      const isText = isSeparator || (wasOpen && ((isSyntax && isFixed) || (isLast && this.#parts.isDelimiter(part))));
      const isFirst = !wasOpen && isOpen && isBeginning && isFixed;
      const isOperand = wasOpen && isSyntax && this.#parts.isOperand(part) && !this.#lists.isListCall(part);
      return isFirst || isText || isOperand ? this.#text(part, rule) : this.#visit(part, rule);
    });
  }

  /**
   * Adds hooks to the first elements of lists whose other elements follow in the sequence.
   *
   * @param visited the parts with their hooks; changed in place
   */
  #hookFirstElements(visited: Expression[], parts: readonly Expression[], rule: Rule): void {
    for (const [i, part] of parts.entries()) {
      const list = visited.find((_, at) => {
        const other = at > i ? parts[at] : undefined;
        const repeat = other && unlabeled(other);
        return repeat?.op === 'repeat' && this.#isContinuedBy(part, repeat);
      });
      const found = list && this.#hooks.ofList(list);
      const own = visited[i];
      if (found === undefined || own === undefined || this.#hooks.isFull) continue;
      const { stops, ends } = found.hook;
      visited[i] = this.#hooks.element(own, rule, { next: found.number, stops, ...defined({ ends }) });
    }
  }

  /** Whether a list consists of a first element and others of the same rule. */
  #isContinuedBy(first: Expression, list: Repeat): boolean {
    const head = unlabeled(first);
    if (head.op !== 'rule' || this.#parts.isTrivia(head) || consumesNothing(head, this.#facts)) return false;
    const element = unlabeled(list.element);
    if (list.max === 1) return false;
    const parts = element.op === 'sequence' ? element.parts.map(unlabeled) : [element];
    return parts.some((part) => part.op === 'rule' && part.name === head.name);
  }

  #repeat(e: Repeat, rule: Rule): Repeat {
    const separator = e.separator === undefined ? {} : { separator: this.#separator(e.separator, e.element, rule) };
    const element = this.#separated(e.element, rule);
    const visited: Repeat = { ...e, element, ...separator };
    if (e.max !== Number.POSITIVE_INFINITY || this.#hooks.isFull || !this.#parts.isRecord(e.element)) return visited;
    const between = visited.separator && this.#hooks.ofList(visited.separator)?.number;
    const about = { next: between ?? this.#hooks.next, ...this.#ends.of(e) };
    return { ...visited, element: this.#hooks.element(element, rule, about) };
  }

  /** Adds hooks to an element of a list that may begin with a delimiter. */
  #separated(element: Expression, rule: Rule): Expression {
    if (element.op !== 'sequence' || !this.#parts.isRecord(element)) return this.#visit(element, rule);
    const first = element.parts.findIndex((part) => !this.#parts.isTrivia(part));
    const separator = element.parts[first];
    const visited = this.#sequence(element.parts, rule);
    const isSeparator =
      separator !== undefined && this.#parts.isDelimiter(separator) && !this.#opens(element.parts, first);
    if (isSeparator && !this.#lists.isSeparator(separator)) visited[first] = this.#text(separator, rule);
    return { ...element, parts: visited };
  }

  /** Whether a delimiter at the start of a sequence has one after it that closes it. */
  #opens(parts: readonly Expression[], first: number): boolean {
    return parts.slice(first + 1).some((part) => this.#parts.isDelimiter(part));
  }

  /**
   * Returns a separator that is assumed if it is missing; between elements that may match nothing, it would repeat
   * forever.
   */
  #separator(separator: Expression, element: Expression, rule: Rule): Expression {
    const isSure = this.#parts.isDelimiter(separator) && !consumesNothing(element, this.#facts);
    return isSure ? this.#text(separator, rule) : this.#visit(separator, rule);
  }
}

/** Returns the sequence of the given parts; the part itself if there is only one. */
const joined = (parts: readonly Expression[]): Expression =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : { op: 'sequence', parts };
