import type { ast } from 'peggy';
import { lookUp } from '../ir.js';
import { classPattern } from './class-pattern.js';
import { type Expression, ExpressionFacts, isNode } from './expression-facts.js';

/** A node of the interpreter's tree. */
export interface FoundNode {
  readonly kind: string;
  readonly field: string;
  readonly variant: number;
  readonly start: number;
  readonly end: number;
  readonly children: readonly FoundNode[];
}

/** A match: where it ends, and its nodes. */
export interface Match {
  readonly end: number;
  readonly nodes: readonly FoundNode[];
}

/** Called with every part of the grammar that matched, even if the match is discarded later. */
export interface CoverageSink {
  matched(part: ast.Rule | ast.Alternative): void;
  /** @param times how often the inside of an optional or repeated part matched */
  repeated(part: ast.Suffixed | ast.Repeated, times: number): void;
}

/** The input took more attempts than the budget allows, so there is no result. */
export class OutOfBudget extends Error {}

/**
 * A plain interpreter of peggy's syntax tree. It is slow and simple, and shares no code with the generator, so it is an
 * independent check of generated parsers.
 */
export class Interpreter {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #facts: ExpressionFacts;
  readonly #text: string;
  #budget: number;
  readonly #coverage: CoverageSink | undefined;
  /** Fragments whose matches are reported as nodes of kind `_`, to find their spans. */
  readonly #blanks: ReadonlySet<string>;

