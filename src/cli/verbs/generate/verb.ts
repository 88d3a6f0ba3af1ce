import { dirname, join } from 'node:path';
import { Option } from 'commander';
import { ignoreOptions } from '../../grammars/options.js';
import { shownPath } from '../../../config/config-file.js';
import type { NodeMode } from '../../../generator/optimize/kinds.js';
import { ExitCode, UsageError } from '../../run/failure.js';
import { configuredGrammars, type GrammarSources } from './configured.js';
import { problemsJson } from '../../generate/problems.js';
import type { GenerateRun, RunOutput } from '../../generate/run.js';
import { jsonLine } from '../../records/json-text.js';
import { generateWithShapes } from '../../generate/with-shapes.js';
import { watchGenerate } from '../../generate/watch.js';
import { collect } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { untilInterrupted } from '../../../files/watch.js';
import { defined } from '../../../defined.js';

interface Flags {
  readonly output?: string;
  readonly start?: string;
  readonly flag?: readonly string[];
  readonly check?: true;
  readonly watch?: true;
  readonly standalone?: true;
  readonly js?: true;
  readonly runtime?: string;
  readonly ignoreCode?: true;
  readonly ignorePredicates?: true;
  readonly verbose?: true;
  readonly json?: true;
  readonly fix?: true;
  readonly nodes?: NodeMode;
  readonly explainMemo?: true;
  readonly values?: true;
  readonly leftRecursion: boolean;
  readonly recover?: 'auto';
  readonly shape?: readonly string[];
  readonly emit?: 'model';
  readonly overwrite?: true;
}

/** `ludogram generate GRAMMAR…` */
export const generate: Verb = (command, context) => {
  const [ignoreCode, ignorePredicates] = ignoreOptions();
  command
    .argument('[grammars...]', 'grammar files (.peggy, without actions); without any, those that the config names')
    .description('Makes a parser from each grammar: DIR/<grammar>/{parser,nodes,readers,explain}.ts and grammar.json.')
    .option('-o, --output <dir>', 'folder for the parsers (default: generated, or what the config names)')
    .option(
      '--start <rules>',
      'start rules, separated by commas (default: the first, and every node rule that no other rule uses)',
    )
    .addOption(
      new Option(
        '--nodes <which>',
        'rules that make nodes: capitalized (the default), auto (by what they match), all',
      ).choices(['capitalized', 'auto', 'all']),
    )
    .addOption(
      new Option(
        '--flag <names>',
        'flags to set, separated by commas: they choose alternatives of the grammars',
      ).argParser((value: string, before: readonly string[] = []) => [...before, ...listOf(value)]),
    )
    .addOption(ignoreCode)
    .addOption(ignorePredicates)
    .option('--verbose', 'show each warning, and each piece of code that was dropped, rather than their number')
    .addOption(new Option('--fix', 'apply safe fixes to the grammars first').conflicts(['check', 'watch']))
    .addOption(
      new Option('--json', 'print the problems of each file as one line of JSON').conflicts(['watch', 'explainMemo']),
    )
    .addOption(
      new Option(
        '--recover <how>',
        'auto: continue with the next element of a list after an error, and assume missing delimiters',
      ).choices(['auto']),
    )
    .option('--no-left-recursion', 'make left recursion an error')
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
    .option('--values', 'also write values.ts, which makes plain objects of trees by their labels')
    .option('--watch', 'keep running, and generate again after each save')
    .option('--js', 'write JavaScript with declarations (.d.ts) rather than TypeScript')
    .addOption(
      new Option('--standalone', 'write the tree run time next to the parsers, so that they need no package').conflicts(
        'runtime',
      ),
    )
    .option('--runtime <specifier>', 'what the parsers import the tree run time from (default: ludogram/cst)')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram generate my.peggy -o out/\n  ludogram generate my.peggy -o out/ --watch\n  ludogram generate my.peggy --emit model\n  ludogram generate --check',
    )
    .action((grammars: string[], flags: Flags) => run(grammars, flags, context));
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
    const status = await generateWithShapes(request, options, output);
    exit.raise(status === 0 ? ExitCode.ok : status === 1 ? ExitCode.wrong : ExitCode.misuse);
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

/** Returns the grammars that are named; without any, those of the config. */
async function sourcesOf(grammars: readonly string[], context: Context): Promise<readonly GrammarSources[]> {
  if (grammars.length > 0) return [{ grammars }];
  const config = await context.readConfig();
  if (config === undefined) throw new UsageError('no grammar: name a file, or list grammars in ludogram.config.ts');
  const sources = configuredGrammars(config.files);
  if (sources.length > 0) return sources;
  throw new UsageError(`${shownPath(config.file)} names no grammar`);
}

function requestFor({ grammars, out, start, javascript, values }: GrammarSources, flags: Flags): GenerateRun {
  const starts = flags.start === undefined ? start : listOf(flags.start);
  return {
    grammars,
    out: flags.output ?? out ?? 'generated',
    ...defined({ start: starts, flags: flags.flag, runtime: flags.runtime }),
    standalone: flags.standalone === true,
    values: flags.values === true || values === true,
    javascript: flags.js === true || javascript === true,
    ...defined({ nodes: flags.nodes }),
    ignoreCode: flags.ignoreCode === true,
    ignorePredicates: flags.ignorePredicates === true,
    verbose: flags.verbose === true,
    ...defined({ recover: flags.recover }),
    fix: flags.fix === true,
    refuseLeftRecursion: !flags.leftRecursion,
    explainMemo: flags.explainMemo === true,
    check: flags.check === true,
  };
}

const listOf = (value: string): string[] => value.split(',').map((name) => name.trim());
