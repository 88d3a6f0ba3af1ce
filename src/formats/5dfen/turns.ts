import { Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { numberIn } from './digits.js';

// What the words of a tree say of the numbered turn at word `at`.

/** Its number. */
export function turnNumberAt(tree: Tree, at: number): number {
  const { text, words } = tree;
  const start = words[at + WORDS + START]!;
  return numberIn(text, start, words[at + WORDS + END]! - (playerAt(tree, at) === '' ? 1 : 2));
}

/** Whose action alone it is, as its number says: `1w.`, `1b.`; the empty string where it does not say. */
export function playerAt({ text, words }: Tree, at: number): 'w' | 'b' | '' {
  const last = text[words[at + WORDS + END]! - 2];
  return last === 'w' || last === 'b' ? last : '';
}

/** Word indices of its replies, one behind each slash. Turns without a number have them, too. */
export function repliesAt({ words }: Tree, at: number): number[] {
  const replies: number[] = [];
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) if (kindAt(words, i) === Kind.Reply) replies.push(i);
  return replies;
}

/** Whether black acts first in it: its number says so, or it is 0, since nothing precedes white's turn 1. */
export function blackBegins(tree: Tree, at: number): boolean {
  if (playerAt(tree, at) === 'b') return true;
  return turnNumberAt(tree, at) === 0 && repliesAt(tree, at).length === 0;
}
