import { type Fen, Kind, type Row } from '../../../../generated/xiangqi/nodes.js';
import { fenState, isAnnotation, isGroup, rowItems } from '../../../../generated/xiangqi/readers.js';
import { type NodeIndex, spanAt, startOf } from '../../../cst/index.js';
import { quotedUnlessEmpty } from '../../../diagnostics/index.js';
import { type PlacementCheck, shapeCheck, splitPosition } from '../setup/checks.js';
import { stateAt } from '../setup/model/leaves.js';
import { fenDiagnostics as diagnostics } from './codes.js';

/**
 * Level `syntax`: checks that rows have no annotations or groups, which only annoFEN has. Reports
 * `xiangqi-fen/no-annotations`.
 */
const noAnnotations: PlacementCheck<Fen> = {
  level: 'syntax',
  on: Kind.Row,
  run(node, { tree, report }) {
    const row = node as NodeIndex<Row>;
    for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
      const what = isGroup(tree, item) ? 'groups' : isAnnotation(tree, item) ? 'annotations' : undefined;
      if (what !== undefined) report(diagnostics.report('no-annotations', spanAt(tree, item), { what }));
    }
  },
};

/**
 * Level `syntax`: checks that no white space splits the position, because the rest of it would be read as a state.
 * Reports `xiangqi-fen/split-position`, unless the row before the white space has another error.
 */
const wholePosition: PlacementCheck<Fen> = {
  level: 'syntax',
  run(_, { tree, facts, report }) {
    const { split } = facts;
    if (split === undefined) return;
    const isInRow = (start: number): boolean =>
      start >= startOf(tree, facts.lastRow as NodeIndex) && start <= split.start;
    if (![...tree.eachError()].some(({ start }) => isInRow(start))) report(splitPosition(diagnostics, split));
  },
};

/**
 * Matches a state as programs write it: side to move, two unused fields, plies without a capture, turn. All except the
 * first may be absent.
 */
const STATE = /^[wrb](?:[ \t]+-){0,2}(?:[ \t]+\d+){0,2}$/;

/**
 * Level `structure`: checks that the text after the position is a state of the game. Reports `xiangqi-fen/bad-state`.
 */
const knownState: PlacementCheck<Fen> = {
  level: 'structure',
  run(node, { tree, facts, report }) {
    if (facts.split !== undefined) return;
    const token = fenState(tree, node as NodeIndex<Fen>);
    if (token === 0) return;
    const state = stateAt(tree, token) ?? '';
    if (STATE.test(state)) return;
    report(diagnostics.report('bad-state', spanAt(tree, token), { found: quotedUnlessEmpty(state) }));
  },
};

/** Every check of a plain FEN. */
export const FEN_CHECKS: readonly PlacementCheck<Fen>[] = [
  noAnnotations,
  wholePosition,
  knownState,
  shapeCheck(diagnostics),
];
