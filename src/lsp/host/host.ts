import type { GenerateChoices } from '../../generator/generate-options.js';
import type { NotationEntry } from '../../notation/index.js';
import type { ThreadPort } from '../thread/port.js';

/** The file of the grammar of a notation, and how texts are read by it. */
export interface NotationGrammar {
  /** The path of the grammar, for `readFile`. */
  readonly path: string;
  /** The rule that texts are read as; the first rule of the grammar if absent. */
  readonly startRule?: string;
  /** How its parser is made. */
  readonly options?: GenerateChoices;
}

/** The environment of a server: a process, or a web worker. */
export interface ServerHost {
  /** The notations to use for files without a config, or if the config fails. */
  readonly builtIn: readonly NotationEntry[];
  /**
   * Returns the config of a file, by its path (empty for an unsaved file) and the paths of the open folders;
   * `undefined` if there is none. Throws if it must not be run. No config is used if this is absent.
   */
  readonly configFor?: (path: string, open: readonly string[]) => string | undefined;
  /** Returns the folders in and below the open ones that have a config; runs none. Absent if there are no configs. */
  readonly configFolders?: (open: readonly string[]) => Promise<readonly string[]>;
  /** Runs a config, and returns its notations with the built-in ones. Absent if there are no configs. */
  readonly notationsFor?: (config: string) => Promise<readonly NotationEntry[]>;
  /** Reads the text of a file that a grammar imports; throws if it can't be read. Absent without a file system. */
  readonly readFile?: (path: string) => string;
  /** Lists the paths of the grammar files in a folder and its subfolders. Absent without a file system. */
  readonly grammarsBelow?: (folder: string) => readonly string[];
  /** Returns the grammar of a notation; `undefined` if it is not known. Absent if none is. */
  readonly grammarOf?: (entry: NotationEntry, config?: string) => Promise<NotationGrammar | undefined>;
  /** Converts the URI of a file to its path, and back; without a file system, the URI is the path. */
  readonly pathOf?: (uri: string) => string;
  readonly uriOf?: (path: string) => string;
  /** Returns the address of the page that explains a diagnostic code. */
  readonly codePage?: (code: string) => string | undefined;
  /** Starts a thread that calls `serveThread` with the same notations. If absent, all work is done in one thread. */
  readonly startThread?: () => ThreadPort;
  /** Whether threads start before a file needs them, so that the first answers take less time. */
  readonly startsThreadsEarly?: boolean;
  /** Whether the connection writes results that are JSON already, as `messageToJson` does. */
  readonly writesJson?: boolean;
}
