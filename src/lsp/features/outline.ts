import type { Node } from '../../cst/index.js';
import { truncated } from '../../cst/text/characters.js';
import type { Span } from '../../diagnostics/index.js';
import type { OutlineEntry, OutlineRule } from '../../notation/index.js';
import { kindInWords, type ReadDocument } from './document.js';

interface OpenEntry extends OutlineEntry {
  span: Span;
  readonly children: OpenEntry[];
  readonly isHead: boolean;
}

/** Length above which the name of an entry is cut, in UTF-16 units. */
const MAX_ENTRY_LENGTH = 60;

/**
 * Returns the outline of a text: the entries that its notation returns, or the nodes of the kinds that it lists, nested
 * as in the tree. Without either, the outline has the children of the record that have children themselves.
 */
export function outlineOf({ support, reading }: ReadDocument): readonly OutlineEntry[] {
  if (support.outlineOf !== undefined) return support.outlineOf(reading);
  const { tree } = reading;
  const { kinds } = tree.language;
  const rules = support.outline;
  const roots: OpenEntry[] = [];
  const open: OpenEntry[] = [];
  const cursor = tree.cursor();
  while (cursor.next()) {
    const rule = rules === undefined ? derivedRule(cursor.node, cursor.depth) : rules[kinds[cursor.kind] ?? ''];
    if (rule === undefined) continue;
    const entry = entryFor(cursor.node, rule);
    closeBefore(open, entry);
    (open.at(-1)?.children ?? roots).push(entry);
    extendTo(open, entry.span.end);
    open.push(entry);
  }
  return roots;
}

/** Removes the entries that end before another one: those that don't contain it, and a heading of its kind. */
function closeBefore(open: OpenEntry[], entry: OpenEntry): void {
  let last = open.at(-1);
  while (last !== undefined && !contains(last, entry)) {
    open.pop();
    last = open.at(-1);
  }
  if (last?.isHead === true && entry.isHead && last.selection.end <= entry.span.start) open.pop();
}

/** Makes entries, each around the next, end at an offset or later. */
function extendTo(open: readonly OpenEntry[], end: number): void {
  for (let i = open.length - 1; i >= 0; i--) {
    const around = open[i];
    if (around === undefined || around.span.end >= end) return;
    around.span = { ...around.span, end };
  }
}

/** Returns the entries of an outline at any depth, each before those inside it. */
export function allEntries(entries: readonly OutlineEntry[]): OutlineEntry[] {
  const all: OutlineEntry[] = [];
  const open = entries.toReversed();
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    all.push(entry);
    for (const child of entry.children.toReversed()) open.push(child);
  }
  return all;
}

/**
 * Whether an entry goes inside another one: its node is inside the other node, or the other one is a heading before it.
 */
const contains = (outer: OpenEntry, { span }: OpenEntry): boolean => outer.isHead || span.end <= outer.span.end;

function derivedRule(node: Node, depth: number): OutlineRule | undefined {
  if (depth !== 2 || node.tree.language.comments.includes(node.kind)) return undefined;
  return node.children.length === 0 ? undefined : { type: 'object' };
}

function entryFor(node: Node, { type, name, heads }: OutlineRule): OpenEntry {
  const { start, end, kindName } = node;
  const selection = { start, end };
  return {
    name: shortened(name?.(node) ?? node.text) || kindInWords(kindName),
    detail: kindInWords(kindName),
    type,
    span: selection,
    selection,
    children: [],
    isHead: heads === true,
  };
}

function shortened(text: string): string {
  // Texts of nested nodes overlap, so none is searched further than it is shown.
  const [line = ''] = text
    .trim()
    .slice(0, MAX_ENTRY_LENGTH + 1)
    .split(/[\r\n]/, 1);
  return truncated(line, MAX_ENTRY_LENGTH).trim();
}
