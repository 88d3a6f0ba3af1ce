import { Option } from 'commander';
import { EXPORT_FORMATS } from '../../../export/formats.js';
import { type Shard, shardIn } from '../../../export/shard.js';
import { kebabCase } from '../../../notation/declared-options.js';
import { addBulkOptions, PATHS } from '../../bulk/options.js';
import { addReadingOptions, checkDialect } from '../../records/options.js';
import { UsageError } from '../../run/failure.js';
import { countingNumber, onceAs } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import type { ExportFlags } from './job.js';

const NOTES = `
Tables: games, plies and diagnostics. Parquet is a folder with a file for each table and notation, CSV and NDJSON a folder
with a file for each table, SQLite one database. Files get their final names when all of them are complete.

--resume continues an interrupted run. --shard 2/4 exports the second quarter of the input: other machines write the other
quarters to the same folder. A manifest divides the input once for all of them, and says what the files must contain.

--records reads NDJSON on standard input, one object with a "text" per line, and writes one object per line to standard output.

Exit code 1: some records have errors; their rows are written as well.

Examples:
  ludogram export --to parquet -o tables games/
  ludogram export --to sqlite -o games.sqlite --many archive.azul.gz
  ludogram export --to parquet -o tables --shard 1/4 games/
  ludogram export --to parquet -o s3://bucket/tables s3://bucket/games/
  ludogram export --write-manifest games.manifest games/
  ludogram export --to parquet -o tables --manifest games.manifest --shard 1/4
  ludogram export --compact tables
  ludogram export --records < records.ndjson > rows.ndjson`;

/** `ludogram export PATHS…` */
export const exportTables: Verb = (command, context) => {
  command
    .argument('[paths...]', PATHS)
    .description('Writes games, plies and diagnostics of many records as tables.')
    .addOption(new Option('--to <format>', 'the format of the tables').choices(EXPORT_FORMATS))
    .option('-o, --output <path>', 'the folder of the tables; the database of sqlite')
    .option('--shard <i/n>', 'export only one of n parts of the input')
    .option(
      '--manifest <file>',
      'export the files and ranges that a manifest names, if they have not changed',
      onceAs('--manifest'),
    )
    .option('--write-manifest <file>', 'write a manifest of the input for --manifest, instead of tables')
    .addOption(new Option('--ranges <n>', 'the number of ranges of the manifest').argParser(countingNumber))
    .addOption(new Option('--resume', 'continue an interrupted run').conflicts('overwrite'))
    .option('--overwrite', 'write finished tables again')
    .option('--positions', 'write positions even if they take much space (chess, Go)')
    .option(
      '--compact <folder>',
      'merge the Parquet files of a finished export and of all its shards',
      onceAs('--compact'),
    )
    .option('--records', 'one record per line: NDJSON from standard input to standard output')
    .addHelpText('after', NOTES)
    .action((paths: string[], flags: ExportFlags) => run(paths, flags, context));
  addBulkOptions(addReadingOptions(command, context));
};

/** The options of an export of files to files. `--records` and `--compact` would ignore them. */
const ONLY_TO_FILES = [
  'to',
  'output',
  'shard',
  'resume',
  'overwrite',
  'filesFrom',
  'many',
  'jobs',
  'summary',
  'manifest',
  'writeManifest',
  'ranges',
] as const;

/** The options that a manifest has instead of the command line. */
const OF_MANIFEST = ['filesFrom', 'many', 'notation'] as const;

/** The options that would have no effect on a manifest. */
const ONLY_OF_TABLES = ['manifest', 'to', 'output', 'shard', 'resume', 'overwrite', 'summary', 'positions'] as const;

/** Returns `paths`, or the first of these options that was given, as it is spelled; otherwise `undefined`. */
function givenOf(
  paths: readonly string[],
  flags: ExportFlags,
  options: readonly (keyof ExportFlags)[],
): string | undefined {
  if (paths.length > 0) return 'paths';
  const given = options.find((name) => flags[name] !== undefined);
  return given && `--${kebabCase(given)}`;
}

/** Throws a usage error, with a message, for something that was given although a mode would ignore it. */
function refuse(given: string | undefined, message: (given: string) => string): void {
  if (given !== undefined) throw new UsageError(message(given));
}

async function run(paths: readonly string[], flags: ExportFlags, context: Context): Promise<void> {
  checkDialect(flags, context.notations);
  const { compact, writeManifest, ranges } = flags;
  if (flags.records) return runRecords(paths, flags, context);
  if (compact !== undefined) return runCompact(compact, paths, flags, context);
  if (writeManifest !== undefined) return runWriteManifest(writeManifest, paths, flags, context);
  if (ranges !== undefined) throw new UsageError('--ranges needs --write-manifest');
  return runExport(paths, flags, context);
}

/** `--records` */
async function runRecords(paths: readonly string[], flags: ExportFlags, context: Context): Promise<void> {
  refuse(
    givenOf(paths, flags, [...ONLY_TO_FILES, 'compact']),
    (given) => `--records takes no ${given}: it reads standard input, and writes standard output`,
  );
  const { exportRecords } = await import('./records.js');
  await exportRecords(flags, context);
}

/** `--compact` */
async function runCompact(
  folder: string,
  paths: readonly string[],
  flags: ExportFlags,
  context: Context,
): Promise<void> {
  refuse(
    givenOf(paths, flags, [...ONLY_TO_FILES, 'positions']),
    (given) => `--compact takes no ${given}: it changes the folder that it names`,
  );
  const { compact } = await import('./files.js');
  await compact(folder, context);
}

/** `--write-manifest` */
async function runWriteManifest(
  writeManifest: string,
  paths: readonly string[],
  flags: ExportFlags,
  context: Context,
): Promise<void> {
  refuse(givenOf([], flags, ONLY_OF_TABLES), (given) => `--write-manifest takes no ${given}: it writes no tables`);
  const { exportManifest } = await import('./ranges/export-manifest.js');
  await exportManifest(paths, { ...flags, writeManifest }, context);
}

/** Exports files, or the ranges of `--manifest`. */
async function runExport(paths: readonly string[], flags: ExportFlags, context: Context): Promise<void> {
  const { to, output, manifest } = flags;
  if (manifest !== undefined) {
    refuse(givenOf(paths, flags, OF_MANIFEST), (given) => `--manifest takes no ${given}: the manifest names the input`);
  }
  if (to === undefined || output === undefined) {
    throw new UsageError('expected a format and an output: --to and --output');
  }
  const shard = flags.shard === undefined ? { number: 1, count: 1 } : shardOf(flags.shard);
  if (to === 'sqlite' && shard.count > 1) {
    throw new UsageError('sqlite is one file and has no shards: use parquet, csv or ndjson with --shard');
  }
  if (to === 'sqlite' && manifest !== undefined) {
    throw new UsageError('sqlite is one file and has no ranges: use parquet, csv or ndjson with --manifest');
  }
  const { exportFiles } = await import('./files.js');
  await exportFiles(paths, { ...flags, to, output, shard }, context);
}

function shardOf(text: string): Shard {
  const shard = shardIn(text);
  if (shard === undefined) throw new UsageError('expected --shard NUMBER/COUNT, such as 2/4');
  return shard;
}
