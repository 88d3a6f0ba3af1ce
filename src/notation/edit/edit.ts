import type { Tree } from '../../cst/index.js';
import { defined } from '../../defined.js';
import { inTextOrder } from '../../diagnostics/fixes.js';
import { applyEdits, type Diagnostic, ModelError, type TextEdit } from '../../diagnostics/index.js';
import { changedModel } from '../changed-model.js';
import { OTHER_FORM } from '../codec/part-error.js';
import type { PrintOptions } from '../options.js';
import { type Change, hasPart, NO_SUCH_PART, pathOf } from '../path.js';
import { inOrder, type RoundTrip } from '../print/round-trip.js';
import type { Reading } from '../read/reading.js';
import { failure, type Result } from '../result.js';
import { addedErrors, addedSince } from './added-problems.js';
import { plainChanges } from './changes/plain-changes.js';
import type { Validation } from './changes/validation.js';
import type { DeriveEdits, EditSource } from './derived-edits.js';
import { composedEdits } from './edit-composition.js';
import { minimalEdits } from './minimal-edits.js';
import { isSameModel } from './same-model.js';

/** The editing functions that a notation declares. */
export interface Editor<Model, Root> {
  /**
   * Returns the text edits for a change; `undefined` if the edits that are derived from the printer and the spans of
   * parts will do. The changed model has the right form. May throw a `ModelError` for a value that can't be written.
   * The edits are checked afterwards: the edited text is read again, must give the changed model, and must have no new
   * error.
   */
  edits?(change: Change, reading: Reading<Model, Root>): readonly TextEdit[] | undefined;
  /**
   * Completes a changed model if one change requires others: for example, turns after an inserted one get new numbers.
   */
  settle?(changed: Model, change: Change, before: Model): Model;
  /**
   * Returns the reason why a change can't be made in this model, such as the removal of a turn that others refer to;
   * nothing if it can be made.
   */
  refuse?(change: Change, model: Model): string | undefined;
  /**
   * Returns a change of a larger part with the same effect. It is tried if the edits of the original change don't give
   * the changed model. Returns nothing if the larger part is the whole text.
   */
  widen?(change: Change, changed: Model): Change | undefined;
}

/** How edits write the text of a model. */
export type Writing<Model> = Pick<RoundTrip<Model>, 'write' | 'sorted'>;

/** The functions that edits are made with. */
export interface EditTools<Model, Root> {
  readonly editor: Editor<Model, Root>;
  readonly writing: Writing<Model>;
  /** Derives the edits of a change that the editor doesn't declare; absent to refuse such a change. */
  readonly derive?: DeriveEdits | undefined;
  /** Absent to give less precise reasons why a change can't be made. */
  readonly validation?: Validation<Model> | undefined;
  /** Reads a text as the reading that is edited was read, up to level `syntax`. */
  readonly readSyntax: (text: string) => Reading<Model, Root>;
  /** Reads a text exactly as the reading that is edited was read; absent if that was at level `syntax`. */
  readonly reread?: ((text: string) => Reading<Model, Root>) | undefined;
}

/** Edits of a text, which don't overlap, and the reading of the edited text. */
export interface Edited<Model, Root> {
  readonly edits: readonly TextEdit[];
  readonly reading: Reading<Model, Root>;
}

/**
 * Returns the edits of a text that make a change of its model, or several: then all or none. Each change applies to the
 * model that the changes before it give. Everything outside the edits stays byte for byte, including comments. The
 * edited text is read again: it must have the changed model, and no error that the text before didn't have. Otherwise
 * the result is a problem with its path in the model.
 */
export function editReading<Model, Root>(
  reading: Reading<Model, Root>,
  given: Change | readonly Change[],
  tools: EditTools<Model, Root>,
): Result<Edited<Model, Root>> {
  const plain = plainChanges(given);
  if (!plain.ok) return plain;
  const { changes } = plain;
  if (!reading.isWellFormed) return failure([], 'the text has syntax errors: fix them before you edit it');
  const steps: (readonly TextEdit[])[] = [];
  let edited: Edited<Model, Root> = { edits: [], reading };
  for (const [i, change] of changes.entries()) {
    const isLast = i === changes.length - 1;
    const made = new ChangeOfText(edited.reading, change, tools, isLast ? reading : undefined).make();
    if (!made.ok) return made;
    steps.push(made.edits);
    edited = made;
  }
  const { text } = reading.tree;
  return { ok: true, edits: minimalEdits(text, composedEdits(text.length, steps)), reading: edited.reading };
}

