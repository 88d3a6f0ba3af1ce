import type { Command } from 'commander';
import type { ConfigNotation, LoadedConfig } from '../../config/load.js';
import type { NotationEntry } from '../../notation/index.js';
import type { ConfigChoice } from './config.js';
import type { ExitStatus } from './failure.js';
import type { VerbIo } from './io.js';

/** The environment that every verb works in. */
export interface Context {
  readonly io: VerbIo;
  /** The available notations: first the notations of the config, then the built-in ones. */
  readonly notations: readonly NotationEntry[];
  /** The notations of the config, with their files. */
  readonly configured: readonly ConfigNotation[];
  /** The config that the command line names or excludes; absent if no config can be used. */
  readonly configChoice?: ConfigChoice;
  /** Reads the config of the working folder, if there is one. For verbs that read it only sometimes. */
  readonly readConfig: () => Promise<LoadedConfig | undefined>;
  /** The name of the config of the working folder, if it was not run because the verb doesn't need it. */
  readonly unreadConfig?: string;
  /** The path of the config that was run: worker threads run it too. */
  readonly config?: string;
  /** Whether work may be spread over worker threads. */
  readonly hasThreads: boolean;
  /** The folder that paths in errors of notations are relative to; absent if no config can be used. */
  readonly folder?: string;
  /** The exit code; raised when an error is found. */
  readonly exit: ExitStatus;
  /** Aborted when the user interrupts a run that handles this itself: the rest of its input is not read. */
  readonly interrupted?: AbortSignal;
  /** Every verb of the program, in the order of the help. */
  readonly verbs: readonly VerbEntry[];
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
  /**
   * The config that is run before the verb, because its notations decide what the options can be:
   *
   * - absent: the config that the command line names; without one, the config of the project
   * - `named`: only the config that the command line names: the verb describes ludogram, and reads no records
   * - `none`: the verb reads it itself if it needs it; parsers of its notations may not have been generated yet
   */
  readonly config?: 'named' | 'none';
  /** Whether a config is not needed if an argument is a grammar file. */
  readonly takesGrammar?: true;
  load(): Promise<Verb>;
}
