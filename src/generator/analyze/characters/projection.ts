import type { Alphabet } from '../../../cst/text/alphabet.js';
import { type CharSet, contains } from '../../char-set.js';
import { type Grammar, lookUp, walk } from '../../ir.js';
import { ByteSet, END_OF_TEXT } from './byte-set.js';

const FIRST_PAIR = 0x10000;
const AFTER_LAST = 0x110000;
/** The first byte that stands for a class. Smaller bytes are ASCII characters. */
const FIRST_CLASS = 128;
const MAX_CLASSES = 128;

/** A range of characters, U+0000 or outside ASCII, that no set of the grammar distinguishes. */
interface CharacterRange {
  readonly start: number;
  readonly class: number;
}

/**
 * The projection of text to bytes for one grammar. ASCII stays, except for U+0000, because byte 0 is the end of the
 * text. All other characters that no set of the grammar distinguishes share a class from 128 on. Surrogate pairs are
 * classed at their first unit.
 */
export class Projection {
  readonly #ranges: readonly CharacterRange[];
  readonly #byteSets = new Map<CharSet, ByteSet>();
  /** Number of classes. */
  readonly classCount: number;
  /** Classes of the first units of surrogate pairs; empty if no set of the grammar has code points. */
  readonly pairs: ByteSet;

  constructor(grammar: Grammar) {
    const all = [...setsOf(grammar)];
    const hasCodePoints = all.some((set) => set.points);
    const sets = all.filter(isBeyondAscii);
    const cuts = [...cutsOf(sets)].sort((a, b) => a - b);
    const classes = new Map<string, number>();
    const pairs = new Set<number>();
    this.#ranges = cuts.map((start) => {
      const isPair = hasCodePoints && start >= FIRST_PAIR;
      const signature = (isPair ? 'pair ' : '') + sets.map((set) => (accepts(set, start) ? 1 : 0)).join('');
      if (!classes.has(signature)) classes.set(signature, FIRST_CLASS + classes.size);
      const byte = lookUp(classes, signature);
      if (isPair) pairs.add(byte);
      return { start, class: byte };
    });
    this.classCount = classes.size;
    this.pairs = ByteSet.of([...pairs].map(single));
  }

  /** Whether the classes fit into bytes. */
  get fits(): boolean {
    return this.classCount <= MAX_CLASSES;
  }

  /** Whether sets have the same bytes in another projection. */
  isLike(other: Projection): boolean {
    return JSON.stringify(this.#ranges) === JSON.stringify(other.#ranges) && this.pairs.equals(other.pairs);
  }

  /**
   * Returns the bytes for the characters of a set, never the end of the text. Bytes that no text has may or may not be
   * included.
   */
  bytes(set: CharSet): ByteSet {
    let bytes = this.#byteSets.get(set);
    if (bytes === undefined) {
      bytes = this.#bytesOf(set);
      this.#byteSets.set(set, bytes);
    }
    return bytes;
  }

  #bytesOf(set: CharSet): ByteSet {
    const ranges = isBeyondAscii(set) ? this.#ranges : [];
    const classes = new Set(ranges.filter(({ start }) => accepts(set, start)).map((range) => range.class));
    const ascii = set.ranges.filter(([low]) => low < FIRST_CLASS);
    const plain = ascii.map(
      ([low, high]) => [Math.max(low, END_OF_TEXT + 1), Math.min(high, FIRST_CLASS - 1)] as const,
    );
    const others = classes.size === this.classCount ? [[FIRST_CLASS, 255] as const] : [...classes].map(single);
    return ByteSet.of([...plain, ...others]);
  }

  /**
   * Returns the table that a parser projects texts with. Classes that no test of the parser distinguishes become one: a
   * parser that tests for letters needs no class for small letters.
   *
   * @param tested the sets of bytes that the parser tests for
   */
  alphabet(tested: readonly ByteSet[]): Alphabet {
    const firsts = new Map<string, number>();
    const merged = new Map<number, number>();
    for (let byte = FIRST_CLASS; byte < FIRST_CLASS + this.classCount; byte++) {
      const signature = tested.map((set) => (set.has(byte) ? 1 : 0)).join('');
      if (!firsts.has(signature)) firsts.set(signature, byte);
      merged.set(byte, lookUp(firsts, signature));
    }
    const [zero, ...others] = this.#ranges.map((range) => ({ start: range.start, class: lookUp(merged, range.class) }));
    const distinct = others.filter(({ class: own }, i) => others[i - 1]?.class !== own);
    return {
      zero: zero!.class,
      starts: distinct.map(({ start }) => start),
      classes: distinct.map((range) => range.class),
    };
  }
}

/** Whether a set has U+0000 or characters outside ASCII: only such sets distinguish classes. */
const isBeyondAscii = ({ ranges }: CharSet): boolean =>
  ranges[0]?.[0] === 0 || (ranges.at(-1)?.[1] ?? 0) >= FIRST_CLASS;

/** Returns a byte as a range. */
const single = (byte: number): readonly [low: number, high: number] => [byte, byte];

function setsOf(grammar: Grammar): Set<CharSet> {
  const distinct = new Map<string, CharSet>();
  const add = (set: CharSet) => distinct.set(`${set.points} ${set.ranges.join(' ')}`, set);
  for (const rule of grammar.rules.values()) {
    walk(rule.body, (e) => {
      if (e.op === 'set') add(e.set);
      else if (e.op === 'literal') e.units.forEach(add);
    });
  }
  return new Set(distinct.values());
}

/** Returns the starts of ranges: U+0000, and every code point from U+0080 on where some set may begin or end. */
function cutsOf(sets: readonly CharSet[]): Set<number> {
  const cuts = new Set([0, 128, FIRST_PAIR]);
  const add = (cut: number) => {
    if (cut > 128 && cut < AFTER_LAST) cuts.add(cut);
  };
  for (const { points, ranges } of sets) {
    for (const end of ranges.flatMap(([low, high]) => [low, high + 1])) {
      add(end);
      if (!points && end > 0xd800 && end <= 0xdc00) add(FIRST_PAIR + (end - 0xd800) * 0x400);
    }
  }
  return cuts;
}

/**
 * Whether a set accepts a character, given as a code point; a set of units tests the first unit of a surrogate pair.
 */
function accepts(set: CharSet, character: number): boolean {
  if (set.points || character < FIRST_PAIR) return contains(set, character);
  return contains(set, 0xd800 + ((character - FIRST_PAIR) >> 10));
}
