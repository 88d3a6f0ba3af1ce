import { defined } from '../../../defined.js';
import { sampleText, shortened } from '../../analyze/characters/sample-text.js';
import { type AnalyzedGrammar, consumesNothing, type Facts } from '../../analyze/facts.js';
import { type Expression, fieldName, type Grammar, isTriviaRule, lookUp, type Repeat, somePart } from '../../ir.js';
import type { ModelMember, ModelRecord } from './model.js';

/** A part of the text of a record: a fixed text, a member, or parts that are only there with a member. */
export type TextPart =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'member';
      readonly member: ModelMember;
      readonly separator: string;
      /** Whether the rule allows an empty list here. */
      readonly canBeEmpty?: true;
    }
  | {
      readonly is: 'optional';
      readonly member: ModelMember;
      readonly parts: readonly TextPart[];
      /** The parts that are there without the member; none if absent. */
      readonly otherwise?: readonly TextPart[];
    };

/** The most alternatives that are compared for a record: each is looked at twice, and so is what is inside it. */
const MAX_EXPANSIONS = 1000;

/**
 * Returns the text of a record as its rule writes it: literals as they are, the fewest repetitions, and of several
 * alternatives the one that has a member which the others lack. If alternatives have no such members, it is the first,
 * and members that only later ones have follow. Each member is written once.
 */
export function textParts({ members, rule }: ModelRecord, analyzed: AnalyzedGrammar): readonly TextPart[] {
  const [own] = members;
  // A node without fields: its text is the only member.
  if (own !== undefined && own.reader === undefined) return [{ is: 'member', member: own, separator: '' }];
  return guarded(merged(new RuleText(members, analyzed).of(lookUp(analyzed.grammar.rules, rule.name).body)));
}

class RuleText {
  readonly #members: ReadonlyMap<string, ModelMember>;
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #open = new Set<string>();
  #written: ReadonlySet<ModelMember> = new Set();
  /** The texts of rules whose members have all been written, which are looked at only once more. */
  #texts: ReadonlyMap<string, TextPart> = new Map();
  #expansions = 0;

  constructor(members: readonly ModelMember[], { grammar, facts }: AnalyzedGrammar) {
    this.#members = new Map(members.map((member) => [member.label ?? member.key, member]));
    this.#grammar = grammar;
    this.#facts = facts;
  }

