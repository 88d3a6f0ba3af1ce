import { type Expression, fieldName, type Grammar, lookUp, type Repeat, somePart } from '../../ir.js';
import type { ModelMember, ModelRecord } from './model.js';
import { sampleText, shortened } from './sample-text.js';

/** A part of the text of a record: a fixed text, a member, or parts that are only there with a member. */
export type TextPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'member'; readonly member: ModelMember; readonly separator: string }
  | { readonly is: 'optional'; readonly member: ModelMember; readonly parts: readonly TextPart[] };

/**
 * Returns the text of a record as its rule writes it: literals as they are, the first of several alternatives, the
 * fewest repetitions. Members that only later alternatives have follow. Each member is written once.
 */
export function textParts({ members, rule }: ModelRecord, grammar: Grammar): readonly TextPart[] {
  const [own] = members;
  // A node without fields: its text is the only member.
  if (own !== undefined && own.reader === undefined) return [{ is: 'member', member: own, separator: '' }];
  return guarded(merged(new RuleText(members, grammar).of(lookUp(grammar.rules, rule.name).body)));
}

class RuleText {
  readonly #members: ReadonlyMap<string, ModelMember>;
  readonly #grammar: Grammar;
  readonly #open = new Set<string>();
  readonly #written = new Set<ModelMember>();
  /** The texts of rules whose members have all been written, which are looked at only once more. */
  readonly #texts = new Map<string, TextPart>();

  constructor(members: readonly ModelMember[], grammar: Grammar) {
    this.#members = new Map(members.map((member) => [member.key, member]));
    this.#grammar = grammar;
  }

  /**
   * @param separator what is between the elements of a list in the repetition around the expression
   */
  of(e: Expression, separator?: string): readonly TextPart[] {
    if (!this.#hasField(e)) return [{ is: 'text', text: sampleText(e, this.#grammar) }];
    switch (e.op) {
      case 'sequence':
        return e.parts.flatMap((part) => this.of(part, separator));
      case 'choice':
        return this.#choice(e.alternatives, separator);
      case 'repeat':
        return this.#repeat(e);
      case 'text':
      case 'capture':
        return this.of(e.inner, separator);
      case 'field':
        return this.#field(fieldName(this.#grammar.fields, e.field), separator);
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
    this.#texts.set(name, { is: 'text', text });
    return [{ is: 'text', text }];
  }

  /** A list is written where it is repeated, with all its elements. */
  #field(label: string, separator: string | undefined): readonly TextPart[] {
    const member = this.#members.get(label);
    if (member === undefined || this.#written.has(member)) return [];
    this.#written.add(member);
    return [{ is: 'member', member, separator: separator ?? ' ' }];
  }

  #choice([first, ...others]: readonly Expression[], separator: string | undefined): readonly TextPart[] {
    const found = first === undefined ? [] : this.#optional(first, separator);
    // Another way to write the same members adds nothing.
    return [...found, ...others.flatMap((other) => this.#optional(other, separator).filter(hasMember))];
  }

  #repeat({ element, separator, max }: Repeat): readonly TextPart[] {
    if (max === 1) return this.#optional(element, undefined);
    const between = separator === undefined ? this.#around(element) : sampleText(separator, this.#grammar);
    const found = this.of(element, between);
    // Text before the elements is written between them, and once before each list.
    const before = found.slice(0, found.findIndex(hasMember));
    return found.filter(hasMember).flatMap((part) => withPrefix(part, before));
  }

  /** Returns the parts of an expression, together if its first member can be absent. */
  #optional(e: Expression, separator: string | undefined): readonly TextPart[] {
    const found = this.of(e, separator);
    const first = found.find((part) => part.is === 'member');
    if (first?.is !== 'member') return found.some(hasMember) ? found : [];
    if (first.member.count === 'required') return found;
    return [{ is: 'optional', member: first.member, parts: merged(found) }];
  }

  /** Returns the text that a repeated expression has beside its fields. */
  #around(e: Expression): string {
    const all = e.op === 'sequence' ? e.parts : [e];
    return all.map((part) => (this.#hasField(part) ? '' : sampleText(part, this.#grammar))).join('');
  }

  #hasField(e: Expression): boolean {
    return somePart(e, this.#grammar, (part) => {
      if (part.op === 'field') return this.#members.has(fieldName(this.#grammar.fields, part.field));
      return part.op === 'rule' && lookUp(this.#grammar.rules, part.name).kind !== undefined ? false : undefined;
    });
  }
}

const hasMember = (part: TextPart): boolean => part.is !== 'text';

/** Makes a member that can be absent optional, unless it is in a part that is only there with it. */
const guarded = (found: readonly TextPart[], known: readonly ModelMember[] = []): readonly TextPart[] =>
  found.map((part): TextPart => {
    if (part.is === 'optional') return { ...part, parts: guarded(part.parts, [...known, part.member]) };
    if (part.is === 'text' || part.member.count !== 'optional' || known.includes(part.member)) return part;
    return { is: 'optional', member: part.member, parts: [part] };
  });

/** Returns a part after others, which are only there with it. */
const withPrefix = (part: TextPart, before: readonly TextPart[]): readonly TextPart[] =>
  part.is === 'optional' ? [{ ...part, parts: merged([...before, ...part.parts]) }] : [...before, part];

/** Joins neighboring texts, with one space where there are several. */
function merged(found: readonly TextPart[]): readonly TextPart[] {
  const out: TextPart[] = [];
  for (const part of found) {
    const last = out.at(-1);
    if (part.is !== 'text' || last?.is !== 'text') out.push(part);
    else out[out.length - 1] = { is: 'text', text: `${last.text}${part.text}`.replace(/ {2,}/g, ' ') };
  }
  return out.filter((part) => part.is !== 'text' || part.text !== '');
}
