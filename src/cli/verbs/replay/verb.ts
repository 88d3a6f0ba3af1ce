import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { writeJson } from '../../records/json-text.js';
import { readSourceFile, reportToStderr, reportTooLittle } from '../../records/source.js';
import { UsageError } from '../../run/failure.js';
import type { Verb } from '../../run/verb.js';

/** `ludogram replay FILE` */
export const replay: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Plays a record by the rules of its game, ply by ply, up to the result.')
    .option('--json', 'every position, as JSON')
    .addHelpText('after', '\nExamples:\n  ludogram replay game.oni\n  ludogram replay --json game.oni')
    .action(async (file: string, flags: ReadingFlags & { readonly json?: true }) => {
      const source = await readSourceFile(file, flags, context);
      if (source === undefined) return;
      const { notation, reading } = source;
      const { play } = notation;
      if (play === undefined) throw new UsageError(`${notation.id} records have no moves to replay`);
      const { model } = reading;
      const replay = model === undefined ? undefined : play.replay(model);
      const isPlayed = replay?.ok === true;
      if (flags.json) writeJson(context.io.stdout, isPlayed ? play.json(replay, model) : null);
      else if (isPlayed) context.io.stdout.write(play.text(replay, model));
      reportToStderr(source, context);
      if (!isPlayed) reportTooLittle(source, 'replay', context);
    });
  addRecordOption(addReadingOptions(command, context));
};
