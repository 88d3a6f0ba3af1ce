import { addGrammarOptions, type GrammarFlags } from '../../grammars/options.js';
import { ExitCode, reportLines } from '../../run/failure.js';
import { isInteractive } from '../../run/io.js';
import type { Context, Verb } from '../../run/verb.js';
import { tryAtTerminal, tryLines } from './try-loop.js';
import { TrySession } from './try-session.js';

const EXAMPLES = `
Examples:
  ludogram try my.peggy
  ludogram try my.peggy --start move
  echo "a,b,c" | ludogram try my.peggy`;

/** `ludogram try GRAMMAR` */
export const tryGrammar: Verb = (command, context) => {
  command
    .argument('<grammar>', 'grammar file (.peggy, without actions)')
    .description('Reads the lines that you type by a grammar, and shows the tree of each. :help lists its commands.')
    .addHelpText('after', EXAMPLES)
    .action((grammar: string, flags: GrammarFlags) => run(grammar, flags, context));
  addGrammarOptions(command);
};

async function run(file: string, flags: GrammarFlags, context: Context): Promise<void> {
  const { io, exit } = context;
  const session = new TrySession(file, flags);
  const { grammar, reports, isUnreadable } = session.compiled;
  reportLines(context, reports);
  const terminal = { input: process.stdin, output: process.stdout };
  // Keys are read from the process itself.
  const isTerminal = io.stdin === process.stdin && isInteractive(io);
  if (isUnreadable || (grammar === undefined && !isTerminal)) {
    exit.raise(isUnreadable ? ExitCode.misuse : ExitCode.wrong);
    return;
  }
  if (!isTerminal) return tryLines(session, context);
  io.stdout.write(':help lists the commands\n');
  await tryAtTerminal(session, terminal, context);
}
