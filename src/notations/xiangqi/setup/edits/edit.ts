import type { AnnoFen, Fen } from '../../../../../generated/xiangqi/nodes.js';
import type { TextEdit } from '../../../../diagnostics/index.js';
import { changedModel } from '../../../../notation/changed-model.js';
import { type Change, type Editor, isSameModel, pathOf, type Reading } from '../../../../notation/index.js';
import type { XiangqiSetup } from '../model/codec.js';
import { itemsOf, type RowItem } from '../model/locate.js';
import { type Atom, COLUMNS } from '../model/model.js';
import { annoField, fenField, rowText } from '../print.js';

/** Returns the rows of a setup before and after a change of its fields; `undefined` for any other change. */
export function changedRows(
  change: Change,
  { model }: Reading<XiangqiSetup>,
): { readonly before: XiangqiSetup['fields']; readonly after: XiangqiSetup['fields'] } | undefined {
  const changed = changedModel(model, change);
  return changed.ok && pathOf(change)[0] === 'fields'
    ? { before: model.fields, after: changed.model.fields }
    : undefined;
}

/** Returns the columns in which two rows differ, from the first to the last. */
export function differingColumns(before: readonly (readonly Atom[])[], after: readonly (readonly Atom[])[]): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => !isSameModel(before[column], after[column]),
  );
}

/**
 * Returns the edits that rewrite the changed fields of a row, and the numbers of empty fields beside them.
 *
 * @param items the items of the row in the text
 * @param print the text of a field that isn't empty
 * @returns the edit; `undefined` if the row in the text does not have nine fields
 */
function rowEdit(
  items: readonly RowItem[],
  before: readonly (readonly Atom[])[],
  after: readonly (readonly Atom[])[],
  print: (atoms: readonly Atom[]) => string,
): TextEdit[] | undefined {
  const columns = differingColumns(before, after);
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (items.at(-1)?.to !== COLUMNS) return undefined;
  let left = items.findIndex(({ to }) => to > first);
  let right = items.findIndex(({ to }) => to > last);
  // A number beside the fields may change.
  if (items[left - 1]?.isCount === true) left--;
  if (items[right + 1]?.isCount === true) right++;
  const [from, to] = [items[left], items[right]];
  if (from === undefined || to === undefined) return undefined;
  return [{ start: from.start, end: to.end, text: rowText(after.slice(from.from, to.to), print) }];
}

/**
 * Returns the edits that change the fields of a setup on one line; none if a row in the text does not have nine fields.
 */
function placementEdits(
  change: Change,
  reading: Reading<XiangqiSetup, AnnoFen | Fen>,
  print: (atoms: readonly Atom[]) => string,
): TextEdit[] | undefined {
  const changed = changedRows(change, reading);
  if (changed === undefined) return undefined;
  const { rows } = reading.tree.root;
  const edits: TextEdit[] = [];
  for (const [y, before] of changed.before.entries()) {
    const made = rowEdit(itemsOf(reading.tree, rows[y]?.index), before, changed.after[y] ?? [], print);
    if (made === undefined) return [];
    for (const edit of made) edits.push(edit);
  }
  return edits;
}

/**
 * Edits of an annoFEN text: only the changed fields of a row are rewritten, with the numbers of empty fields beside
 * them.
 */
export const annoFenEditor: Editor<XiangqiSetup, AnnoFen> = {
  edits: (change, reading) => placementEdits(change, reading, annoField),
};

/**
 * Edits of a plain FEN: only the changed fields of a row are rewritten, with the numbers of empty fields beside them.
 */
export const fenEditor: Editor<XiangqiSetup, Fen> = {
  edits: (change, reading) => placementEdits(change, reading, fenField),
};
