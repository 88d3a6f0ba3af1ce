import { Command, CommanderError } from 'commander';
import type { NotationEntry } from '../notation/index.js';
import { NOTATIONS } from '../notations/registry.js';
import { reportFailure } from './report-failure.js';
import { ExitCode, ExitStatus } from './exit-status.js';
import { type Io, verbIo } from './io.js';
import { UsageError } from './usage-error.js';
import type { Context } from './verb.js';
import { VERBS } from './verbs.js';
import { VERSION } from './version.js';

const ABOUT = `Reads board-game records: checks them, replays and draws them, formats them.
Its parsers are generated from grammars; it makes parsers from yours, too.`;

const EXAMPLES = `
Examples:
  ludogram check games/                   what is wrong with the records of a folder
  ludogram check --fix game.oni           apply the safe fixes
  ludogram replay game.oni                the game, ply by ply
  ludogram render game.oni -o board.svg   a picture of the last position
  ludogram explain oni/card-not-in-hand   what a diagnostic means
  cat game.oni | ludogram tree -          "-" is standard input

\`ludogram VERB --help\` explains a verb.
Exit codes: 0 nothing wrong, 1 the input has errors, 2 wrong usage or unreadable file.`;

/**
 * The whole command line. Results go to the streams and the exit code; nothing is thrown.
 *
 * @param args the arguments after the name of the program
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  io: Io,
  formats: readonly NotationEntry[] = NOTATIONS,
): Promise<ExitCode> {
  const exit = new ExitStatus();
  const context: Context = { io: verbIo(io), formats, exit };
  try {
    const program = await programFor(args, context);
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // The parser of arguments has already printed its help or its error.
      if (error.exitCode !== 0) exit.raise(ExitCode.misuse);
    } else if (error instanceof UsageError) reportFailure(context, error.message);
    else reportFailure(context, `a fault in ludogram itself, please report it: ${String(error)}`);
  }
  return exit.code;
}

/** All verbs by name and summary; the one that is named, whole. */
async function programFor(args: readonly string[], context: Context): Promise<Command> {
  const { io } = context;
  const program = new Command('ludogram')
    .usage('<verb> [options]')
    .description(ABOUT)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .commandsGroup('Verbs:')
    .helpCommand('help [verb]', 'explain a verb')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .showHelpAfterError('(`ludogram --help` lists the verbs, `ludogram VERB --help` explains one)')
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  const named = args.find((arg) => !arg.startsWith('-') && arg !== 'help');
  for (const { name, summary, load } of VERBS) {
    const command = program.command(name).summary(summary);
    if (name === named) (await load())(command, context);
  }
  return program;
}
