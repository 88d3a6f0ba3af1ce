import { type CommandWords, type OptionWords, quoted, type VerbWords } from './words.js';

/**
 * Returns a script that makes bash complete `ludogram`. Where an argument or a value can be anything, it offers files.
 */
export function bashScript({ options, verbs }: CommandWords): string {
  const names = verbs.map(({ name }) => name).join(' ');
  return `# Completion of ludogram in bash.
_ludogram() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} verb= words= options= i
  # bash splits --notation=oni into three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      --config) ((i++)) ;;
      -* | =) ;;
      *) verb=\${COMP_WORDS[i]} && break ;;
    esac
  done
  case $verb in
    '') words=${quoted(names)} options=${quoted(flagsOf(options))} ;;
${verbs.map(verbCase).join('')}  esac
  if [[ $word == -* ]]; then
    words=$options
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _ludogram ludogram
`;
}

const flagsOf = (options: readonly OptionWords[]): string => options.flatMap(({ flags }) => flags).join(' ');

function verbCase({ name, options, argument }: VerbWords): string {
  const values = options
    .filter((option) => option.values.length > 0)
    .map((option) => `${option.flags.join(' | ')}) words=${quoted(option.values.join(' '))} ;;`);
  const others = argument.length === 0 ? [] : [`*) words=${quoted(argument.join(' '))} ;;`];
  return `    ${name})
      options=${quoted(flagsOf(options))}
      case $before in
${[...values, ...others].map((line) => `        ${line}\n`).join('')}      esac
      ;;
`;
}
