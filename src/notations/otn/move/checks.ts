import { Field, type Space } from '../../../../generated/otn/nodes.js';
import { isMoveError, isRulesTag, isSkip, isSpace } from '../../../../generated/otn/readers.js';
import {
  endOf,
  fieldOf,
  firstNode,
  nextNode,
  nextNodeOutside,
  type Node,
  type NodeIndex,
  startOf,
  type Tree,
} from '../../../cst/index.js';
import { type Diagnostic, replacement, type Span } from '../../../diagnostics/index.js';
import { otnDiagnostics } from '../game/codes.js';
import { moveDiagnostics as catalogue } from './codes.js';
import { type Dialect, laterPieces } from '../dialect.js';
import { repairedMove } from './repaired-move.js';
import { isOnBoard, spaceIn, spaceName } from '../space.js';

/** How moves are judged. */
export interface MovesContext {
  readonly dialect: Dialect;
  /** Spaces on a side of the board, where that is known. */
  readonly size: number | undefined;
}

/**
 * What level `structure` asks of all moves of a tree by themselves: `otn-move/plain-symbol`, `otn-move/not-in-2016`; and
 * that their spaces are on the board: `otn/off-board`.
 */
export function checkMoves(tree: Tree, { dialect, size }: MovesContext): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (let at = firstNode(tree); at !== 0; at = isRulesTag(tree, at) ? nextNodeOutside(tree, at) : nextNode(tree, at)) {
    let fault: Diagnostic | undefined;
    if (isSpace(tree, at)) fault = checkSpace(tree, at, size);
    else if (isMoveError(tree, at)) fault = checkRepaired(tree.node(at), size);
    else if (fieldOf(tree, at) === Field.piece) fault = checkSymbol(tree, at, dialect);
    else if (isSkip(tree, at) && dialect === '2016') fault = reportLater(tree.node(at), '.....');
    if (fault !== undefined) out.push(fault);
  }
  return out;
}

const reportLater = (span: Span, what: string): Diagnostic => catalogue.report('not-in-2016', span, { what });

function checkSpace(tree: Tree, at: NodeIndex<Space>, size: number | undefined): Diagnostic | undefined {
  const space = spaceIn(tree.text, startOf(tree, at), endOf(tree, at));
  if (size === undefined || isOnBoard(space, size)) return undefined;
  return otnDiagnostics.report('off-board', tree.node(at), { space: spaceName(space), size });
}

/** The first space off the board of a move that a fix makes readable. */
function checkRepaired(node: Node, size: number | undefined): Diagnostic | undefined {
  const spaces = size === undefined ? [] : (repairedMove(node.text)?.match(/[a-z]\d+/g) ?? []);
  const off = spaces.find((space) => !isOnBoard(spaceIn(space, 0, space.length), size!));
  return off === undefined ? undefined : otnDiagnostics.report('off-board', node, { space: off, size: size! });
}

function checkSymbol(tree: Tree, at: NodeIndex, dialect: Dialect): Diagnostic | undefined {
  const start = startOf(tree, at);
  const span = { start, end: start + 1 };
  const symbol = tree.text[start]!;
  if (symbol === 't' || symbol === 'T') {
    const fixes = [replacement('leave it out', span, '')];
    return catalogue.report('plain-symbol', span, { symbol }, { fixes });
  }
  const later = laterPieces(symbol);
  return dialect === '2016' && later !== undefined ? reportLater(span, later) : undefined;
}
