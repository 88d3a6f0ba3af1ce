import type { Node } from '../tree/node.js';
import type { Expected } from './failure-tracer.js';

/** Why a text could not be read at an error node: what was expected at the farthest offset that its rule reached. */
export interface SyntaxFailure {
  /** The error node. */
  readonly node: Node;
  /** Name of its error production, or of a built-in error kind. */
  readonly kind: string;
  /** Farthest offset that the failed rule reached; inside the error node or after it. */
  readonly at: number;
  /** The texts that would have been accepted at `at`, without repeats, in the order of the grammar. */
  readonly expected: readonly Expected[];
  /** The character at `at`, or the empty string at the end of the text. */
  readonly found: string;
}

/** Returns what is where a rule failed, in words: the character in quotes, or `end of text`. */
export const describeFound = ({ found }: Pick<SyntaxFailure, 'found'>): string =>
  found === '' ? 'end of text' : JSON.stringify(found);

/** The most expectations that a message names. */
const MAX_NAMED = 12;

/** Returns a list of expectations in words: `card, space or end of text`; of very many, the first and how many more. */
export function describeExpected(expected: readonly Expected[]): string {
  const names = expected.map((e) =>
    e.type === 'literal' ? JSON.stringify(e.text) : e.type === 'end' ? 'end of text' : e.text,
  );
  if (names.length < 2) return names[0] ?? 'nothing more';
  const others = names.length - MAX_NAMED;
  const [end, last] = others > 1 ? [MAX_NAMED, `${others} others`] : [-1, names.at(-1)];
  return `${names.slice(0, end).join(', ')} or ${last}`;
}
