import { visibleLine } from '../../../diagnostics/index.js';
import type { Context } from '../../run/verb.js';
import type { RecordContext } from '../file-failure.js';
import type { Source } from '../source/source.js';
import type { RecordFlags } from './record-argument.js';
import { recordAt, recordSpanIn } from './records-of-file.js';

const BY_NUMBER = '--record 2 takes the second';

/** Notes on standard error that a verb took only the first of several games of a text, and how to take another one. */
export async function noteOtherGames(
  { file, record, entry, notation, reading: { model }, bytes }: Source,
  context: RecordContext,
): Promise<void> {
  if (record !== undefined || model === undefined) return;
  const count = notation.play?.gameCount?.(model) ?? 1;
  if (count < 2) return;
  // If a record has several games, its number and the later ones are not those of games.
  const canChoose = (await recordSpanIn(bytes, count, entry)) !== undefined;
  note(file, `${count} games`, canChoose ? BY_NUMBER : 'put another one into a file of its own', context);
}

/** Notes on standard error that a verb took only the first of several records of a file, and how to take another. */
export async function noteOtherRecords(file: string, flags: RecordFlags, context: Context): Promise<void> {
  const { problem } = await recordAt(file, 2, flags, context);
  if (problem === undefined) note(file, 'several games', BY_NUMBER, context);
}

const note = (file: string, games: string, way: string, { io }: RecordContext): void =>
  io.stderr.write(`note: ${visibleLine(file)} has ${games}, and this is the first: ${way}\n`);
