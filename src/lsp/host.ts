import type { NotationEntry } from '../notation/index.js';
import type { ThreadPort } from './thread/port.js';

/** The environment of a server: a process, or a web worker. */
export interface ServerHost {
  /** The notations of files whose own can't be found out. */
  readonly builtIn: readonly NotationEntry[];
  /**
   * The notations that the file at a URI may be in, those that its project configures among them; the built-in ones if
   * absent.
   */
  readonly notationsFor?: (uri: string) => Promise<readonly NotationEntry[]>;
  /** Reads the text of a file that a grammar imports; throws where it can't. Absent where there are no files. */
  readonly readFile?: (path: string) => string;
  /** Lists the paths of the grammar files in a folder and those below it. Absent where there are no files. */
  readonly grammarsBelow?: (folder: string) => readonly string[];
  /** The path of a file from its URI, and back; the URI itself where there are no files. */
  readonly pathOf?: (uri: string) => string;
  readonly uriOf?: (path: string) => string;
  /** The address of the page that explains a diagnostic code. */
  readonly codePage?: (code: string) => string | undefined;
  /** Starts a thread that calls `serveThread` with the same notations. If absent, all work is done in one thread. */
  readonly startThread?: () => ThreadPort;
}
