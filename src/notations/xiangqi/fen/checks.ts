import { type Fen, Kind, type Row } from '../../../../generated/xiangqi/nodes.js';
import { fenState, isAnnotation, isGroup, rowItems } from '../../../../generated/xiangqi/readers.js';
import type { NodeIndex } from '../../../cst/index.js';
import { spanAt } from '../../../notation/spans.js';
import { type PlacementCheck, shapeCheck } from '../setup/checks.js';
import { fenDiagnostics as diagnostics } from './codes.js';
import { stateOf } from './lower.js';

/** Level `syntax`: a row has neither annotations nor groups, which only annoFEN has. Reports `xiangqi-fen/no-annotations`. */
const noAnnotations: PlacementCheck<Fen> = {
  level: 'syntax',
  on: Kind.Row,
  run(at, { tree, report }) {
    const row = at as NodeIndex<Row>;
    for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
      const found = isGroup(tree, item) ? 'groups' : isAnnotation(tree, item) ? 'annotations' : undefined;
      if (found !== undefined) report(diagnostics.report('no-annotations', spanAt(tree, item), { found }));
    }
  },
};

/** Side to move, castling, passing, plies without capture, turn: as programs write them; all but the first may be absent. */
const STATE = /^[wrb](?:[ \t]+-){0,2}(?:[ \t]+\d+){0,2}$/;

/** Level `structure`: the state of the game is one. Reports `xiangqi-fen/bad-state`. */
const knownState: PlacementCheck<Fen> = {
  level: 'structure',
  run(at, { tree, report }) {
    const token = fenState(tree, at as NodeIndex<Fen>);
    if (token === 0) return;
    const found = stateOf(tree);
    if (!STATE.test(found)) report(diagnostics.report('bad-state', spanAt(tree, token), { found }));
  },
};

/** Every check of a plain FEN. */
export const FEN_CHECKS: readonly PlacementCheck<Fen>[] = [noAnnotations, knownState, shapeCheck(diagnostics)];
