import { type Command, CommanderError } from 'commander';
import { ConfigError, shownPath } from '../../config/config-file.js';
import { defined } from '../../defined.js';
import { visibleLine } from '../../diagnostics/index.js';
import type { NotationEntry } from '../../notation/index.js';
import { NOTATIONS } from '../../notations/registry.js';
import { VERSION } from '../../version.js';
import {
  addConfigOptions,
  beforeTerminator,
  chosenConfig,
  type ConfigChoice,
  foundConfig,
  takeConfig,
} from './config.js';
import { withConfig } from './config-notations.js';
import { ExitCode, ExitStatus, reportFailure, reportLines, unexpectedErrorMessage, UsageError } from './failure.js';
import { type Io, type VerbIo, verbIo } from './io.js';
import { UsageCommand } from './usage-command.js';
import type { Context, VerbEntry } from './verb.js';

const ABOUT = `Checks, formats, replays and draws board-game records.
Its parsers are generated from grammars; it can generate parsers from yours too.`;

const EXAMPLES = `
Examples:
  ludogram check games/                   check the records in a folder
  ludogram check --fix game.oni           apply safe fixes
  ludogram replay game.oni                replay a game, ply by ply
  ludogram render game.oni -o board.svg   draw the final position
  ludogram explain oni/card-not-in-hand   explain a diagnostic
  cat game.oni | ludogram tree -          "-" is standard input

\`ludogram VERB --help\` explains a verb.
Exit codes: 0 nothing wrong, 1 the input has errors, 2 wrong usage or unreadable file.`;

/** A command line to run. */
export interface CommandLine {
  /** The arguments after the name of the program. */
  readonly args: readonly string[];
  readonly io: Io;
  /** The notations to know. If absent: the built-in notations and the notations of a config. */
  readonly notations?: readonly NotationEntry[];
}

/** Runs a verb of a program. Results go to the streams and the exit code; nothing is thrown. */
export async function runVerb(
  verbs: readonly VerbEntry[],
  { args, io: host, notations }: CommandLine,
): Promise<ExitCode> {
  const exit = new ExitStatus();
  const io = verbIo(host);
  try {
    const choice = takeConfig(args);
    const verb = verbNamed(choice.args, verbs);
    const context = await contextFor({
      choice,
      verb,
      verbs,
      host,
      io,
      exit,
      ...defined({ notations }),
    });
    const program = await programFor(verb, context);
    await program.parseAsync(argumentsFor(verb, choice.args), { from: 'user' });
  } catch (error) {
    const failed = { io, exit };
    if (error instanceof CommanderError) {
      // The parser of arguments has already printed its help or its error.
      if (error.exitCode !== 0) exit.raise(ExitCode.misuse);
    } else if (error instanceof UsageError || error instanceof ConfigError) reportFailure(failed, error.message);
    else reportFailure(failed, unexpectedErrorMessage(error, notations === undefined ? host.cwd?.() : undefined));
  }
  return exit.code;
}

/** Returns the verb that a command line names; `undefined` for `--help`, `--version` and unknown verbs. */
function verbNamed(args: readonly string[], verbs: readonly VerbEntry[]): VerbEntry | undefined {
  const named = args.find((arg) => !arg.startsWith('-') && arg !== 'help');
  return verbs.find(({ name }) => name === named);
}

/**
 * Returns the arguments to parse: only the name of an unknown verb, so that `--help` after it doesn't hide the error.
 */
function argumentsFor(verb: VerbEntry | undefined, args: readonly string[]): string[] {
  const rest = args[0] === 'help' ? args.slice(1) : args;
  const [name] = rest;
  const isUnknown = verb === undefined && name !== undefined && name !== 'help' && !name.startsWith('-');
  return isUnknown ? [name] : [...args];
}

/** The values that the context of a verb is made from. */
interface ContextInput {
  readonly choice: ConfigChoice;
  readonly verb: VerbEntry | undefined;
  readonly verbs: readonly VerbEntry[];
  readonly host: Io;
  readonly io: VerbIo;
  readonly exit: ExitStatus;
  readonly notations?: readonly NotationEntry[];
}

/** Returns the context of a verb. Runs the config if the verb needs its notations. */
async function contextFor({ choice: given, verb, verbs, host, io, exit, notations }: ContextInput): Promise<Context> {
  // A program that passes notations wants exactly these.
  const choice = notations === undefined ? given : { ...given, isOff: true };
  const folder = host.cwd?.();
  const search = defined({ folder, trial: host.configTrial });
  const readConfig = () => chosenConfig(choice, search);
  const need = configNeed(verb, choice.args);
  // Such a verb uses a config only if the command line names it.
  const needed = need === 'named' ? { ...choice, isOff: true } : choice;
  const config = need === 'none' ? undefined : await chosenConfig(needed, search);
  const unread = need === 'named' ? foundConfig(choice, folder) : undefined;
  const builtIn = notations ?? NOTATIONS;
  const configured = (await config?.notations(builtIn)) ?? [];
  const taken = config?.takenExtensions(configured, builtIn) ?? [];
  reportLines(
    { io },
    taken.map((text) => `warning: ${visibleLine(text)}`),
  );
  return {
    io,
    notations: withConfig(config, configured, builtIn),
    configured,
    configChoice: choice,
    readConfig,
    ...defined({
      unreadConfig: unread === undefined ? undefined : shownPath(unread, folder),
      folder: notations === undefined ? folder : undefined,
      config: config?.file,
    }),
    hasThreads: notations === undefined && host.hasThreads === true,
    exit,
    verbs,
  };
}

/**
 * Returns which config to run: any that is found, only one that `--config` names, or none. For help and for grammar
 * files, only a named one.
 */
function configNeed(verb: VerbEntry | undefined, args: readonly string[]): 'found' | 'named' | 'none' {
  if (verb === undefined || verb.config === 'none') return 'none';
  const isHelp = args[0] === 'help' || beforeTerminator(args).some((arg) => arg === '--help' || arg === '-h');
  const namesGrammar = verb.takesGrammar === true && args.some((arg) => arg.endsWith('.peggy'));
  return verb.config ?? (isHelp || namesGrammar ? 'named' : 'found');
}

/** Returns the command with all verbs by name and summary, and the given one complete. */
async function programFor(verb: VerbEntry | undefined, context: Context): Promise<Command> {
  const { io } = context;
  const program = addGlobalOptions(new UsageCommand('ludogram'))
    .usage('<verb> [options]')
    .description(ABOUT)
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
  for (const entry of context.verbs) {
    const command = program.command(entry.name).summary(entry.summary);
    if (entry === verb) await addVerb(entry, command, context);
  }
  return program;
}

/** Adds the options that come before a verb: those of the config, `--version` and `--help`. */
export const addGlobalOptions = (program: Command): Command =>
  addConfigOptions(program)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help');

/** Gives `command` everything that a verb takes. */
export async function addVerb(entry: VerbEntry, command: Command, context: Context): Promise<void> {
  (await entry.load())(command, context);
  addConfigOptions(command, entry.config !== 'named');
}
