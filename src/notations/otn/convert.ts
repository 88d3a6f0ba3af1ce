import { parse as parseTree } from '../../../generated/otn/parser.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { PrintOptions, StructureOptions, Target } from '../../notation/options.js';
import type { Converted } from '../../notation/result.js';
import type { Dialect } from './options.js';
import { type OtnPosition, positionText } from './position/model.js';
import { rulesDiagnostics } from './rules/codes.js';
import { defaultsOf } from './rules/defaults.js';
import { lowerRules } from './rules/lower.js';

/** A record in another dialect, with the diagnostics of what it can't express; the text only where none is an error. */
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
 * Reports what the revision of 2016 can't express of a text: its `not-in-2016` diagnostics as errors, except for what
 * that revision says in another way; and warnings for line breaks that are lost.
 *
 * @param found the diagnostics of the text in that dialect
 */
function lossesIn2016(text: string, found: readonly Diagnostic[]): Diagnostic[] {
  return found.flatMap((diagnostic): Diagnostic[] => {
    const { code, span } = diagnostic;
    if (code === 'otn/line-break-in-tag') return [{ ...diagnostic, severity: 'warning' }];
    if (!code.endsWith('/not-in-2016') || canBeRevised(text.slice(span.start, span.end))) return [];
    const { fixes: _, ...rest } = diagnostic;
    return [{ ...rest, severity: 'error' }];
  });
}

/** Whether the revision of 2016 has other words for a piece of text, or need not say it. */
function canBeRevised(text: string): boolean {
  if (text === 'start-comment' || /^(?:starti:|ks:[sw]$)/.test(text) || isPieces(text)) return true;
  if (!/^\w+:/.test(text)) return false;
  const tree = parseTree(text, { start: 'RulesRecord' });
  const rules = lowerRules(tree, tree.root.index);
  return rules.entries.every(defaultsOf(rules));
}

/** Lists of pieces lose those that the revision does not have; none of them can be on its boards. */
const isPieces = (text: string): boolean => /^(?:(?:cor|cen|afor|dfor)[hps]|cenhe):/.test(text);

/** The starting position of a record as its conversion; where there is none, `missing` says why. */
export function toPosition(
  position: OtnPosition | undefined,
  missing: () => Diagnostic,
  options: PrintOptions,
): Converted {
  if (position === undefined) return { diagnostics: [missing()] };
  return { text: `${positionText(position, options)}\n`, diagnostics: [] };
}

/** `otn-rules/missing-start` at the end of a record. */
export const reportMissingStart = ({ text: { length } }: Tree): Diagnostic =>
  rulesDiagnostics.report('missing-start', { start: length, end: length });
