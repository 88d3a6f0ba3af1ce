import { type CommandWords, type OptionWords, quoted, type VerbWords } from './words.js';

/**
 * Returns a script that makes zsh complete `ludogram`. Where an argument or a value can be anything, it offers files.
 */
export function zshScript({ options, verbs }: CommandWords): string {
  const names = verbs.map(({ name, summary }) => `        ${quoted(`${name}:${summary}`)}\n`);
  return `#compdef ludogram
# Completion of ludogram in zsh.
_ludogram() {
  local state
  local -a line
  _arguments -C \\
    ${[...options.map(optionArgument), "'1: :->verb' '*:: :->rest'"].join(' \\\n    ')}
  case $state in
    verb)
      local -a verbs=(
${names.join('')}      )
      _describe verb verbs
      ;;
    rest)
      case $line[1] in
${verbs.map(verbCase).join('')}      esac
      ;;
  esac
}
if [[ $funcstack[1] == _ludogram ]]; then
  _ludogram "$@"
else
  compdef _ludogram ludogram
fi
`;
}

function verbCase({ name, options, argument }: VerbWords): string {
  const lines = [...options.map(optionArgument), quoted(`*:argument:${action(argument)}`)];
  return `        ${name})
          _arguments \\
            ${lines.join(' \\\n            ')}
          ;;
`;
}

function optionArgument({ flags, description, takesValue, values }: OptionWords): string {
  const [only] = flags;
  const spellings = flags.length === 1 ? only : `${quoted(`(${flags.join(' ')})`)}{${flags.join(',')}}`;
  const shown = description.replace(/[\\[\]:]/g, String.raw`\$&`);
  return `${spellings}${quoted(`[${shown}]${takesValue ? `:value:${action(values)}` : ''}`)}`;
}

/** Returns the action of an argument: offers the words, or files if there are none. */
const action = (words: readonly string[]): string => (words.length === 0 ? '_files' : `(${words.join(' ')})`);
