import type * as nodes from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { checkBoards } from './checks-boards.js';
import { checkHeaders } from './checks-headers.js';
import { checkMoves } from './checks-moves.js';
import type { LoweredGame } from './lower.js';

/** Everything that level `structure` asks of a record. */
export function checkStructure(tree: Tree<nodes.GameRecord | undefined>, lowered: LoweredGame): Diagnostic[] {
  const { root } = tree;
  if (root === undefined) return [];
  return [...checkHeaders(root, lowered), ...checkBoards(root, lowered), ...checkMoves(tree)];
}
