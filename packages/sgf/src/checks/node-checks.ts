import type { Span, TextEdit } from 'ludogram';
import { elementsOf, type NodeIndex, spanAt, startOf, type Tree } from 'ludogram/cst';
import type { Node, Property } from '../../generated/sgf/nodes.js';
import { isOddIdent, isProperty, nodeProperties, propertyId, propertyValues } from '../../generated/sgf/readers.js';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import { idOf, rawOf } from '../model/leaves.js';
import { isList, OBSOLETE, PROPERTIES } from '../properties.js';
import type { SgfContext } from '../syntax.js';
import { checkCombinations } from './combinations.js';
import { NodePoints } from './node-points.js';
import { checkValues } from './property-values.js';
import type { Game } from './values.js';

type Report = SgfContext['report'];

/** The state of a line at the point where it continues. */
export interface LineState {
  readonly game: Game;
  /** Whether the next node is the first one of the game tree. */
  readonly isRoot: boolean;
  /** Whether a node of the line has game info. */
  readonly hasInfo: boolean;
}

/**
 * Properties that say how a file was written, and nothing about the game. Programs that save a file again add theirs.
 */
const ABOUT_THE_FILE: ReadonlySet<string> = new Set(['AP', 'CA']);

/** The data that the check of a property needs about its node. */
interface NodeContext {
  readonly tree: Tree;
  /** The state of the line before the node. */
  readonly state: LineState;
  readonly points: NodePoints;
  readonly report: Report;
}

/** Checks the properties of a node. Returns the state after it. */
export function checkNode(tree: Tree, node: NodeIndex<Node>, state: LineState, report: Report): LineState {
  const seen = new Map<string, NodeIndex<Property>>();
  const context: NodeContext = { tree, state, points: new NodePoints(), report };
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
    checkProperty(at, id, context);
  }
  checkCombinations(seen, (id) => nameSpan(tree, seen.get(id)!, id), report);
  const hasInfo = state.hasInfo || [...seen.keys()].some((id) => PROPERTIES.get(id)?.group === 'game-info');
  return { game: state.game, isRoot: false, hasInfo };
}

/** Checks whether a property may be in a node after the state of the line, and its values. */
function checkProperty(at: NodeIndex<Property>, id: string, { tree, state, points, report }: NodeContext): void {
  const { game, isRoot, hasInfo } = state;
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
