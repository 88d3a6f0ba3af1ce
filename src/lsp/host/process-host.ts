import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageFile } from '../../files/package-root.js';
import { requireFile } from '../../files/read-file.js';
import type { ServerHost } from './host.js';

/** The notations of a server in a process, their grammars, and the configs that add others. */
export type ConfiguredNotations = Pick<
  ServerHost,
  'builtIn' | 'configFolders' | 'configFor' | 'notationsFor' | 'grammarOf'
>;

/** Returns the host of a server in a process, or of one of its threads, which can read files. */
export function processHost(configured: ConfiguredNotations): ServerHost {
  return {
    ...configured,
    readFile,
    grammarsBelow,
    pathOf,
    uriOf: (path) => pathToFileURL(path).href,
    codePage: packagedPage,
  };
}

/** Reads a file that a grammar imports: the grammar may be anybody's. */
function readFile(path: string): string {
  requireFile(path);
  return readFileSync(path, 'utf8');
}

/** Returns the path of a URI; an empty text if it isn't one of a file on this machine, or if it is malformed. */
function pathOf(uri: string): string {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : '';
  } catch {
    return '';
  }
}

/** Lists the grammar files in a folder and its subfolders, except hidden folders and installed packages. */
function grammarsBelow(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder does not exist or can't be read.
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return entry.name.endsWith('.peggy') ? [path] : [];
    return entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name) ? grammarsBelow(path) : [];
  });
}

/** Returns the address of the page of a code in this package; `undefined` if it is not installed. */
function packagedPage(code: string): string | undefined {
  const [notation = '', name = ''] = code.split('/');
  const page = packageFile(`docs/codes/${notation}.md`);
  return page === undefined ? undefined : `${pathToFileURL(page).href}#${name}`;
}
