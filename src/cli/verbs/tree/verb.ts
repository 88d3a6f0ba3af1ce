import { Option } from 'commander';
import { addGrammarOptions, checkWithoutGrammar } from '../../grammars/options.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { writeJson } from '../../records/json-text.js';
import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { reportToStderr } from '../../records/source/report-source.js';
import type { Context, Verb } from '../../run/verb.js';
import type { TreeFlags } from './show-tree.js';

type Flags = ReadingFlags & Omit<TreeFlags, 'grammar'> & { readonly grammar?: string };

const EXAMPLES = `
Examples:
  ludogram tree game.oni
  echo "BXLUT Byt" | ludogram tree --notation oni -
  ludogram tree --grammar my.peggy game.txt --watch`;

/** `ludogram tree FILE` */
export const tree: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Prints the concrete syntax tree: one node per line, with its field, kind and span.')
    .option('--json', 'the tree as nested JSON objects')
    .addOption(
      new Option('--grammar <file>', 'read the file by this grammar, which is compiled in memory').conflicts([
        'notation',
        'dialect',
        'record',
      ]),
    )
    .option(
      '--watch',
      'with --grammar: keep running, and show the tree again after each save of the grammar or the file',
    )
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: Flags) => run(file, flags, context));
  addRecordOption(addReadingOptions(command, context));
  addGrammarOptions(command);
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  const { grammar } = flags;
  if (grammar !== undefined) {
    // Reading records doesn't need the generator.
    const { showTree } = await import('./show-tree.js');
    return showTree(file, { ...flags, grammar }, context);
  }
  checkWithoutGrammar(flags, { watch: '--watch' });
  const source = await readSourceFile(file, flags, context);
  if (source === undefined) return;
  const { tree: read } = source.reading;
  if (flags.json) writeJson(context.io.stdout, read);
  else context.io.stdout.write(read.dump());
  reportToStderr(source, context);
}
