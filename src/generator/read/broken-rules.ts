import type { TextSpan } from './extensions.js';
import { NAME } from './tokens/identifier.js';
import { tokensOf } from './tokens/tokens.js';

/** A rule's head at the beginning of a line, up to its `=`. */
const HEAD = new RegExp(
  String.raw`^\uFEFF?[ \t]*${NAME}(?:[ \t]*<[^=\n]*>)?\s*(?:(?:"[^"\r\n]*"|'[^'\r\n]*')\s*)?=`,
  'gmu',
);

/** The body of a rule: its first offset, and the first offset of the next rule. */
export interface BodySpan {
  readonly start: number;
  readonly end: number;
  /** Whether it is what comes before the first rule. */
  readonly isOutside: boolean;
}

/** Returns the spans of the heads of all rules, from the beginning of their line to their `=`. */
const ruleHeads = (text: string): TextSpan[] =>
  Array.from(text.matchAll(HEAD), ({ 0: head, index }) => ({ start: index, end: index + head.length }));

/** Returns the spans between the heads of the rules: what comes before the first rule, then the body of each. */
export function ruleBodies(text: string): TextSpan[] {
  const heads = ruleHeads(text);
  return [0, ...heads.map(({ end }) => end)].map((start, i) => ({ start, end: heads[i]?.start ?? text.length }));
}

/**
 * Returns the body that can't be read; `undefined` if the grammar has no rules.
 *
 * @param stopped the offset where the parser stopped: in the rule, or in the head of the next one
 */
export function brokenBody(text: string, stopped: number): BodySpan | undefined {
  const heads = ruleHeads(text);
  if (heads.length === 0) return undefined;
  const found = heads.findLastIndex(({ start }) => start <= stopped);
  const head = heads[found];
  const at = found > 0 && head !== undefined && stopped < head.end ? found - 1 : found;
  return { start: heads[at]?.end ?? 0, end: heads[at + 1]?.start ?? text.length, isOutside: at < 0 };
}

/**
 * Returns the text of a grammar without the body that can't be read, so that the other rules can be; offsets and lines
 * stay the same. Returns `undefined` if there is nothing more to leave out.
 *
 * @param stopped the offset where the parser stopped: in the rule, or in the head of the next one
 */
export function withoutBrokenRule(text: string, stopped: number): string | undefined {
  const span = brokenBody(text, stopped);
  if (span === undefined) return undefined;
  const body = text.slice(span.start, span.end);
  const blank = body.replace(/[^\r\n]/g, ' ');
  // Any character stands for the body of a rule.
  const instead = span.isOutside ? blank : blank.replace(/ /, '.');
  return instead === body ? undefined : text.slice(0, span.start) + instead + text.slice(span.end);
}

/**
 * Returns the offset of the first bracket in a body that is not closed, and the offset after the last part of the body.
 */
export function unclosedGroup(text: string, { start, end }: BodySpan): { start: number; end: number } | undefined {
  const open: number[] = [];
  let last = start;
  for (const token of tokensOf(text.slice(start, end))) {
    if (token.text === '(') open.push(start + token.start);
    else if (token.text === ')') open.pop();
    last = start + token.end;
  }
  return open[0] === undefined ? undefined : { start: open[0], end: last };
}
