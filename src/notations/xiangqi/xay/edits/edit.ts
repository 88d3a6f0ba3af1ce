import type { XayText } from '../../../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../../../cst/index.js';
import type { TextEdit } from '../../../../diagnostics/index.js';
import { type Editor, lineBreakOf } from '../../../../notation/index.js';
import { changedRows, differingColumns } from '../../setup/edits/edit.js';
import type { XiangqiSetup } from '../../setup/model/codec.js';
import { type Atom, EMPTY } from '../../setup/model/model.js';
import { xayField } from '../../setup/print.js';
import { contentOf } from '../model/lower.js';

/**
 * Edits of the fields of a XAY text: rows, fields, and single pieces and annotations. Omitted rows and fields are added
 * at the end of their list. Lists must be in brackets; lists of dashes can only be edited if their fields are in
 * brackets.
 */
export const xayEditor: Editor<XiangqiSetup, XayText> = {
  edits(change, reading) {
    const { tree } = reading;
    const changed = changedRows(change, reading);
    if (changed === undefined) return undefined;
    const { rows } = contentOf(tree);
    const edits = rows.flatMap((_, y) => rowEdits(tree, y, changed.before[y] ?? [], changed.after[y] ?? []));
    return edits.concat(newRows(tree, changed.after.slice(rows.length)));
  },
};

type Fields = readonly (readonly Atom[])[];

/** Returns the edits of a row that is in the text: of its fields, then of the omitted ones. */
function rowEdits(tree: Tree, y: number, before: Fields, after: Fields): TextEdit[] {
  const columns = differingColumns(before, after);
  const row = contentOf(tree).rows[y];
  const last = columns.at(-1);
  if (row === undefined || last === undefined) return [];
  const edits = columns.flatMap((x): TextEdit[] => {
    const span = row.fields[x];
    return span === undefined ? [] : [{ ...span, text: xayField(after[x] ?? EMPTY) }];
  });
  const added = after.slice(row.fields.length, last + 1).map(xayField);
  return added.length === 0 ? edits : [...edits, addition(row.span.start, row.fields.at(-1)?.end, added.join(', '))];
}

/** Returns the edit that adds elements to a list in brackets, after its last element if it has one. */
const addition = (start: number, last: number | undefined, text: string): TextEdit =>
  last === undefined ? { start: start + 1, end: start + 1, text } : { start: last, end: last, text: `, ${text}` };

/** Returns the edits that add rows up to the last non-empty one. */
function newRows(tree: Tree, after: XiangqiSetup['fields']): TextEdit[] {
  const { setup, rows } = contentOf(tree);
  const count = after.findLastIndex((row) => row.some((field) => field.length > 0)) + 1;
  if (count === 0 || setup === undefined) return [];
  const lineBreak = lineBreakOf(tree.text);
  const texts = after.slice(0, count).map((row) => {
    const width = row.findLastIndex((field) => field.length > 0) + 1;
    return `[${row.slice(0, width).map(xayField).join(', ')}]`;
  });
  const last = rows.at(-1)?.span.end;
  const text = texts.map((row, i) => `${i === 0 && last === undefined ? '' : ','}${lineBreak}  ${row}`).join('');
  const at = last ?? setup.start + 1;
  return [{ start: at, end: at, text: last === undefined ? text + lineBreak : text }];
}
