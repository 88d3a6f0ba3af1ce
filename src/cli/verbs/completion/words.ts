import type { Command, Option } from 'commander';

/** Everything that a shell completes. */
export interface CommandWords {
  /** The options before a verb. */
  readonly options: readonly OptionWords[];
  readonly verbs: readonly VerbWords[];
}

/** A verb, as a shell completes it. */
export interface VerbWords {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionWords[];
  /** The words that its first argument can be; empty if it can be anything, such as a file. */
  readonly argument: readonly string[];
}

/** An option of a verb, as a shell completes it. */
export interface OptionWords {
  /** The spellings, such as `-o` and `--output`. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** The words that its value can be; empty if it can be anything, such as a file. */
  readonly values: readonly string[];
}

/** Returns what a shell completes after the name of a verb. `command` has all options and arguments of the verb. */
export function verbWords(command: Command, summary: string): VerbWords {
  const argument = plain(command.registeredArguments[0]?.argChoices);
  return { name: command.name(), summary, options: optionsOf(command), argument };
}

/** Returns the options of a command. */
export const optionsOf = (command: Command): OptionWords[] =>
  command.createHelp().visibleOptions(command).map(optionWords);

function optionWords({ short, long, description, required, optional, argChoices }: Option): OptionWords {
  const flags = [short, long].filter((flag) => flag !== undefined);
  return { flags, description, takesValue: required || optional, values: plain(argChoices) };
}

/** Keeps the words that mean themselves in every shell: the scripts need no further quotation. */
const plain = (words: readonly string[] = []): readonly string[] => words.filter((word) => /^[\w@.+-]+$/.test(word));

/** Quotes a text for bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
