import { readRulesRecord } from '../../../generated/otn/lower.js';
import { parse as parseTree } from '../../../generated/otn/parser.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { Converted, StructureOptions, Target } from '../../notation/index.js';
import type { Dialect } from './options.js';
import { writePosition } from './position/model/model.js';
import type { OtnPosition } from './position/model/shape.js';
import { rulesDiagnostics } from './rules/codes.js';
import { defaultsOf } from './rules/defaults.js';

/**
 * Converts a record to another dialect. Returns diagnostics for everything that the dialect can't express, and the text
 * unless one of them is an error.
 */
export function inDialect(
  { dialect }: Target,
  { text }: Tree,
  parse: (text: string, options: StructureOptions<Dialect>) => { readonly diagnostics: readonly Diagnostic[] },
  print: (dialect: Dialect) => string,
): Converted {
  if (dialect !== '2016') return { text: print('current'), diagnostics: [] };
  const diagnostics = lossesIn2016(text, parse(text, { dialect }).diagnostics);
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  return isRefused ? { diagnostics } : { text: print(dialect), diagnostics };
}

/**
 * Reports what the revision of 2016 can't express: the `not-in-2016` diagnostics of a text as errors, except for those
 * that have another form in that revision, and warnings for lost line breaks.
 *
 * @param diagnostics the diagnostics of the text in the 2016 dialect
 */
function lossesIn2016(text: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const { code, span } = diagnostic;
    const found = text.slice(span.start, span.end);
    if (code === 'otn/line-break-in-tag') return isTime(found) ? [] : [{ ...diagnostic, severity: 'warning' }];
    if (!code.endsWith('/not-in-2016') || canBeRevised(found)) return [];
    const { fixes: _, ...rest } = diagnostic;
    return [{ ...rest, severity: 'error' }];
  });
}

/** Whether the revision of 2016 has another form for a part of the text, or does not need it. */
function canBeRevised(text: string): boolean {
  if (text === 'start-comment' || /^(?:starti:|ks:[sw]$)/.test(text) || isPieces(text)) return true;
  if (!/^\w+:/.test(text)) return false;
  const tree = parseTree(text, { start: 'RulesRecord' });
  const rules = readRulesRecord(tree, tree.root.index);
  return rules.entries.every(defaultsOf(rules));
}

/** Whether a tag has this name and a value that is always written on one line. */
const isTime = (name: string): boolean => name === 'time-control' || name === 'time-remaining';

/** Whether a part is a list of pieces. It loses those that the revision lacks: its boards can't have them either. */
const isPieces = (text: string): boolean => /^(?:(?:cor|cen|afor|dfor)[hps]|cenhe):/.test(text);

/** Converts a record to its starting position; reports `missing` if there is none. */
export function toPosition(position: OtnPosition | undefined, missing: () => Diagnostic): Converted {
  if (position === undefined) return { diagnostics: [missing()] };
  return { text: `${writePosition(position)}\n`, diagnostics: [] };
}

/** Returns the diagnostic `otn-rules/missing-start`, at the end of a record. */
export const missingStart = ({ text: { length } }: Tree): Diagnostic =>
  rulesDiagnostics.report('missing-start', { start: length, end: length });
