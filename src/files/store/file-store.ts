import { createReadStream, type Dirent, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '../../defined.js';
import { makeFolder } from '../make-folder.js';
import { bytesOfPipe, isNamedPipe } from '../named-pipe.js';
import { systemReason } from '../read-file.js';
import { writeFileAtomically } from '../write-file.js';
import { type FoundFile, foundFile, isLeftOut, type Status, type Store } from './store.js';

/** The files of the system. */
export const fileStore: Store = {
  isLocal: true,
  join,
  status: (path) => Promise.resolve(statusOf(path)),
  hasFile: (path) => Promise.resolve(statusOf(path) !== undefined),
  // The file is opened when bytes are wanted: nothing would handle an error before.
  async *bytes(file, range) {
    const { start, end } = range ?? {};
    if (!start && end === undefined && isNamedPipe(file)) yield* bytesOfPipe(file);
    else yield* createReadStream(file, defined({ start, end: end === undefined ? undefined : end - 1 }));
  },
  async read(file) {
    return unlessMissing(() => readFileSync(file, 'utf8'));
  },
  async write(file, content) {
    writeFileAtomically(file, content);
  },
  async place(local, file) {
    makeFolder(dirname(file));
    renameSync(local, file);
  },
  async remove(file) {
    rmSync(file, { force: true });
  },
  async names(folder) {
    return unlessMissing(() => readdirSync(folder)) ?? [];
  },
  async *walk(folder, isWanted) {
    yield* walk(folder, isWanted);
  },
};

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function statusOf(path: string): Status | undefined {
  try {
    const found = statSync(path);
    if (found.isFile()) return { kind: 'file', size: found.size };
    return { kind: found.isDirectory() ? 'folder' : 'other', size: 0 };
  } catch {
    return undefined;
  }
}

function* walk(folder: string, isWanted: (file: string) => boolean): Generator<FoundFile> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    yield { file: folder, problem: systemReason(error) };
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!isLeftOut(entry.name)) yield* walk(path, isWanted);
    } else if (isWanted(path) && (entry.isFile() || entry.isSymbolicLink())) {
      const status = statusOf(path);
      // Links to folders are not followed, so that every walk ends. A broken link is reported when it is read.
      if (status?.kind !== 'folder') yield foundFile(path, status);
    }
  }
}
