import type { ByteSet } from '../../../analyze/characters/byte-set.js';
import type { CharSet } from '../../../char-set.js';
import type { Expression, Repeat } from '../../../ir.js';
import type { Plan } from '../../plan/plan.js';
import { unwrapped } from '../../plan/variants.js';
import { type CodeWriter, type Jump, quoted } from '../../writer.js';
import type { FunctionCode } from '../function-code.js';
import type { CharacterTests, Operator } from './character-tests.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Writes the code that tests characters: literals, sets, and runs of one set. */
export class CharacterEmitter {
  /** Whether the code looks at the text's bytes. */
  usesBytes = false;
  readonly #code: FunctionCode;
  readonly #plan: Plan;
  readonly #tests: CharacterTests;
  readonly #out: CodeWriter;

  constructor(code: FunctionCode, tests: CharacterTests) {
    this.#code = code;
    this.#plan = code.plan;
    this.#tests = tests;
    this.#out = code.out;
  }

  /** Returns the set of an expression that only matches one character; otherwise `undefined`. */
  single(e: Expression): CharSet | undefined {
    const resolved = unwrapped(e, this.#plan);
    if (resolved.op === 'set') return resolved.set;
    return resolved.op === 'literal' && resolved.units.length === 1 ? resolved.units[0] : undefined;
  }

  /** Returns the bytes before which an expression matches as a lookahead, if it depends on nothing else. */
  next(e: Expression): ByteSet | undefined {
    const single = this.single(e);
    if (single !== undefined) return this.bytes(single);
    const resolved = unwrapped(e, this.#plan);
    switch (resolved.op) {
      case 'and':
        return this.next(resolved.inner);
      case 'not':
        return this.next(resolved.inner)?.complement;
      case 'repeat':
        return resolved.min === 1 ? this.next(resolved.element) : undefined;
      case 'choice': {
        const all = resolved.alternatives.map((alternative) => this.next(alternative));
        return all.reduce((a, b) => (b === undefined ? b : a?.union(b)));
      }
      default:
        return undefined;
    }
  }

  /** Returns a condition before an attempt, which skips it if the next character rules it out. */
  guard(e: Expression): string | undefined {
    const first = this.#plan.first.of(e);
    return first === undefined || this.#looksFirst(e) ? undefined : this.ahead(first);
  }

  /** Whether the code for an expression begins with a test of the next character anyway. */
  #looksFirst(e: Expression): boolean {
    const resolved = unwrapped(e, this.#plan);
    if (resolved.op === 'sequence') return this.#looksFirst(resolved.parts[0]!);
    return resolved.op === 'set' || resolved.op === 'literal';
  }

  /** Returns a condition that is true if the next byte is in the set. */
  ahead(bytes: ByteSet, within?: Operator): string {
    this.usesBytes = true;
    return this.#tests.test(bytes, 'bytes[p]!', within);
  }

  /** Returns a condition that is true if the next byte is not in the set. */
  notAhead(bytes: ByteSet): string {
    this.usesBytes = true;
    return this.#tests.reject(bytes, 'bytes[p]!');
  }

  /** Returns the bytes for the characters of a set. */
  bytes(set: CharSet): ByteSet {
    return this.#plan.projection.bytes(set);
  }

  literal(text: string, units: readonly CharSet[], fail: Jump): void {
    if (text === '') return;
    const tests = units.map((unit, i) => {
      const at = i === 0 ? 'p' : `p + ${i}`;
      return this.#tests.reject(this.bytes(unit), `bytes[${at}]!`, units.length > 1 ? '||' : undefined);
    });
    this.usesBytes = true;
    this.#code.failIf(tests.join(' || '), fail, quoted(text));
    this.#out.line(`p += ${text.length};`);
  }

  /** Writes a test for the start of the text or the offset after a line break, but not between the two units of one. */
  lineStart(fail: Jump): void {
    this.usesBytes = true;
    const isWithinLine = `bytes[p - 1] !== ${LINE_FEED} && (bytes[p - 1] !== ${CARRIAGE_RETURN} || bytes[p] === ${LINE_FEED})`;
    this.#code.failIf(`p > 0 && ${isWithinLine}`, fail);
  }

  set(set: CharSet, fail: Jump): void {
    this.#code.failIf(this.notAhead(this.bytes(set)), fail);
    this.#out.line(`p += ${this.#width(set)};`);
  }

  /**
   * Writes a repetition of one character, with nothing in between.
   *
   * @param variable a name for the offset that it begins at, or for the number of characters
   */
  run({ min, max }: Repeat, set: CharSet, fail: Jump, variable: string): void {
    const bytes = this.bytes(set);
    const step = this.#width(set);
    if (max === 1) {
      if (min === 1) this.set(set, fail);
      else this.#out.line(`if (${this.ahead(bytes)}) p += ${step};`);
    } else if (max === Number.POSITIVE_INFINITY && min <= 1) {
      if (min === 1) this.set(set, fail);
      const skipper = this.#tests.skipper(bytes);
      this.usesBytes = true;
      this.#out.line(
        skipper === undefined ? `while (${this.ahead(bytes)}) p += ${step};` : `p = ${skipper}(bytes, p);`,
      );
    } else if (step === '1') {
      this.#out.line(`const ${variable} = p;`);
      this.#counted(`p - ${variable}`, { min, max }, bytes, 'p += 1;', fail);
    } else {
      this.#out.line(`let ${variable} = 0;`);
      this.#counted(variable, { min, max }, bytes, `{ p += ${step}; ${variable}++; }`, fail);
    }
  }

  /** Writes a loop over characters of a set, and a test of their number; `count` is the expression for it. */
  #counted(
    count: string,
    { min, max }: Pick<Repeat, 'min' | 'max'>,
    bytes: ByteSet,
    iteration: string,
    fail: Jump,
  ): void {
    const isOpen = max === Number.POSITIVE_INFINITY;
    const test = isOpen ? this.ahead(bytes) : `${count} < ${max} && ${this.ahead(bytes, '&&')}`;
    this.#out.line(`while (${test}) ${iteration}`);
    if (min > 0) this.#code.failIf(`${count} < ${min}`, fail);
  }

  /** Returns how many units a character of the set takes: two for a surrogate pair if the set has code points. */
  #width(set: CharSet): string {
    const { pairs } = this.#plan.projection;
    return set.points && !pairs.isEmpty ? `${this.ahead(pairs)} ? 2 : 1` : '1';
  }
}
