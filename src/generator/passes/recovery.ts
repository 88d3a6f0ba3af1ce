import { consumesNothing, type Facts } from '../analysis/facts.js';
import { canLoop, TailCalls } from '../analysis/tail-calls.js';
import { type Expression, type Grammar, hasCapture, lookUp, type Repeat, type Rule, walk } from '../ir.js';
import { ListEnds } from './list-ends.js';
import { RecoveryHooks } from './recovery-hooks.js';
import { RecoveryParts, unlabelled } from './recovery-parts.js';

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
  readonly #parts: RecoveryParts;
  readonly #ends: ListEnds;
  readonly #hooks: RecoveryHooks;
  readonly #tails: TailCalls;
  /** The parts of rules that are elements of a list on their own, by name: those that are sequences. */
  readonly #records = new Map<string, readonly Expression[]>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#parts = new RecoveryParts(grammar, facts);
    this.#ends = new ListEnds(grammar, facts);
    this.#hooks = new RecoveryHooks(grammar);
    this.#tails = new TailCalls(grammar, canLoop);
    for (const { body } of grammar.rules.values()) {
      walk(body, (e) => {
        const element = e.op === 'repeat' && e.max === Number.POSITIVE_INFINITY ? unlabelled(e.element) : undefined;
        if (element?.op !== 'rule' || !this.#parts.isRecord(element)) return;
        const record = lookUp(grammar.rules, element.name).body;
        if (record.op === 'sequence') this.#records.set(element.name, record.parts);
      });
    }
  }

  grammar(): Grammar {
    for (const rule of this.#grammar.rules.values()) {
      // The texts of labels are recorded in the function of their rule, so its parts stay in it.
      const isLeft = this.#parts.trivia.rules.has(rule.name) || rule.isComment || rule.isError || hasCapture(rule.body);
      this.#hooks.add(isLeft ? rule : { ...rule, body: this.#visit(rule.body, rule) });
    }
    return this.#hooks.grammar();
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

  #text(e: Expression, rule: Rule): Expression {
    const after = this.#parts.blanksAfter(e);
    return this.#hooks.text(e, rule, after === undefined ? '' : this.#ends.blanksOf(after));
  }

  /** Delimiters after other parts, and the first element of a list whose other elements follow. */
  #sequence(parts: readonly Expression[], rule: Rule): Expression[] {
    const isSyntax = this.#parts.syntax.has(rule.name);
    const [first] = parts;
    const round = this.#roundIn(parts, rule);
    let isOpen = false;
    const visited = parts.map((part, i) => {
      const wasOpen = isOpen;
      isOpen ||= !consumesNothing(part, this.#facts) && !this.#parts.isTrivia(part);
      const isLast = i === parts.length - 1 && first !== undefined && this.#parts.isDelimiter(first);
      const isText = (isSyntax || isLast) && this.#parts.isDelimiter(part);
      const isFirst = !wasOpen && isOpen && parts === this.#records.get(rule.name) && this.#parts.isFixed(part);
      const isOperand = isSyntax && this.#parts.isOperand(part) && part !== round;
      return isFirst || (wasOpen && (isText || isOperand)) ? this.#text(part, rule) : this.#visit(part, rule);
    });
    for (const [i, part] of parts.entries()) {
      const list = visited.find((_, at) => {
        const other = at > i ? parts[at] : undefined;
        const repeat = other && unlabelled(other);
        return repeat?.op === 'repeat' && this.#goesOn(part, repeat, rule);
      });
      const found = list && this.#hooks.ofList(this.#separatorIn(list) ?? list);
      const own = visited[i];
      if (found === undefined || own === undefined || this.#hooks.isFull) continue;
      const { stops, ends } = found.hook;
      visited[i] = this.#hooks.element(own, rule, {
        next: found.number,
        stops,
        ...(ends === undefined ? {} : { ends }),
      });
    }
    return visited;
  }

  /**
   * Returns the call in an optional sequence that is a round of a loop: the rule calls itself at its end, as in `List = Item
   * ("," List)?`. The parser recovers at the beginning of the round instead, because it can't loop over a hook.
   */
  #roundIn(parts: readonly Expression[], { name, body }: Rule): Expression | undefined {
    const last = body.op === 'sequence' ? body.parts.at(-1) : undefined;
    const optional = last && unlabelled(last);
    if (optional?.op !== 'repeat' || optional.max !== 1) return undefined;
    const { element } = optional;
    const round = parts.at(-1);
    const call = round && unlabelled(round);
    const isRound = element.op === 'sequence' && element.parts === parts && call?.op === 'rule' && call.name === name;
    const isSeparated = parts.some((part) => this.#parts.isDelimiter(part));
    return isRound && isSeparated && this.#tails.isCycle(name, name) ? round : undefined;
  }

  /** Returns the first hook in an optional sequence: the separator before the next round of a loop. */
  #separatorIn(optional: Expression): Expression | undefined {
    const list = unlabelled(optional);
    if (list.op !== 'repeat' || list.max !== 1 || list.element.op !== 'sequence') return undefined;
    return list.element.parts.find((part) => this.#hooks.ofList(part) !== undefined);
  }

  /** Whether a list consists of a first element and others of the same rule, or of the rounds of a loop. */
  #goesOn(first: Expression, list: Repeat, rule: Rule): boolean {
    const head = unlabelled(first);
    if (head.op !== 'rule' || this.#parts.isTrivia(head) || consumesNothing(head, this.#facts)) return false;
    const element = unlabelled(list.element);
    if (element.op === 'sequence' && this.#roundIn(element.parts, rule) !== undefined) return true;
    if (list.max === 1) return false;
    const parts = element.op === 'sequence' ? element.parts.map(unlabelled) : [element];
    return parts.some((part) => part.op === 'rule' && part.name === head.name);
  }

  #repeat(e: Repeat, rule: Rule): Repeat {
    const separator = e.separator === undefined ? {} : { separator: this.#separator(e.separator, rule) };
    const element = this.#separated(e.element, rule);
    const visited: Repeat = { ...e, element, ...separator };
    if (e.max !== Number.POSITIVE_INFINITY || this.#hooks.isFull || !this.#parts.isRecord(e.element)) return visited;
    const between = visited.separator && this.#hooks.ofList(visited.separator)?.number;
    const about = { next: between ?? this.#hooks.next, ...this.#ends.of(e) };
    return { ...visited, element: this.#hooks.element(element, rule, about) };
  }

  /** An element of a list that may begin with a delimiter. */
  #separated(element: Expression, rule: Rule): Expression {
    if (element.op !== 'sequence' || !this.#parts.isRecord(element)) return this.#visit(element, rule);
    const first = element.parts.findIndex((part) => !this.#parts.isTrivia(part));
    const separator = element.parts[first];
    const visited = this.#sequence(element.parts, rule);
    const isSeparator =
      separator !== undefined && this.#parts.isDelimiter(separator) && !this.#opens(element.parts, first);
    if (isSeparator) visited[first] = this.#text(separator, rule);
    return { ...element, parts: visited };
  }

  /** Whether a delimiter at the start of a sequence has one after it that closes it. */
  #opens(parts: readonly Expression[], first: number): boolean {
    return parts.slice(first + 1).some((part) => this.#parts.isDelimiter(part));
  }

  #separator(separator: Expression, rule: Rule): Expression {
    return this.#parts.isDelimiter(separator) ? this.#text(separator, rule) : this.#visit(separator, rule);
  }
}
