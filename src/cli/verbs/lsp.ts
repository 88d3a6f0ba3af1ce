import { dirname } from 'node:path';
import type { NotationEntry } from '../../notation/index.js';
import { withConfig } from '../config.js';
import type { Context, Verb } from '../verb.js';

const NOTES = `
The server speaks the Language Server Protocol on standard input and output, so an editor starts it: see docs/editors.md
for VS Code, Neovim, Helix, Emacs and Zed. It ends when the editor does.

Example:
  ludogram lsp`;

/** `ludogram lsp` */
export const lsp: Verb = (command, context) => {
  command
    .description('Serves editors: diagnostics, fixes, completion, formatting, board previews and more.')
    .option('--stdio', 'ignored: standard input and output are always used')
    .addHelpText('after', NOTES)
    .action(() => run(context));
};

async function run({ formats, readConfig }: Context): Promise<void> {
  const { serveStandardStreams } = await import('../../lsp/process.js');
  const known = new Map<string, Promise<readonly NotationEntry[]>>();
  const notationsOf = async (folder: string): Promise<readonly NotationEntry[]> => {
    const config = await readConfig(folder);
    return config === undefined ? formats : withConfig(await config.notations(formats), formats);
  };
  serveStandardStreams(formats, (path) => {
    const folder = path === '' ? process.cwd() : dirname(path);
    let notations = known.get(folder);
    if (notations === undefined) known.set(folder, (notations = notationsOf(folder)));
    return notations;
  });
  // The server ends the process.
  await new Promise(() => {});
}
