import { Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { GREATEST, numberIn } from './digits.js';

/** The number of the numbered turn at word `at` of a tree; nothing if it is too large. */
export function turnNumberAt(tree: Tree, at: number): number | undefined {
  const { text, words } = tree;
  const start = words[at + WORDS + START]!;
  const number = numberIn(text, start, words[at + WORDS + END]! - (playerAt(tree, at) === '' ? 1 : 2));
  return number > GREATEST ? undefined : number;
}

/** The player that the number of the turn at word `at` names, `1w.` or `1b.`; the empty string where it names none. */
export function playerAt({ text, words }: Tree, at: number): 'w' | 'b' | '' {
  const last = text[words[at + WORDS + END]! - 2];
  return last === 'w' || last === 'b' ? last : '';
}

/** Word indices of the replies of the turn at word `at`, one behind each slash. Turns without a number have them, too. */
export function repliesAt({ words }: Tree, at: number): number[] {
  const replies: number[] = [];
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) if (kindAt(words, i) === Kind.Reply) replies.push(i);
  return replies;
}

/**
 * Where the nodes from word `from` up to word `end` begin to say something themselves: comments, variations and results
 * don't. Nothing if there is no more than those.
 */
export function ownPartOf({ words }: Tree, from: number, end: number): number | undefined {
  for (let i = from; i < end;) {
    const kind = kindAt(words, i);
    if (kind === Kind.Action) {
      i += WORDS;
      continue;
    }
    if (kind !== Kind.Comment && kind !== Kind.Variation && kind !== Kind.Result) return words[i + START]!;
    i = words[i + NEXT]!;
  }
  return undefined;
}

/** Whether the numbered turn at word `at` has an action in front of its slash, or no slash. */
function hasFirstAction(tree: Tree, at: number): boolean {
  const { words } = tree;
  const number = at + WORDS;
  return ownPartOf(tree, words[number + NEXT]!, repliesAt(tree, at)[0] ?? words[at + NEXT]!) !== undefined;
}

/**
 * Whether black acts first in the numbered turn at word `at`: its number says so and no other action stands in front of a
 * slash, or it is 0, since nothing precedes white's turn 1.
 */
export function blackBegins(tree: Tree, at: number): boolean {
  const hasReplies = repliesAt(tree, at).length > 0;
  if (playerAt(tree, at) === 'b') return !(hasReplies && hasFirstAction(tree, at));
  return turnNumberAt(tree, at) === 0 && !hasReplies;
}

/** How many players act in the numbered turn at word `at`. */
export const actionsAt = (tree: Tree, at: number): 1 | 2 =>
  repliesAt(tree, at).length > 0 && !(playerAt(tree, at) === 'b' && blackBegins(tree, at)) ? 2 : 1;
