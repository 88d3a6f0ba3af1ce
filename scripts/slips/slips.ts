import type { Random } from '../../src/cli/verbs/fuzz/random.js';

/** One slip of a writer: what was done, and the text after it. */
export interface Slip {
  readonly done: string;
  readonly text: string;
}

const TYPED = ['x', '1', '(', '[', '{', '"', '/', ' ', 'a', 'K', ')', ']', '}', '-'];

/**
 * Returns `count` random slips of a text: a character or a word is left out, replaced or added, or a line is left out.
 */
export function slipsOf(text: string, count: number, random: Random): Slip[] {
  if (text === '') return [];
  const lines = spansOf(text, /[^\n]*\n|[^\n]+/g);
  const words = spansOf(text, /\w+|[^\w\s]/g);
  const word = () => {
    const [start, end] = random.pick(words);
    return text.slice(start, end);
  };
  const draw = (): Slip => {
    const at = random.int(text.length);
    const kind = random.int(10);
    if (kind === 0 && lines.length > 1) return edit(text, 'drop a line', random.pick(lines), '');
    if (kind === 1) return edit(text, 'add a character', [at, at], random.pick(TYPED));
    if (kind === 2) return edit(text, 'repeat a character', [at, at], text.charAt(at));
    if (kind <= 4) return edit(text, 'replace a character', [at, at + 1], random.pick(TYPED));
    if (kind === 5 || words.length === 0) return edit(text, 'drop a character', [at, at + 1], '');
    const [start, end] = random.pick(words);
    if (kind === 6) return edit(text, 'drop a word', [start, end], '');
    if (kind === 7) return edit(text, 'add a word', [start, start], `${word()} `);
    return edit(text, 'replace a word', [start, end], word());
  };
  return Array.from({ length: count }, draw).filter((slip) => slip.text !== text);
}

type Range = readonly [start: number, end: number];

const spansOf = (text: string, pattern: RegExp): Range[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }): Range => [index, index + found.length]);

function edit(text: string, what: string, [start, end]: Range, typed: string): Slip {
  const line = text.slice(0, start).split('\n').length;
  const of = start < end ? ` ${JSON.stringify(text.slice(start, end))}` : '';
  const by = typed === '' ? '' : ` → ${JSON.stringify(typed)}`;
  return { done: `${what} at line ${line}:${of}${by}`, text: text.slice(0, start) + typed + text.slice(end) };
}
