import type { Context, Verb } from '../../run/verb.js';
import { configHost } from './notations.js';

const NOTES = `
The server speaks the Language Server Protocol on standard input and output, so an editor starts it: see docs/editors.md
for VS Code, Neovim, Helix, Emacs and Zed. It ends when the editor does. It runs the ludogram.config of the projects in
the folders that are open in the editor, unless the editor says that they aren't trusted.

Example:
  ludogram lsp`;

/** `ludogram lsp` */
export const lsp: Verb = (command, context) => {
  command
    .description('Serves editors: diagnostics, fixes, completion, formatting, board previews and more.')
    .option('--stdio', 'ignored: standard input and output are always used')
    // The client library of VS Code passes it.
    .option('--clientProcessId <id>', 'ignored: the server ends when its input ends')
    .addHelpText('after', NOTES)
    .action(() => run(context));
};

async function run(context: Context): Promise<void> {
  const { serveStandardStreams } = await import('../../../lsp/process.js');
  const thread = new URL('../bin/lsp-thread.js', import.meta.url);
  const { notations: builtIn, configChoice = { isOff: true, args: [] } } = context;
  serveStandardStreams({ builtIn, ...configHost(builtIn, configChoice, 'notations') }, thread);
  // The server ends the process.
  await new Promise(() => {});
}
