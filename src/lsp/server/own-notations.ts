import type { Connection, DocumentSelector, Registration } from 'vscode-languageserver';
import type { NotationEntry } from '../../notation/index.js';
import { registrableFeatures } from './capabilities.js';
import { sendRequest } from './send-request.js';
import type { Workspace } from './workspace.js';

/** The notification that lists the notations of the configs in the open folders, whenever they change. */
const NOTATIONS_NOTIFICATION = 'ludogram/notations';

/** A notation of a config. */
export interface OwnNotation {
  readonly id: string;
  /** The kind of texts in a few words. */
  readonly title: string;
  /** File name extensions in lower case, with their dot. */
  readonly extensions: readonly string[];
  /** The URI of the folder of the config: the notation is known in and below it. */
  readonly folder: string;
}

/** The parameters of {@link NOTATIONS_NOTIFICATION}. */
export interface NotationsParams {
  readonly notations: readonly OwnNotation[];
}

/**
 * Finds the notations of the configs in the open folders, and makes the client send their files to the server: it knows
 * the extensions of built-in notations only. Clients without dynamic registration are left alone, and then no config is
 * run before a file needs it.
 */
export class OwnNotations {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #onConfig: (config: string) => void;
  /** The registrations that the client has, by the pattern of files. */
  readonly #registered = new Map<string, Registration[]>();
  #listed = '[]';
  #last: Promise<void> = Promise.resolve();

  /** @param onConfig called with the path of each config that is in use */
  constructor(connection: Connection, workspace: Workspace, onConfig: (config: string) => void) {
    this.#connection = connection;
    this.#onConfig = onConfig;
    this.#workspace = workspace;
  }

  /** Searches the open folders again, and notifies the client of the changes. */
  refresh(): void {
    if (!this.#workspace.client.registersDocuments || this.#workspace.host.configFolders === undefined) return;
    const show = (error: unknown): void => this.#connection.console.error(String(error));
    this.#last = this.#last.then(() => this.#refresh()).catch(show);
  }

  async #refresh(): Promise<void> {
    const notations = await this.#find();
    const listed = JSON.stringify(notations);
    if (listed === this.#listed) return;
    this.#listed = listed;
    const wanted = selectorsOf(outermost(notations.flatMap(filesOf)), this.#workspace.client.takesRelativePatterns);
    await this.#unregisterOthers(wanted);
    await this.#register(wanted);
    void this.#connection.sendNotification(NOTATIONS_NOTIFICATION, { notations } satisfies NotationsParams);
  }

  async #find(): Promise<OwnNotation[]> {
    const { host, folders, client } = this.#workspace;
    const { configFolders, pathOf, uriOf } = host;
    if (!client.isTrusted || pathOf === undefined || uriOf === undefined || configFolders === undefined) return [];
    const open = folders.map(pathOf).filter((path) => path !== '');
    const found = (await configFolders(open)).map(async (path) => {
      const folder = uriOf(path);
      // Any file in the folder.
      const config = await this.#workspace.configInUse(`${folder}/file`);
      const own = config === undefined ? [] : await this.#workspace.ownNotations(config);
      if (config !== undefined) this.#onConfig(config);
      return own.map((entry) => describe(entry, folder));
    });
    return (await Promise.all(found)).flat();
  }

  /** Takes back the registrations of files that are no longer wanted. */
  async #unregisterOthers(wanted: Selectors): Promise<void> {
    for (const [key, registrations] of this.#registered) {
      if (wanted.has(key)) continue;
      this.#registered.delete(key);
      const gone = registrations.map(({ id, method }) => ({ id, method }));
      // The name of the parameter is misspelled in the protocol.
      await sendRequest(this.#connection, 'client/unregisterCapability', { unregisterations: gone });
    }
  }

  /** Registers the files that are not yet registered. */
  async #register(wanted: Selectors): Promise<void> {
    for (const [key, documentSelector] of wanted) {
      if (this.#registered.has(key)) continue;
      const { registersDiagnostics } = this.#workspace.client;
      const registrations = registrableFeatures(registersDiagnostics).map(({ method, options }) => ({
        id: `${method} ${key}`,
        method,
        registerOptions: { ...options, documentSelector },
      }));
      this.#registered.set(key, registrations);
      await sendRequest(this.#connection, 'client/registerCapability', { registrations });
    }
  }
}

/** Selectors of files, by their pattern. */
type Selectors = ReadonlyMap<string, DocumentSelector>;

/** The files in and below a folder that have an extension. */
interface Files {
  readonly folder: string;
  readonly extension: string;
}

const describe = ({ id, title, extensions }: NotationEntry, folder: string): OwnNotation => ({
  id,
  title,
  extensions,
  folder,
});

const filesOf = ({ folder, extensions }: OwnNotation): Files[] =>
  extensions.map((extension) => ({ folder, extension }));

function selectorsOf(files: readonly Files[], takesRelativePatterns: boolean): Selectors {
  const selectors = new Map<string, DocumentSelector>();
  for (const { folder, extension } of files) {
    const pattern = `**/*.{${extension.slice(1)},${extension.slice(1).toUpperCase()}}`;
    const inFolder = takesRelativePatterns ? { baseUri: folder, pattern } : pattern;
    selectors.set(JSON.stringify(inFolder), [{ pattern: inFolder }]);
  }
  return selectors;
}

/** Leaves out files that others include: a client that registers a file twice shows everything about it twice. */
function outermost(files: readonly Files[]): Files[] {
  const includes = (outer: Files, inner: Files): boolean =>
    inner.extension.endsWith(outer.extension) && `${inner.folder}/`.startsWith(`${outer.folder}/`);
  return files.filter(
    (inner, i) => !files.some((outer, j) => j !== i && includes(outer, inner) && (j < i || !includes(inner, outer))),
  );
}
