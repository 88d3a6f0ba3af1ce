import { defined } from '../../defined.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { errorMessage } from '../../errors.js';
import { grammarProblem } from '../../generator/codes/grammar-problem.js';
import type { GenerateOptions } from '../../generator/generate-options.js';
import { type InspectedGrammar, inspectGrammar } from '../../generator/inspect.js';
import { QUICK_TRACE_LIMITS, type Trace, traceText } from '../../grammar-tools/trace/trace.js';
import type { FileTrace } from '../features/features.js';
import type { ReadGrammar } from './read-grammar.js';

/** How a text was read, or the reason why the grammar could not read it. */
type TraceResult = FileTrace | { readonly problem: string };

/**
 * Traces how an open grammar reads a text. Reports an error of the grammar, an unknown rule, or that there is no text.
 *
 * @param start the rule to read the text as; the first start rule if absent
 */
export function traceSample(grammar: ReadGrammar, text?: string, start?: string): TraceResult {
  if (text === undefined) return { problem: 'expected a text to read by the grammar' };
  return trace(grammar.inspected, text, { start, own: grammar.file });
}

/**
 * Traces how a text is read by the grammar of its notation. Reports that the grammar can't be read, or an error in it.
 *
 * @param options the file of the grammar, and how it is read; `read` throws if a file can't be read
 * @param start the rule to read the text as; the first start rule if absent
 */
export function traceRecord(
  text: string,
  { file, read, ...options }: GenerateOptions & { readonly read: (path: string) => string },
  start?: string,
): TraceResult {
  let source: string;
  try {
    source = read(file);
  } catch (error) {
    return { problem: `can't read the grammar ${file}: ${errorMessage(error)}` };
  }
  return trace(inspectGrammar(source, { ...options, file, read }), text, { start });
}

function trace(
  { problems, rules, linked, sources, startRules = [] }: InspectedGrammar,
  text: string,
  { start, own }: { readonly start: string | undefined; readonly own?: string },
): TraceResult {
  if (linked === undefined || rules === undefined) return { problem: firstError(problems) };
  const name = start ?? startRules[0];
  if (name !== undefined && !rules.has(name)) return { problem: unknownRule(name, [...rules.keys()]) };
  return located(traceText(linked, text, { ...QUICK_TRACE_LIMITS, ...defined({ start: name, sources }) }), own);
}

/** Names the file of each rule, except for rules of the open grammar. */
function located({ rules, ...others }: Trace, own: string | undefined): FileTrace {
  const inFiles = rules.map(({ location: { file, start, end }, ...cost }) => {
    return { ...cost, location: { start, end, ...(file === own ? {} : { file }) } };
  });
  return { ...others, rules: inFiles };
}

const firstError = (problems: InspectedGrammar['problems']): string =>
  `the grammar has an error: ${problems.find(({ severity }) => severity === 'error')?.message ?? ''}`;

const unknownRule = (name: string, known: readonly string[]): string =>
  grammarProblem('unknown-start-rule', { args: { name, near: didYouMean(name, known) } }).message;
