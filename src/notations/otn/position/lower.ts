import { type Position, Row } from '../../../../generated/otn/nodes.js';
import type { OtnPosition } from '../model.js';

/** The rows of a position; a row that can't be read is empty, and the cells of a row that can't be read are left out. */
export function lowerPosition(node: Position): OtnPosition {
  return { rows: node.rows.map((row) => (row instanceof Row ? row.text : '')) };
}
