import type { OpenHook } from './open-hooks.js';

// The words of recovery:
// - hook: a part of a grammar after which a parser can continue although the part does not match
// - candidate: a hook that failed
// - trial: a parse with repairs that are not accepted yet
// - far: the farthest offset where anything failed; `reached` is the same of a part or a trial, to compare with it
// - silent: not reported, because it follows from another repair

/** A part of a grammar after which a parser can continue although the part does not match. */
export interface RecoveryHook {
  /**
   * The role of the part: an element of a list, which can be skipped, or a text after other parts, which can also be
   * assumed.
   */
  readonly way: 'element' | 'text';
  /** Number of the hook that matches the point where a list continues after a skipped element. */
  readonly next: number;
  /** Characters that can come after the list. */
  readonly stops: string;
  /** The characters that elements end with, if these are few. */
  readonly ends?: string;
  /** The white space that may follow a text and belongs to it, as in a token `")" _`. */
  readonly blanks?: string;
}

/** The repair of a hook at one offset: it skips text up to `to`, or assumes that its text is there. */
export interface Repair {
  readonly hook: number;
  readonly offset: number;
  readonly skips: boolean;
  /** Whether it assumes its text after one skipped word or character. */
  readonly replaces: boolean;
  /** The end of the skipped text, {@link NOT_SEARCHED} or {@link NOT_FOUND}. */
  to: number;
  /** Whether it follows from another repair shortly before it, so that it is not reported. */
  isSilent: boolean;
}

/** The end of the text that a repair skips, until the parser has looked for it. */
export const NOT_SEARCHED = -1;
/** The end of the text that a repair skips, if the parser has looked for it and found none. */
export const NOT_FOUND = -2;

/**
 * A hook that failed at the farthest offset. Lists have these hooks in the order in which they failed, the innermost
 * first.
 */
export interface Candidate {
  readonly hook: number;
  readonly offset: number;
  /** The farthest offset that it reached. */
  readonly far: number;
  /** The hook itself, and the hooks around it. */
  readonly open: OpenHook | undefined;
}

/** Whether a character is part of a word. */
export const isWordCharacter = (character: string): boolean => WORD_CHARACTER.test(character);

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
