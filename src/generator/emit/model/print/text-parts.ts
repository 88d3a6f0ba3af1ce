import { defined } from '../../../../defined.js';
import type { ModelMember } from '../model.js';

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

/** Whether a part is a member, or has one. */
export const hasMember = (part: TextPart): boolean => part.is !== 'text';

/** Whether a part is a text with more than spaces. */
export const isVisible = (part: TextPart): boolean => part.is === 'text' && /[^ ]/.test(part.text);

/** Returns the members that parts have, wherever they are. */
export const membersOf = (parts: readonly TextPart[]): readonly ModelMember[] =>
  parts.flatMap((part) => {
    if (part.is === 'text') return [];
    return part.is === 'member' ? [part.member] : [...membersOf(part.parts), ...membersOf(part.otherwise ?? [])];
  });

/**
 * Returns the parts of a part that is only there with a member, each only there with its own member: other alternatives
 * have some of them without that one.
 */
export function apart(part: TextPart): readonly TextPart[] {
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
export function ownMembers(
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
export function byMember(
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
export const guarded = (found: readonly TextPart[], known: readonly ModelMember[] = []): readonly TextPart[] =>
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
export function withTexts(
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
export function merged(found: readonly TextPart[]): readonly TextPart[] {
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
