import type { Check } from 'ludogram';
import { elementsOf, endOf, type NodeIndex, spanAt, type Tree } from 'ludogram/cst';
import { type GameTree, Kind, type SgfFile } from '../../generated/sgf/nodes.js';
import {
  gameTreeChildren,
  gameTreeNodes,
  gameTreeVariations,
  isGameTree,
  isNode,
  sgfFileTrees,
} from '../../generated/sgf/readers.js';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import type { SgfContext } from '../syntax.js';
import { checkNode, type LineState } from './node-checks.js';
import { gameOf, type Root, rootOf, rootValue } from './root.js';

type SgfCheck = Check<SgfContext>;
type Report = SgfContext['report'];

/** Checks that a game tree has a node. Reports `sgf/empty-tree`. */
const nonEmptyTrees: SgfCheck = {
  level: 'syntax',
  on: Kind.GameTree,
  run(node, { tree, report }) {
    const game = node as NodeIndex<GameTree>;
    const child = gameTreeChildren.first(tree, game);
    const { start, end } = spanAt(tree, game);
    // Faults at the start of the tree are already reported, and hide its beginning.
    if (gameTreeNodes.first(tree, game) !== 0 || (child !== 0 && !isGameTree(tree, child))) return;
    report(diagnostics.report('empty-tree', { start, end: Math.min(end, start + 1) }));
  },
};

/** Checks the properties of all games, and the versions that they name. Reports the codes of level `structure`. */
const validProperties: SgfCheck = {
  level: 'structure',
  run(_at, { tree, report }) {
    for (const at of elementsOf(tree, (tree as Tree<SgfFile>).root.index, sgfFileTrees)) {
      const root = rootOf(tree, at);
      const game = gameOf(tree, root);
      if (root !== undefined && game.version < 4) reportOldFormat(tree, at, { root, version: game.version }, report);
      checkTree(tree, { at, state: { game, isRoot: true, hasInfo: false } }, report);
    }
  },
};

function reportOldFormat(
  tree: Tree,
  at: NodeIndex<GameTree>,
  { root, version }: { readonly root: Root; readonly version: number },
  report: Report,
): void {
  const format = rootValue(tree, root, 'FF')?.at;
  const { start } = spanAt(tree, format ?? at);
  const end = format === undefined ? start + 1 : endOf(tree, format);
  report(diagnostics.report('old-format', { start, end }, { version }));
}

/** A game tree, and the state before it. */
interface Line {
  readonly at: NodeIndex<GameTree>;
  readonly state: LineState;
}

/** Checks a game tree and the variations in it. */
function checkTree(tree: Tree, outermost: Line, report: Report): void {
  const open = [outermost];
  for (let line = open.pop(); line !== undefined; line = open.pop()) checkLine(tree, line, open, report);
}

/** Checks the nodes of a game tree, and adds its variations to those that are still to be checked. */
function checkLine(tree: Tree, { at, state }: Line, open: Line[], report: Report): void {
  let next = state;
  for (let node = gameTreeNodes.first(tree, at); node !== 0; node = gameTreeNodes.next(tree, at, node)) {
    if (isNode(tree, node)) next = checkNode(tree, node, next, report);
    else next = { ...next, isRoot: false };
  }
  for (
    let variation = gameTreeVariations.first(tree, at);
    variation !== 0;
    variation = gameTreeVariations.next(tree, at, variation)
  ) {
    if (isGameTree(tree, variation)) open.push({ at: variation, state: next });
  }
}

/** Checks of game trees, and of the properties in them. */
export const GAME_TREE_CHECKS: readonly SgfCheck[] = [nonEmptyTrees, validProperties];
