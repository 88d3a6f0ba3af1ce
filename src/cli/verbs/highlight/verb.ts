import { Option } from 'commander';
import { GrammarProblems } from '../../../generator/problem.js';
import { streamMode } from '../../../grammar-tools/highlight/stream.js';
import { textMateGrammar } from '../../../grammar-tools/highlight/textmate.js';
import { problemTexts } from '../../generate/problems.js';
import { readGrammarFile } from '../../grammars/grammar-file.js';
import { addGrammarOptions, compileOptions, type GrammarFlags } from '../../grammars/options.js';
import { outputPath, writeOutput } from '../../records/output.js';
import { ExitCode, reportFailure, reportLines } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';

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
  const { text, read, sources, unreadable } = readGrammarFile(file);
  if (unreadable !== undefined) return reportFailure(context, unreadable);
  const options = { file, read, ...compileOptions(flags) };
  try {
    const content =
      flags.to === 'stream'
        ? streamMode(text, options)
        : `${JSON.stringify(textMateGrammar(text, options), null, 2)}\n`;
    writeOutput(outputPath(flags), content, context);
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    reportLines(context, problemTexts(file, error.problems, sources));
    context.exit.raise(ExitCode.wrong);
  }
}
