import { Option } from 'commander';
import { streamMode } from '../../generator/highlight/stream.js';
import { textMateGrammar } from '../../generator/highlight/textmate.js';
import { drawProblem, GrammarProblems } from '../../generator/problem.js';
import { readFileText, systemReason } from '../../files/read-file.js';
import { addGrammarOptions, type GrammarFlags, sourceOptions } from '../grammar/options.js';
import { writeText } from '../output.js';
import { ExitCode, reportFailure } from '../failure.js';
import type { Context, Verb } from '../verb.js';

interface Flags extends GrammarFlags {
  readonly to: 'textmate' | 'stream';
  readonly output?: string;
}

const EXAMPLES = `
Examples:
  ludogram highlight my.peggy -o my.tmLanguage.json
  ludogram highlight my.peggy --to stream -o my-mode.js`;

/** `ludogram highlight GRAMMAR` */
export const highlight: Verb = (command, context) => {
  const to = new Option('--to <form>', 'a TextMate grammar (JSON), or a stream mode for CodeMirror 6 (JavaScript)');
  command
    .argument('<grammar>', 'grammar file (.peggy, without actions)')
    .description('Makes a TextMate grammar or an editor mode that colors texts of a grammar.')
    .addOption(to.choices(['textmate', 'stream']).default('textmate'))
    .option('-o, --output <file>', 'write to a file (default: standard output)')
    .addHelpText('after', EXAMPLES)
    .action((grammar: string, flags: Flags) => run(grammar, flags, context));
  addGrammarOptions(command);
};

function run(file: string, flags: Flags, context: Context): void {
  const sources = new Map<string, string>();
  const read = (path: string): string => {
    const text = readFileText(path);
    sources.set(path, text);
    return text;
  };
  const { start, nodes } = flags;
  const options = {
    file,
    read,
    ...(start === undefined ? {} : { start: [start] }),
    ...(nodes === undefined ? {} : { nodes }),
    ...sourceOptions(flags),
  };
  let text: string;
  try {
    text = read(file);
  } catch (error) {
    return reportFailure(context, `can't read the grammar ${file}: ${systemReason(error)}`);
  }
  try {
    const content =
      flags.to === 'stream'
        ? streamMode(text, options)
        : `${JSON.stringify(textMateGrammar(text, options), null, 2)}\n`;
    if (flags.output === undefined) context.io.stdout.writeExact(content);
    else writeText(flags.output, content, context);
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    for (const problem of error.problems)
      context.io.stderr.write(`${drawProblem(problem, sources.get(problem.location?.file ?? ''))}\n`);
    context.exit.raise(ExitCode.wrong);
  }
}
