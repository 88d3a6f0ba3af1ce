import { BuiltinKind } from '../../cst/language.js';
import { KIND_BITS, VARIANT_SHIFT } from '../../cst/layout.js';
import { alwaysMatches, emitsNodes, touchesTree } from '../analysis/facts.js';
import {
  type Capture,
  type Choice,
  type Expression,
  type Field,
  hasCapture,
  lookUp,
  type Repeat,
  walk,
} from '../ir.js';
import type { CharacterTests } from './character-tests.js';
import { CharacterEmitter } from './characters.js';
import { takesNoField } from '../passes/kinds.js';
import { stateLeftByFailure } from './changed-state.js';
import type { Plan } from './plan.js';
import type { CodeWriter, Jump } from './writer.js';

/** Largest element that is written twice to make `e+` out of `e e*`. */
const TWICE_SIZE = 1;

/**
 * Writes the body of one rule's function. The code keeps the position in `p` and writes nodes as it goes. Where an
 * expression fails, it jumps (`fail`); the target of the jump restores `p` and `n`.
 */
export class ExpressionEmitter {
  readonly #plan: Plan;
  readonly #characters: CharacterEmitter;
  readonly #out: CodeWriter;
  readonly #rule: string;
  #names = 0;
  /** Rules whose functions the code calls. */
  readonly called = new Set<string>();
  /** Whether the code passes the function's own field on. */
  passesField = false;
  /** Rules that the caller of the function continues with, because the code ends with them. */
  readonly goesOnWith = new Set<string>();
  /** Whether the function can begin with a later alternative, after a call that it left to its caller failed. */
  resumes = false;
  /** Whether the code uses the depth of nesting. */
  usesDepth = false;
  /** Whether the code opens nodes. */
  opens = false;
  /** The variables that record what labels matched, by key, with those that back references read. */
  readonly captures = new Map<string, CaptureVariables>();
  /** Whether the code looks at the text's bytes. */
  get usesBytes(): boolean {
    return this.#characters.usesBytes || this.called.size > 0;
  }

  /** Whether the code has back references. */
  get repeats(): boolean {
    return [...this.captures.values()].some(({ isRead }) => isRead);
  }

  constructor(plan: Plan, tests: CharacterTests, out: CodeWriter, rule: string) {
    this.#plan = plan;
    this.#characters = new CharacterEmitter(plan, tests, out);
    this.#out = out;
    this.#rule = rule;
  }

  /**
   * Returns code that matches `e` at `p`.
   *
   * @param fail statement to run if it doesn't match
   * @param field TypeScript expression of the field bits of its nodes
   * @param last whether the rule matches nothing after it, with the state to restore if it is the whole of an optional
   * part
   */
  match(e: Expression, fail: Jump, field: string, last: Last = false): void {
    switch (e.op) {
      case 'literal':
        return this.#characters.literal(e.text, e.units, fail);
      case 'set':
        return this.#characters.set(e.set, fail);
      case 'sequence':
        for (const part of e.parts) this.match(part, fail, field, part === e.parts.at(-1) && last);
        return;
      case 'choice':
        return this.#choice(e, fail, field, last);
      case 'repeat':
        return this.#repeat(e, fail, field, last);
      case 'and':
        return this.#and(e.inner, fail);
      case 'not':
        return this.#not(e.inner, fail);
      case 'text':
        return this.#text(e.inner, fail);
      case 'field':
        return e.token ? this.#token(e, fail) : this.match(e.inner, fail, String(e.field << KIND_BITS), last);
      case 'rule':
        return this.#call(e.name, fail, field, last);
      case 'capture':
        return this.#capture(e.capture, e.inner, fail, field);
      case 'again': {
        const captured = this.#variables(e.capture);
        captured.isRead = true;
        const end = `again(${captured.from}, ${captured.to}, p)`;
        if (!this.#plan.recovers) this.#out.line(`if ((p = ${end}) < 0) ${fail()}`);
        else {
          const stop = this.#name('e');
          this.#out.line(`const ${stop} = ${end};`);
          this.#out.line(`if (${stop} < 0) ${this.#characters.failing(fail())}`);
          this.#out.line(`p = ${stop};`);
        }
        return;
      }
      case 'lineStart':
        return this.#characters.lineStart(fail);
    }
  }

  /** Returns code that matches a choice of literals and leaves the number of the one that matched in `variant`. */
  matchVariant(e: Expression, fail: Jump, variant: string): void {
    const choice = this.#plan.resolve(e) as Choice;
    this.#alternatives(choice, fail, '0', false, (i) => (i === 0 ? undefined : `${variant} = ${i};`));
  }

  #name(prefix: string): string {
    return `${prefix}${++this.#names}`;
  }

