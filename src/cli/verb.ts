import type { Command } from 'commander';
import type { Failure } from './report-failure.js';
import type { ConfigNotation, LoadedConfig } from '../config/load.js';
import type { NotationEntry } from '../notation/index.js';
import type { ExitStatus } from './exit-status.js';
import type { VerbIo } from './io.js';
import type { WorkerData } from './bulk/worker.js';

/** The surroundings of every verb. */
export interface Context {
  readonly io: VerbIo;
  /** The formats on offer: those of the config first, then the built-in ones. */
  readonly formats: readonly NotationEntry[];
  /** The formats of the config, with their files. */
  readonly configured: readonly ConfigNotation[];
  /** Reads the config of a folder, of the working folder if absent, if there is one. For verbs that know no notations. */
  readonly readConfig: (folder?: string) => Promise<LoadedConfig | undefined>;
  /** What worker threads need to know the same formats; absent where all work is done in this thread. */
  readonly workers?: WorkerData;
  /** Raised by whoever finds something wrong. */
  readonly exit: ExitStatus;
  /** Is called for every file that can't be handled, after it was reported on standard error. */
  readonly onFailure?: (failure: Failure) => void;
}

/**
 * Gives `command` its description, arguments, options, examples and action. Called only when the command line names
 * this verb. The action reports problems through `context` and throws nothing but a `UsageError`.
 */
export type Verb = (command: Command, context: Context) => void;

/** A row of the table of verbs: what the top-level help needs, and where the rest is. */
export interface VerbEntry {
  readonly name: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** Whether the verb works without the notations of a config: their parsers may not have been generated yet. */
  readonly isForGrammars?: true;
  load(): Promise<Verb>;
}
