import type { Command } from 'commander';
import type { ExitStatus, Failure } from './failure.js';
import type { ConfigNotation, LoadedConfig } from '../config/load.js';
import type { NotationEntry } from '../notation/index.js';
import type { VerbIo } from './io.js';
import type { WorkerData } from './bulk/worker.js';

/** The environment that every verb works in. */
export interface Context {
  readonly io: VerbIo;
  /** The available formats: those of the config first, then the built-in ones. */
  readonly formats: readonly NotationEntry[];
  /** The formats of the config, with their files. */
  readonly configured: readonly ConfigNotation[];
  /** Reads the config of a folder, or of the working folder, if there is one. For verbs that know no notations. */
  readonly readConfig: (folder?: string) => Promise<LoadedConfig | undefined>;
  /** The data that worker threads need to know the same formats; absent if all work is done in this thread. */
  readonly workers?: WorkerData;
  /** The folder that paths in errors of notations are relative to; absent if no config can be used. */
  readonly folder?: string;
  /** The exit code; raised when an error is found. */
  readonly exit: ExitStatus;
  /** Called for every file that can't be processed, after it was reported on standard error. */
  readonly onFailure?: (failure: Failure) => void;
}

/**
 * Gives `command` its description, arguments, options, examples and action. Called only when the command line names
 * this verb. The action reports problems through `context` and throws nothing but a `UsageError`.
 */
export type Verb = (command: Command, context: Context) => void;

/** A row of the table of verbs: the data for the top-level help, and a function that loads the rest. */
export interface VerbEntry {
  readonly name: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** Whether the verb works without the notations of a config: their parsers may not have been generated yet. */
  readonly isForGrammars?: true;
  load(): Promise<Verb>;
}
