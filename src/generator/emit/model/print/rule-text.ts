import { sampleText, shortened } from '../../../analyze/characters/sample-text.js';
import { type AnalyzedGrammar, consumesNothing, type Facts } from '../../../analyze/facts.js';
import {
  type Expression,
  fieldName,
  type Grammar,
  isFragment,
  isTriviaName,
  lookUp,
  type Repeat,
  somePart,
  takesNoField,
} from '../../../ir.js';
import type { ModelMember, ModelRecord } from '../model.js';
import {
  apart,
  byMember,
  guarded,
  hasMember,
  isVisible,
  membersOf,
  merged,
  ownMembers,
  type TextPart,
  withTexts,
} from './text-parts.js';

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
  return guarded(merged(new RuleText(members, analyzed).of(rule.body)));
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
    const rule = lookUp(this.#grammar.rules, e.name);
    return isFragment(rule) && rule.body.op === 'sequence' ? rule.body.parts : [e];
  }

  #choice(alternatives: readonly Expression[], separator: string | undefined): readonly TextPart[] {
    const each = this.#each(alternatives, separator);
    if (each === undefined) return this.#firstOf(alternatives, separator);
    const { found, written } = each;
    const own = ownMembers(found, separator !== undefined);
    const alike = alternatives.flatMap((e, i) => (own[i] === undefined ? [{ e, parts: found[i]! }] : []));
    const otherwise = alike.length > 1 ? this.#together(alike, separator) : alike[0]?.parts;
    if (alike.length === alternatives.length) return otherwise ?? [];
    this.#written = written;
    return byMember(found, own, otherwise);
  }

  /**
   * Returns the parts of each alternative as if it were the only one, and the members that are written after any of
   * them; `undefined` if there are too many to compare.
   */
  #each(alternatives: readonly Expression[], separator: string | undefined) {
    const [writtenBefore, textsBefore] = [this.#written, this.#texts];
    const written = new Set(writtenBefore);
    const found: (readonly TextPart[])[] = [];
    for (const alternative of alternatives) {
      if (++this.#expansions > MAX_EXPANSIONS) return undefined;
      found.push(this.of(alternative, this.#separatorIn(alternative, separator)));
      for (const member of this.#written) written.add(member);
      [this.#written, this.#texts] = [writtenBefore, textsBefore];
    }
    return { found, written };
  }

  /** Returns alternatives that no member tells apart: the first one, and the members that only later ones have. */
  #together(
    alternatives: readonly { readonly e: Expression; readonly parts: readonly TextPart[] }[],
    separator: string | undefined,
  ): readonly TextPart[] {
    const [first = [], ...others] = alternatives.map(({ parts }) => parts);
    if (!first.some(hasMember) && !others.some((other) => other.some(hasMember))) return first;
    const shared = new Set(others.flatMap(membersOf));
    const together = this.#firstOf(
      alternatives.map(({ e }) => e),
      separator,
    );
    return membersOf(first).some((member) => shared.has(member)) ? together.flatMap(apart) : together;
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
    const after = separator === undefined ? this.#requiredEnd(element, found) : [];
    const canBeEmpty = min === 0 && (this.#isRequiredStart(element, before) || after.length > 0);
    return found
      .filter(hasMember)
      .map((part) => (part.is === 'member' && min === 0 ? { ...part, canBeEmpty: true as const } : part))
      .flatMap((part) => withTexts(part, before, after, canBeEmpty));
  }

  /** Whether the texts before the first member of an element must be there: they are more than trivia. */
  #isRequiredStart(element: Expression, before: readonly TextPart[]): boolean {
    const [first] = this.#sequenceOf(element);
    return before.some(isVisible) || (before.length > 0 && !(first?.op === 'rule' && isTriviaName(first.name)));
  }

  /** Returns the texts after the last member of an element; none if all of them may be left out. */
  #requiredEnd(element: Expression, found: readonly TextPart[]): readonly TextPart[] {
    const after = found.slice(found.findLastIndex(hasMember) + 1);
    const last = this.#sequenceOf(element).at(-1);
    const isRequired = after.some(isVisible) || (after.length > 0 && last !== undefined && this.#isRequired(last));
    return isRequired ? after : [];
  }

  /** Whether everything that an expression matches has a character. Trivia may always be left out. */
  #isRequired(e: Expression): boolean {
    return !(e.op === 'rule' && isTriviaName(e.name)) && !consumesNothing(e, this.#facts);
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

  /** Whether an expression has a node that a label can be for. */
  #hasNode(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) => {
      if (part.op !== 'rule') return undefined;
      const rule = lookUp(this.#grammar.rules, part.name);
      return !isFragment(rule) && !takesNoField(rule) ? true : undefined;
    });
  }

  #hasField(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) => {
      if (part.op === 'field') return this.#members.has(fieldName(this.#grammar.fields, part.field));
      if (part.op === 'again') return this.#members.has(part.capture.label);
      return part.op === 'rule' && !isFragment(lookUp(this.#grammar.rules, part.name)) ? false : undefined;
    });
  }
}
