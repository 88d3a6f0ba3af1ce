import { type AnnoFen, type Annotation, type Group, Kind } from '../../../../generated/xiangqi/nodes.js';
import { annotationCode, groupAtoms, groupClose } from '../../../../generated/xiangqi/readers.js';
import { type NodeIndex, startOf, textOf } from '../../../cst/index.js';
import { spanAt } from '../../../notation/spans.js';
import { fieldCheck, type PlacementCheck, shapeChecks } from '../setup/checks.js';
import { checkCode } from '../setup/field.js';
import { annoFenDiagnostics as diagnostics } from './codes.js';

/** Level `syntax`: each annotation exists. Reports `annofen/unknown-code`. */
const knownCodes: PlacementCheck<AnnoFen> = {
  level: 'syntax',
  on: Kind.Annotation,
  run(at, { tree, report }) {
    const annotation = at as NodeIndex<Annotation>;
    checkCode(textOf(tree, annotationCode(tree, annotation)), spanAt(tree, annotation), diagnostics, report);
  },
};

/** Level `syntax`: a group has a closing bracket and something in it. Reports `annofen/unclosed-group`, `annofen/empty-group`. */
const wholeGroups: PlacementCheck<AnnoFen> = {
  level: 'syntax',
  on: Kind.Group,
  run(at, { tree, report }) {
    const group = at as NodeIndex<Group>;
    if (groupClose(tree, group) === 0) {
      const start = startOf(tree, group);
      report(diagnostics.report('unclosed-group', { start, end: start + 1 }));
    } else if (groupAtoms.first(tree, group) === 0) {
      report(diagnostics.report('empty-group', spanAt(tree, group)));
    }
  },
};

/** Every check of an annoFEN text. */
export const ANNOFEN_CHECKS: readonly PlacementCheck<AnnoFen>[] = [
  knownCodes,
  wholeGroups,
  ...shapeChecks(diagnostics),
  fieldCheck(diagnostics),
];
