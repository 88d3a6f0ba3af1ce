import { Option } from 'commander';
import { LineIndex } from '../../../cst/index.js';
import { plural } from '../../../diagnostics/report/summary.js';
import { addGrammarOptions, checkWithoutGrammar, type GrammarFlags } from '../../grammars/options.js';
import type { TracedText } from '../../records/trace-report.js';
import { writeJson } from '../../records/json-text.js';
import { addReadingOptions, type ReadingFlags } from '../../records/options.js';
import { writeText } from '../../records/output.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { reportToStderr } from '../../records/source/report-source.js';
import { reportLines } from '../../run/failure.js';
import { wholeNumber } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';

type Flags = ReadingFlags &
  GrammarFlags & {
    readonly grammar?: string;
    readonly json?: true;
    readonly flame?: string;
    readonly top: number;
    readonly maxSteps: number;
  };

const NOTES = `
The text is read as the grammar is written, by an interpreter: a parser makes the same matches with fewer attempts. An
attempt is one try to match one expression of the grammar. Characters that are read again were read before by the
same or another rule; those given up were read in tries of the rule that failed.

--json prints one object with all costs and the steps: each is "enter", "match" or "fail", with its rule, its offsets and
its depth. The file of --flame is opened with https://www.speedscope.app, or with npx speedscope.

Examples:
  ludogram trace game.oni
  ludogram trace --grammar my.peggy text.txt --top 5
  ludogram trace --grammar my.peggy text.txt --flame trace.json`;

/** `ludogram trace FILE` */
export const trace: Verb = (command, context) => {
  command
    .argument('<file>', 'the text; - is standard input')
    .description('Shows how a text was read: which rules were tried, what each cost, and the farthest failure.')
    .option('--json', 'the costs and the steps as JSON')
    .option('--flame <file>', 'write the steps as a flame graph for speedscope')
    .option('--top <n>', 'how many rules to list', wholeNumber, 20)
    .option('--max-steps <n>', 'how many steps to keep for --json and --flame', wholeNumber, 100_000)
    .addOption(new Option('--grammar <file>', 'read the file by this grammar').conflicts(['notation', 'dialect']))
    .addHelpText('after', NOTES)
    .action((file: string, flags: Flags) => run(file, flags, context));
  addReadingOptions(command, context);
  addGrammarOptions(command);
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  // Other verbs don't need the generator.
  const { traceByGrammar, traceRecord } = await import('./traced-text.js');
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

async function show(traced: TracedText, flags: Flags, context: Context): Promise<void> {
  const { io } = context;
  const { jsonOf, tableOf } = await import('../../records/trace-report.js');
  if (flags.json) writeJson(io.stdout, jsonOf(traced));
  else io.stdout.write(tableOf(traced, flags.top, io.stdout.columns));
  if (flags.flame !== undefined && (await writeFlames(flags.flame, traced, context)) && !flags.json) {
    io.stdout.write(`wrote ${flags.flame}\n`);
  }
  reportLines(
    context,
    limitNotes(traced, flags).map((note) => `note: ${note}`),
  );
}

async function writeFlames(path: string, { file, trace: traced }: TracedText, context: Context): Promise<boolean> {
  const { speedscopeFile } = await import('../../../generator/trace/speedscope.js');
  return writeText(path, `${JSON.stringify(speedscopeFile(traced, file))}\n`, context);
}

const LIMITS = {
  attempts: 'the text takes too many attempts',
  depth: 'the text is nested too deeply for a trace, which takes more of the stack than a parser',
} as const;

function limitNotes({ text, trace }: TracedText, { json, flame, maxSteps }: Flags): string[] {
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
