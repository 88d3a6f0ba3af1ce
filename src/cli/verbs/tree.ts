import { addReadingOptions, type ReadingFlags } from '../options.js';
import { writeJson } from '../json-text.js';
import { readOne, reportAside } from '../source.js';
import type { Verb } from '../verb.js';

/** `ludogram tree FILE` */
export const tree: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Prints the concrete syntax tree: one node per line, with its field, kind and span.')
    .option('--json', 'the tree as nested JSON objects')
    .addHelpText('after', '\nExamples:\n  ludogram tree game.oni\n  echo "BXLUT Byt" | ludogram tree --format oni -')
    .action(async (file: string, flags: ReadingFlags & { readonly json?: true }) => {
      const source = await readOne(file, flags, context);
      if (source === undefined) return;
      const { tree: read } = source.reading;
      if (flags.json) writeJson(context.io.stdout, read);
      else context.io.stdout.write(read.dump());
      reportAside(source, context);
    });
  addReadingOptions(command, context);
};