  constructor(
    grammar: ast.Grammar,
    text: string,
    options: { budget?: number; coverage?: CoverageSink; blanks?: ReadonlySet<string> } = {},
  ) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#facts = new ExpressionFacts(this.#rules);
    this.#text = text;
    this.#budget = options.budget ?? 200_000;
    this.#coverage = options.coverage;
    this.#blanks = options.blanks ?? new Set();
  }

  /** Returns the match of rule `name` at the start of the text. */
  run(name: string): Match | undefined {
    return this.#rule(name, 0, '', 0);
  }

  /** Matches of rules that are being tried at an offset, by rule and offset: the result of a left-recursive call. */
  readonly #seeds = new Map<string, { match: Match | undefined; used: boolean }>();

  /**
   * A rule's call of itself at the same offset fails at first, then returns the match so far, as long as that makes the
   * match longer.
   */
  #grown(key: string, field: string, attempt: () => Match | undefined): Match | undefined {
    const seed = this.#seeds.get(key);
    if (seed !== undefined) {
      seed.used = true;
      return labelledAs(seed.match, field);
    }
    const own: { match: Match | undefined; used: boolean } = { match: undefined, used: false };
    this.#seeds.set(key, own);
    try {
      for (;;) {
        const match = attempt();
        if (match === undefined || (own.match !== undefined && match.end <= own.match.end)) break;
        own.match = match;
        if (!own.used) break;
      }
    } finally {
      this.#seeds.delete(key);
    }
    return labelledAs(own.match, field);
  }

  #rule(name: string, p: number, field: string, depth: number): Match | undefined {
    return this.#grown(`${name} ${p}`, field, () => this.#once(name, p, INHERITED, depth));
  }

  /** The texts that labels of the current rule have matched. */
  #labels: ReadonlyMap<string, string> = new Map();

  /** Labels belong to one call of a rule. */
  #called<T>(attempt: () => T): T {
    const labels = this.#labels;
    this.#labels = new Map();
    const result = attempt();
    this.#labels = labels;
    return result;
  }

  /** A part that failed has not matched any label. */
  #undone(attempt: () => Match | undefined): Match | undefined {
    const labels = this.#labels;
    const match = attempt();
    if (match === undefined) this.#labels = labels;
    return match;
  }

  #once(name: string, p: number, field: string, depth: number): Match | undefined {
    const rule = lookUp(this.#rules, name);
    const match = this.#called(() => this.#match(rule.expression, p, isNode(name) ? '' : field, depth));
    if (match === undefined) return undefined;
    this.#coverage?.matched(rule);
    if (this.#blanks.has(name)) {
      const blank: FoundNode = { kind: '_', field: '', variant: 0, start: p, end: match.end, children: [] };
      return { end: match.end, nodes: [blank, ...match.nodes] };
    }
    if (!isNode(name)) return match;
    const node: FoundNode = {
      kind: name,
      field: this.#facts.comments.has(name) ? '' : field,
      variant: this.#variant(rule.expression, p) ?? 0,
      start: p,
      end: match.end,
      children: match.nodes,
    };
    return { end: match.end, nodes: [node] };
  }

  #match(e: Expression, p: number, field: string, depth: number): Match | undefined {
    return this.#undone(() => this.#matchOne(e, p, field, depth));
  }

  #matchOne(e: Expression, p: number, field: string, depth: number): Match | undefined {
    if (this.#budget-- <= 0 || depth > 600) throw new OutOfBudget();
    const on = (x: Expression, at: number, f = field) => this.#match(x, at, f, depth + 1);
    switch (e.type) {
      case 'named':
      case 'group':
        return on(e.expression, p);
      case 'text': {
        const match = on(e.expression, p, '');
        return match && { end: match.end, nodes: [] };
      }
      case 'simple_and':
        return on(e.expression, p, '') && { end: p, nodes: [] };
      case 'simple_not':
        return on(e.expression, p, '') ? undefined : { end: p, nodes: [] };
      case 'labeled': {
        const { expression, label } = e;
        if (label === null) return on(expression, p);
        const match = this.#undone(() => this.#labelled(expression, label, p, depth));
        if (match !== undefined) this.#labels = new Map(this.#labels).set(label, this.#text.slice(p, match.end));
        return match;
      }
      case 'back_reference': {
        const text = this.#labels.get(e.label);
        return text !== undefined && this.#text.startsWith(text, p) ? { end: p + text.length, nodes: [] } : undefined;
      }
      case 'line_start':
        return startsLine(this.#text, p) ? { end: p, nodes: [] } : undefined;
      case 'sequence':
        return this.#inOrder(e, p, on);
      case 'choice':
        return this.#firstOf(e, p, on);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(
          e,
          p,
          (x, at) => on(x, at),
          (x, at) => on(x, at, ''),
        );
      case 'rule_ref':
        return this.#rule(e.name, p, field, depth + 1);
      case 'literal': {
        const found = this.#text.substr(p, e.value.length);
        const same = e.ignoreCase ? found.toLowerCase() === e.value.toLowerCase() : found === e.value;
        return same ? { end: p + e.value.length, nodes: [] } : undefined;
      }
      case 'any':
        return p < this.#text.length ? { end: p + 1, nodes: [] } : undefined;
      case 'class': {
        const point = this.#text.codePointAt(p);
        if (point === undefined) return undefined;
        const found = e.unicode ? String.fromCodePoint(point) : this.#text.charAt(p);
        return classPattern(e).test(found) ? { end: p + found.length, nodes: [] } : undefined;
      }
      default:
        throw new Error(`unexpected ${e.type}`);
    }
  }

  #repeated(
    e: ast.Suffixed | ast.Repeated,
    p: number,
    element: (x: Expression, at: number) => Match | undefined,
    separator: (x: Expression, at: number) => Match | undefined,
  ): Match | undefined {
    const max =
      e.type === 'repeated' ? ((e.max.value as number | null) ?? Infinity) : e.type === 'optional' ? 1 : Infinity;
    const min = e.type === 'repeated' ? Number(e.min === null ? max : e.min.value) : e.type === 'one_or_more' ? 1 : 0;
    const delimiter = e.type === 'repeated' ? e.delimiter : null;
    let at = p;
    let count = 0;
    const nodes: FoundNode[] = [];
    while (count < max) {
      const labels = this.#labels;
      const gap = count > 0 && delimiter !== null ? separator(delimiter, at) : { end: at, nodes: [] };
      const match = gap && element(e.expression, gap.end);
      if (gap === undefined || match === undefined) {
        this.#labels = labels;
        break;
      }
      at = match.end;
      for (const node of [...gap.nodes, ...match.nodes]) nodes.push(node);
      count++;
    }
    if (count < min) return undefined;
    this.#coverage?.repeated(e, count);
    return { end: at, nodes };
  }

  /**
   * A label passes through groups, repetitions, choices and fragments. A part that yields no nodes becomes a token of
   * its text; in a sequence, the parts that yield nodes take the label. Labels inside have priority.
   */
  #labelled(e: Expression, label: string, p: number, depth: number): Match | undefined {
    if (this.#budget-- <= 0 || depth > 600) throw new OutOfBudget();
    const through = (x: Expression, at: number) => this.#undone(() => this.#labelled(x, label, at, depth + 1));
    const plain = (x: Expression, at: number) => this.#match(x, at, '', depth + 1);
    switch (e.type) {
      case 'group':
      case 'named':
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
        return this.#inOrder(e, p, (x, at) => (this.#facts.yields(x) ? through(x, at) : plain(x, at)));
      case 'choice':
        return this.#firstOf(e, p, through);
      case 'rule_ref': {
        if (isNode(e.name) || !this.#facts.isMixed(e)) return this.#rule(e.name, p, label, depth + 1);
        const rule = lookUp(this.#rules, e.name);
        const match = this.#grown(`${e.name} ${p} ${label}`, label, () =>
          this.#called(() => through(rule.expression, p)),
        );
        if (match !== undefined) this.#coverage?.matched(rule);
        return match;
      }
      default:
        return plain(e, p);
    }
  }

  #token(e: Expression, label: string, p: number, depth: number): Match | undefined {
    const match = this.#match(e, p, '', depth + 1);
    if (match === undefined) return undefined;
    const token: FoundNode = {
      kind: 'Token',
      field: label,
      variant: this.#variant(e, p) ?? 0,
      start: p,
      end: match.end,
      children: match.nodes,
    };
    return { end: match.end, nodes: [token] };
  }

  #inOrder(e: ast.Sequence, p: number, on: (x: Expression, at: number) => Match | undefined): Match | undefined {
    let at = p;
    const nodes: FoundNode[] = [];
    for (const element of e.elements) {
      const match = on(element, at);
      if (match === undefined) return undefined;
      at = match.end;
      for (const node of match.nodes) nodes.push(node);
    }
    return { end: at, nodes };
  }

  #firstOf(e: ast.Choice, p: number, on: (x: Expression, at: number) => Match | undefined): Match | undefined {
    for (const alternative of e.alternatives) {
      const match = on(alternative, p);
      if (match === undefined) continue;
      this.#coverage?.matched(alternative);
      return match;
    }
    return undefined;
  }

  /** Returns the number of the literal that matches at `p`, if `e` is a choice of literals. */
  #variant(e: Expression, p: number): number | undefined {
    const choice = this.#facts.resolve(e);
    if (choice.type !== 'choice') return undefined;
    const literals = choice.alternatives.map((alternative) => this.#facts.resolve(alternative));
    if (!literals.every((literal) => literal.type === 'literal')) return undefined;
    const index = literals.findIndex((literal) => this.#match(literal, p, '', 0) !== undefined);
    return index < 0 ? undefined : index;
  }
}

/** Label of nodes that take that of the rule's caller. */
const INHERITED = '\u0001';

function labelledAs(match: Match | undefined, field: string): Match | undefined {
  if (match === undefined) return undefined;
  return { end: match.end, nodes: match.nodes.map((node) => (node.field === INHERITED ? { ...node, field } : node)) };
}

function startsLine(text: string, p: number): boolean {
  if (p === 0 || text[p - 1] === '\n') return true;
  return text[p - 1] === '\r' && text[p] !== '\n';
}
