import type { CommandWords, OptionWords, VerbWords } from './words.js';

/**
 * Returns a script that makes fish complete `ludogram`. Where an argument or a value can be anything, it offers files.
 */
export function fishScript({ options, verbs }: CommandWords): string {
  const noVerb = '__fish_use_subcommand';
  return [
    '# Completion of ludogram in fish.\n',
    ...options.map((option) => line(noVerb, optionFlags(option))),
    ...verbs.map(({ name, summary }) => line(noVerb, `-f -a ${name} -d ${quoted(summary)}`)),
    ...verbs.flatMap(verbLines),
  ].join('');
}

function verbLines({ name, options, argument }: VerbWords): string[] {
  const verbGiven = `__fish_seen_subcommand_from ${name}`;
  const words = argument.length === 0 ? [] : [line(verbGiven, `-f -a ${quoted(argument.join(' '))}`)];
  return [...words, ...options.map((option) => line(verbGiven, optionFlags(option)))];
}

function optionFlags({ flags, description, takesValue, values }: OptionWords): string {
  const spellings = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value = values.length > 0 ? `-x -a ${quoted(values.join(' '))}` : takesValue ? '-r' : '';
  return [...spellings, value, `-d ${quoted(description)}`].filter((part) => part !== '').join(' ');
}

const line = (condition: string, rest: string): string => `complete -c ludogram -n ${quoted(condition)} ${rest}\n`;

/** Quotes a text for fish, where a backslash escapes a quotation mark. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
