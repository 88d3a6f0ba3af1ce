import { type Command, Option } from 'commander';
import { countingNumber, onceAs } from '../run/options.js';
import type { InputFlags } from './items/items.js';

/** The flags of the verbs for many records. */
export interface BulkFlags extends InputFlags {
  /** The number of threads; if absent, as many as the machine can run, if there is enough to do. */
  readonly jobs?: number;
  /** The file that gets a summary of the run. */
  readonly summary?: string;
}

/** The flags of a verb that can continue an interrupted run. */
export interface ResumeFlags {
  readonly resume?: true;
  /** The path of the file that has the progress of a run. */
  readonly resumeFile: string;
}

/** The help text for the arguments of the verbs for many records. */
export const PATHS = 'files, folders or globs; - is standard input';

/** Adds the options of the verbs for many records. */
export function addBulkOptions(command: Command): Command {
  const options = [
    new Option(
      '--files-from <list>',
      'read more paths from a file, one per line or separated by NUL; - is standard input',
    ).argParser(onceAs('--files-from')),
    new Option(
      '--many',
      'each file has many records, one after another (.ndjson and .jsonl files always have, one per line)',
    ),
    new Option('--jobs <n>', 'the number of threads (default: as many as the machine can run)').argParser(
      countingNumber,
    ),
    new Option('--summary <file>', 'write a summary of the run as JSON: what was processed, and how it ended'),
  ];
  for (const option of options) command.addOption(option.helpGroup('Many records:'));
  return command;
}

/** Adds `--resume` and `--resume-file`, for the verbs that leave nothing else for a later run to continue from. */
export function addResumeOptions(command: Command): Command {
  const options = [
    new Option('--resume', 'continue an interrupted run'),
    new Option('--resume-file <file>', 'the file that an interrupted run leaves').default('.ludogram-resume.json'),
  ];
  for (const option of options) command.addOption(option.helpGroup('Many records:'));
  return command;
}
