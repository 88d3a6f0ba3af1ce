import { Option } from 'commander';
import type { NodeMode } from '../../generator/passes/kinds.js';
import { ExitCode } from '../exit-status.js';
import { type GenerateRun, type RunOutput, runGenerate } from '../generate/run.js';
import { watchGenerate } from '../generate/watch.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

interface Flags {
  readonly output: string;
  readonly start?: string;
  readonly check?: true;
  readonly watch?: true;
  readonly standalone?: true;
  readonly runtime?: string;
  readonly ignoreCode?: true;
  readonly nodes?: NodeMode;
  readonly explainMemo?: true;
  readonly leftRecursion: boolean;
}

/** `ludogram generate GRAMMAR…` */
export const generate: Verb = (command, context) => {
  command
    .argument('<grammars...>', 'grammar files (.peggy, without actions)')
    .description('Makes a parser from each grammar: DIR/<grammar>/{parser,nodes,explain}.ts and grammar.json.')
    .option('-o, --output <dir>', 'folder for the parsers', 'generated')
    .option(
      '--start <rules>',
      'start rules, separated by commas (default: the first, and every node rule that no other uses)',
    )
    .addOption(
      new Option(
        '--nodes <which>',
        'rules that make nodes: capitalized (the default), auto (by what they match), all',
      ).choices(['capitalized', 'auto', 'all']),
    )
    .option('--ignore-code', 'drop code in the grammars (actions, predicates, initializers) with a warning each')
    .option('--no-left-recursion', 'make left recursion an error')
    .option('--explain-memo', 'say which rules remember what they matched where, and why')
    .option('--check', 'write nothing; name the files that are stale, and exit with 1 if there are any')
    .option('--watch', 'go on, and generate again after each save')
    .option('--standalone', 'write the tree run time, as TypeScript, next to the parsers, so that they need no package')
    .option('--runtime <specifier>', 'what the parsers import the tree run time from (default: ludogram/cst)')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram generate my.peggy -o out/\n  ludogram generate my.peggy -o out/ --watch',
    )
    .action((grammars: string[], flags: Flags) => run(grammars, flags, context));
};

async function run(grammars: readonly string[], flags: Flags, { io, exit }: Context): Promise<void> {
  if (flags.check && flags.watch) throw new UsageError('--check and --watch exclude each other');
  if (flags.standalone && flags.runtime !== undefined)
    throw new UsageError('--standalone and --runtime exclude each other');
  const request: GenerateRun = {
    grammars,
    out: flags.output,
    ...(flags.start === undefined ? {} : { start: flags.start.split(',').map((name) => name.trim()) }),
    ...(flags.runtime === undefined ? {} : { runtime: flags.runtime }),
    standalone: flags.standalone === true,
    ...(flags.nodes === undefined ? {} : { nodes: flags.nodes }),
    ignoreCode: flags.ignoreCode === true,
    refuseLeftRecursion: !flags.leftRecursion,
    explainMemo: flags.explainMemo === true,
    check: flags.check === true,
  };
  const output: RunOutput = {
    info: (line) => io.stdout.write(`${line}\n`),
    problem: (text) => io.stderr.write(`${text}\n`),
  };
  if (flags.watch) return watchGenerate(request, output, untilInterrupted());
  const status = runGenerate(request, output);
  exit.raise(status === 0 ? ExitCode.ok : status === 1 ? ExitCode.wrong : ExitCode.misuse);
}

function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
