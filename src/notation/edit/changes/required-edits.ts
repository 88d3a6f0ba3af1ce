import type { TextEdit } from '../../../diagnostics/index.js';
import type { Json } from '../../codec/codec.js';
import { jsonDifferences } from '../../codec/json-difference.js';
import { pathOf } from '../../path.js';
import type { EditSource } from '../derived-edits.js';

/** Returns the edits of other parts that a change requires, such as the numbers of the turns after an inserted one. */
export function requiredEdits({ change, before, printed, changed, wanted }: EditSource): TextEdit[] {
  if (changed === wanted || 'replace' in change) return [];
  const path = pathOf(change);
  const last = path.length - 1;
  return [...jsonDifferences(changed as Json, wanted as Json)].flatMap(({ path: other }) => {
    const isBeside = path.every((key, i) => i === last || other[i] === key);
    const index = Number(other[last]) - Number(path[last]);
    if (isBeside && index === 0 && 'insert' in change) return [];
    const isLater = isBeside && index >= 0;
    const span = before.spanOf(isLater ? other.with(last, Number(other[last]) + ('insert' in change ? -1 : 1)) : other);
    const written = printed.spanOf(other);
    return span && written ? [{ ...span, text: printed.tree.text.slice(written.start, written.end) }] : [];
  });
}
