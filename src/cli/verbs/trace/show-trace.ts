import { LineIndex } from '../../../cst/index.js';
import { plural } from '../../../diagnostics/report/summary.js';
import { speedscopeFile } from '../../../grammar-tools/trace/speedscope.js';
import { checkWithoutGrammar, type GrammarFlags } from '../../grammars/options.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { writeJson } from '../../records/json-text.js';
import type { ReadingFlags } from '../../records/options.js';
import { writeText } from '../../records/output.js';
import { reportToStderr } from '../../records/source/report-source.js';
import { type TracedText, traceJson, traceTable } from '../../records/trace-report.js';
import { reportLines } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { traceByGrammar, traceRecord } from './traced-text.js';

/** The flags of `ludogram trace`. */
export type TraceFlags = ReadingFlags &
  GrammarFlags & {
    readonly grammar?: string;
    readonly json?: true;
    readonly flame?: string;
    readonly top: number;
    readonly maxSteps: number;
  };

/** Traces how a text is read, and writes what it cost, as the flags say. */
export async function showTrace(file: string, flags: TraceFlags, context: Context): Promise<void> {
  const { grammar, maxSteps } = flags;
  if (grammar !== undefined) {
    const traced = await traceByGrammar(file, { ...flags, grammar }, context);
    if (traced !== undefined) await show(traced, flags, context);
    return;
  }
  checkWithoutGrammar(flags);
  const source = await readSourceFile(file, flags, context);
  if (source === undefined) return;
  const traced = await traceRecord(source, maxSteps, context);
  if (traced === undefined) return;
  await show(traced, flags, context);
  reportToStderr(source, context);
}

async function show(traced: TracedText, flags: TraceFlags, context: Context): Promise<void> {
  const { io } = context;
  if (flags.json) writeJson(io.stdout, traceJson(traced));
  else io.stdout.write(traceTable(traced, flags.top, io.stdout.columns));
  if (flags.flame !== undefined && (await writeFlames(flags.flame, traced, context)) && !flags.json) {
    io.stdout.write(`wrote ${flags.flame}\n`);
  }
  reportLines(
    context,
    limitNotes(traced, flags).map((note) => `note: ${note}`),
  );
}

async function writeFlames(path: string, { file, trace: traced }: TracedText, context: Context): Promise<boolean> {
  return writeText(path, `${JSON.stringify(speedscopeFile(traced, file))}\n`, context);
}

const LIMITS = {
  attempts: 'the text takes too many attempts',
  depth: 'the text is nested too deeply for a trace, which takes more of the stack than a parser',
} as const;

function limitNotes({ text, trace }: TracedText, { json, flame, maxSteps }: TraceFlags): string[] {
  const { limit, stopped, steps, stepCount } = trace;
  const notes: string[] = [];
  if (limit !== undefined && stopped !== undefined) {
    const { line, column } = new LineIndex(text).position(stopped.at);
    notes.push(`${LIMITS[limit]}: it stopped at ${line}:${column}, inside ${plural(stopped.depth, 'rule')}`);
  }
  if ((json || flame !== undefined) && steps.length < stepCount) {
    notes.push(`only the first ${maxSteps} of ${stepCount} steps are kept; --max-steps keeps more`);
  }
  return notes;
}
