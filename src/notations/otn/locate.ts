import type { PositionRecord, RulesRecord } from '../../../generated/otn/nodes.js';
import { isPosition, positionRecordPosition, positionRows } from '../../../generated/otn/readers.js';
import { elementsOf, type Tree } from '../../cst/index.js';
import type { Locator } from '../../notation/index.js';
import { spanAt } from '../../notation/read/spans.js';
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
