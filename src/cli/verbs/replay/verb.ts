import { readSources } from '../../records/choice/chosen-sources.js';
import { noteOtherGames } from '../../records/choice/other-games.js';
import { takesEachRecord } from '../../records/choice/record-argument.js';
import { jsonLine, writeJson } from '../../records/json-text.js';
import { addReadingOptions, addRecordOptions, type ReadingFlags } from '../../records/options.js';
import { reportTooLittle, reportToStderr } from '../../records/source/report-source.js';
import type { Source } from '../../records/source/source.js';
import { UsageError } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';

/** `ludogram replay FILE` */
export const replay: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Plays a record by the rules of its game, ply by ply, up to the result.')
    .option('--json', 'every position, as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram replay game.oni\n  ludogram replay --json game.oni\n  ludogram replay --many games.5dfen',
    )
    .action(async (file: string, flags: ReadingFlags & { readonly json?: true }) => {
      const isOneOfMany = await takesEachRecord(file, flags, context);
      let gap = '';
      for await (const source of readSources(file, flags, context)) {
        const isPlayed = await replayOne(source, { isJson: flags.json === true, isOneOfMany, gap }, context);
        if (isOneOfMany && isPlayed) gap = '\n';
        await context.io.stdout.drained();
      }
    });
  addRecordOptions(addReadingOptions(command, context));
};

interface Form {
  readonly isJson: boolean;
  /** Whether other records come before or after it: its JSON is one line. */
  readonly isOneOfMany: boolean;
  /** The text between this record and the record before it. */
  readonly gap: string;
}

/** Writes the replay of a record. Returns whether it could be played. */
async function replayOne(source: Source, { isJson, isOneOfMany, gap }: Form, context: Context): Promise<boolean> {
  const { notation, reading } = source;
  const { stdout } = context.io;
  const { play } = notation;
  if (play === undefined) throw new UsageError(`${notation.id} records have no moves to replay`);
  const { model } = reading;
  const replayed = model === undefined ? undefined : play.replay(model);
  const isPlayed = replayed?.ok === true;
  if (isJson) {
    const json = isPlayed ? play.json(replayed, model) : null;
    if (isOneOfMany) stdout.writeExact(jsonLine(json));
    else writeJson(stdout, json);
  } else if (isPlayed) stdout.write(gap + play.text(replayed, model));
  reportToStderr(source, context);
  if (!isPlayed) reportTooLittle(source, 'replay', context);
  else if (replayed.games === undefined) await noteOtherGames(source, context);
  return isPlayed;
}
