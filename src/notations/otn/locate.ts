import type { MoveRecord, PositionRecord, RulesRecord } from '../../../generated/otn/nodes.js';
import {
  isMissingMoveError,
  isPlay,
  isPosition,
  moveRecordMove,
  playCaptures,
  positionRecordPosition,
  positionRows,
} from '../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Locator } from '../../notation/index.js';
import type { Path } from '../../notation/path.js';
import { spanAt, spanFromTo, spanOf } from '../../notation/spans.js';
import type { MoveIndex } from './move/lower.js';
import { lowerEntries } from './rules/lower.js';

/**
 * Finds the spans of the parts of a positional record: `[]` and `['rows']` are the position, `['rows', 3]` is a row.
 */
export function locatePosition(tree: Tree<PositionRecord>): Locator {
  const position = positionRecordPosition(tree, tree.root.index);
  const rows = isPosition(tree, position) ? elementsOf(tree, position, positionRows) : [];
  return ([key, index, ...rest]) => {
    if (!isPosition(tree, position) || rest.length > 0) return undefined;
    if (key === undefined || (key === 'rows' && index === undefined)) return spanAt(tree, position);
    const row = key === 'rows' ? rows[Number(index)] : undefined;
    return row && spanAt(tree, row);
  };
}

/**
 * Finds the span of a part of a move: `[]` is the move, `['from']` (or `to`, `type`, `piece`, `info`) is a part of it,
 * `['captures', 0, 'space']` (or `piece`) is a part of a capture.
 */
export function locateInMove(tree: Tree, move: MoveIndex, [key, index, member, ...rest]: Path): Span | undefined {
  if (key === undefined) return spanAt(tree, move);
  if (!isPlay(tree, move) || rest.length > 0) return undefined;
  if (key !== 'captures') return index === undefined ? fieldSpan(tree, move, key) : undefined;
  const captures = elementsOf(tree, move, playCaptures);
  const [first, last] = [captures[0], captures.at(-1)];
  if (index === undefined) return first && last && spanFromTo(tree, first, last);
  const capture = captures[Number(index)];
  return capture && (member === undefined ? spanAt(tree, capture) : fieldSpan(tree, capture, member));
}

/** Returns the span of a field of a node by its name; `undefined` if it is absent. */
function fieldSpan(tree: Tree, at: NodeIndex, name: string | number): Span | undefined {
  const field = tree.node(at).children.find(({ fieldName }) => fieldName === name);
  return field && spanOf(field);
}

/** Finds the spans of the parts of a move record, by paths such as `['from']` and `['captures', 0, 'space']`. */
export function locateMove(tree: Tree<MoveRecord>): Locator {
  const move = moveRecordMove(tree, tree.root.index);
  return (path) => (isMissingMoveError(tree, move) ? undefined : locateInMove(tree, move, path));
}

/**
 * Finds the spans of the parts of a rules record: `['entries', 2]` is an entry with its key, `['entries', 2, 'value']`
 * is the text after the colon. Entries are counted in the customary order, as in the model.
 */
export function locateRules(tree: Tree<RulesRecord>): Locator {
  const entries = lowerEntries(tree, tree.root.index);
  return ([key, index, member]) => {
    if (key !== 'entries' || typeof index !== 'number') return undefined;
    const at = entries[index]?.at;
    if (at === undefined || member === undefined) return at && spanAt(tree, at);
    const { start, end } = spanAt(tree, at);
    const colon = tree.text.indexOf(':', start);
    return member === 'value' ? { start: colon + 1, end } : member === 'key' ? { start, end: colon } : undefined;
  };
}
