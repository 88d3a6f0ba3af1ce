import type { Check, Span, TextEdit } from 'ludogram';
import { elementsOf, endOf, type NodeIndex, spanAt, startOf, type Tree } from 'ludogram/cst';
import { type GameTree, Kind, type Node, type Property, type SgfFile } from '../../generated/sgf/nodes.js';
import {
  gameTreeChildren,
  gameTreeNodes,
  gameTreeVariations,
  isGameTree,
  isNode,
  isOddIdent,
  isProperty,
  isValue,
  nodeProperties,
  propertyId,
  propertyValues,
  sgfFileTrees,
} from '../../generated/sgf/readers.js';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import { idOf, rawOf } from '../model/leaves.js';
import { boardSize, isGoGame, isList, OBSOLETE, PROPERTIES } from '../properties.js';
import type { SgfContext } from '../syntax.js';
import { checkCombinations } from './combinations.js';
import { NodePoints } from './node-points.js';
import { checkValues } from './property-values.js';
import type { Game } from './values.js';

type SgfCheck = Check<SgfContext>;
type Report = SgfContext['report'];

/** Checks that a game tree has a node. Reports `sgf/empty-tree`. */
const nonEmpty: SgfCheck = {
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
const allProperties: SgfCheck = {
  level: 'structure',
  run(_at, { tree, report }) {
    const file = (tree as Tree<SgfFile>).root.index;
    for (let node = sgfFileTrees.first(tree, file); node !== 0; node = sgfFileTrees.next(tree, file, node)) {
      checkFormat(tree, node, report);
      checkTree(tree, { at: node, state: { game: gameOf(tree, node), isRoot: true, hasInfo: false } }, report);
    }
  },
};

/** Returns the value of a property of the first node of a game tree; `undefined` without one. */
function rootValue(
  tree: Tree,
  node: NodeIndex<GameTree>,
  id: string,
): { readonly text: string; readonly at: NodeIndex } | undefined {
  const root = gameTreeNodes.first(tree, node);
  if (root === 0 || !isNode(tree, root)) return undefined;
  for (
    let property = nodeProperties.first(tree, root);
    property !== 0;
    property = nodeProperties.next(tree, root, property)
  ) {
    if (!isProperty(tree, property) || idOf(tree, property) !== id) continue;
    const value = propertyValues.first(tree, property);
    return value !== 0 && isValue(tree, value) ? { text: rawOf(tree, value).trim(), at: value } : undefined;
  }
  return undefined;
}

/** Reports `sgf/old-format`. */
function checkFormat(tree: Tree, node: NodeIndex<GameTree>, report: Report): void {
  const root = gameTreeNodes.first(tree, node);
  if (root === 0 || !isNode(tree, root)) return;
  const format = rootValue(tree, node, 'FF');
  const version = versionOf(format?.text);
  if (version < 4) {
    const { start } = spanAt(tree, format?.at ?? node);
    const end = format === undefined ? start + 1 : endOf(tree, format.at);
    report(diagnostics.report('old-format', { start, end }, { version }));
  }
}

/** Returns the version of the format that the value of FF says: 1 without FF, and 4 for any other value. */
const versionOf = (text = '1'): number => (/^[1-3]$/.test(text) ? Number(text) : 4);

function gameOf(tree: Tree, node: NodeIndex<GameTree>): Game {
  const isGo = isGoGame(rootValue(tree, node, 'GM')?.text);
  const [columns, rows] = boardSize(rootValue(tree, node, 'SZ')?.text);
  const version = versionOf(rootValue(tree, node, 'FF')?.text);
  return { version, isGo, columns, rows };
}

/** The state of a line at the point where it continues. */
interface State {
  readonly game: Game;
  /** Whether the next node is the first one of the game tree. */
  readonly isRoot: boolean;
  /** Whether a node of the line has game info. */
  readonly hasInfo: boolean;
}

/** A game tree, and the state before it. */
interface Line {
  readonly at: NodeIndex<GameTree>;
  readonly state: State;
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

/**
 * Properties that say how a file was written, and nothing about the game. Programs that save a file again add theirs.
 */
const ABOUT_THE_FILE: ReadonlySet<string> = new Set(['AP', 'CA']);

/** Checks a node. Returns the state after it. */
function checkNode(tree: Tree, node: NodeIndex<Node>, state: State, report: Report): State {
  const seen = new Map<string, NodeIndex<Property>>();
  const points = new NodePoints();
  const repeatedLists = new Set<string>();
  for (let at = nodeProperties.first(tree, node); at !== 0; at = nodeProperties.next(tree, node, at)) {
    if (!isProperty(tree, at)) continue;
    const id = idOf(tree, at);
    // A name without capital letters is an error already.
    if (id === '') continue;
    if (!seen.has(id)) seen.set(id, at);
    else if (!repeatedLists.has(id)) {
      // A list that is divided into several properties is reported once.
      if (isList(id)) repeatedLists.add(id);
      reportRepeated(tree, node, at, report);
    }
    checkProperty(tree, at, id, state, points, report);
  }
  checkCombinations(seen, (id) => nameSpan(tree, seen.get(id)!, id), report);
  const hasInfo = state.hasInfo || [...seen.keys()].some((id) => PROPERTIES.get(id)?.group === 'game-info');
  return { game: state.game, isRoot: false, hasInfo };
}

/** Checks whether a property may be in a node after the state of the line, and its values. */
function checkProperty(
  tree: Tree,
  at: NodeIndex<Property>,
  id: string,
  { game, isRoot, hasInfo }: State,
  points: NodePoints,
  report: Report,
): void {
  const kind = PROPERTIES.get(id);
  if (kind === undefined) {
    if (OBSOLETE.has(id)) report(diagnostics.report('obsolete-property', nameSpan(tree, at, id), { id }));
    return;
  }
  if (kind.group === 'root' && !isRoot) report(diagnostics.report('misplaced-root', nameSpan(tree, at, id), { id }));
  if (kind.group === 'game-info' && hasInfo) {
    report(diagnostics.report('repeated-info', nameSpan(tree, at, id), { id }));
  }
  checkValues(tree, at, { id, kind, game, report }, points);
}

/** Reports `sgf/repeated-property`. Programs divide a list into several properties: all values of a list are read. */
function reportRepeated(tree: Tree, node: NodeIndex<Node>, repeated: NodeIndex<Property>, report: Report): void {
  const id = idOf(tree, repeated);
  const isWarning = ABOUT_THE_FILE.has(id) || isList(id);
  const edits = isList(id) ? joiningEdits(tree, node, id) : [];
  const fixes = edits.length > 0 ? [{ title: 'join the lists' as const, edits }] : [];
  const severity = isWarning ? 'warning' : 'error';
  report(diagnostics.report('repeated-property', nameSpan(tree, repeated, id), { id }, { severity, fixes }));
}

/**
 * Returns the edits that join the properties of a name in a node, by removing the name of each but the first; none if
 * they are not neighbors, if one is an empty list, or if a name has lower-case letters, which has a fix of its own.
 */
function joiningEdits(tree: Tree, node: NodeIndex<Node>, id: string): TextEdit[] {
  const properties = elementsOf(tree, node, nodeProperties);
  const isOfName = (at: NodeIndex): at is NodeIndex<Property> => isProperty(tree, at) && idOf(tree, at) === id;
  const first = properties.findIndex(isOfName);
  const last = properties.findLastIndex(isOfName);
  const joined = properties.slice(first, last + 1);
  const canJoin = joined.every(
    (at) =>
      isOfName(at) &&
      !isOddIdent(tree, propertyId(tree, at)) &&
      !elementsOf(tree, at, propertyValues).some((value) => rawOf(tree, value).trim() === ''),
  );
  if (!canJoin) return [];
  return joined.slice(1).map((at) => ({ ...spanAt(tree, propertyId(tree, at as NodeIndex<Property>)), text: '' }));
}

const nameSpan = (tree: Tree, node: NodeIndex<Property>, id: string): Span => {
  const start = startOf(tree, node);
  return { start, end: start + Math.max(1, id.length) };
};

/** Checks of game trees, and of the properties in them. */
export const GAME_TREE_CHECKS: readonly SgfCheck[] = [nonEmpty, allProperties];
