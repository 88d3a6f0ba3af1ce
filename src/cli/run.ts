import { Command, CommanderError } from 'commander';
import type { FormatEntry } from '../formats/format.js';
import { FORMATS } from '../formats/registry.js';
import { complain } from './complain.js';
import { ExitCode, ExitStatus } from './exit-status.js';
import type { Io } from './io.js';
import { UsageError } from './usage-error.js';
import type { Context } from './verb.js';
import { VERBS } from './verbs.js';
import { VERSION } from './version.js';

const ABOUT = `Reads board-game records: checks them, replays and draws them, prints them anew.
Parsers are generated from grammars; \`ludogram formats\` lists what there is.`;

const EXAMPLES = `
Examples:
  ludogram check games/                 what is wrong with all records of a folder
  ludogram replay game.oni              the game, ply by ply
  ludogram render game.oni -o board.svg a picture of the last position
  ludogram explain oni/card-not-in-hand what a diagnostic means

Exit codes: 0 nothing wrong, 1 the input has errors, 2 wrong usage or unreadable file.`;

/**
 * The whole command line.
 *
 * @param args what stands behind the name of the program
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  io: Io,
  formats: readonly FormatEntry[] = FORMATS,
): Promise<ExitCode> {
  const exit = new ExitStatus();
  const context: Context = { io, formats, exit };
  try {
    const program = await programFor(args, context);
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof UsageError) complain(context, error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (error.exitCode !== 0) exit.raise(ExitCode.misuse);
  }
  return exit.code;
}

/** All verbs by name and summary; the one that is named, whole. */
async function programFor(args: readonly string[], context: Context): Promise<Command> {
  const { io } = context;
  const program = new Command('ludogram')
    .description(ABOUT)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .showHelpAfterError('(`ludogram --help` lists the verbs, `ludogram VERB --help` explains one)')
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  const named = args.filter((arg) => !arg.startsWith('-') && arg !== 'help')[0];
  for (const { name, summary, load } of VERBS) {
    const command = program.command(name).summary(summary);
    if (name === named) (await load())(command, context);
  }
  return program;
}