  /**
   * @param separator what is between the elements of a list in the repetition around the expression
   */
  of(e: Expression, separator?: string): readonly TextPart[] {
    if (!this.#hasField(e)) return [{ is: 'text', text: sampleText(e, this.#grammar) }];
    switch (e.op) {
      case 'again':
        return this.#again(e.capture.label);
      case 'sequence':
        return e.parts.flatMap((part) => this.of(part, separator));
      case 'choice':
        return this.#choice(e.alternatives, separator);
      case 'repeat':
        return this.#repeat(e, separator);
      case 'text':
      case 'capture':
        return this.of(e.inner, separator);
      case 'field':
        return this.#withTextBeside(e.inner, this.#field(fieldName(this.#grammar.fields, e.field), separator));
      case 'rule':
        return this.#rule(e.name, separator);
      default:
        return [];
    }
  }

  #rule(name: string, separator: string | undefined): readonly TextPart[] {
    const known = this.#texts.get(name);
    if (known !== undefined) return [known];
    if (this.#open.has(name)) return [];
    this.#open.add(name);
    const found = this.of(lookUp(this.#grammar.rules, name).body, separator);
    this.#open.delete(name);
    if (found.some(hasMember)) return found;
    const text = shortened(found.map((part) => (part.is === 'text' ? part.text : '')).join(''));
    this.#texts = new Map([...this.#texts, [name, { is: 'text', text }]]);
    return [{ is: 'text', text }];
  }

  /** Returns the parts of a field. A list is written where it is repeated, with all its elements. */
  #field(label: string, separator: string | undefined): readonly TextPart[] {
    const member = this.#members.get(label);
    if (member === undefined || this.#written.has(member)) return [];
    this.#written = new Set([...this.#written, member]);
    return [{ is: 'member', member, separator: separator ?? ' ' }];
  }

  /** Returns the member that a back reference repeats. The last element of a list has no name in a template. */
  #again(label: string): readonly TextPart[] {
    const member = this.#members.get(label);
    return member === undefined || member.count === 'list' ? [] : [{ is: 'member', member, separator: '' }];
  }

  /** Returns a labeled part with the texts that its sequence has before and after its node, such as parentheses. */
  #withTextBeside(labeled: Expression, found: readonly TextPart[]): readonly TextPart[] {
    if (found.length === 0) return found;
    const { before, after } = this.#beside(labeled, (part) => this.#hasNode(part));
    return [...before, ...found, ...after];
  }

  /** Returns the texts that an expression has before and after its parts of a kind; none if it has no such part. */
  #beside(e: Expression, isInner: (part: Expression) => boolean): Record<'before' | 'after', readonly TextPart[]> {
    const parts = this.#sequenceOf(e);
    const first = parts.findIndex(isInner);
    if (first === -1) return { before: [], after: [] };
    const textOf = (part: Expression): TextPart => ({ is: 'text', text: sampleText(part, this.#grammar) });
    const last = parts.findLastIndex(isInner);
    return { before: parts.slice(0, first).map(textOf), after: parts.slice(last + 1).map(textOf) };
  }

  /** Returns the parts of a sequence, which may be in a fragment. */
  #sequenceOf(e: Expression): readonly Expression[] {
    if (e.op === 'sequence') return e.parts;
    if (e.op !== 'rule' || this.#open.has(e.name)) return [e];
    const { kind, body } = lookUp(this.#grammar.rules, e.name);
    return kind === undefined && body.op === 'sequence' ? body.parts : [e];
  }

  #choice(alternatives: readonly Expression[], separator: string | undefined): readonly TextPart[] {
    const [written, texts] = [this.#written, this.#texts];
    const all = new Set(written);
    const found: (readonly TextPart[])[] = [];
    for (const alternative of alternatives) {
      if (++this.#expansions > MAX_EXPANSIONS) return this.#firstOf(alternatives, separator);
      found.push(this.of(alternative, this.#separatorIn(alternative, separator)));
      for (const member of this.#written) all.add(member);
      [this.#written, this.#texts] = [written, texts];
    }
    const own = ownMembers(found, separator !== undefined);
    const alike = alternatives.filter((_, i) => own[i] === undefined);
    const last = own.indexOf(undefined);
    const otherwise =
      alike.length > 1
        ? this.#together(
            alike,
            found.filter((_, i) => own[i] === undefined),
            separator,
          )
        : found[last];
    if (alike.length === alternatives.length) return otherwise ?? [];
    this.#written = all;
    return byMember(found, own, otherwise);
  }

  /** Returns alternatives that no member tells apart: the first one, and the members that only later ones have. */
  #together(
    alternatives: readonly Expression[],
    [first = [], ...others]: readonly (readonly TextPart[])[],
    separator: string | undefined,
  ): readonly TextPart[] {
    if (!first.some(hasMember) && !others.some((other) => other.some(hasMember))) return first;
    const shared = new Set(others.flatMap(membersOf));
    const parts = this.#firstOf(alternatives, separator);
    return membersOf(first).some((member) => shared.has(member)) ? parts.flatMap(apart) : parts;
  }

  /** Returns the first alternative, and the members that only others have. */
  #firstOf([first, ...others]: readonly Expression[], separator: string | undefined): readonly TextPart[] {
    const optional = (e: Expression): readonly TextPart[] => this.#optional(e, this.#separatorIn(e, separator));
    const found = first === undefined ? [] : optional(first);
    // Another way to write the same members adds nothing.
    return [...found, ...others.flatMap((other) => optional(other).filter(hasMember))];
  }

  /** Returns what is between the elements of a list in an alternative: the texts beside them, or a separator. */
  #separatorIn(alternative: Expression, separator: string | undefined): string | undefined {
    return separator === '' ? this.#around(alternative) : separator;
  }

  #repeat({ element, separator, min, max }: Repeat, outer: string | undefined): readonly TextPart[] {
    if (max === 1) return this.#optional(element, outer);
    const between = separator === undefined ? this.#around(element) : sampleText(separator, this.#grammar);
    const found = this.of(element, between);
    // Text beside the elements is written between them, once before each list, and once after it.
    const before = found.slice(0, found.findIndex(hasMember));
    const after = separator === undefined ? found.slice(found.findLastIndex(hasMember) + 1) : [];
    const [first, last] = [this.#sequenceOf(element)[0], this.#sequenceOf(element).at(-1)];
    const needsAfter = after.some(isVisible) || (after.length > 0 && last !== undefined && this.#isRequired(last));
    const isBeside =
      before.some(isVisible) || (before.length > 0 && !(first?.op === 'rule' && isTriviaRule(first.name)));
    const canBeEmpty = min === 0 && (isBeside || needsAfter);
    return found
      .filter(hasMember)
      .map((part) => (part.is === 'member' && min === 0 ? { ...part, canBeEmpty: true as const } : part))
      .flatMap((part) => withTexts(part, before, needsAfter ? after : [], canBeEmpty));
  }

  /** Whether everything that an expression matches has a character. Trivia may always be left out. */
  #isRequired(e: Expression): boolean {
    return !(e.op === 'rule' && isTriviaRule(e.name)) && !consumesNothing(e, this.#facts);
  }

  /** Returns the parts of an expression, together if its first member can be absent. */
  #optional(e: Expression, separator: string | undefined): readonly TextPart[] {
    const found = this.of(e, separator);
    const first = found.find((part) => part.is === 'member');
    if (first?.is !== 'member') return found.some(hasMember) ? found : [];
    if (first.member.count === 'required') return found;
    return [{ is: 'optional', member: first.member, parts: merged(found) }];
  }

  /** Returns the text between the fields of a repeated expression: what it has after them and before them. */
  #around(e: Expression): string {
    const { before, after } =
      e.op === 'field'
        ? this.#beside(e.inner, (part) => this.#hasNode(part))
        : this.#beside(e, (part) => this.#hasField(part));
    return [...after, ...before]
      .map((part) => (part.is === 'text' ? part.text : ''))
      .join('')
      .replace(/ {2,}/g, ' ');
  }

  #hasNode(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) =>
      part.op === 'rule' && lookUp(this.#grammar.rules, part.name).kind !== undefined ? true : undefined,
    );
  }

  #hasField(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) => {
      if (part.op === 'field') return this.#members.has(fieldName(this.#grammar.fields, part.field));
      if (part.op === 'again') return this.#members.has(part.capture.label);
      return part.op === 'rule' && lookUp(this.#grammar.rules, part.name).kind !== undefined ? false : undefined;
    });
  }
}

const hasMember = (part: TextPart): boolean => part.is !== 'text';

/** Whether a part is a text with more than spaces. */
const isVisible = (part: TextPart): boolean => part.is === 'text' && /[^ ]/.test(part.text);

/** Returns the members that parts have, wherever they are. */
const membersOf = (parts: readonly TextPart[]): readonly ModelMember[] =>
  parts.flatMap((part) => {
    if (part.is === 'text') return [];
    return part.is === 'member' ? [part.member] : [...membersOf(part.parts), ...membersOf(part.otherwise ?? [])];
  });

/**
 * Returns the parts of a part that is only there with a member, each only there with its own member: other alternatives
 * have some of them without that one.
 */
function apart(part: TextPart): readonly TextPart[] {
  if (part.is !== 'optional' || part.otherwise !== undefined) return [part];
  let space: readonly TextPart[] = [];
  return part.parts.flatMap((inner): readonly TextPart[] => {
    const before = space;
    space = inner.is === 'text' && !isVisible(inner) ? [inner] : [];
    if (inner.is === 'text') return isVisible(inner) ? [...before, inner] : before;
    if (inner.is === 'optional') return withTexts(inner, before, [], false);
    if (inner.member.count === 'required') return [...before, inner];
    return [{ is: 'optional', member: inner.member, parts: [...before, inner] }];
  });
}

/**
 * Returns for each alternative the member that only it has, and always has; `undefined` for one without such a member.
 * A list that can be empty doesn't count in the first alternative, which is written if every list is empty.
 *
 * @param isRepeated whether the alternatives are in a repetition, so that several of them can have elements
 */
function ownMembers(
  alternatives: readonly (readonly TextPart[])[],
  isRepeated: boolean,
): readonly (ModelMember | undefined)[] {
  const members = alternatives.map(membersOf);
  return alternatives.map((parts, i) => {
    const others = new Set(members.toSpliced(i, 1).flat());
    const found = parts.find((part) => {
      if (part.is !== 'member' || others.has(part.member)) return false;
      const { count } = part.member;
      return count === 'optional' || (count === 'list' && !isRepeated && (part.canBeEmpty !== true || i > 0));
    });
    return found?.is === 'member' ? found.member : undefined;
  });
}

/**
 * Returns alternatives as parts that are there with their own members.
 *
 * @param otherwise the parts that are there without any of these members; none if absent
 */
function byMember(
  alternatives: readonly (readonly TextPart[])[],
  own: readonly (ModelMember | undefined)[],
  otherwise: readonly TextPart[] | undefined,
): readonly TextPart[] {
  const rest = merged(otherwise ?? []);
  let chosen = rest.length > 0 ? rest : undefined;
  for (const [i, member] of [...own.entries()].reverse()) {
    if (member === undefined) continue;
    const parts = merged(alternatives[i] ?? []);
    chosen = [{ is: 'optional', member, parts, ...defined({ otherwise: chosen }) }];
  }
  return chosen ?? [];
}

/** Makes a member that can be absent optional, unless it is in a part that is only there with it. */
const guarded = (found: readonly TextPart[], known: readonly ModelMember[] = []): readonly TextPart[] =>
  found.map((part): TextPart => {
    if (part.is === 'optional') {
      const otherwise = part.otherwise && guarded(part.otherwise, known);
      return { ...part, parts: guarded(part.parts, [...known, part.member]), ...defined({ otherwise }) };
    }
    if (part.is === 'text' || part.member.count !== 'optional' || known.includes(part.member)) return part;
    return { is: 'optional', member: part.member, parts: [part] };
  });

/**
 * Returns a part with the texts before and after it.
 *
 * @param canBeEmpty whether the part can be an empty list, without these texts
 */
function withTexts(
  part: TextPart,
  before: readonly TextPart[],
  after: readonly TextPart[],
  canBeEmpty: boolean,
): readonly TextPart[] {
  if (part.is === 'optional') return [{ ...part, parts: merged([...before, ...part.parts, ...after]) }];
  const parts = [...before, part, ...after];
  return part.is === 'member' && canBeEmpty ? [{ is: 'optional', member: part.member, parts: merged(parts) }] : parts;
}

/** Joins neighboring texts. Of the spaces where two meet, the longer ones are kept. */
function merged(found: readonly TextPart[]): readonly TextPart[] {
  const out: TextPart[] = [];
  for (const part of found) {
    const last = out.at(-1);
    if (part.is !== 'text' || last?.is !== 'text') out.push(part);
    else out[out.length - 1] = { is: 'text', text: joined(last.text, part.text) };
  }
  return out.filter((part) => part.is !== 'text' || part.text !== '');
}

function joined(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const [end, start] = [before.slice(left.length), after.slice(0, after.length - right.length)];
  if (/[^ ]/.test(end + start)) return before + after;
  return left + (end.length > start.length ? end : start) + right;
}