  /** Records the span of a label's text. */
  #capture(capture: Capture, inner: Expression, fail: Jump, field: string): void {
    const start = this.#name('s');
    const { from, to } = this.#variables(capture);
    this.#out.line(`const ${start} = p;`);
    this.match(inner, fail, field);
    this.#out.line(`${from} = ${start};`);
    this.#out.line(`${to} = p;`);
  }

  #variables({ key, label }: Capture): CaptureVariables {
    let variables = this.captures.get(key);
    if (variables === undefined) {
      const number = this.captures.size + 1;
      variables = { label, from: `from${number}`, to: `to${number}`, isRead: false };
      this.captures.set(key, variables);
    }
    return variables;
  }

  #call(name: string, fail: Jump, field: string, last: Last): void {
    const { facts } = this.#plan;
    const rule = this.#plan.rule(name);
    const passed = takesNoField(rule) ? '0' : field;
    if (this.#plan.isInlined(name)) return this.match(rule.body, fail, passed, last);
    if (typeof last !== 'boolean' && this.#goesOn(name)) {
      this.#goOn(name, passed, last, fail);
      if (!this.#isHooked(name)) return;
    }
    const depth = this.#plan.isRecursive(name) ? `, ${this.#depth(name)}` : '';
    const call = `$${name}(bytes, p, ${passed}${depth})`;
    this.called.add(name);
    if (passed === 'field') this.passesField = true;
    this.#out.line(lookUp(facts, name).infallible ? `p = ${call};` : `if ((p = ${call}) < 0) ${fail()}`);
  }

  /** Whether a call that is the last thing in this rule can be a round of a loop. */
  #goesOn(callee: string): boolean {
    const isOpen = this.#plan.rule(this.#rule).kind === undefined || this.opens;
    return isOpen && this.#plan.isTailCycle(this.#rule, callee);
  }

  /** Leaves a call to the caller of this rule's function: see `follow`. */
  #goOn(callee: string, field: string, back: Saved | Resumed | 'fails', fail: Jump): void {
    this.goesOnWith.add(callee);
    if (field === 'field') this.passesField = true;
    const node = this.#plan.rule(this.#rule).kind === undefined ? '0' : 'at';
    const names = [...this.#plan.grammar.rules.keys()];
    const isResumed = back !== 'fails' && 'skip' in back;
    const where = back === 'fails' || isResumed ? '-1, 0' : `${back.position ?? 'p'}, ${back.nodes ?? 'n'}`;
    const isHooked = this.#isHooked(callee);
    const call = `${isHooked ? 'recovery === undefined && ' : ''}goOn(${names.indexOf(callee) + 1}, p, ${field}, ${node}, ${where})`;
    if (isResumed) {
      const nodes = node === 'at' ? 'at' : (back.nodes ?? 'n');
      const own = `${names.indexOf(this.#rule) + 1}, ${back.position ?? 'p'}, field, ${nodes}, ${back.skip}`;
      this.passesField = true;
      this.#out.line(`if (${call} && orElse(${own})) return p; // ${callee}`);
    } else this.#out.line(`if (${call}) return p; // ${callee}`);
    // Compilers can't know that this is never reached.
    if (!isHooked) this.#out.line(`if (next === 0) ${fail()}`);
  }

  /** A call that is a round of a loop is not nesting. */
  #depth(callee: string): string {
    if (!this.#plan.isCycle(this.#rule, callee)) return '0';
    this.usesDepth = true;
    return this.#plan.countsNesting(callee) ? 'depth + 1' : 'depth';
  }

  /** Whether a call is only a round of a loop while nothing is to be recovered from. */
  #isHooked(callee: string): boolean {
    return [this.#rule, callee].some((name) => this.#plan.loopsOnlyAtFirst(name));
  }

  /** A token is a leaf, except for comments in its text. */
  #token(e: Field, fail: Jump): void {
    const start = this.#name('s');
    const head = BuiltinKind.Token | (e.field << KIND_BITS);
    this.#out.line(`const ${start} = p;`);
    if (emitsNodes(e.inner, this.#plan.facts)) {
      const at = this.#name('t');
      this.opens = true;
      this.#out.line(`const ${at} = open(p, ${head}, ${start});`);
      this.match(e.inner, fail, '0');
      this.#out.line(`close(${at}, p);`);
    } else if (this.#plan.hasVariants(e.inner)) {
      const variant = this.#name('v');
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
    const nodes = this.#name('n');
    this.#out.line(`const ${nodes} = n;`);
    this.match(inner, fail, '0');
    this.#out.line(`n = ${nodes};`);
  }

  #and(inner: Expression, fail: Jump): void {
    const next = this.#characters.next(inner);
    if (next !== undefined) {
      this.#out.line(`if (${this.#characters.notAhead(next)}) ${this.#characters.failing(fail())}`);
      return;
    }
    const saved = this.#save(true, touchesTree(inner, this.#plan.facts));
    this.match(inner, fail, '0');
    this.#restore(saved);
  }

  #not(inner: Expression, fail: Jump): void {
    const next = this.#characters.next(inner);
    if (next !== undefined) {
      this.#out.line(`if (${this.#characters.ahead(next)}) ${this.#characters.failing(fail())}`);
      return;
    }
    if (alwaysMatches(inner, this.#plan.facts)) {
      this.#out.line(`if (p >= 0) ${fail()} // always, but compilers need not know`);
      return;
    }
    const { position, nodes } = stateLeftByFailure(inner, this.#plan.facts);
    const saved = this.#save(position, nodes, [inner]);
    const label = this.#name('not');
    const far = this.#plan.recovers ? this.#name('far') : undefined;
    if (far !== undefined) this.#out.line(`const ${far} = far;`);
    this.#out.labelled(label, `${this.#guarded(inner)}{`, (leave) => {
      this.match(inner, leave, '0');
      if (far !== undefined) this.#out.line(`far = ${far};`);
      this.#out.line(fail());
    });
    if (far !== undefined) this.#out.line(`far = ${far};`);
    this.#restore(saved);
  }

  #choice(e: Choice, fail: Jump, field: string, last: Last): void {
    const singles = e.alternatives.flatMap((alternative) => this.#characters.single(alternative) ?? []);
    if (singles.length === e.alternatives.length && singles.every(({ points }) => !points)) {
      const bytes = singles.map((set) => this.#characters.bytes(set)).reduce((a, b) => a.union(b));
      this.#out.line(`if (${this.#characters.notAhead(bytes)}) ${this.#characters.failing(fail())}`);
      this.#out.line('p += 1;');
      return;
    }
    this.#alternatives(e, fail, field, last, () => undefined);
  }

  #alternatives(e: Choice, fail: Jump, field: string, last: Last, note: (index: number) => string | undefined): void {
    const { facts } = this.#plan;
    const tried = this.#tried(e);
    const before = tried.slice(0, -1).map((alternative) => stateLeftByFailure(alternative, facts));
    const done = this.#name('done');
    const resumes = last === 'fails' && e === this.#plan.rule(this.#rule).body;
    const isResumed = resumes && tried.slice(0, -1).some((alternative) => this.#endsWithGoOn(alternative));
    if (isResumed) this.resumes = true;
    const saved = this.#save(
      before.some(({ position }) => position),
      before.some(({ nodes }) => nodes),
      tried.slice(0, -1),
    );
    this.#out.labelled(done, '{', (leaveAll) => {
      tried.forEach((alternative, i) => {
        if (i === tried.length - 1) {
          this.match(alternative, fail, field, last);
          this.#note(note(i));
          return;
        }
        const label = this.#name('or');
        const guard = this.#characters.guard(alternative);
        const left = guard === undefined ? '' : ` && (${guard})`;
        const begin = isResumed ? `if (skip <= ${i}${left}) {` : `${guard === undefined ? '' : `if (${guard}) `}{`;
        const own: Resumed = { ...saved, skip: i + 1 };
        this.#out.labelled(label, begin, (leave) => {
          this.match(alternative, leave, field, isResumed ? own : last !== false);
          this.#note(note(i));
          this.#out.line(leaveAll());
        });
        const { position, nodes } = before[i]!;
        this.#restore({
          position: position ? saved.position : undefined,
          nodes: nodes ? saved.nodes : undefined,
          captures: hasCapture(alternative) ? saved.captures : undefined,
        });
      });
    });
  }

  /** Returns the alternatives up to the first one that always matches. */
  #tried({ alternatives }: Choice): readonly Expression[] {
    const sure = alternatives.findIndex((alternative) => alwaysMatches(alternative, this.#plan.facts));
    return sure < 0 ? alternatives : alternatives.slice(0, sure + 1);
  }

  /** Whether a match of an expression can end with a call that is a round of a loop, outside of optional parts. */
  #endsWithGoOn(e: Expression): boolean {
    switch (e.op) {
      case 'rule':
        if (this.#plan.isInlined(e.name)) return this.#endsWithGoOn(this.#plan.rule(e.name).body);
        return this.#goesOn(e.name);
      case 'sequence':
        return this.#endsWithGoOn(e.parts.at(-1)!);
      case 'choice':
        return this.#endsWithGoOn(this.#tried(e).at(-1)!);
      case 'field':
        return !e.token && this.#endsWithGoOn(e.inner);
      default:
        return false;
    }
  }

  /** Returns the beginning of a block that is skipped if the next character rules an expression out. */
  #guarded(e: Expression): string {
    const guard = this.#characters.guard(e);
    return guard === undefined ? '' : `if (${guard}) `;
  }

  #note(statement: string | undefined): void {
    if (statement !== undefined) this.#out.line(statement);
  }

  #repeat(e: Repeat, fail: Jump, field: string, last: Last): void {
    const single = this.#characters.single(e.element);
    if (e.separator === undefined && single !== undefined && this.#characters.isRun(e, single)) {
      return this.#characters.run(e, single, fail, this.#name('s'));
    }
    if (e.separator === undefined && e.min === 0 && e.max === 1) return this.#optional(e.element, field, last);
    if (e.separator === undefined && e.max === Number.POSITIVE_INFINITY) {
      if (e.min === 0) return this.#star(e.element, field);
      const resolved = this.#plan.resolve(e.element);
      if (e.min <= TWICE_SIZE && resolved.op === 'rule') {
        this.match(e.element, fail, field);
        return this.#star(e.element, field);
      }
    }
    this.#counted(e, fail, field);
  }

  #optional(element: Expression, field: string, last: Last): void {
    const { position, nodes } = stateLeftByFailure(element, this.#plan.facts);
    const done = this.#name('done');
    const attempt = this.#name('try');
    this.#out.labelled(done, `${this.#guarded(element)}{`, (leaveAll) => {
      const sure = alwaysMatches(element, this.#plan.facts);
      if (sure || (!position && !nodes && !hasCapture(element)))
        return this.match(element, leaveAll, field, last !== false);
      const saved = this.#save(position, nodes, [element]);
      this.#out.labelled(attempt, '{', (leave) => {
        this.match(element, leave, field, last === false ? last : saved);
        this.#out.line(leaveAll());
      });
      this.#restore(saved);
    });
  }

  #star(element: Expression, field: string): void {
    const { position, nodes } = stateLeftByFailure(element, this.#plan.facts);
    const loop = this.#name('loop');
    const guard = this.#characters.guard(element);
    const head = guard === undefined ? 'for (;;) {' : `while (${guard}) {`;
    this.#out.labelled(loop, head, (leaveAll) => {
      if (!position && !nodes && !hasCapture(element)) return this.match(element, leaveAll, field);
      const saved = this.#save(position, nodes, [element]);
      const attempt = this.#name('try');
      this.#out.labelled(attempt, '{', (leave) => {
        this.match(element, leave, field);
        this.#out.line('continue;');
      });
      this.#restore(saved);
      this.#out.line('break;');
    });
  }

  #counted(e: Repeat, fail: Jump, field: string): void {
    if (alwaysMatches(e.element, this.#plan.facts)) {
      if (e.separator === undefined || alwaysMatches(e.separator, this.#plan.facts)) return this.#times(e, fail, field);
    }
    const count = this.#name('k');
    const attempt = this.#name('try');
    const nodes = touchesTree(e, this.#plan.facts);
    const bounded = e.max !== Number.POSITIVE_INFINITY;
    this.#out.line(`let ${count} = 0;`);
    this.#out.block(bounded ? `while (${count} < ${e.max}) {` : 'for (;;) {', () => {
      const saved = this.#save(true, nodes, [e]);
      this.#out.labelled(attempt, '{', (leave) => {
        const { separator } = e;
        if (separator !== undefined) {
          this.#out.block(`if (${count} > 0) {`, () => this.match(separator, leave, '0'));
        }
        this.match(e.element, leave, field);
        this.#out.line(`${count}++;`);
        this.#out.line('continue;');
      });
      this.#restore(saved);
      this.#out.line('break;');
    });
    if (e.min > 0) this.#out.line(`if (${count} < ${e.min}) ${fail()}`);
  }

  /** Returns a repetition in which nothing can fail; it continues to its upper bound. */
  #times({ max, element, separator }: Repeat, fail: Jump, field: string): void {
    const count = this.#name('k');
    this.#out.block(`for (let ${count} = 0; ${count} < ${max}; ${count}++) {`, () => {
      if (separator !== undefined) {
        this.#out.block(`if (${count} > 0) {`, () => this.match(separator, fail, '0'));
      }
      this.match(element, fail, field);
    });
  }

  /** @param tried an expression that may fail after it recorded the text of a label */
  #save(position: boolean, nodes: boolean, tried: readonly Expression[] = []): Saved {
    const saved: Saved = {};
    const captures = new Map<string, string>();
    for (const e of tried) {
      walk(e, (part) => {
        if (part.op !== 'capture') return;
        const { from, to } = this.#variables(part.capture);
        for (const variable of [from, to]) if (!captures.has(variable)) captures.set(variable, this.#name('c'));
      });
    }
    if (captures.size > 0) saved.captures = captures;
    if (position) saved.position = this.#name('p');
    if (nodes) saved.nodes = this.#name('n');
    const noted = [...captures].map(([variable, name]) => `${name} = ${variable}`);
    const kept = [saved.position && `${saved.position} = p`, saved.nodes && `${saved.nodes} = n`];
    const names = [...kept, ...noted].filter(Boolean);
    if (names.length > 0) this.#out.line(`const ${names.join(', ')};`);
    return saved;
  }

  #restore(saved: Saved): void {
    const noted = [...(saved.captures ?? [])].map(([variable, name]) => `${variable} = ${name};`);
    const kept = [saved.position && `p = ${saved.position};`, saved.nodes && `n = ${saved.nodes};`];
    const back = [...kept, ...noted].filter(Boolean);
    if (back.length > 0) this.#out.line(back.join(' '));
  }
}

/**
 * Whether the rule ends with an expression, and what the rule does if that fails: it goes back to before an optional
 * part, it fails as well (`fails`), it begins again with a later alternative, or it tries something else (`true`).
 */
type Last = boolean | 'fails' | Saved | Resumed;

/** A later alternative of the whole rule, by its number, and the state before all of them. */
type Resumed = Saved & { readonly skip: number };

/** Names of the constants that keep the state to restore. */
interface Saved {
  position?: string | undefined;
  nodes?: string | undefined;
  /** For each variable, the name of the constant with its saved value. */
  captures?: ReadonlyMap<string, string> | undefined;
}

/** The variables for the start and the end of a label's text. */
interface CaptureVariables {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  isRead: boolean;
}
