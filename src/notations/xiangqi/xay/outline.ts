import type { Span } from '../../../diagnostics/index.js';
import type { OutlineEntry, Reading } from '../../../notation/index.js';
import { COLUMNS, ROWS, type XiangqiSetup } from '../setup/model.js';

/**
 * Returns the outline of a XAY text: the setup, its rows, and the fields of each row with something on them. The tree
 * of XAY is flat, so the outline comes from the YAML. Rows and fields off the board are left out.
 */
export function xayOutline(reading: Reading<XiangqiSetup>): OutlineEntry[] {
  const span = spanIn(reading, []);
  if (span === undefined) return [];
  const rows = numbers(ROWS).flatMap((y) => rowEntry(reading, y));
  return [
    { name: 'setup', detail: `${rows.length} rows`, type: 'module', span, selection: start(span), children: rows },
  ];
}

function rowEntry(reading: Reading<XiangqiSetup>, y: number): OutlineEntry[] {
  const span = spanIn(reading, [y]);
  if (span === undefined) return [];
  const fields = numbers(COLUMNS).flatMap((x) => fieldEntry(reading, y, x));
  const detail = fields.length === 0 ? 'empty' : fields.map(({ name }) => name).join(' ');
  return [{ name: `row ${y + 1}`, detail, type: 'array', span, selection: start(span), children: fields }];
}

function fieldEntry(reading: Reading<XiangqiSetup>, y: number, x: number): OutlineEntry[] {
  const span = spanIn(reading, [y, x]);
  const atoms: string[] = [];
  for (let atom = spanIn(reading, [y, x, 0]); atom !== undefined; atom = spanIn(reading, [y, x, atoms.length])) {
    atoms.push(reading.tree.text.slice(atom.start, atom.end));
  }
  if (span === undefined || atoms.length === 0) return [];
  return [
    { name: atoms.join(', '), detail: `column ${x + 1}`, type: 'field', span, selection: start(span), children: [] },
  ];
}

/** The span of a part of the fields; `undefined` for one that is not written. */
function spanIn(reading: Reading<XiangqiSetup>, path: readonly number[]): Span | undefined {
  const span = reading.spanOf(['fields', ...path]);
  return span !== undefined && span.end > span.start ? span : undefined;
}

/** The opening bracket or dash of a list. */
const start = (span: Span): Span => ({ start: span.start, end: span.start + 1 });

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
