import { type Capture, type Expression, walk } from '../../ir.js';
import type { Plan } from '../plan/plan.js';
import type { CodeWriter, Jump } from '../writer.js';
import type { CharacterTests } from './characters/character-tests.js';
import { fixedLength } from './characters/fixed-length.js';
import type { WordSets } from './characters/word-sets.js';
import { type Continuation, MORE, type SavedState } from './continuation.js';
import type { ChangedState } from './expressions/changed-state.js';
import type { ParserConstants } from './parser-constants.js';

/** A function that the rules of a parser share, and that reads the text itself. */
export type Helper =
  'again' | 'againFolded' | 'columnOf' | 'countOf' | 'isWord' | 'isFoldedWord' | 'isSame' | 'isSameFolded' | 'accepts';

/** The names of the bounds of a repetition that is counted by a label, and of the number of its iterations. */
export interface Counter {
  readonly count: string;
  readonly min: string;
  readonly max: string;
}

/** The variables for the start and the end of a label's text. */
export interface CaptureVariables {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  isRead: boolean;
}

/** The bits of the field of the nodes of a match; `own` if they are those that the function of the rule is given. */
export type FieldBits = number | 'own';

/** The bits of nodes without a field. */
export const NO_FIELD: FieldBits = 0;

/**
 * Writes code that matches an expression at `p`.
 *
 * @param fail statement to run if it doesn't match
 * @param field the field of its nodes
 * @param then what the rule does after it
 */
export type EmitExpression = (
  code: FunctionCode,
  e: Expression,
  fail: Jump,
  field: FieldBits,
  then: Continuation,
) => void;

/** The code of one rule's function while it is written, and the features that it uses. */
export class FunctionCode {
  readonly plan: Plan;
  readonly characters: CharacterTests;
  /** The sets of words that the parser compares labels with. */
  readonly words: WordSets;
  readonly out: CodeWriter;
  /** Name of the rule. */
  readonly rule: string;
  readonly #emit: EmitExpression;
  #names = 0;
  /** Rules whose functions the code calls. */
  readonly called = new Set<string>();
  /** Whether the code passes the function's own field on. */
  passesField = false;
  /** Rules that the caller of the function continues with, because the code ends with them. */
  readonly tailCalled = new Set<string>();
  /** Whether the function can begin with a later alternative, after a call that it left to its caller failed. */
  resumes = false;
  /** Whether the code uses the depth of nesting. */
  usesDepth = false;
  /** Whether the code opens nodes. */
  opens = false;
  /** Whether the code itself looks at the text's bytes. */
  looksAtBytes = false;
  /** The shared functions that the code calls. */
  readonly helpers = new Set<Helper>();
  /** Counted repetitions, by their id. */
  readonly counters = new Map<string, Counter>();
  /** The variables that record the texts of labels, by key, including the texts that back references read. */
  readonly captures = new Map<string, CaptureVariables>();

  /** @param emit writes the code of any expression */
  constructor(plan: Plan, { characters, words }: ParserConstants, out: CodeWriter, rule: string, emit: EmitExpression) {
    this.plan = plan;
    this.characters = characters;
    this.words = words;
    this.out = out;
    this.rule = rule;
    this.#emit = emit;
  }

  /** Writes code that matches an expression: see {@link EmitExpression}. */
  emitMatch(e: Expression, fail: Jump, field: FieldBits, then: Continuation = MORE): void {
    this.#emit(this, e, fail, field, then);
  }

  /** Returns the code for a field that a call passes on. */
  fieldCode(field: FieldBits): string {
    if (field !== 'own') return String(field);
    this.passesField = true;
    return 'field';
  }

  /** Whether the code needs the text's bytes: for itself, or for the functions that it calls. */
  get usesBytes(): boolean {
    return this.looksAtBytes || this.called.size > 0;
  }

  /** Returns a name that nothing else in the function has. */
  newName(prefix: string): string {
    return `${prefix}${++this.#names}`;
  }

  /**
   * Returns the expression for the offset at which some parts begin, to be used after their match. Writes a constant
   * for it, unless the parts always have the same length.
   */
  emitStart(parts: readonly Expression[], constant: () => string): string {
    const length = fixedLength(parts);
    if (length !== undefined) return length === 0 ? 'p' : `p - ${length}`;
    const name = constant();
    this.out.line(`const ${name} = p;`);
    return name;
  }

  /**
   * Writes a test that fails at `p`; in a parser that recovers, it also records that offset.
   *
   * @param comment text after the statement
   */
  emitFailIf(condition: string, fail: Jump, comment?: string): void {
    const failing = this.plan.recovers ? `{ if (p > far) far = p; ${fail()} }` : fail();
    this.out.line(`if (${condition}) ${failing}${comment === undefined ? '' : ` // ${comment}`}`);
  }

  /** Returns the name of a shared function, and notes that the code calls it. */
  helper(name: Helper): Helper {
    this.helpers.add(name);
    return name;
  }

  /** Returns the variables that record the text of a label, which the code reads. */
  readVariables(capture: Capture): CaptureVariables {
    const variables = this.variables(capture);
    variables.isRead = true;
    return variables;
  }

  /** Returns the variables that record the text of a label. */
  variables({ key, label }: Capture): CaptureVariables {
    let variables = this.captures.get(key);
    if (variables === undefined) {
      const number = this.captures.size + 1;
      variables = { label, from: `from${number}`, to: `to${number}`, isRead: false };
      this.captures.set(key, variables);
    }
    return variables;
  }

  /**
   * Writes constants that keep the state to restore where an attempt fails.
   *
   * @param changed the state that the attempt may leave changed
   * @param tried expressions that may fail after they recorded the text of a label
   */
  emitSave(changed: ChangedState, tried: readonly Expression[] = []): SavedState {
    const captures = new Map<string, string>();
    for (const e of tried) {
      walk(e, (part) => {
        if (part.op !== 'capture') return;
        const { from, to } = this.variables(part.capture);
        for (const variable of [from, to]) if (!captures.has(variable)) captures.set(variable, this.newName('c'));
      });
    }
    const saved: SavedState = {
      captures: captures.size > 0 ? captures : undefined,
      position: changed.position ? this.newName('p') : undefined,
      nodes: changed.nodes ? this.newName('n') : undefined,
    };
    const captureSaves = [...captures].map(([variable, name]) => `${name} = ${variable}`);
    const stateSaves = [saved.position && `${saved.position} = p`, saved.nodes && `${saved.nodes} = n`];
    const assignments = [...stateSaves, ...captureSaves].filter(Boolean);
    if (assignments.length > 0) this.out.line(`const ${assignments.join(', ')};`);
    return saved;
  }

  /** Writes the assignments that restore a state. */
  emitRestore(saved: SavedState): void {
    const captureAssignments = [...(saved.captures ?? [])].map(([variable, name]) => `${variable} = ${name};`);
    const stateAssignments = [saved.position && `p = ${saved.position};`, saved.nodes && `n = ${saved.nodes};`];
    const assignments = [...stateAssignments, ...captureAssignments].filter(Boolean);
    if (assignments.length > 0) this.out.line(assignments.join(' '));
  }
}
