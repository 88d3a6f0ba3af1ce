import { Argument, Command } from 'commander';
import { addGlobalOptions, addVerb } from '../../run/run-verb.js';
import type { Context, Verb } from '../../run/verb.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { type CommandWords, optionsOf, type VerbWords, verbWords } from './words.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

const NOTES = `
The script knows the verbs, their options, and the notations; with --config FILE, also those of a config. It doesn't run
ludogram.

Examples:
  source <(ludogram completion bash)               in ~/.bashrc
  source <(ludogram completion zsh)                in ~/.zshrc, after compinit
  ludogram completion fish > ~/.config/fish/completions/ludogram.fish`;

/** `ludogram completion SHELL` */
export const completion: Verb = (command, context) => {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .description('Prints a script that makes a shell complete verbs, options and their values.')
    .addHelpText('after', NOTES)
    .action(async (shell: keyof typeof SCRIPTS) => {
      context.io.stdout.writeExact(SCRIPTS[shell](await allWords(context)));
    });
};

async function allWords(context: Context): Promise<CommandWords> {
  const options = optionsOf(addGlobalOptions(new Command()));
  const verbs: VerbWords[] = await Promise.all(
    context.verbs.map(async (entry) => {
      const command = new Command(entry.name);
      await addVerb(entry, command, context);
      return verbWords(command, entry.summary);
    }),
  );
  const names = verbs.map(({ name }) => name);
  const help = { name: 'help', summary: 'explain a verb', options: [], argument: names };
  return { options, verbs: [...verbs, help] };
}
