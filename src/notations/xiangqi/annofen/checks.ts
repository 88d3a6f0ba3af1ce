import type { AnnoFen, Annotation } from '../../../../generated/xiangqi/nodes.js';
import { annotationCode, groupAtoms, groupClose, isAnnotation } from '../../../../generated/xiangqi/readers.js';
import { endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from '../../../cst/index.js';
import { isCode, isCodeIn } from '../setup/annotations.js';
import { type PlacementCheck, type PlacementContext, shapeCheck } from '../setup/checks.js';
import { checkField } from '../setup/field.js';
import { spansOfAtoms } from '../setup/model/locate.js';
import { type Atom, ROWS } from '../setup/model/model.js';
import { annoFenDiagnostics as diagnostics } from './codes.js';
import { isSplit } from './faults/split-group.js';

/** The longest text that is searched before a part of a field. Limits the time that a field with many parts takes. */
const MAX_SEARCHED_LENGTH = 100;

/**
 * Level `syntax`: checks that annotations exist, and that groups are closed and not empty (sections *annoFEN File
 * Format* and *Annotations*). Reports `annofen/unknown-code`, `annofen/unclosed-group` and `annofen/empty-group`.
 */
const readableFields: PlacementCheck<AnnoFen> = {
  level: 'syntax',
  run(_, context) {
    const { tree, facts, report } = context;
    for (const { node } of facts.oddFields) {
      if (isAnnotation(tree, node)) {
        reportCode(node, context);
        continue;
      }
      const first = groupAtoms.first(tree, node);
      for (let atom = first; atom !== 0; atom = groupAtoms.next(tree, node, atom)) {
        if (isAnnotation(tree, atom)) reportCode(atom, context);
      }
      if (groupClose(tree, node) === 0) {
        if (isSplit(tree, node, facts)) continue;
        const start = startOf(tree, node);
        report(diagnostics.report('unclosed-group', { start, end: start + 1 }));
      } else if (first === 0) report(diagnostics.report('empty-group', spanAt(tree, node)));
    }
  },
};

function reportCode(node: NodeIndex<Annotation>, { tree, report }: PlacementContext<AnnoFen>): void {
  const code = annotationCode(tree, node);
  if (isNested(tree, node, startOf(tree, node))) return;
  if (isCodeIn(tree.text, startOf(tree, code), endOf(tree, code))) return;
  report(diagnostics.report('unknown-code', spanAt(tree, node), { code: textOf(tree, code) }));
}

/**
 * Level `structure`: checks that the pieces and annotations of each field fit together (section *Annotations*); see
 * {@link checkField}.
 */
const fittingFields: PlacementCheck<AnnoFen> = {
  level: 'structure',
  run(_, { tree, facts, report }) {
    const areRowsKnown = facts.rowCount === ROWS;
    for (const { node, row, column, atoms } of facts.oddFields) {
      if (isUnknownAlone(atoms) || isSplit(tree, node, facts)) continue;
      const isPlaced = areRowsKnown && !facts.wrongWidths.includes(row);
      const position = isPlaced ? { row, column } : { row: undefined, column: undefined };
      const spans = spansOfAtoms(tree, node);
      const isOwn = (_: unknown, i: number): boolean => !isNested(tree, node, spans[i]!.start);
      checkField({ ...position, atoms: atoms.filter(isOwn), spans: spans.filter(isOwn) }, diagnostics, report);
    }
  },
};

/** Whether a field has nothing but an unknown annotation, which may be in any field. */
const isUnknownAlone = ([first, second]: readonly Atom[]): boolean =>
  first?.type === 'annotation' && second === undefined && !isCode(first.code);

/** Every check of an annoFEN text. */
export const ANNOFEN_CHECKS: readonly PlacementCheck<AnnoFen>[] = [
  readableFields,
  fittingFields,
  shapeCheck(diagnostics),
];

/**
 * Whether a piece or annotation of a field is inside an annotation that isn't closed, or in a group inside the group,
 * each of which is reported itself.
 *
 * @param start where the piece or annotation begins
 */
function isNested(tree: Tree, field: NodeIndex, start: number): boolean {
  if (!tree.hasErrors) return false;
  const open = startOf(tree, field);
  const before = tree.text.slice(Math.max(0, start - MAX_SEARCHED_LENGTH), start);
  if (/<[^<>[\]/\s]*$/.test(before)) return true;
  return tree.text.slice(Math.max(open + 1, start - MAX_SEARCHED_LENGTH), start).includes('[');
}
