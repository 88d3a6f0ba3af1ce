import type { ast } from 'peggy';
import { innerExpressions, type Labeled, labelNamesIn, type PeggyExpression, ruleBody } from '../read/peggy-ast.js';
import type { TextWithEdits } from './text-with-edits.js';
import { type Case, labeledStart, type Value, type Values } from './values.js';

/** The text of a label that code tests, after the rule that it was on is written in place of its use. */
export interface InlinedText {
  readonly case: Case;
  /** Whether the value is a list of the text's parts. */
  readonly isList: boolean;
  /** Returns the alternatives of the rule, with the label on the part that the rule returned. */
  readonly text: () => string;
}

/** Rules whose value is the value of a part are written in place of their use up to this depth. */
const MAX_CALL_DEPTH = 4;

/** Writes rules in place of their uses, so that a label is on the part whose value code tests. */
export class Inliner {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #values: Values;
  readonly #edited: TextWithEdits;

  constructor(grammar: ast.Grammar, values: Values, edited: TextWithEdits) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#values = values;
    this.#edited = edited;
  }

  /**
   * Returns a rule's alternatives with a label on the part that is its value, or the member of its value with a name;
   * `undefined` if that is not the text of a part in each of them.
   *
   * @param taken labels that the rule with the use has
   */
  inlined(
    e: PeggyExpression,
    label: string,
    member: string | undefined,
    taken: ReadonlySet<string>,
    depth = 0,
  ): InlinedText | undefined {
    const target = e.type === 'group' ? e.expression : e;
    const rule = target.type === 'rule_ref' ? this.#rules.get(target.name) : undefined;
    if (rule === undefined || depth > MAX_CALL_DEPTH) return undefined;
    const body = ruleBody(rule);
    const alternatives = body.type === 'choice' ? body.alternatives : [body];
    const all = alternatives.map((alternative) => this.#alternative(alternative, label, member, taken, depth));
    const known = all.flatMap((inlined) => inlined ?? []);
    const [first] = known;
    const isSame = known.every((inlined) => inlined.case === first?.case && inlined.isList === first?.isList);
    if (first === undefined || known.length < all.length || !isSame) return undefined;
    return { ...first, text: () => `(${known.map(({ text }) => text()).join(' / ')})` };
  }

  /** Returns an alternative of a rule with a label on the part that is its value, or on the whole of it. */
  #alternative(
    e: PeggyExpression,
    label: string,
    member: string | undefined,
    taken: ReadonlySet<string>,
    depth: number,
  ): InlinedText | undefined {
    const value = this.#values.of(e);
    const [start, end] = [e.location.start.offset, e.location.end.offset];
    if (member === undefined && value.what === 'text' && value.isNumber !== true) {
      return { case: value.case, isList: false, text: () => `${label}:(${this.#edited.part(start, end)})` };
    }
    const part = partOf(value, member);
    if (part === undefined) return undefined;
    const others = labelNamesIn(e).filter((name) => name !== part.label);
    if (others.some((name) => taken.has(name) || name === label)) return undefined;
    const isUsed = part.label !== null && usesLabel(e, part.label);
    const inner = this.#part(part, label, isUsed, new Set([...taken, ...others]), depth);
    if (inner === undefined) return undefined;
    const isJoined = value.what === 'part' && value.isJoined === true;
    const [from, to] = [part.location.start.offset, part.location.end.offset];
    return {
      case: inner.case,
      isList: inner.isList && !isJoined,
      text: () => this.#edited.part(start, end, [{ start: from, end: to, text: inner.text }]).trim(),
    };
  }

  /**
   * Returns a labeled part with another label on it, or on the part of its rule that is its value.
   *
   * @param isUsed whether its own label is used, so that it has to stay
   */
  #part(
    part: Labeled,
    label: string,
    isUsed: boolean,
    taken: ReadonlySet<string>,
    depth: number,
  ): InlinedText | undefined {
    const value = this.#values.of(part.expression);
    if (!isPlain(value)) return isUsed ? undefined : this.inlined(part.expression, label, undefined, taken, depth + 1);
    return {
      case: value.what === 'text' ? value.case : undefined,
      isList: value.what === 'list',
      text: () => this.#labeled(part, label, isUsed),
    };
  }

  #labeled(part: Labeled, label: string, isUsed: boolean): string {
    const { start, end } = part.location;
    if (!isUsed) return `${label}:${this.#edited.part(labeledStart(this.#edited.text, part), end.offset)}`;
    const whole = this.#edited.part(start.offset, end.offset);
    return part.label === label ? whole : `${label}:(${whole})`;
  }
}

/** Whether a value is the text that was matched, or a list of such texts. */
const isPlain = (value: Value): boolean => value.what === 'list' || (value.what === 'text' && value.isNumber !== true);

/** Returns the labeled or picked part that a value is. */
function partOf(value: Value, member: string | undefined): Labeled | undefined {
  if (member !== undefined) return value.what === 'object' ? value.members.get(member) : undefined;
  return value.what === 'part' ? (value.part as Labeled) : undefined;
}

/** Whether a predicate or a count in an expression may use a label. */
function usesLabel(e: PeggyExpression, label: string): boolean {
  if (e.type === 'semantic_and' || e.type === 'semantic_not') return new RegExp(`\\b${label}\\b`).test(e.code);
  if (e.type === 'repeated') {
    const bounds = [e.min, e.max].map((bound) => String(bound?.value ?? ''));
    if (bounds.some((bound) => new RegExp(`\\b${label}\\b`).test(bound))) return true;
  }
  return innerExpressions(e).some((inner) => usesLabel(inner, label));
}
