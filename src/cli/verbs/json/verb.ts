import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { readSourceFile, showModel } from '../../records/source.js';
import type { Verb } from '../../run/verb.js';

/** `ludogram json FILE` */
export const json: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Prints the model of a record as tagged JSON, as in the conformance suites.')
    .addHelpText('after', '\nExample:\n  ludogram json game.oni')
    .action(async (file: string, flags: ReadingFlags) => {
      const source = await readSourceFile(file, flags, context);
      if (source !== undefined) showModel(source, context);
    });
  addRecordOption(addReadingOptions(command, context));
};
