import { dirname, join } from 'node:path';
import { Option } from 'commander';
import { shownPath } from '../../../config/config-file.js';
import { untilInterrupted } from '../../../files/watch.js';
import { GENERATE_OPTION_NAMES } from '../../../generator/generate-options.js';
import type { RunOutput } from '../../generate/output.js';
import { problemsJson } from '../../generate/problems.js';
import type { GenerateRun } from '../../generate/run.js';
import { watchGenerate } from '../../generate/watch.js';
import { generateWithShapes } from '../../generate/with-shapes.js';
import { generateChoices, generateFlag } from '../../grammars/options.js';
import { jsonLine } from '../../records/json-text.js';
import { UsageError } from '../../run/failure.js';
import { collect } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { configuredGrammars, type GrammarSources } from './configured.js';

/** The flags besides the flags for making parsers. */
interface Flags {
  readonly output?: string;
  readonly check?: true;
  readonly watch?: true;
  readonly verbose?: true;
  readonly json?: true;
  readonly fix?: true;
  readonly explainMemo?: true;
  readonly shape?: readonly string[];
  readonly emit?: 'model';
  readonly overwrite?: true;
}

/** `ludogram generate GRAMMAR…` */
export const generate: Verb = (command, context) => {
  command
    .argument('[grammars...]', 'grammar files (.peggy, without actions); without any, those that the config names')
    .description(
      'Makes a parser from each grammar: FOLDER/<grammar>/{parser,nodes,readers,explain}.ts and grammar.json.',
    )
    .option('-o, --output <folder>', 'folder for the parsers (default: generated, or what the config names)')
    .option('--verbose', 'show each warning, and each piece of code that was dropped, rather than their number')
    .addOption(new Option('--fix', 'apply safe fixes to the grammars first').conflicts(['check', 'watch']))
    .addOption(
      new Option('--json', 'print the problems of each file as one line of JSON').conflicts(['watch', 'explainMemo']),
    )
    .option('--explain-memo', 'list the rules with a memo of their matches, and the reasons')
    .addOption(
      new Option(
        '--shape <file>',
        'module of shapes of models (see ludogram/shape), may be repeated: writes lower.ts and locate.ts next to the parser',
      )
        .argParser(collect)
        .conflicts(['watch', 'standalone', 'js']),
    )
    .addOption(
      new Option('--check', 'write nothing; name the files that are stale, and exit with 1 if there are any').conflicts(
        'watch',
      ),
    )
    .addOption(
      new Option(
        '--emit <what>',
        'model: also write a first model from the grammar to the file that --shape names (default: shape.ts next to the grammar), and print.ts, which writes it as text',
      )
        .choices(['model'])
        .conflicts(['watch', 'standalone', 'js', 'check']),
    )
    .option('--overwrite', 'let --emit replace a file that exists; without it, the file is kept')
    .option('--watch', 'keep running, and generate again after each save')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram generate my.peggy -o out/\n  ludogram generate my.peggy -o out/ --watch\n  ludogram generate my.peggy --emit model\n  ludogram generate --check',
    )
    .action((grammars: string[], flags: Flags) => run(grammars, flags, context));
  for (const name of GENERATE_OPTION_NAMES) {
    command.addOption(generateFlag(name).helpGroup('How the parsers are made:'));
  }
};

async function run(grammars: readonly string[], flags: Flags, context: Context): Promise<void> {
  const { io, exit } = context;
  checkModelFlags(grammars, flags);
  const sources = await sourcesOf(grammars, context);
  const onProblems: GenerateRun['onProblems'] = (file, problems, texts) => {
    for (const found of problemsJson(file, problems, texts)) io.stdout.writeExact(jsonLine(found));
  };
  const requests = sources.map((source) => ({
    ...requestFor(source, flags),
    ...(flags.json ? { onProblems } : {}),
    shapes: source.shapes ?? [],
  }));
  const output: RunOutput = {
    info: (line) => (flags.json ? io.stderr : io.stdout).write(`${line}\n`),
    problem: (text) => io.stderr.write(`${text}\n`),
  };
  if (flags.watch) {
    if (requests.some(({ shapes }) => shapes.length > 0)) {
      output.info('lower.ts and locate.ts are not written while watching: ludogram generate writes them');
    }
    const signal = untilInterrupted();
    await Promise.all(requests.map((request) => watchGenerate(request, output, signal)));
    return;
  }
  for (const request of requests) {
    const emit = flags.emit !== undefined;
    const [grammar = ''] = request.grammars;
    const shapes = flags.shape ?? (emit ? [join(dirname(grammar), 'shape.ts')] : request.shapes);
    const options = { shapes, emit, overwrite: flags.overwrite === true };
    exit.raise(await generateWithShapes(request, options, output));
  }
}

function checkModelFlags(grammars: readonly string[], { emit, shape, overwrite }: Flags): void {
  if (overwrite && emit === undefined) throw new UsageError('--overwrite needs --emit');
  const asked = emit === undefined ? '--shape' : '--emit';
  if ((emit !== undefined || shape !== undefined) && grammars.length !== 1) {
    throw new UsageError(`${asked} needs exactly one grammar`);
  }
  if (emit !== undefined && (shape?.length ?? 0) > 1) throw new UsageError('--emit writes only one --shape');
}

/** Returns the grammars that are named; without any, the grammars of the config. */
async function sourcesOf(grammars: readonly string[], context: Context): Promise<readonly GrammarSources[]> {
  if (grammars.length > 0) return [{ grammars, options: {} }];
  const config = await context.readConfig();
  if (config === undefined) throw new UsageError('no grammar: name a file, or list grammars in ludogram.config.ts');
  const sources = configuredGrammars(config.files);
  if (sources.length > 0) return sources;
  throw new UsageError(`${shownPath(config.file)} names no grammar`);
}

function requestFor({ grammars, out, options }: GrammarSources, flags: Flags): GenerateRun {
  return {
    ...options,
    ...generateChoices(flags),
    grammars,
    out: flags.output ?? out ?? 'generated',
    verbose: flags.verbose === true,
    fix: flags.fix === true,
    explainMemo: flags.explainMemo === true,
    check: flags.check === true,
  };
}
