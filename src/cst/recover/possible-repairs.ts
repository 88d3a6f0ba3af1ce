import { type Candidate, isWordCharacter, NOT_SEARCHED, type RecoveryHook, type Repair } from './repair.js';

/** Returns the hooks that failed in the word at the farthest offset, the farthest first. */
export function candidatesNear(text: string, far: number, candidates: readonly Candidate[]): readonly Candidate[] {
  let start = far;
  while (start > 0 && isWordCharacter(text[start - 1]!)) start--;
  return farthestFirst(candidates.filter((candidate) => candidate.far >= start));
}

/** Returns hooks that failed, each at an offset once, in the order of what they reached, the farthest first. */
export function farthestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.hook} ${candidate.offset}`;
    if (!first.has(key)) first.set(key, candidate);
  }
  return [...first.values()].sort((a, b) => b.far - a.far);
}

/**
 * Yields the repairs of hooks that failed: first those that assume a text, then those that assume it after a skipped
 * word or character, then those that skip text.
 *
 * @param isSilent whether the failure follows from another repair
 */
export function* repairsOf(
  candidates: readonly Candidate[],
  hooks: readonly RecoveryHook[],
  text: string,
  isSilent: boolean,
): Generator<Repair> {
  for (const { hook, offset } of candidates) {
    if (hooks[hook]!.way === 'text') yield { ...REPAIR_DEFAULTS, hook, offset, to: offset, isSilent };
  }
  for (const { hook, offset, far } of candidates) {
    const { way, blanks } = hooks[hook]!;
    if (way !== 'text') continue;
    // The failed part can be a word as a whole.
    const isAtEnd = far > offset && isWordCharacter(text[far - 1]!) && !isWordCharacter(text[far] ?? ' ');
    for (const end of isAtEnd ? [far, far + 1] : [endOfWord(text, Math.max(far, offset))]) {
      const to = endOfWhiteSpace(text, Math.min(end, text.length), blanks);
      if (to > offset) yield { ...REPAIR_DEFAULTS, hook, offset, to, skips: true, replaces: true };
    }
  }
  const nearest = [...candidates].sort((a, b) => b.offset - a.offset);
  for (const { hook, offset } of nearest) yield { ...REPAIR_DEFAULTS, hook, offset, to: NOT_SEARCHED, skips: true };
}

/** Returns the end of the word or the character at an offset. */
function endOfWord(text: string, offset: number): number {
  let end = Math.min(offset + 1, text.length);
  if (isWordCharacter(text[offset] ?? ' ')) while (isWordCharacter(text[end] ?? ' ')) end++;
  return end;
}

/** Returns the offset after the white space that belongs to an assumed text. */
function endOfWhiteSpace(text: string, offset: number, blanks = ''): number {
  let end = offset;
  while (end < text.length && blanks.includes(text[end]!)) end++;
  return end;
}

/** The defaults of a repair: it skips nothing, replaces nothing, and is reported. */
export const REPAIR_DEFAULTS = { skips: false, replaces: false, isSilent: false };
