import type { ast } from 'peggy';
import { isNodeName, lookUp } from '../../generator/ir.js';
import type {
  ExternalTest,
  LabelTest,
  PeggyExpression,
  Prefixed,
  Repeated,
  Suffixed,
} from '../../generator/read/peggy-ast.js';
import { firstOf, inOrder, type MatchPart, type MatchStep, repeated } from './combinations.js';
import { ExpressionFacts } from './expression-facts.js';
import { Labels } from './labels.js';
import { INHERITED, LeftRecursion } from './left-recursion.js';
import { BudgetError, type CoverageSink, type FoundNode, type Match, type ParseListener } from './match.js';
import { endOfTerminal, isEqual, literalNumber } from './terminals.js';

/**
 * A plain interpreter of peggy's syntax tree. It is slow and simple, and shares no code with the generator, so it is an
 * independent check of generated parsers.
 */
export class Interpreter {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #facts: ExpressionFacts;
  readonly #text: string;
  #budget: number;
  readonly #maxDepth: number;
  readonly #withoutNodes: boolean;
  readonly #listener: ParseListener | undefined;
  readonly #coverage: CoverageSink | undefined;
  readonly #recursion = new LeftRecursion();
  readonly #labels = new Labels();
  readonly #predicates: Readonly<Record<string, (text: string) => boolean>>;
  /** Fragments whose matches are reported as nodes of kind `_`, to find their spans. */
  readonly #blanks: ReadonlySet<string>;

