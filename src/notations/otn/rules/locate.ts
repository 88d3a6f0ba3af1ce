import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import type { Tree } from '../../../cst/index.js';
import type { Locator } from '../../../notation/index.js';
import { spanAt } from '../../../notation/spans.js';
import { lowerEntries } from './lower.js';

/**
 * Finds the spans of the parts of a rules record: `['entries', 2]` is an entry with its key, `['entries', 2, 'value']`
 * is the text after the colon. Entries are counted in the customary order, as in the model.
 */
export const locateRules =
  (tree: Tree<RulesRecord>): Locator =>
  ([key, index, member]) => {
    if (key !== 'entries' || typeof index !== 'number') return undefined;
    const at = lowerEntries(tree, tree.root.index)[index]?.at;
    if (at === undefined || member === undefined) return at && spanAt(tree, at);
    const { start, end } = spanAt(tree, at);
    const colon = tree.text.indexOf(':', start);
    return member === 'value' ? { start: colon + 1, end } : member === 'key' ? { start, end: colon } : undefined;
  };
