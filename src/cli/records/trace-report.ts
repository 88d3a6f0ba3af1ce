import { shownPath } from '../../config/config-file.js';
import { LineIndex } from '../../cst/index.js';
import { defined } from '../../defined.js';
import { plural } from '../../diagnostics/report/summary.js';
import type { RuleCost, Trace } from '../../grammar-tools/trace/trace.js';
import { columnsText } from '../run/columns.js';

/** A text, and how it was read. */
export interface TracedText {
  /** The name of the text, for reports. */
  readonly file: string;
  readonly text: string;
  /** The path of the grammar. */
  readonly grammar: string;
  readonly trace: Trace;
}

/** Returns a trace as the JSON that `ludogram trace --json` prints. */
export function traceJson({ file, text, grammar, trace }: TracedText): unknown {
  const { steps, rules, farthest, stopped, ...rest } = trace;
  const lines = new LineIndex(text);
  const placed = <At extends { readonly at: number }>(one: At) => ({ ...one, ...lines.position(one.at) });
  return {
    file,
    grammar: shownPath(grammar),
    ...rest,
    ...defined({ stopped: stopped && placed(stopped) }),
    rules: rules.map((rule) => ({ ...rule, location: { ...rule.location, file: shownPath(rule.location.file) } })),
    ...defined({ farthest: farthest && placed(farthest) }),
    steps,
  };
}

/** The most rules around the farthest failure that the table names. */
const MAX_NAMED_RULES = 8;

const HEADINGS = ['rule', 'calls', 'failed', 'attempts', 'share', 'total', 'read', 'again', 'given up'];

/**
 * Returns a trace as a table of its `top` most expensive rules.
 *
 * @param columns the width of the terminal, if there is one
 */
export function traceTable({ file, text, trace }: Omit<TracedText, 'grammar'>, top: number, columns?: number): string {
  const { rules, attempts } = trace;
  const rows = rules.slice(0, top).map((rule) => rowOf(rule, attempts));
  const omitted = rules.length - rows.length;
  return [
    `${file}: ${outcomeOf(trace)}\n`,
    `${plural(attempts, 'attempt')}, ${plural(trace.read, 'character')} read, ${trace.readAgain} of them again\n\n`,
    columnsText([HEADINGS, ...rows], { hasNumbers: true, terminalWidth: columns }),
    omitted > 0 ? `and ${plural(omitted, 'more rule')}; --top lists more\n` : '',
    trace.outcome !== 'whole' ? failureText(text, trace) : '',
  ].join('');
}

function outcomeOf({ outcome, start, end = 0, length }: Trace): string {
  switch (outcome) {
    case 'whole':
      return `${start} matches all of ${plural(length, 'character')}`;
    case 'part':
      return `${start} matches ${end} of ${plural(length, 'character')}`;
    case 'none':
      return `${start} doesn't match`;
    case 'unfinished':
      return `${start} was read in part: a limit was reached`;
  }
}

function rowOf(cost: RuleCost, all: number): string[] {
  const { rule, calls, failures, attempts, totalAttempts, read, readAgain, givenUp } = cost;
  return [rule, ...[calls, failures, attempts].map(String), percent(attempts, all), percent(totalAttempts, all)].concat(
    [read, readAgain, givenUp].map(String),
  );
}

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

function failureText(text: string, { farthest }: Trace): string {
  if (farthest === undefined) return '';
  const { at: offset, rules, expected } = farthest;
  const { line, column } = new LineIndex(text).position(offset);
  const inner = rules.slice(-MAX_NAMED_RULES);
  const path = [...(inner.length < rules.length ? ['…'] : []), ...inner].join(' > ');
  return `\nfarthest failure at ${line}:${column}, in ${path}: tried ${expected.join(', ')}\n`;
}
