import type { NotationEntry } from '../notation/index.js';
import type { ThreadPort } from './thread/port.js';

/** The environment of a server: a process, or a web worker. */
export interface ServerHost {
  /** The notations to use for files for which `notationsFor` is absent or fails. */
  readonly builtIn: readonly NotationEntry[];
  /**
   * Returns the notations that the file at a URI may be in, including those that its project configures; the built-in
   * ones if absent.
   */
  readonly notationsFor?: (uri: string) => Promise<readonly NotationEntry[]>;
  /** Reads the text of a file that a grammar imports; throws if it can't be read. Absent if there is no file system. */
  readonly readFile?: (path: string) => string;
  /** Lists the paths of the grammar files in a folder and its subfolders. Absent if there is no file system. */
  readonly grammarsBelow?: (folder: string) => readonly string[];
  /** Converts the URI of a file to its path, and back; the URI is the path if there is no file system. */
  readonly pathOf?: (uri: string) => string;
  readonly uriOf?: (path: string) => string;
  /** Returns the address of the page that explains a diagnostic code. */
  readonly codePage?: (code: string) => string | undefined;
  /** Starts a thread that calls `serveThread` with the same notations. If absent, all work is done in one thread. */
  readonly startThread?: () => ThreadPort;
}
