import type { Tree } from '../../cst/index.js';
import { lineBreakOf } from '../../cst/text/line-index.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import { type Change, partAt, type Path, pathOf } from '../path.js';
import type { Reading } from '../read/reading.js';
import { requiredEdits } from './changes/required-edits.js';
import { insertions } from './derived-insertions.js';
import { extentOf, neighborsOf, pathsBeside } from './neighbors.js';
import { isSameModel } from './same-model.js';
import { isOnOneLine, onOneLine, removalOf, replacementOf, startOfIndentation } from './text-edits.js';

/** A text before a change, and the canonical text of the changed model: edits are derived from them. */
export interface EditSource {
  readonly change: Change;
  readonly before: Reading;
  /** The reading of the canonical text. */
  readonly printed: Reading;
  /** The model with only this change. */
  readonly changed: unknown;
  /** The changed model, completed by other changes that this one requires. */
  readonly wanted: unknown;
}

/** Yields edits that may make a change of a model; {@link derivedEdits} is the only one. */
export type DeriveEdits = (source: EditSource) => Iterable<readonly TextEdit[]>;

/**
 * The greatest number of edits that are derived for a change. One of the first ten is nearly always right; in deeply
 * nested parts there are thousands, and the text is read with each.
 */
const MAX_EDITS = 100;

/**
 * Returns edits that may make a change of a model, the smallest first. New text is copied from the canonical text of
 * the changed model, so these edits need nothing but a printer and the spans of parts. If the changed part has no text
 * of its own, the part around it is replaced.
 *
 * The caller must read the edited text and compare it with the changed model, because white space and comments can have
 * a meaning in a notation.
 */
export function* derivedEdits(source: EditSource): Generator<readonly TextEdit[]> {
  const required = requiredEdits(source);
  let count = 0;
  for (const edits of editsOfPart(source)) {
    if (count++ === MAX_EDITS) return;
    const isInside = (span: Span): boolean => edits.some(({ start, end }) => start <= span.start && span.end <= end);
    yield [...edits, ...required.filter((edit) => !isInside(edit))];
  }
}

function* editsOfPart(source: EditSource): Generator<readonly TextEdit[]> {
  const { change, before } = source;
  const path = pathOf(change);
  const canonicalPath = sortedPath(source);
  if ('remove' in change) yield* removals(before, path);
  if ('insert' in change) yield* insertions(source, canonicalPath);
  if ('replace' in change) yield* endReplacements(source, path, canonicalPath);
  // A text on one line may be rewritten as a whole.
  const minLength = Math.min(path.length, isOnOneLine(before.tree.text) ? 0 : 1);
  for (let length = path.length - (('replace' in change) ? 0 : 1); length >= minLength; length--) {
    yield* replacements(source, path.slice(0, length), canonicalPath.slice(0, length));
  }
}

/** Returns the path in the canonical text of the changed part: a notation may sort its list. */
function sortedPath({ change, printed, wanted }: EditSource): Path {
  const path = pathOf(change);
  const index = path.findLastIndex((key) => typeof key === 'number');
  if (index === -1 || ('remove' in change && index === path.length - 1)) return path;
  const element = partAt(wanted, path.slice(0, index + 1));
  const list = partAt(printed.model, path.slice(0, index));
  if (!Array.isArray(list) || isSameModel(list[Number(path[index])], element)) return path;
  const sorted = list.findIndex((one) => isSameModel(one, element));
  return sorted === -1 ? path : path.with(index, sorted);
}

