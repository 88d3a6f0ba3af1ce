import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { shownPath } from '../../config/shown-path.js';
import { readCases, saveFound, SuiteError } from '../../conformance/index.js';
import { readFileText } from '../../files/read-file.js';
import { readLinkedGrammar } from '../../generator/generate.js';
import { ExitCode } from '../exit-status.js';
import { type Finding, Fuzzer, type Tried } from '../fuzz/fuzzer.js';
import { subjectOf } from '../fuzz/invariants.js';
import { Texts } from '../fuzz/texts.js';
import { notationsWithGrammars, type NotationWithGrammar } from '../grammars.js';
import { collect, wholeNumber } from '../options.js';
import { reportFailure } from '../report-failure.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

interface Flags {
  readonly format?: readonly string[];
  readonly minutes: number;
  readonly texts?: number;
  readonly seed?: number;
  /** A folder; `true` if absent; `false` after `--no-save`. */
  readonly save: string | boolean;
}

const NOTES = `
The texts are sentences of the grammar, and cases of the suite with characters changed, left out, doubled and moved. For
each one: nothing throws, the tree has the whole text, diagnostics and fixes are inside the text and in order, a stricter
level reports no less, canonical text is stable and means the same, and JSON becomes a text with the same model.
For some texts, it measures how the time grows with their length.

A text that fails is shrunk and saved as a case, in the folder found. Its verdict is the present result: correct it by the
specification, then run \`ludogram conformance --update-manifest\`. The same seed tries the same texts.

Examples:
  ludogram fuzz
  ludogram fuzz --format pgn --minutes 30 --seed 7
  ludogram fuzz --texts 1000 --no-save`;

/** `ludogram fuzz` */
export const fuzz: Verb = (command, context) => {
  command
    .description('Tries notations with random texts, and saves the texts that break something as cases.')
    .option('--format <id>', 'this notation only (default: those of the config, or else all); can be repeated', collect)
    .option('--minutes <n>', 'how long', minutes, 1)
    .option('--texts <n>', 'stop after this many texts', wholeNumber)
    .option('--seed <n>', 'seed of the random texts (default: a new one each time)', wholeNumber)
    .addOption(
      new Option('--save <folder>', 'the folder of suites to save findings in').default(true, 'that of the config'),
    )
    .option('--no-save', 'save nothing')
    .addHelpText('after', NOTES)
    .action((flags: Flags) => run(flags, context));
};

function minutes(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('It takes a number greater than 0.');
  return number;
}

async function run(flags: Flags, context: Context): Promise<void> {
  const { io, exit, formats } = context;
  const notations = notationsWithGrammars(flags.format, context);
  if (notations.length === 0) throw new UsageError('the config names no grammar');
  const tried: Tried[] = [];
  for (const one of notations) tried.push({ subject: await subjectOf(one.entry, formats), texts: textsFor(one) });
  const seed = flags.seed ?? Date.now() % 1e9;
  io.stdout.write(`seed ${seed}\n`);
  const fuzzer = new Fuzzer(tried, seed);
  const deadline = performance.now() + flags.minutes * 60_000;
  const goesOn = () => performance.now() < deadline && !(fuzzer.rounds >= (flags.texts ?? Infinity));
  let found = 0;
  for (const finding of fuzzer.run(goesOn, true)) {
    found++;
    const saved = save(finding, notations, tried, flags, context);
    io.stdout.write(`${saved ?? finding.format}\n  ${JSON.stringify(finding.text)}\n`);
    for (const problem of finding.problems) io.stdout.write(`  ${problem.replaceAll('\n', '\n  ')}\n`);
  }
  io.stdout.write(`${fuzzer.rounds} texts, ${found} findings\n`);
  if (found > 0) exit.raise(ExitCode.wrong);
}

function textsFor({ entry, grammar: file, startRule, suites }: NotationWithGrammar): Texts {
  const grammar = readLinkedGrammar(readFileText(file), file, readFileText);
  const start = startRule ?? grammar.rules[0]?.name ?? '';
  const hasCases = suites !== undefined && existsSync(join(suites, entry.id));
  const files = hasCases ? readCases(suites, entry.id).map(({ text }) => text) : [];
  return new Texts({ grammar, startRule: start, files });
}

/** Saves a finding in the folder of the command line or the config; returns the path of the text. */
function save(
  { format: id, text, problems }: Finding,
  notations: readonly NotationWithGrammar[],
  tried: readonly Tried[],
  { save: where }: Flags,
  context: Context,
): string | undefined {
  const { configured } = context;
  const notation = notations.find(({ entry }) => entry.id === id);
  const subject = tried.find((one) => one.subject.entry.id === id)?.subject;
  if (notation === undefined || subject === undefined) return undefined;
  const own = configured.some(({ entry }) => entry === notation.entry) ? notation.suites : undefined;
  const suites = where === true ? own : where === false ? undefined : where;
  // A case can't say how long it may take.
  const [problem = ''] = problems;
  if (suites === undefined || problem.startsWith('time grows')) return undefined;
  const why = `Found by ludogram fuzz: ${problem.replace(/\n[^]*/, '')}.`;
  try {
    const path = saveFound(suites, notation.entry, { text, format: subject.format, why });
    return path === undefined ? undefined : shownPath(path);
  } catch (error) {
    if (!(error instanceof SuiteError)) throw error;
    reportFailure(context, error.message);
    return undefined;
  }
}
