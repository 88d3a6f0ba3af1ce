import * as nodes from '../../../generated/xiangqi/nodes.js';
import type { Diagnostic, TypedCatalogue } from '../../diagnostics/index.js';
import type { placementRows } from './catalogue-setup.js';
import type { PlacedField } from './checks.js';
import { type Atom, COLUMNS, pieceOf, ROWS } from './model.js';

type RowNode = nodes.Row | nodes.EmptyRowError;
type AtomNode = nodes.Group['atoms'][number];

/** The fields of rows as annoFEN and plain FEN write them. */
export function placedFields(rows: readonly RowNode[]): PlacedField[] {
  return rows.flatMap((node, row) => {
    let column = 0;
    return itemsOf(node).flatMap((item) => {
      const at = column;
      column += item instanceof nodes.Count ? Number(item.text) : 1;
      if (item instanceof nodes.Count) return [];
      const atoms = (item instanceof nodes.Group ? item.atoms : [item as AtomNode]).flatMap(placedAtom);
      return atoms.length === 0 ? [] : [{ row, column: at, atoms }];
    });
  });
}

const itemsOf = (node: RowNode): nodes.Row['items'] => (node instanceof nodes.Row ? node.items : []);

function placedAtom(node: AtomNode): PlacedField['atoms'] {
  const atom = atomOf(node);
  return atom === undefined ? [] : [{ atom, span: node }];
}

function atomOf(node: AtomNode): Atom | undefined {
  if (node instanceof nodes.Piece) return pieceOf(node.text);
  return node instanceof nodes.Annotation ? { type: 'annotation', code: node.code.text } : undefined;
}

/** `row-width` and `row-count`, level `structure`; `adjacent-counts`. Rows with a fault are not measured. */
export function checkShape(
  rows: readonly RowNode[],
  catalogue: Pick<TypedCatalogue<typeof placementRows>, 'report'>,
): Diagnostic[] {
  const out = rows.flatMap((node, i) => [...checkRow(node, i + 1, catalogue)]);
  const [first] = rows;
  const isNothing = rows.length === 1 && first instanceof nodes.EmptyRowError;
  if (rows.length === ROWS || first === undefined || isNothing) return out;
  const span = { start: first.start, end: rows.at(-1)!.end };
  return [...out, catalogue.report('row-count', span, { count: rows.length })];
}

function* checkRow(
  node: RowNode,
  row: number,
  catalogue: Pick<TypedCatalogue<typeof placementRows>, 'report'>,
): Iterable<Diagnostic> {
  const items = itemsOf(node);
  for (let i = 0; i < items.length; i++) {
    let end = i;
    while (items[end] instanceof nodes.Count && items[end + 1] instanceof nodes.Count) end++;
    if (end > i) {
      const sum = items.slice(i, end + 1).reduce((total, count) => total + Number(count.text), 0);
      const span = { start: items[i]!.start, end: items[end]!.end };
      const fixes =
        sum > COLUMNS ? {} : { fixes: [{ title: `write ${sum}`, edits: [{ ...span, text: String(sum) }] }] };
      yield catalogue.report('adjacent-counts', span, { sum }, fixes);
    }
    i = end;
  }
  if (items.length === 0 || items.some(isFault)) return;
  const width = items.reduce((total, item) => total + (item instanceof nodes.Count ? Number(item.text) : 1), 0);
  if (width !== COLUMNS) yield catalogue.report('row-width', node, { row, width });
}

const isFault = (node: nodes.Row['items'][number]): boolean =>
  (node instanceof nodes.Group && node.close === undefined) ||
  node instanceof nodes.AtomError ||
  node instanceof nodes.AnnotationError ||
  node instanceof nodes.StrayBracketError;
