import { addReadingOptions, type ReadingFlags } from '../options.js';
import { readOne, reportAside } from '../source.js';
import type { Verb } from '../verb.js';

/** `ludogram json FILE` */
export const json: Verb = (command, context) => {
  addReadingOptions(command, context)
    .argument('<file>', 'the record; - is standard input')
    .description('Prints what a record means as the tagged JSON of the conformance suite.')
    .addHelpText('after', '\nExample:\n  ludogram json game.oni | jq .moves')
    .action(async (file: string, flags: ReadingFlags) => {
      const source = await readOne(file, flags, context);
      if (source === undefined) return;
      const { model } = source.reading;
      const value = model === undefined ? null : source.format.toJson(model);
      context.io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
      reportAside(source, context);
    });
};
