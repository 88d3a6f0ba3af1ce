import { changedModel } from '../changed-model.js';
import { type Change, partAt, type Path, pathOf } from '../path.js';

/** Turns of a line that have numbers. */
export interface NumberedTurns<Turn extends { readonly number?: number | undefined }> {
  /** The name of the list of turns in a line. */
  readonly list: string;
  /** Whether a turn that is inserted before another one moves it, and all turns after it, by one number. */
  overlaps(inserted: Turn, next: Turn): boolean;
  /** Returns a turn with another number, and whatever in it depends on the number. */
  shifted(turn: Turn, by: 1 | -1): Turn;
}

/** The turns of a line whose numbers change because one was inserted before them, or removed. */
export interface Renumbering {
  /** The path of the line. */
  readonly line: Path;
  /** The index of the first of these turns before the change. */
  readonly first: number;
  /** The number of that turn before the change. */
  readonly from: number;
  readonly by: 1 | -1;
}

/**
 * Returns the renumbering that a change of a model requires: of the turns after an inserted one that overlaps the next
 * one, or after a removed one that leaves a gap. Returns `undefined` if all numbers stay.
 *
 * @param before the model before the change
 */
export function renumberingOf<Turn extends { readonly number?: number | undefined }>(
  before: unknown,
  change: Change,
  { list, overlaps }: NumberedTurns<Turn>,
): Renumbering | undefined {
  const path = pathOf(change);
  const index = path.at(-1);
  if ('replace' in change || path.at(-2) !== list || typeof index !== 'number') return undefined;
  const line = path.slice(0, -2);
  const turns = (partAt(before, path.slice(0, -1)) ?? []) as readonly Turn[];
  const first = 'insert' in change ? index : index + 1;
  const next = turns[first];
  if (next?.number === undefined) return undefined;
  const isMoved = 'insert' in change ? overlaps((change.value ?? {}) as Turn, next) : leavesGap(turns, index);
  return isMoved ? { line, first, from: next.number, by: 'insert' in change ? 1 : -1 } : undefined;
}

/** Whether the next turn has the number after the number of a turn, and no turn before it has the same number. */
function leavesGap(turns: readonly { readonly number?: number | undefined }[], index: number): boolean {
  const [before, removed, next] = [turns[index - 1]?.number, turns[index]?.number, turns[index + 1]?.number];
  return removed !== undefined && removed > 0 && before !== removed && next === removed + 1;
}

/** Renumbers the turns of a line in a changed model. References to these turns elsewhere stay. */
export function renumbered<Model, Turn extends { readonly number?: number | undefined }>(
  changed: Model,
  { line, first, by }: Renumbering,
  { list, shifted }: NumberedTurns<Turn>,
): Model {
  const path = [...line, list];
  const turns = partAt(changed, path) as readonly Turn[];
  const value = turns.map((turn, i) => (i < first + by ? turn : shifted(turn, by)));
  const settled = changedModel(changed, { replace: path, value });
  return settled.ok ? settled.model : changed;
}