  constructor(
    grammar: ast.Grammar,
    text: string,
    options: {
      budget?: number;
      /** Limit for nested attempts. */
      maxDepth?: number;
      /** Whether matches have no nodes, only ends: that takes less memory. */
      withoutNodes?: boolean;
      listener?: ParseListener;
      coverage?: CoverageSink;
      blanks?: ReadonlySet<string>;
      /** The predicates of the caller; an absent one accepts every text. */
      predicates?: Readonly<Record<string, (text: string) => boolean>>;
    } = {},
  ) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#facts = new ExpressionFacts(this.#rules);
    this.#text = text;
    this.#budget = options.budget ?? 200_000;
    this.#maxDepth = options.maxDepth ?? 600;
    this.#withoutNodes = options.withoutNodes ?? false;
    this.#listener = options.listener;
    this.#coverage = options.coverage;
    this.#blanks = options.blanks ?? new Set();
    this.#predicates = options.predicates ?? {};
  }

  /** Returns the match of rule `name` at the start of the text. */
  run(name: string): Match | undefined {
    return this.#rule(name, 0, '', 0);
  }

  #rule(name: string, p: number, field: string, depth: number): Match | undefined {
    return this.#recursion.grow(`${name} ${p}`, field, () => this.#once(name, p, INHERITED, depth));
  }

  #once(name: string, p: number, field: string, depth: number): Match | undefined {
    const rule = lookUp(this.#rules, name);
    const match = this.#called(rule, p, () => this.#match(rule.expression, p, isNodeName(name) ? '' : field, depth));
    if (match === undefined) return undefined;
    this.#coverage?.matched(rule);
    if (this.#withoutNodes) return match;
    if (this.#blanks.has(name)) {
      const blank: FoundNode = { kind: '_', field: '', variant: 0, start: p, end: match.end, children: [] };
      return { end: match.end, nodes: [blank, ...match.nodes] };
    }
    if (!isNodeName(name)) return match;
    const node: FoundNode = {
      kind: name,
      field: this.#facts.comments.has(name) ? '' : field,
      variant: literalNumber(rule.expression, this.#facts, this.#text, p) ?? 0,
      start: p,
      end: match.end,
      children: match.nodes,
    };
    return { end: match.end, nodes: [node] };
  }

  /** Calls a rule, and reports that to the listener. */
  #called(rule: ast.Rule, p: number, attempt: () => Match | undefined): Match | undefined {
    this.#listener?.entered(rule, p);
    const texts = this.#labels.save();
    this.#labels.clear();
    const match = attempt();
    this.#labels.restore(texts);
    this.#listener?.left(rule, p, match?.end ?? -1);
    return match;
  }

  /** @throws {BudgetError} if there were too many attempts, or they are nested too deeply */
  #attempted(depth: number): void {
    if (this.#budget-- <= 0 || depth > this.#maxDepth) throw new BudgetError();
    this.#listener?.attempted();
  }

  #match(e: PeggyExpression, p: number, field: string, depth: number): Match | undefined {
    // Written out instead of `undone`: nested texts would take more of the stack.
    const texts = this.#labels.save();
    const match = this.#matchOne(e, p, field, depth);
    if (match === undefined) this.#labels.restore(texts);
    return match;
  }

  #matchOne(e: PeggyExpression, p: number, field: string, depth: number): Match | undefined {
    this.#attempted(depth);
    const on = (x: PeggyExpression, offset: number, f = field) => this.#match(x, offset, f, depth + 1);
    switch (e.type) {
      case 'named':
      case 'group':
      case 'action':
        return on(e.expression, p);
      // Code is dropped.
      case 'semantic_and':
      case 'semantic_not':
        return { end: p, nodes: [] };
      case 'text': {
        const match = on(e.expression, p, '');
        return match && { end: match.end, nodes: [] };
      }
      case 'simple_and':
        return on(e.expression, p, '') && { end: p, nodes: [] };
      case 'simple_not':
        return this.#not(e, p, depth);
      case 'labeled': {
        const { expression, label } = e;
        if (label === null) return on(expression, p);
        const match = this.#labels.undone(() => this.#labeled(expression, label, p, depth));
        if (match !== undefined) this.#labels.set(label, this.#text.slice(p, match.end), p);
        return match;
      }
      case 'sequence':
        return inOrder(e, p, on);
      case 'choice':
        return firstOf(e, p, on, this.#coverage);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(e, p, on, (x, offset) => on(x, offset, ''));
      case 'rule_ref':
        return this.#rule(e.name, p, field, depth + 1);
      case 'label_test':
      case 'external_test': {
        const holds = this.#holds(e);
        this.#listener?.read(e, p, holds ? p : -1);
        return holds ? { end: p, nodes: [] } : undefined;
      }
      default: {
        const end = endOfTerminal(e, this.#text, p, this.#labels.texts);
        this.#listener?.read(e, p, end);
        return end < 0 ? undefined : { end, nodes: [] };
      }
    }
  }

  #not(e: Prefixed, p: number, depth: number): Match | undefined {
    this.#listener?.negated(1);
    const match = this.#match(e.expression, p, '', depth + 1);
    this.#listener?.negated(-1);
    this.#listener?.read(e, p, match === undefined ? p : -1);
    return match === undefined ? { end: p, nodes: [] } : undefined;
  }

  /** Whether a test of a label holds: its text is read alone, as each of the expressions that it is compared with. */
  #holds(e: LabelTest | ExternalTest): boolean {
    const texts = this.#labels.texts;
    if (e.type === 'external_test') {
      const [label] = e.args;
      const found = label?.type === 'back_reference' ? texts.get(label.label) : { text: '', start: 0 };
      return found !== undefined && (this.#predicates[e.name]?.(found.text) ?? true);
    }
    const text = texts.get(e.label)?.text;
    if (text === undefined) return false;
    return e.args.some((arg) => {
      if (arg.type === 'back_reference') {
        const other = texts.get(arg.label)?.text;
        return other !== undefined && isEqual(text, other, arg.ignoreCase === true || e.ignoreCase === true);
      }
      return this.#readsAll(arg, text, e.ignoreCase === true);
    });
  }

  /** Whether an expression matches a whole text, in any case if `ignoreCase` is set. */
  #readsAll(e: PeggyExpression, text: string, ignoreCase: boolean): boolean {
    const cases = ignoreCase ? [text, text.toLowerCase(), text.toUpperCase()] : [text];
    return cases.some((spelling) => {
      const inner = new Interpreter({ rules: [...this.#rules.values()] } as unknown as ast.Grammar, spelling);
      return inner.#match(e, 0, '', 0)?.end === spelling.length;
    });
  }

  #repeated(e: Suffixed | Repeated, p: number, element: MatchPart, separator: MatchPart): Match | undefined {
    const step: MatchStep = (attempt) => this.#labels.undone(attempt);
    return repeated(e, p, { element, separator, step, labels: this.#labels.texts }, this.#coverage);
  }

  /**
   * Matches an expression with a label, which passes through groups, repetitions, choices and fragments. A part that
   * yields no nodes becomes a token of its text; in a sequence, the parts that yield nodes take the label. Labels
   * inside have priority.
   */
  #labeled(e: PeggyExpression, label: string, p: number, depth: number): Match | undefined {
    this.#attempted(depth);
    const through = (x: PeggyExpression, offset: number) =>
      this.#labels.undone(() => this.#labeled(x, label, offset, depth + 1));
    const plain = (x: PeggyExpression, offset: number) => this.#match(x, offset, '', depth + 1);
    switch (e.type) {
      case 'group':
      case 'named':
      case 'action':
        return through(e.expression, p);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(e, p, through, plain);
    }
    if (!this.#facts.yields(e)) return this.#token(e, label, p, depth);
    switch (e.type) {
      case 'sequence':
        return inOrder(e, p, (x, offset) => (this.#facts.yields(x) ? through(x, offset) : plain(x, offset)));
      case 'choice':
        return firstOf(e, p, through, this.#coverage);
      case 'rule_ref': {
        if (isNodeName(e.name) || !this.#facts.isMixed(e)) return this.#rule(e.name, p, label, depth + 1);
        const rule = lookUp(this.#rules, e.name);
        const match = this.#recursion.grow(`${e.name} ${p} ${label}`, label, () =>
          this.#called(rule, p, () => through(rule.expression, p)),
        );
        if (match !== undefined) this.#coverage?.matched(rule);
        return match;
      }
      default:
        return plain(e, p);
    }
  }

  #token(e: PeggyExpression, label: string, p: number, depth: number): Match | undefined {
    const match = this.#match(e, p, '', depth + 1);
    if (match === undefined || this.#withoutNodes) return match;
    const token: FoundNode = {
      kind: 'Token',
      field: label,
      variant: literalNumber(e, this.#facts, this.#text, p) ?? 0,
      start: p,
      end: match.end,
      children: match.nodes,
    };
    return { end: match.end, nodes: [token] };
  }
}
