import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readFileText } from '../../files/read-file.js';
import { readTar } from '../../files/tar.js';
import { getOrInsert } from '../../maps.js';

/** The files of a folder of suites. Names are paths from that folder, with slashes. */
export interface SuiteFiles {
  /** Whether there is such a file or folder. */
  has(name: string): boolean;
  /** Returns the names of the files below a folder, in order. */
  below(folder: string): readonly string[];
  /**
   * Returns the text of a file.
   *
   * @throws the error of the system if it can't be read
   */
  read(name: string): string;
}

const ARCHIVE = '.tar.gz';

/**
 * Returns the files of a folder of suites, which has either the files themselves, or an archive for each notation, as
 * in the published package: `oni.tar.gz`.
 */
export const suiteFiles = (suites: string): SuiteFiles =>
  areArchives(suites) ? archivesIn(suites) : new FolderFiles(suites);

/** Whether the suites of a folder are archives, which can only be read. */
export const areArchives = (suites: string): boolean =>
  existsSync(suites) && !existsSync(join(suites, 'manifests')) && archiveNames(suites).length > 0;

const archiveNames = (suites: string): string[] => readdirSync(suites).filter((name) => name.endsWith(ARCHIVE));

class FolderFiles implements SuiteFiles {
  readonly #suites: string;

  constructor(suites: string) {
    this.#suites = suites;
  }

  has(name: string): boolean {
    return existsSync(join(this.#suites, name));
  }

  below(folder: string): readonly string[] {
    const path = join(this.#suites, folder);
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort();
  }

  read(name: string): string {
    return readFileText(join(this.#suites, name));
  }
}

/** The archives that were opened, by their folder: each is decompressed once. */
const opened = new Map<string, ArchiveFiles>();

const archivesIn = (suites: string): ArchiveFiles => getOrInsert(opened, suites, () => new ArchiveFiles(suites));

class ArchiveFiles implements SuiteFiles {
  readonly #suites: string;
  #files: ReadonlyMap<string, Uint8Array> | undefined;

  constructor(suites: string) {
    this.#suites = suites;
  }

  /** All files of all archives. Some, such as `suite.json`, are in each archive. */
  get #all(): ReadonlyMap<string, Uint8Array> {
    this.#files ??= new Map(
      archiveNames(this.#suites).flatMap((name) => [...readTar(gunzipSync(readFileSync(join(this.#suites, name))))]),
    );
    return this.#files;
  }

  has(name: string): boolean {
    return this.#all.has(name) || this.below(name).length > 0;
  }

  below(folder: string): readonly string[] {
    return [...this.#all.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
  }

  read(name: string): string {
    const bytes = this.#all.get(name);
    if (bytes === undefined) throw new Error(`ENOENT: no such file or directory, open '${name}'`);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  }
}
