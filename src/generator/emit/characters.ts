import type { ByteSet } from '../analysis/byte-set.js';
import type { CharSet } from '../frontend/char-set.js';
import type { Expression, Repeat } from '../ir.js';
import type { CharacterTests } from './character-tests.js';
import type { Plan } from './plan.js';
import { type CodeWriter, quoted } from './writer.js';

/** Writes the code that looks at characters: literals, sets, and runs of one set. */
export class CharacterEmitter {
  readonly #plan: Plan;
  readonly #tests: CharacterTests;
  readonly #out: CodeWriter;

  constructor(plan: Plan, tests: CharacterTests, out: CodeWriter) {
    this.#plan = plan;
    this.#tests = tests;
    this.#out = out;
  }

  /** The one character that an expression matches, if that is all it does. */
  single(e: Expression): CharSet | undefined {
    const resolved = this.#plan.resolve(e);
    if (resolved.op === 'set') return resolved.set;
    return resolved.op === 'literal' && resolved.units.length === 1 ? resolved.units[0] : undefined;
  }

  /** A condition that holds where the next byte is in the set. */
  ahead(bytes: ByteSet): string {
    return this.#tests.test(bytes, 'bytes[p]!');
  }

  /** A condition that holds where the next byte is not in the set. */
  notAhead(bytes: ByteSet): string {
    return this.#tests.reject(bytes, 'bytes[p]!');
  }

  /** The same for a set of characters. */
  bytes(set: CharSet): ByteSet {
    return this.#plan.projection.bytes(set);
  }

  literal(text: string, units: readonly CharSet[], fail: string): void {
    if (text === '') return;
    const tests = units.map((unit, i) => {
      const at = i === 0 ? 'p' : `p + ${i}`;
      return this.#tests.reject(this.bytes(unit), `bytes[${at}]!`, at);
    });
    const grouped = tests.map((test) => (tests.length > 1 && test.includes('&&') ? `(${test})` : test));
    this.#out.line(`if (${grouped.join(' || ')}) ${fail} // ${quoted(text)}`);
    this.#out.line(`p += ${text.length};`);
  }

  set(set: CharSet, fail: string): void {
    this.#out.line(`if (${this.notAhead(this.bytes(set))}) ${fail}`);
    this.#out.line(`p += ${this.#width(set)};`);
  }

  /**
   * `?`, `*` or `+` of one character, or up to `max` of them.
   *
   * @param count a name for a counter
   */
  run(e: Repeat, set: CharSet, fail: string, count: string): void {
    const bytes = this.bytes(set);
    const step = this.#width(set);
    if (e.min === 1) this.set(set, fail);
    if (e.max === 1) {
      this.#out.line(`if (${this.ahead(bytes)}) p += ${step};`);
    } else if (e.max !== Number.POSITIVE_INFINITY) {
      this.#out.line(`for (let ${count} = 0; ${count} < ${e.max} && (${this.ahead(bytes)}); ${count}++) p += ${step};`);
    } else {
      const skipper = this.#tests.skipper(bytes);
      this.#out.line(skipper === undefined ? `while (${this.ahead(bytes)}) p += ${step};` : `p = ${skipper}(p);`);
    }
  }

  /** How many units a character of the set takes: two for a surrogate pair where the set speaks of code points. */
  #width(set: CharSet): string {
    const { pairs } = this.#plan.projection;
    return set.points && !pairs.isEmpty ? `${this.ahead(pairs)} ? 2 : 1` : '1';
  }
}
