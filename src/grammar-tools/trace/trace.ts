import type { ast } from 'peggy';
import { checkText } from '../../diagnostics/check-text.js';
import type { GrammarLocation } from '../../generator/problem.js';
import { absentPredicates } from '../interpreter/absent-predicates.js';
import { Interpreter } from '../interpreter/interpreter.js';
import { BudgetError } from '../interpreter/match.js';
import { TraceRecorder } from './recorder.js';

/** A step of reading a text: a rule is tried, or its try ends. */
export interface TraceStep {
  /** `enter`: the rule is tried. `match` and `fail`: the try that began last, and has not ended, ends. */
  readonly step: 'enter' | 'match' | 'fail';
  readonly rule: string;
  /** The offset where the rule is tried. */
  readonly start: number;
  /** The end of the match; absent unless the rule matched. */
  readonly end?: number;
  /** Number of other rules that are being tried around it. */
  readonly depth: number;
  /** Number of expressions that were tried before this step: the clock of the trace. */
  readonly attempts: number;
}

/** The cost of a rule while a text was read. Without the cost of the rules that it uses, unless stated otherwise. */
export interface RuleCost {
  /** Its name; a rule with parameters is listed once for each list of arguments. */
  readonly rule: string;
  /** The location of its name in the grammar. */
  readonly location: GrammarLocation;
  /** Number of times that it was tried. */
  readonly calls: number;
  /** Number of these tries that failed. */
  readonly failures: number;
  /** Number of expressions of its body that were tried. */
  readonly attempts: number;
  /** Number of expressions that were tried from its start to its end, including those of the rules that it uses. */
  readonly totalAttempts: number;
  /** Number of characters that its body read. */
  readonly read: number;
  /** Number of these characters that had been read before, by this or another rule. */
  readonly readAgain: number;
  /** Number of characters that were read in its failed tries, including those that the rules that it uses read. */
  readonly givenUp: number;
}

/** The farthest offset where something failed to match. */
export interface FarthestFailure {
  readonly at: number;
  /** The rules that were being tried there, outermost first. */
  readonly rules: readonly string[];
  /** The parts of the grammar that failed there, as the grammar writes them, without repeats. */
  readonly expected: readonly string[];
}

/** The location at which the reading of a text stopped before its end. */
export interface TraceStop {
  /** The offset where the innermost rule was tried. */
  readonly at: number;
  /** Number of rules that were being tried. */
  readonly depth: number;
}

/** How a text was read by a grammar. */
export interface Trace {
  /** The rule that the text was read as. */
  readonly start: string;
  /** The length of the text in UTF-16 code units. */
  readonly length: number;
  /**
   * `whole`: the start rule matched the whole text. `part`: it matched the beginning. `none`: it failed. `unfinished`:
   * a limit was reached.
   */
  readonly outcome: 'whole' | 'part' | 'none' | 'unfinished';
  /** The limit that was reached: of attempts, or of nesting. Absent unless the outcome is `unfinished`. */
  readonly limit?: 'attempts' | 'depth';
  /** The location at which the limit was reached; absent unless the outcome is `unfinished`. */
  readonly stopped?: TraceStop;
  /** The end of the match of the start rule; absent if there is none. */
  readonly end?: number;
  /** The first steps, as many as were requested. */
  readonly steps: readonly TraceStep[];
  /** The number of all steps. */
  readonly stepCount: number;
  /** Number of expressions that were tried. */
  readonly attempts: number;
  /** Number of characters that were read, counting a character each time that it was read. */
  readonly read: number;
  /** Number of these characters that had been read before. */
  readonly readAgain: number;
  /** The rules that were tried, the one with the most attempts first. */
  readonly rules: readonly RuleCost[];
  /** Absent if nothing failed. */
  readonly farthest?: FarthestFailure;
}

/** Options of {@link traceText}. */
export interface TraceOptions {
  /** The rule to read the text as; the first rule of the grammar if absent. */
  readonly start?: string;
  /** The most steps that are recorded; 100,000 if absent. Later ones are only counted. */
  readonly maxSteps?: number;
  /** The most expressions that are tried; 10 million if absent. */
  readonly maxAttempts?: number;
  /** Texts of the files of the grammar, by path: what was expected is quoted from them. */
  readonly sources?: ReadonlyMap<string, string>;
}

/** The limits of a trace, unless its caller names others. */
const TRACE_LIMITS = { maxSteps: 100_000, maxAttempts: 10_000_000 } as const;

/** The limits of a trace that somebody waits for: enough steps for a slider, and less than a second. */
export const QUICK_TRACE_LIMITS = { maxSteps: 20_000, maxAttempts: 500_000 } as const;

/** Limit for nested expressions. Most threads reach the end of their stack before. */
const MAX_TRACE_DEPTH = 2_000_000;

/**
 * Reads a text by a grammar as the grammar says it, and records how: which rules were tried where, what that cost, and
 * where it failed. A generated parser gives the same matches with fewer attempts: it doesn't try what can't begin with
 * the next character, and remembers some matches. Never throws for a text, and its memory is bounded by the options.
 *
 * @param grammar as `readLinkedGrammar` returns it
 * @throws {Error} if the grammar has no rule `options.start`
 */
export function traceText(grammar: ast.Grammar, text: string, options: TraceOptions = {}): Trace {
  checkText(text);
  const { start = grammar.rules[0]!.name, maxSteps = TRACE_LIMITS.maxSteps, sources = new Map() } = options;
  const recorder = new TraceRecorder(text, maxSteps, sources);
  const found = read(grammar, text, start, { recorder, budget: options.maxAttempts ?? TRACE_LIMITS.maxAttempts });
  return {
    start,
    length: text.length,
    ...found,
    ...recorder.result(),
  };
}

function read(
  grammar: ast.Grammar,
  text: string,
  start: string,
  { recorder, budget }: { readonly recorder: TraceRecorder; readonly budget: number },
): Pick<Trace, 'outcome' | 'limit' | 'stopped' | 'end'> {
  try {
    const match = new Interpreter(grammar, text, {
      budget,
      maxDepth: MAX_TRACE_DEPTH,
      withoutNodes: true,
      predicates: absentPredicates(grammar),
      listener: recorder,
    }).run(start);
    if (match === undefined) return { outcome: 'none' };
    return { outcome: match.end === text.length ? 'whole' : 'part', end: match.end };
  } catch (error) {
    // A deeply nested text exhausts the stack of JavaScript before the limit.
    if (!(error instanceof BudgetError || error instanceof RangeError)) throw error;
    const limit = recorder.attempts >= budget ? 'attempts' : 'depth';
    return { outcome: 'unfinished', limit, stopped: recorder.innermost() };
  }
}
