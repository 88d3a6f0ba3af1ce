import {
  type Change,
  type Editor,
  insertionAt,
  isSameModel,
  lineBreakOf,
  partAt,
  type Path,
  pathOf,
  type Reading,
  removalOf,
  type Span,
  type TextEdit,
  widenedChange,
  withoutEmptyList,
} from 'ludogram';
import type { SgfFile } from '../../generated/sgf/nodes.js';
import type { SgfCollection, SgfNode, SgfProperty, SgfTree, SgfValue } from '../model/model.js';
import { nodeText, propertyText, treeText, variationText } from '../print.js';
import { writeValue } from '../print-values.js';

/** Edits of an SGF text: game trees, variations, nodes, properties, values. Everything else stays byte for byte. */
export const sgfEditor: Editor<SgfCollection, SgfFile> = {
  edits(change, reading) {
    const path = pathOf(change);
    const span = reading.spanOf(path);
    if ('remove' in change) return span && removalOf(reading.tree, span);
    const divided = 'replace' in change ? divisionOf(change.value, path, reading) : undefined;
    if (divided !== undefined) return divided;
    const removed = 'replace' in change ? removedEnd(change.value, path, reading) : undefined;
    if (removed !== undefined) return removalOf(reading.tree, removed);
    const text = writtenPart(change, reading);
    if (text === undefined) return undefined;
    if ('replace' in change) return span && [{ ...span, text }];
    if (span !== undefined) return insertionAt(span.start, text + separatorOf(change, reading));
    const index = Number(path.at(-1));
    const before = index > 0 ? reading.spanOf([...path.slice(0, -1), index - 1]) : undefined;
    if (before !== undefined) return insertionAt(before.end, separatorOf(change, reading) + text);
    return firstInsertion(change, reading, text);
  },
  settle: (changed, change) => withoutEmptyList(changed, change, ['variations']),
  widen: (change, changed) => widenedChange(change, changed, 2),
};

/**
 * Returns the edits that divide a game tree before one of its nodes, so that variations begin there; `undefined` if a
 * change does anything else.
 */
function divisionOf(value: unknown, path: Path, reading: Reading<SgfCollection, SgfFile>): TextEdit[] | undefined {
  const key = path.at(-2);
  if (key !== 'trees' && key !== 'variations') return undefined;
  const old = partAt(reading.model, path) as SgfTree;
  const { nodes, variations: [rest, ...others] = [] } = value as SgfTree;
  const { length } = nodes;
  if (rest === undefined || length === 0 || length >= old.nodes.length) return undefined;
  if (!isSameModel({ ...rest, nodes: [...nodes, ...rest.nodes] }, old)) return undefined;
  const [whole, first] = [reading.spanOf(path), reading.spanOf([...path, 'nodes', length])];
  if (whole === undefined || first === undefined) return undefined;
  const written = others.map((tree) => variationText(tree).replaceAll('\n', lineBreakOf(reading.tree.text))).join('');
  return [...insertionAt(first.start, '('), ...insertionAt(whole.end - 1, `)${written}`)];
}

/** Returns the span of the elements that a list loses at its end; `undefined` if it changes in another way. */
function removedEnd(value: unknown, path: Path, reading: Reading<SgfCollection, SgfFile>): Span | undefined {
  const list = partAt(reading.model, path);
  if (!Array.isArray(list) || !Array.isArray(value) || value.length >= list.length) return undefined;
  if (!value.every((element, i) => isSameModel(element, list[i]))) return undefined;
  const first = reading.spanOf([...path, value.length]);
  const last = reading.spanOf([...path, list.length - 1]);
  return first && last && { start: first.start, end: last.end };
}

/** Returns the text of a change; `undefined` for a part that is not written alone. */
function writtenPart(change: Change, reading: Reading<SgfCollection, SgfFile>): string | undefined {
  const path = pathOf(change);
  if (!('value' in change) || typeof path.at(-1) !== 'number') return undefined;
  const lineBreak = lineBreakOf(reading.tree.text);
  switch (path.at(-2)) {
    case 'trees':
      return treeText(change.value as SgfTree).replaceAll('\n', lineBreak);
    case 'variations':
      return variationText(change.value as SgfTree).replaceAll('\n', lineBreak);
    case 'nodes':
      return nodeText(change.value as SgfNode);
    case 'properties':
      return propertyText(change.value as SgfProperty);
    case 'values': {
      const property = partAt(reading.model, path.slice(0, -2)) as SgfProperty;
      return `[${writeValue(property.id, change.value as SgfValue)}]`;
    }
    default:
      return undefined;
  }
}

/** Returns the text between two elements: a line break between game trees, otherwise empty. */
const separatorOf = (change: Change, { tree }: Reading<SgfCollection, SgfFile>): string =>
  pathOf(change).at(-2) === 'trees' ? lineBreakOf(tree.text) : '';

/** Returns the edits that insert the first element of an empty list of trees or properties; otherwise `undefined`. */
function firstInsertion(
  change: Change,
  reading: Reading<SgfCollection, SgfFile>,
  text: string,
): TextEdit[] | undefined {
  const path = pathOf(change);
  const { tree } = reading;
  if (path.at(-2) === 'trees') return insertionAt(tree.text.length, text + lineBreakOf(tree.text));
  const parent = reading.spanOf(path.slice(0, -2));
  if (path.at(-2) === 'properties' && parent !== undefined) return insertionAt(parent.start + 1, text);
  return undefined;
}
