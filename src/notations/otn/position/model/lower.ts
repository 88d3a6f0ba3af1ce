import { locateOtnPosition } from '../../../../../generated/otn/locate.js';
import { readPosition } from '../../../../../generated/otn/lower.js';
import type { PositionRecord } from '../../../../../generated/otn/nodes.js';
import { parse } from '../../../../../generated/otn/parser.js';
import { isPosition, positionRecordPosition } from '../../../../../generated/otn/readers.js';
import type { Tree } from '../../../../cst/index.js';
import type { Locator } from '../../../../notation/index.js';
import type { OtnPosition } from './shape.js';

/** Returns the position of a record; if there is none, a position without rows. */
export function lowerPositionRecord(tree: Tree<PositionRecord>): OtnPosition {
  const position = positionRecordPosition(tree, tree.root.index);
  return isPosition(tree, position) ? readPosition(tree, position) : { rows: [] };
}

/** Reads the position in a text, and returns whether the text has no syntax errors. */
export function parsePositionRecord(text: string): { readonly model: OtnPosition; readonly isWellFormed: boolean } {
  const tree = parse(text, { start: 'PositionRecord' });
  return { model: lowerPositionRecord(tree), isWellFormed: !tree.hasErrors };
}

/** Finds the spans of the position of a record and of its rows; none if there is no position. */
export function locatePositionRecord(tree: Tree<PositionRecord>): Locator {
  const position = positionRecordPosition(tree, tree.root.index);
  return isPosition(tree, position) ? locateOtnPosition(tree, position) : () => undefined;
}