const wouldHave = ({ message, severity }: Diagnostic): string =>
  `the edited text would have ${severity === 'error' ? 'an error' : 'a warning'}: ${message}`;

const CANT_BE_EDITED = "this part of the text can't be edited alone: print the changed model instead";

/**
 * The result of comparing the problems of an edited text with those of the text before: none is new, the new ones are
 * in any text of the changed model, or one forbids the edit.
 */
type ProblemComparison =
  | 'good'
  | 'acceptable'
  | {
      readonly problem: Diagnostic;
      /** Whether it is an error of the changed model, which no other edits avoid. */
      readonly isInAllTexts: boolean;
    };

/** One change of the model of a text. */
class ChangeOfText<Model, Root> {
  readonly #before: Reading<Model, Root>;
  readonly #change: Change;
  readonly #tools: EditTools<Model, Root>;
  readonly #reference: Reading<Model, Root> | undefined;
  /** The problem of the first text that was tried and has a syntax error. */
  #syntaxError: string | undefined;
  #canonical: readonly Diagnostic[] | undefined;

  /**
   * @param reference the reading with whose problems the problems of the edited text are compared; absent to
   *   compare nothing
   */
  constructor(
    before: Reading<Model, Root>,
    change: Change,
    tools: EditTools<Model, Root>,
    reference: Reading<Model, Root> | undefined,
  ) {
    this.#before = before;
    this.#change = change;
    this.#tools = tools;
    this.#reference = reference;
  }