/** Yields edits that replace the elements of a list after those at its start that stay; none for other parts. */
function* endReplacements(source: EditSource, path: Path, canonicalPath: Path): Generator<readonly TextEdit[]> {
  const { before, printed, wanted } = source;
  const [old, list] = [partAt(before.model, path), partAt(wanted, path)];
  if (!Array.isArray(old) || !Array.isArray(list)) return;
  const differing = old.findIndex((element, i) => i >= list.length || !isSameModel(element, list[i]));
  const kept = differing < 0 ? old.length : differing;
  const removed = spanOfElements(before, path, kept, old.length);
  const added = spanOfElements(printed, canonicalPath, kept, list.length);
  const last = kept === 0 ? undefined : extentOf(before, [...path, kept - 1]);
  if (last === undefined) return;
  if (removed !== undefined && added !== undefined) {
    yield* copies(before.tree, removed, printed.tree.text.slice(added.start, added.end));
  } else if (removed !== undefined && kept === list.length) {
    yield removalOf(before.tree, removed);
    yield [{ start: last.end, end: removed.end, text: '' }];
  } else if (added !== undefined && kept === old.length) {
    const start = extentOf(printed, [...canonicalPath, kept - 1])?.end ?? added.start;
    yield* copies(before.tree, { start: last.end, end: last.end }, printed.tree.text.slice(start, added.end));
  }
}

/** Returns the span of the elements of a list between two indices; `undefined` if there are none in the text. */
function spanOfElements(reading: Reading, list: Path, first: number, end: number): Span | undefined {
  const [from, to] = first < end ? [extentOf(reading, [...list, first]), extentOf(reading, [...list, end - 1])] : [];
  return from && to && { start: from.start, end: to.end };
}

/** Yields edits that replace a part, with the comments inside it or without them. */
function* replacements({ before, printed }: EditSource, path: Path, canonicalPath: Path): Generator<TextEdit[]> {
  const old = extentOf(before, path);
  const wanted = extentOf(printed, canonicalPath);
  if (old === undefined || wanted === undefined) return;
  const canonical = printed.tree.text.slice(wanted.start, wanted.end);
  for (const kept of new Set(['', enclosedText(before, path, old)])) {
    yield* copies(before.tree, old, kept === '' ? canonical : `${canonical} ${kept}`);
  }
}

/** Yields edits that replace a span by canonical text. */
function* copies(tree: Tree, old: Span, canonical: string): Generator<TextEdit[]> {
  // A line break inside a value is not one of the layout, so it stays as it is.
  const texts = [...new Set([canonical.replaceAll('\n', lineBreakOf(tree.text)), canonical])];
  if (canonical.includes('\n') && isOnOneLine(tree.text.slice(old.start, old.end))) texts.unshift(onOneLine(canonical));
  for (const text of texts) {
    yield replacementOf(tree, old, text);
    yield [{ ...old, text }];
    yield [{ ...old, text: `${text} ` }];
    // A notation may have parts that can't be indented.
    const start = startOfIndentation(tree.text, old.start);
    if (start < old.start) yield [{ ...old, start, text }];
  }
}

/**
 * Returns the text of those parts that the text has inside a part but the model has elsewhere, such as a result between
 * two comments of a turn; the empty string if there are none.
 */
function enclosedText(before: Reading, path: Path, outside: Span): string {
  const spans = pathsBeside(before.model, path).flatMap((beside) => before.spanOf(beside) ?? []);
  const enclosed = spans.filter(({ start, end }) => start >= outside.start && end <= outside.end);
  return enclosed.map(({ start, end }) => before.tree.text.slice(start, end)).join(' ');
}

/**
 * Yields edits that remove a part, alone or with what separates it from a part beside it: from the next part if it is
 * the first of a list, otherwise from the part before it.
 */
function* removals(before: Reading, path: Path): Generator<TextEdit[]> {
  const span = extentOf(before, path);
  if (span === undefined) return;
  const { tree } = before;
  yield removalOf(tree, span);
  const kept = enclosedText(before, path, span);
  if (kept !== '') yield [{ ...span, text: kept }];
  const { preceding, following } = neighborsOf(before, path, span);
  const start = preceding.reduce((end, part) => Math.max(end, part.span.end), 0);
  const end = following.reduce((first, part) => Math.min(first, part.span.start), tree.text.length);
  const fromLast = start > 0 ? [{ start, end: span.end }] : [];
  const toNext = following.length > 0 ? [{ start: span.start, end }] : [];
  for (const removed of path.at(-1) === 0 ? [...toNext, ...fromLast] : [...fromLast, ...toNext]) {
    if (tree.comments().some((comment) => comment.start >= removed.start && comment.end <= removed.end)) {
      yield replacementOf(tree, removed, '');
    }
    yield [{ ...removed, text: '' }];
  }
}
