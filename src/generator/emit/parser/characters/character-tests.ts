import type { ByteSet } from '../../../analyze/characters/byte-set.js';
import { type CodeWriter, quoted } from '../../writer.js';

/** Runs up to this length are scanned one by one before the search method of strings is used. */
const MAX_SCANNED_LENGTH = 24;

/** The operator that joins a test with others; a test that is joined by the other operator is put in brackets. */
export type Operator = '&&' | '||';

/**
 * The tests for characters in generated code: comparisons for small sets, bits of lookup tables for the others, and
 * searches for "everything up to this character".
 */
export class CharacterTests {
  readonly #tables: ByteSet[] = [];
  readonly #skips: number[][] = [];
  readonly #tested = new Map<string, ByteSet>();

  /** The sets that were tested for. */
  get tested(): readonly ByteSet[] {
    return [...this.#tested.values()];
  }

  /** Returns an expression that is true if byte `c` is in the set. */
  test(set: ByteSet, c: string, within?: Operator): string {
    return this.#membership(set, c, true, within);
  }

  /** Returns an expression that is true if byte `c` is not in the set. */
  reject(set: ByteSet, c: string, within?: Operator): string {
    return this.#membership(set, c, false, within);
  }

  #membership(set: ByteSet, c: string, wanted: boolean, within: Operator | undefined): string {
    this.#tested.set(set.key, set);
    const inside = set.ranges();
    const outside = set.complement.ranges();
    const inverted = outside.length < inside.length;
    const ranges = inverted ? outside : inside;
    if (ranges.length > 2) return this.#bit(set, c, wanted);
    const isIn = wanted !== inverted;
    // Bytes are not negative; a plain `false` would make compilers reject the code after it.
    if (ranges.length === 0) return isIn ? `${c} < 0` : `${c} >= 0`;
    const inner: Operator = isIn ? '&&' : '||';
    const outer: Operator = isIn ? '||' : '&&';
    const isAlone = ranges.length === 1;
    const isGrouped = !isAlone || (within !== undefined && within !== inner);
    const tests = ranges.map(([low, high]) => comparison(c, low, high, isIn, isGrouped)).join(` ${outer} `);
    return isAlone || within === undefined || within === outer ? tests : `(${tests})`;
  }

  #bit(set: ByteSet, c: string, wanted: boolean): string {
    let index = this.#tables.findIndex((known) => known.key === set.key);
    if (index < 0) index = this.#tables.push(set) - 1;
    return `(T${index >> 3}[${c}]! & ${1 << (index & 7)}) ${wanted ? '!==' : '==='} 0`;
  }

  /** Returns the name of a function that skips everything except one or two ASCII characters, if that is the set. */
  skipper(set: ByteSet): string | undefined {
    const stops: number[] = [];
    for (let byte = 1; byte < 256; byte++) if (!set.has(byte)) stops.push(byte);
    if (stops.length < 1 || stops.length > 2 || stops.some((byte) => byte > 127)) return undefined;
    if (!this.#skips.some((known) => known.join() === stops.join())) this.#skips.push(stops);
    return `skip_${stops.join('_')}`;
  }

  /** Returns the statements that discard the results of searches in the last text. */
  resets(): string[] {
    return this.#stops().map((stop) => `found_${stop} = -1;`);
  }

  #stops(): number[] {
    return [...new Set(this.#skips.flat())];
  }

  /** Declares the tables and searches that are used. */
  declare(out: CodeWriter): void {
    for (let first = 0; first < this.#tables.length; first += 8) this.#declareTable(first, out);
    for (const stop of this.#stops()) declareSearch(stop, out);
    for (const stops of this.#skips) declareSkip(stops, out);
  }

  #declareTable(first: number, out: CodeWriter): void {
    const sets = this.#tables.slice(first, first + 8);
    const bytes = Array.from({ length: 256 }, (_, byte) =>
      sets.reduce((bits, set, i) => (set.has(byte) ? bits | (1 << i) : bits), 0),
    );
    out.line(
      '// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.',
    );
    sets.forEach((set, i) => out.line(`// ${1 << i}: ${described(set)}`));
    out.line('// prettier-ignore');
    out.block(
      `const T${first >> 3} = new Uint8Array([`,
      () => {
        for (let row = 0; row < 256; row += 32) out.line(`${bytes.slice(row, row + 32).join(',')},`);
      },
      ']);',
    );
    out.line();
  }
}

/**
 * Returns a set as people read it: ASCII as a class, then 0 for the end of the text, and the numbers of other classes.
 */
function described(set: ByteSet): string {
  const ranges = set.ranges();
  const rangesWithin = (low: number, high: number): (readonly [low: number, high: number])[] =>
    ranges.flatMap(([from, to]) => (from <= high && to >= low ? [[Math.max(from, low), Math.min(to, high)]] : []));
  const ascii = rangesWithin(1, 127).map(([low, high]) => rangeText(visible(low), visible(high)));
  const others = rangesWithin(128, 255).map(([low, high]) => rangeText(String(low), String(high)));
  const parts = [ascii.length === 0 ? '' : `[${ascii.join('')}]`, set.has(0) ? '0' : '', ...others];
  return parts.filter((part) => part !== '').join(' ');
}

const rangeText = (low: string, high: string): string => (low === high ? low : `${low}-${high}`);

/** Returns a character of ASCII as it is written in a class. */
function visible(code: number): string {
  const character = String.fromCharCode(code);
  if (/[\\\]^-]/.test(character)) return `\\${character}`;
  return code > 32 && code < 127 ? character : `\\x${code.toString(16).padStart(2, '0')}`;
}

function comparison(c: string, low: number, high: number, isIn: boolean, grouped: boolean): string {
  if (low === high) return `${c} ${isIn ? '===' : '!=='} ${low}`;
  if (low === 0) return isIn ? `${c} <= ${high}` : `${c} > ${high}`;
  if (high === 255) return isIn ? `${c} >= ${low}` : `${c} < ${low}`;
  const test = isIn ? `${c} >= ${low} && ${c} <= ${high}` : `${c} < ${low} || ${c} > ${high}`;
  return grouped ? `(${test})` : test;
}

function declareSearch(stop: number, out: CodeWriter): void {
  const shown = quoted(String.fromCharCode(stop));
  out.line(`var from_${stop} = 0;`);
  out.line(`var found_${stop} = -1;`);
  out.line(
    `/** Returns the offset of the next ${shown} at or after \`p\`, or of the end; the last result is reused while it is correct. */`,
  );
  out.block(
    `const next_${stop} = (p: number): number => {`,
    () => {
      out.block(`if (p < from_${stop} || p > found_${stop}) {`, () => {
        out.line(`const i = text.indexOf(${shown}, p);`);
        out.line(`from_${stop} = p;`);
        out.line(`found_${stop} = i < 0 ? end : i;`);
      });
      out.line(`return found_${stop};`);
    },
    '};',
  );
  out.line();
}

function declareSkip(stops: readonly number[], out: CodeWriter): void {
  const others = stops.map((stop) => `c !== ${stop}`).join(' && ');
  out.block(
    `const skip_${stops.join('_')} = (bytes: Uint8Array, p: number): number => {`,
    () => {
      out.line(`const near = p + ${MAX_SCANNED_LENGTH};`);
      out.line('let c = bytes[p]!;');
      out.line(`while (p < near && ${others} && c !== 0) c = bytes[++p]!;`);
      const next = stops.map((stop) => `next_${stop}(p)`);
      out.line(`return p < near ? p : ${next.length === 1 ? next[0] : `Math.min(${next.join(', ')})`};`);
    },
    '};',
  );
  out.line();
}
