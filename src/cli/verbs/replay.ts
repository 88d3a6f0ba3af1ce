import { addReadingOptions, type ReadingFlags } from '../options.js';
import { writeJson } from '../json-text.js';
import { readOne, reportAside, reportTooLittle } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Verb } from '../verb.js';

/** `ludogram replay FILE` */
export const replay: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Plays a record by the rules of its game, ply by ply, up to the result.')
    .option('--json', 'every position as JSON')
    .addHelpText('after', '\nExamples:\n  ludogram replay game.oni\n  ludogram replay --json game.oni')
    .action(async (file: string, flags: ReadingFlags & { readonly json?: true }) => {
      const source = await readOne(file, flags, context);
      if (source === undefined) return;
      const { format, reading } = source;
      if (format.replay === undefined) throw new UsageError(`${format.id} records have no moves to replay`);
      const replayed = reading.model === undefined ? undefined : format.replay(reading.model);
      if (flags.json) writeJson(context.io.stdout, replayed?.json ?? null);
      else if (replayed !== undefined) context.io.stdout.write(replayed.text);
      reportAside(source, context);
      if (replayed === undefined) reportTooLittle(source, 'replay', context);
    });
  addReadingOptions(command, context);
};
