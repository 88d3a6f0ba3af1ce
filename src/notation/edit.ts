import type { Tree } from '../cst/index.js';
import { applyEdits, type TextEdit } from '../diagnostics/index.js';
import { type DerivedEdits, derivedEdits } from './derived-edits.js';
import type { PrintOptions } from './options.js';
import { type Change, changedModel, pathOf } from './path.js';
import type { Reading } from './reading.js';
import { failure, type Result } from './result.js';
import { checkModel, type RoundTrip } from './round-trip.js';
import { isSameModel } from './same-model.js';

/** The editing functions that a notation declares. */
export interface Editor<Model, Root> {
  /**
   * Returns the text edits for a change, if those that are derived from the printer and the spans of parts would not
   * do; `undefined` to use these. May throw for a value that can't be written. The edits are checked afterwards: the
   * edited text is read again and must give the changed model.
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

/** Edits of a text that change one part of its model. They don't overlap. */
export type EditResult = Result<{ readonly edits: readonly TextEdit[] }>;

/**
 * Returns the edits of a text that make one change of its model. Everything outside the edits stays byte for byte,
 * including comments. The edited text is read again and compared with the changed model; if they differ, the result is
 * a problem instead of edits.
 *
 * @param kind returns why a changed model can't be written; `undefined` if it can
 * @param reread reads the edited text as `reading` was read
 */
export function editReading<Model, Root>(
  reading: Reading<Model, Root>,
  change: Change,
  editor: Editor<Model, Root>,
  kind: RoundTrip<Model>,
  reread: (text: string) => Reading<Model, Root>,
): EditResult {
  if (!reading.isWellFormed) return failure([], 'the text has syntax errors: fix them before you edit it');
  const changed = changedModel(reading.model, change);
  if (!changed.ok) return changed;
  const path = pathOf(change);
  const refusal = editor.refuse?.(change, reading.model);
  if (refusal !== undefined) return failure(path, refusal);
  try {
    const wanted = editor.settle?.(changed.model, change, reading.model) ?? changed.model;
    const sorted = inOrder(kind, wanted);
    const canonical = (): DerivedEdits => ({
      change,
      before: reading,
      printed: reread(writeIn(kind, reading.dialect, sorted)),
      changed: changed.model,
      wanted,
    });
    for (const candidate of candidates(reading, change, editor, wanted, canonical)) {
      const edits = candidate.filter(({ start, end, text }) => start < end || text !== '');
      if (!areApart(edits)) continue;
      const after = reread(applyEdits(reading.tree.text, edits));
      const isSame = after.isWellFormed && isSameModel(sorted, inOrder(kind, after.model));
      if (isSame && keepsComments(reading, after.tree, change)) return { ok: true, edits };
    }
  } catch {
    // The value doesn't have the shape of the part that it replaces. Checking the model reports that.
  }
  const checked = checkModel(kind, changed.model);
  if (!checked.ok) return checked;
  return failure(path, "this part of the text can't be edited alone: print the changed model instead");
}

/** Returns edits to try: those that the notation declares or, if it declares none, those derived from canonical text. */
function* candidates<Model, Root>(
  reading: Reading<Model, Root>,
  change: Change,
  editor: Editor<Model, Root>,
  wanted: Model,
  canonical: () => DerivedEdits,
): Generator<readonly TextEdit[]> {
  let areDeclared = false;
  for (let tried: Change | undefined = change; tried !== undefined; tried = editor.widen?.(tried, wanted)) {
    const edits = editor.edits?.(tried, reading);
    if (edits === undefined) continue;
    areDeclared = true;
    yield edits;
  }
  if (!areDeclared) yield* derivedEdits(canonical());
}

/** Writes a model in a dialect, if the notation has dialects. */
function writeIn<Model>(kind: RoundTrip<Model>, dialect: string | undefined, model: Model): string {
  const options: PrintOptions & { readonly dialect?: string } = dialect === undefined ? {} : { dialect };
  return kind.write(model, options);
}

const inOrder = <Model>(kind: RoundTrip<Model>, model: Model): Model => kind.sorted?.(model) ?? model;

/** Whether edits do not overlap. */
function areApart(edits: readonly TextEdit[]): boolean {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
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