  /**
   * Returns the first candidate that gives the changed model without new problems; if there is none, the first one with
   * warnings only of what the changed model says, not of how the edits write it.
   */
  make(): Result<Edited<Model, Root>> {
    const path = pathOf(this.#change);
    try {
      return this.#tryMake();
    } catch (error) {
      if (error instanceof ModelError) return failure(error.path, error.message);
      // Without validation, a value of another form is only found when it is written.
      if (this.#tools.validation === undefined) return failure(path, OTHER_FORM);
      throw error;
    }
  }

  #tryMake(): Result<Edited<Model, Root>> {
    const path = pathOf(this.#change);
    const changed = changedModel(this.#before.model, this.#change);
    if (!changed.ok) return changed;
    const settled = this.#settle(changed.model);
    if (!settled.ok) return settled;
    const { wanted } = settled;
    let acceptable: Edited<Model, Root> | undefined;
    let faulty: string | undefined;
    for (const edits of this.#candidates(changed.model, wanted)) {
      const reading = this.#verify(edits, wanted);
      if (reading === undefined) continue;
      const compared = this.#compareProblems(reading, wanted);
      if (compared === 'good') return { ok: true, edits, reading };
      if (compared === 'acceptable') acceptable ??= { edits, reading };
      else if (compared.isInAllTexts) return failure(path, wouldHave(compared.problem));
      else faulty ??= wouldHave(compared.problem);
    }
    if (acceptable !== undefined) return { ok: true, ...acceptable };
    if (faulty !== undefined) return failure(path, faulty);
    return this.#tools.validation?.problemOf(wanted) ?? failure(path, this.#syntaxError ?? CANT_BE_EDITED);
  }

  /** Compares the problems of an edited text with those of the text before, and of canonical text of its model. */
  #compareProblems(reading: Reading<Model, Root>, wanted: Model): ProblemComparison {
    const reference = this.#reference;
    const added = reference === undefined ? [] : addedSince(reference.diagnostics, reading.diagnostics);
    if (reference === undefined || added.length === 0) return 'good';
    const canonical = this.#canonicalOf(wanted);
    const [error] = addedErrors(reference, reading);
    if (error !== undefined) {
      return { problem: error, isInAllTexts: canonical?.some(({ message }) => message === error.message) === true };
    }
    const [problem] = addedSince(canonical ?? reading.diagnostics, added);
    return problem === undefined ? 'acceptable' : { problem, isInAllTexts: false };
  }

  /** Returns the model that the edited text must have, or why the change is not one of this notation. */
  #settle(changed: Model): Result<{ readonly wanted: Model }> {
    const { editor, validation } = this.#tools;
    const before = this.#before.model;
    const change = this.#change;
    const settle = (): Model => editor.settle?.(changed, change, before) ?? changed;
    // A new value is checked before a notation gets it. What is left after a removal may have to be settled.
    const settled = 'remove' in change ? settle() : undefined;
    const misfit = validation?.misfitOf(change, before, settled ?? changed);
    if (misfit !== undefined) return misfit;
    const after = 'insert' in change ? change.after : undefined;
    if (after !== undefined && !hasPart(before, after)) return failure(after, NO_SUCH_PART);
    const refusal = editor.refuse?.(change, before);
    if (refusal !== undefined) return failure(pathOf(change), refusal);
    return { ok: true, wanted: settled ?? settle() };
  }

  /** Yields edits to try: the declared ones of the notation or, if it declares none, derived ones. */
  *#candidates(changed: Model, wanted: Model): Generator<readonly TextEdit[]> {
    const { editor, readSyntax, derive } = this.#tools;
    const before = this.#before;
    let areDeclared = false;
    for (let tried: Change | undefined = this.#change; tried !== undefined; tried = editor.widen?.(tried, wanted)) {
      const edits = editor.edits?.(tried, before);
      if (edits === undefined) continue;
      areDeclared = true;
      yield withoutEmpty(edits);
    }
    if (areDeclared || derive === undefined) return;
    const printed = readSyntax(this.#textOf(wanted));
    this.#noteSyntaxError(printed);
    const source: EditSource = { change: this.#change, before, printed, changed, wanted };
    for (const edits of derive(source)) yield withoutEmpty(edits);
  }

  /** Returns the diagnostics of the canonical text of the changed model; nothing at level `syntax`. */
  #canonicalOf(wanted: Model): readonly Diagnostic[] | undefined {
    return (this.#canonical ??= this.#tools.reread?.(this.#textOf(wanted)).diagnostics);
  }

  /** Returns canonical text of the changed model, in the dialect of the text if the notation has dialects. */
  #textOf(wanted: Model): string {
    const { writing } = this.#tools;
    const { dialect } = this.#before;
    const options: PrintOptions & { readonly dialect?: string } = defined({ dialect });
    return writing.write(inOrder(writing, wanted), options);
  }

  #noteSyntaxError({ isWellFormed, diagnostics }: Reading): void {
    const error = isWellFormed ? undefined : diagnostics.find(({ severity }) => severity === 'error');
    if (error !== undefined) this.#syntaxError ??= wouldHave(error);
  }

  /** Returns the reading of the edited text if it has the wanted model and all comments outside the changed part. */
  #verify(edits: readonly TextEdit[], wanted: Model): Reading<Model, Root> | undefined {
    const { writing, readSyntax, reread } = this.#tools;
    if (!areApart(edits)) return undefined;
    const text = applyEdits(this.#before.tree.text, edits);
    const after = readSyntax(text);
    this.#noteSyntaxError(after);
    const isSame = after.isWellFormed && isSameModel(inOrder(writing, wanted), inOrder(writing, after.model));
    if (!isSame || !keepsComments(this.#before, after.tree, this.#change)) return undefined;
    return this.#reference === undefined || reread === undefined ? after : reread(text);
  }
}

const withoutEmpty = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.filter(({ start, end, text }) => start < end || text !== '');

/** Whether edits do not overlap. */
function areApart(edits: readonly TextEdit[]): boolean {
  const sorted = inTextOrder(edits);
  return sorted.every(({ start }, i) => i === 0 || start >= sorted[i - 1]!.end);
}

/** Whether every comment outside the changed part is still there, in the same order. */
function keepsComments(before: Reading, after: Tree, change: Change): boolean {
  const part = 'insert' in change ? undefined : before.spanOf(pathOf(change));
  const kept = before.tree
    .comments()
    .filter(({ start, end }) => part === undefined || end <= part.start || start >= part.end);
  const found = after.comments().map(({ text }) => text);
  let next = 0;
  for (const { text } of kept) {
    next = found.indexOf(text, next) + 1;
    if (next === 0) return false;
  }
  return true;
}
