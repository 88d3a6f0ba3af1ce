import { readSources } from '../../records/choice/chosen-sources.js';
import { takesEachRecord } from '../../records/choice/record-argument.js';
import { addReadingOptions, addRecordOptions, type ReadingFlags } from '../../records/options.js';
import { showModel } from '../../records/source/show-model.js';
import type { Verb } from '../../run/verb.js';

/** `ludogram json FILE` */
export const json: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Prints the model of a record as tagged JSON, as in the conformance suites.')
    .addHelpText(
      'after',
      `
Examples:
  ludogram json game.oni
  ludogram json --many games.5dfen    # a line for each record`,
    )
    .action(async (file: string, flags: ReadingFlags) => {
      const isLine = await takesEachRecord(file, flags, context);
      for await (const source of readSources(file, flags, context)) {
        showModel(source, context, { isLine });
        await context.io.stdout.drained();
      }
    });
  addRecordOptions(addReadingOptions(command, context));
};
