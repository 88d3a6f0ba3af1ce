import {
  type Capture,
  Kind,
  type MoveError,
  type Play,
  type Skip,
  type Space,
} from '../../../../generated/otn/nodes.js';
import {
  capturePiece,
  captureSpace,
  isCapture,
  isPlay,
  playFrom,
  playPiece,
  playTo,
} from '../../../../generated/otn/readers.js';
import { type NodeIndex, spanAt, startOf, textOf, type Tree } from '../../../cst/index.js';
import { type Diagnostic, replacement } from '../../../diagnostics/index.js';
import { turnDiagnostics } from '../game/turns/codes.js';
import { laterPieces, type OtnCheck, type OtnContext } from '../options.js';
import { isOnBoard } from '../space.js';
import { moveDiagnostics as diagnostics } from './codes.js';
import { isSpaceInside } from './model/leaves.js';
import { repairedMove } from './syntax.js';

/** Checks that the spaces of a move are on the board, if its size is known (section 2). Reports `otn/off-board`. */
const spacesOnBoard: OtnCheck = {
  level: 'structure',
  on: [Kind.Play, Kind.Capture],
  run(index, { tree, facts: { size }, report }) {
    if (size === undefined) return;
    const node = index as NodeIndex;
    const check = (space: NodeIndex<Space>): void => {
      if (!isSpaceInside(tree, space, size)) report(offBoard(tree, space, textOf(tree, space), size));
    };
    if (isPlay(tree, node)) {
      check(playFrom(tree, node));
      check(playTo(tree, node));
    } else if (isCapture(tree, node)) check(captureSpace(tree, node));
  },
};

/**
 * Checks that a move that a fix would make readable has no space off the board (section 2). Reports `otn/off-board`
 * for the first such space.
 */
const repairedSpacesOnBoard: OtnCheck = {
  level: 'structure',
  on: Kind.MoveError,
  run(index, { tree, facts: { size }, report }) {
    if (size === undefined) return;
    const node = index as NodeIndex<MoveError>;
    const names = repairedMove(textOf(tree, node))?.match(/[a-z]\d+/g) ?? [];
    const off = names.find((name) => !isOnBoard(name, size));
    if (off !== undefined) report(offBoard(tree, node, off, size));
  },
};

const offBoard = (tree: Tree, node: NodeIndex, space: string, size: number): Diagnostic =>
  turnDiagnostics.report('off-board', spanAt(tree, node), { space, size });

/**
 * Checks that only special pieces have symbols (section 2). Reports `otn-move/plain-symbol` and, in dialect `2016`,
 * `otn-move/not-in-2016` for mercenaries and guards.
 */
const noPlainSymbols: OtnCheck = {
  level: 'structure',
  on: [Kind.Play, Kind.Capture],
  run(index, { tree, options, report }) {
    const node = index as NodeIndex<Play> | NodeIndex<Capture>;
    const piece = isPlay(tree, node) ? playPiece(tree, node) : capturePiece(tree, node as NodeIndex<Capture>);
    if (piece === 0) return;
    const start = startOf(tree, piece);
    const span = { start, end: start + 1 };
    const symbol = tree.text[start]!;
    if (symbol === 't' || symbol === 'T') {
      report(diagnostics.report('plain-symbol', span, { symbol }, { fixes: [replacement('leave it out', span, '')] }));
      return;
    }
    const what = options.dialect === '2016' ? laterPieces(symbol) : undefined;
    if (what !== undefined) report(diagnostics.report('not-in-2016', span, { what }));
  },
};

/** Dialect `2016`: checks that there is no `.....` (section 2). Reports `otn-move/not-in-2016`. */
const noSkipsIn2016: OtnCheck = {
  level: 'structure',
  on: Kind.Skip,
  run(node, { tree, options, report }: OtnContext) {
    if (options.dialect !== '2016') return;
    report(diagnostics.report('not-in-2016', spanAt(tree, node as NodeIndex<Skip>), { what: '"....."' }));
  },
};

/** Every check of single moves, on their own or in a game. */
export const MOVE_CHECKS: readonly OtnCheck[] = [spacesOnBoard, repairedSpacesOnBoard, noPlainSymbols, noSkipsIn2016];
