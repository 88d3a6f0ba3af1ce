import { BuiltinKind } from '../../../../cst/tree/language.js';
import { KIND_BITS, VARIANT_SHIFT } from '../../../../cst/tree/layout.js';
import { alwaysMatches, emitsNodes, touchesTree } from '../../../analyze/facts.js';
import type { Capture, Choice, Expression, Field } from '../../../ir.js';
import type { Plan } from '../../plan/plan.js';
import { hasVariants, unwrapped } from '../../plan/variants.js';
import type { CodeWriter, Jump } from '../../writer.js';
import type { CharacterEmitter } from '../characters/characters.js';
import type { FunctionCode } from '../function-code.js';
import { CallEmitter, type Continuation, type Match } from './call-emitter.js';
import { stateLeftByFailure } from './changed-state.js';
import { ChoiceEmitter } from './choice-emitter.js';
import { RepeatEmitter } from './repeat-emitter.js';
import { emitTest } from './test-emitter.js';

type BackReference = Extract<Expression, { op: 'again' }>;

const MORE: Continuation = { then: 'more' };

/**
 * Writes the body of one rule's function. The code keeps the position in `p` and writes nodes as it goes. Where an
 * expression fails, it jumps (`fail`); the target of the jump restores `p` and `n`.
 */
export class ExpressionEmitter {
  readonly #code: FunctionCode;
  readonly #out: CodeWriter;
  readonly #plan: Plan;
  readonly #characters: CharacterEmitter;
  readonly #calls: CallEmitter;
  readonly #choices: ChoiceEmitter;
  readonly #repeats: RepeatEmitter;

  constructor(code: FunctionCode) {
    const match: Match = (e, fail, field, last) => this.match(e, fail, field, last);
    this.#code = code;
    this.#out = code.out;
    this.#plan = code.plan;
    this.#characters = code.characters;
    this.#calls = new CallEmitter(code, match);
    this.#choices = new ChoiceEmitter(code, this.#calls, match);
    this.#repeats = new RepeatEmitter(code, match);
  }

  /**
   * Writes code that matches `e` at `p`.
   *
   * @param fail statement to run if it doesn't match
   * @param field TypeScript expression of the field bits of its nodes
   * @param last whether the rule matches nothing after it, and what the rule does if it doesn't match
   */
  match(e: Expression, fail: Jump, field: string, last: Continuation = MORE): void {
    switch (e.op) {
      case 'literal':
        return this.#characters.literal(e.text, e.units, fail);
      case 'set':
        return this.#characters.set(e.set, fail);
      case 'sequence':
        for (const part of e.parts) this.match(part, fail, field, part === e.parts.at(-1) ? last : MORE);
        return;
      case 'choice':
        return this.#choices.choice(e, fail, field, last);
      case 'repeat':
        return this.#repeats.repeat(e, fail, field, last);
      case 'and':
        return this.#and(e.inner, fail);
      case 'not':
        return this.#not(e.inner, fail);
      case 'text':
        return this.#text(e.inner, fail);
      case 'field':
        return e.token ? this.#token(e, fail) : this.match(e.inner, fail, String(e.field << KIND_BITS), last);
      case 'rule':
        return this.#calls.call(e.name, fail, field, last);
      case 'capture':
        return this.#capture(e.capture, e.inner, fail, field);
      case 'again':
        return this.#again(e, fail);
      case 'test':
        return emitTest(e, this.#code, fail);
      case 'lineStart':
        return this.#characters.lineStart(fail);
    }
  }

  /** Writes code that matches a choice of literals and leaves the number of the literal that matched in `variant`. */
  matchVariant(e: Expression, fail: Jump, variant: string): void {
    const choice = unwrapped(e, this.#plan) as Choice;
    this.#choices.alternatives(choice, fail, '0', MORE, (i) => (i === 0 ? undefined : `${variant} = ${i};`));
  }

  /** Matches the text of a label again. */
  #again(e: BackReference, fail: Jump): void {
    const captured = this.#code.read(e.capture);
    const again = this.#code.helper(e.ignoreCase === true ? 'againFolded' : 'again');
    const end = `${again}(${captured.from}, ${captured.to}, p)`;
    if (!this.#plan.recovers) {
      this.#out.line(`if ((p = ${end}) < 0) ${fail()}`);
      return;
    }
    const stop = this.#code.name('e');
    this.#out.line(`const ${stop} = ${end};`);
    this.#code.failIf(`${stop} < 0`, fail);
    this.#out.line(`p = ${stop};`);
  }

  /** Records the span of a label's text. */
  #capture(capture: Capture, inner: Expression, fail: Jump, field: string): void {
    const start = this.#code.name('s');
    const { from, to } = this.#code.variables(capture);
    this.#out.line(`const ${start} = p;`);
    this.match(inner, fail, field);
    this.#out.line(`${from} = ${start};`);
    this.#out.line(`${to} = p;`);
  }

  /** Writes a token: a leaf, except for comments in its text. */
  #token(e: Field, fail: Jump): void {
    const head = BuiltinKind.Token | (e.field << KIND_BITS);
    if (emitsNodes(e.inner, this.#plan.facts)) {
      const at = this.#code.name('t');
      this.#code.opens = true;
      this.#out.line(`const ${at} = open(p, ${head}, p);`);
      this.match(e.inner, fail, '0');
      this.#out.line(`close(${at}, p);`);
      return;
    }
    const start = this.#code.startOf([e.inner], () => this.#code.name('s'));
    if (hasVariants(e.inner, this.#plan)) {
      const variant = this.#code.name('v');
      this.#out.line(`let ${variant} = 0;`);
      this.matchVariant(e.inner, fail, variant);
      this.#out.line(`leaf(${head} | (${variant} << ${VARIANT_SHIFT}), ${start}, p);`);
    } else {
      this.match(e.inner, fail, '0');
      this.#out.line(`leaf(${head}, ${start}, p);`);
    }
  }

  #text(inner: Expression, fail: Jump): void {
    if (!touchesTree(inner, this.#plan.facts)) return this.match(inner, fail, '0');
    const nodes = this.#code.name('n');
    this.#out.line(`const ${nodes} = n;`);
    this.match(inner, fail, '0');
    this.#out.line(`n = ${nodes};`);
  }

  #and(inner: Expression, fail: Jump): void {
    const next = this.#characters.next(inner);
    if (next !== undefined) {
      this.#code.failIf(this.#characters.notAhead(next), fail);
      return;
    }
    const saved = this.#code.save(true, touchesTree(inner, this.#plan.facts));
    this.match(inner, fail, '0');
    this.#code.restore(saved);
  }

  #not(inner: Expression, fail: Jump): void {
    const next = this.#characters.next(inner);
    if (next !== undefined) {
      this.#code.failIf(this.#characters.ahead(next), fail);
      return;
    }
    if (alwaysMatches(inner, this.#plan.facts)) {
      this.#out.line(`if (p >= 0) ${fail()} // always, but compilers need not know`);
      return;
    }
    const { position, nodes } = stateLeftByFailure(inner, this.#plan.facts);
    const saved = this.#code.save(position, nodes, [inner]);
    const label = this.#code.name('not');
    const far = this.#plan.recovers ? this.#code.name('far') : undefined;
    if (far !== undefined) this.#out.line(`const ${far} = far;`);
    this.#out.labeled(label, `${this.#code.guarded(inner)}{`, (leave) => {
      this.match(inner, leave, '0');
      if (far !== undefined) this.#out.line(`far = ${far};`);
      this.#out.line(fail());
    });
    if (far !== undefined) this.#out.line(`far = ${far};`);
    this.#code.restore(saved);
  }
}
