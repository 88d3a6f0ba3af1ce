import { type OptionWords, quoted, type VerbWords } from './words.js';

/** Returns a script that makes zsh complete `ludogram`. Where an argument or a value can be anything, it offers files. */
export function zshScript(verbs: readonly VerbWords[]): string {
  const names = verbs.map(({ name, summary }) => `        ${quoted(`${name}:${summary}`)}\n`);
  return `#compdef ludogram
# Completion of ludogram in zsh.
_ludogram() {
  local state
  local -a line
  _arguments -C '(-h --help)'{-h,--help}'[print the help]' '(-V --version)'{-V,--version}'[print the version]' \\
    '--config[the config to use]:file:_files' '--no-config[use no config]' '1: :->verb' '*:: :->rest'
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
  const words = argument.length === 0 ? '_files' : `(${argument.join(' ')})`;
  const lines = [...options.map(optionArgument), quoted(`*:argument:${words}`)];
  return `        ${name})
          _arguments \\
            ${lines.join(' \\\n            ')}
          ;;
`;
}

function optionArgument({ flags, description, takesValue, values }: OptionWords): string {
  const words = values.length === 0 ? '_files' : `(${values.join(' ')})`;
  const spellings = flags.length === 1 ? flags[0]! : `${quoted(`(${flags.join(' ')})`)}{${flags.join(',')}}`;
  return `${spellings}${quoted(`[${description.replace(/[\\[\]:]/g, String.raw`\$&`)}]${takesValue ? `:value:${words}` : ''}`)}`;
}
