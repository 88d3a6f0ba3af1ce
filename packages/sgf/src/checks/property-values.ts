import { insertionAt, quote, type Span } from 'ludogram';
import { elementsOf, type NodeIndex, spanAt, type Tree } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import type { Property } from '../../generated/sgf/nodes.js';
import { isValue, propertyValues } from '../../generated/sgf/readers.js';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import { rawOf } from '../model/leaves.js';
import { PROPERTIES, type PropertyKind, type ValueType } from '../properties.js';
import type { SgfContext } from '../syntax.js';
import type { NodePoints } from './node-points.js';
import { CUSTOMARY, type Fault, faultOf, type Game } from './values.js';

/** A property whose values are checked. */
export interface CheckedProperty {
  /** Its name. */
  readonly id: string;
  readonly kind: PropertyKind;
  /** The game that it is in. */
  readonly game: Game;
  readonly report: SgfContext['report'];
}

/**
 * Checks the values of a property at a node. Reports `sgf/too-many-values`, and the codes of each value.
 *
 * @param points the points that its node has listed so far
 */
export function checkValues(
  tree: Tree,
  node: NodeIndex<Property>,
  property: CheckedProperty,
  points: NodePoints,
): void {
  const { id, kind, game, report } = property;
  const values = elementsOf(tree, node, propertyValues);
  for (const [i, value] of values.entries()) {
    if (!isValue(tree, value)) continue;
    const span = spanAt(tree, value);
    const raw = rawOf(tree, value);
    if (kind.count === 'one' && i === 1) {
      report(diagnostics.report('too-many-values', span, { id, count: values.length }));
    }
    checkValue(raw, span, property);
    points.check(raw, span, id, game, report);
  }
}

function checkValue(raw: string, span: Span, property: CheckedProperty): void {
  const { id, kind, game } = property;
  checkEnclosed(raw, span, property);
  const fault = faultOf(id, kind, raw.trim(), game);
  if (fault === undefined) checkForm(raw, span, property);
  else reportFault(fault, raw, span, property);
}

/** A line break with what may be a property after it. */
const LINE_WITH_PROPERTY = /(?:\r\n?|\n)[\t ]*([A-Z]{1,2})\[/g;

/** Checks that a short text contains no property at the start of a line. Reports `sgf/enclosed-property`. */
function checkEnclosed(raw: string, span: Span, { id, kind, report }: CheckedProperty): void {
  if (kind.type !== 'simpleText') return;
  for (const match of raw.matchAll(LINE_WITH_PROPERTY)) {
    const [found, inner = ''] = match;
    if (!PROPERTIES.has(inner)) continue;
    const lineEnd = span.start + 1 + match.index;
    const end = lineEnd + found.length - 1;
    const fixes = [{ title: 'add "]" at the end of the line' as const, edits: insertionAt(lineEnd, ']') }];
    report(diagnostics.report('enclosed-property', { start: end - inner.length, end }, { id, inner }, { fixes }));
  }
}

/** The types of values in which white space has a meaning. */
const TEXTS: readonly ValueType[] = ['text', 'simpleText', 'label', 'application', 'figure'];

/** Checks how a valid value is written. Reports `sgf/bad-value` as a warning, and `sgf/white-space`. */
function checkForm(raw: string, span: Span, { id, kind, report }: CheckedProperty): void {
  const text = raw.trim();
  const form = CUSTOMARY[id];
  if (form !== undefined && !form.pattern.test(raw)) {
    const values = { found: quote(raw), id, wanted: form.wanted };
    report(diagnostics.report('bad-value', span, values, { severity: 'warning' }));
  }
  if (TEXTS.includes(kind.type) || raw === text) return;
  const fixes = [replacement('drop the white space', insideOf(span), text)];
  report(diagnostics.report('white-space', span, { id }, { fixes }));
}

/** Reports the fault of a value: `sgf/bad-value`, `sgf/old-pass` or `sgf/outside-board`. */
function reportFault(fault: Fault, raw: string, span: Span, { id, kind, game, report }: CheckedProperty): void {
  const { columns, rows } = game;
  if ('wanted' in fault) {
    const { wanted, instead, isRead = false } = fault;
    const fixes = instead === undefined ? [] : [replacement('write {text}', insideOf(span), instead)];
    const severity = isRead ? 'warning' : 'error';
    report(diagnostics.report('bad-value', span, { found: quote(raw), id, wanted }, { fixes, severity }));
  } else if (kind.type === 'move' && fault.outside === 'tt' && columns <= 19 && rows <= 19) {
    const fixes = [replacement('drop tt', insideOf(span), '')];
    report(diagnostics.report('old-pass', span, undefined, { fixes }));
  } else report(diagnostics.report('outside-board', span, { point: fault.outside, columns, rows }));
}

/** Returns the span between the brackets of a value. */
const insideOf = ({ start, end }: Span): Span => ({ start: start + 1, end: end - 1 });
