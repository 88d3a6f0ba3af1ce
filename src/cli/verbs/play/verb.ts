import { spawn } from 'node:child_process';
import { boardAnswer } from '../../../board/remote/answer.js';
import { defined } from '../../../defined.js';
import { packageFile } from '../../../files/package-root.js';
import { recordName } from '../../../files/record.js';
import { statusOf } from '../../../files/store/index.js';
import type { NotationReading } from '../../../notation/edit/editable-reader.js';
import { UTF_8 } from '../../../notation/encoding/names.js';
import { builtInOf } from '../../../notations/registry.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { recordNamed } from '../../records/choice/record-argument.js';
import { recordSpanIn } from '../../records/choice/records-of-file.js';
import { STANDARD_INPUT } from '../../records/input.js';
import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { reportToStderr } from '../../records/source/report-source.js';
import type { Source } from '../../records/source/source.js';
import { UsageError } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';
import { type ServedFile, serveFile } from './server.js';

interface Flags extends ReadingFlags {
  readonly open: boolean;
}

const NOTES = `
The page comes from a server on this machine, which only the address that it prints can reach. The button Save writes the
file, unless another program has changed it meanwhile. Ctrl+C ends the server.

Examples:
  ludogram play game.oni
  ludogram play --no-open game.otg
  ludogram play games.azul#12`;

/** `ludogram play FILE` */
export const play: Verb = (command, context) => {
  command
    .argument('<file>', 'the record')
    .description('Opens a record in the browser: step through it, play moves, comment and save.')
    .option('--no-open', "print the address, but don't open the browser")
    .addHelpText('after', NOTES)
    .action((file: string, flags: Flags) => run(file, flags, context));
  addRecordOption(addReadingOptions(command, context));
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  if (file === STANDARD_INPUT) throw new UsageError("standard input can't be played: name a file");
  const { file: path } = recordNamed(file, flags);
  if ((await statusOf(path))?.kind === 'other') throw new UsageError(`${path} isn't a file, so it can't be saved`);
  const source = await readSourceFile(file, flags, context);
  if (source === undefined) return;
  checkPlayed(source);
  // The page shows only the game: errors in text outside it would stay unseen.
  reportToStderr(source, context);
  const scripts = packageFile('dist/page');
  if (scripts === undefined) throw new UsageError('the page is not built: run npm run build first');
  const { io } = context;
  const server = await serveFile({ scripts, ...shownOf(source), ...servedAs(source) });
  io.stdout.write(`${server.address}\n`);
  if (flags.open) openBrowser(server.address);
  await new Promise<void>((resolve) => io.onInterrupt?.(resolve));
  await server.close();
}

/** Throws a usage error if the page can't show or save a file. */
function checkPlayed({ file, notation, isText, encoding, readOnly }: Source): void {
  if (notation.view === undefined) throw new UsageError(`${notation.id} records have no picture`);
  if (!isText) throw new UsageError(`${file} is not ${encoding === UTF_8 ? 'UTF-8' : encoding} text`);
  if (readOnly !== undefined) throw new UsageError(`${file} ${readOnly}, so it can't be saved`);
}

/** Returns what is served of a file: the record of a source, unless that is the whole file. */
function shownOf({ file, record, entry }: Source): Pick<ServedFile, 'file' | 'record'> {
  if (record === undefined) return { file };
  const find = (whole: Uint8Array) => recordSpanIn(whole, record.number, entry);
  return { file, record: { name: recordName({ file, record }), find } };
}

/**
 * Returns how a file is served: the page has the code of the built-in notations; the code of a config runs only here.
 */
function servedAs({
  entry,
  encoding,
  notation,
  dialect,
}: Source): Pick<ServedFile, 'notation' | 'encoding' | 'boardOf'> {
  const served = { notation: entry.id, encoding };
  if (builtInOf(entry) !== undefined) return served;
  let last: NotationReading | undefined;
  const read = (text: string): NotationReading => {
    if (last?.tree.text !== text) last = notation.read(text, defined({ dialect }));
    return last;
  };
  return { ...served, boardOf: (text, request) => boardAnswer(read(text), notation, request) };
}

const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the browser of the user, if there is one; the address is printed in any case. */
function openBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(program, [...args, address], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
