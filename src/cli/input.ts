import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileDiagnostics, visibleLine } from '../diagnostics/index.js';
import { FileTooLargeError, MAX_FILE_SIZE, readFileBytes } from '../files/read-file.js';
import { systemReason } from '../files/system-reason.js';
import { AT_START, reportFileFailure } from './report-failure.js';
import type { Context } from './verb.js';

/** The name that stands for standard input. */
export const STANDARD_INPUT = '-';

/** The bytes of a file, or of standard input. */
export interface Input {
  /** As the user named it; {@link STANDARD_INPUT} for standard input. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * The files of `paths`, each once, in the order given. Folders are walked in the order of their names, for files
 * that `isWanted`; files named directly are always wanted. What can't be read is reported, and the rest goes on.
 */
export async function* readInputs(
  paths: readonly string[],
  isWanted: (file: string) => boolean,
  context: Context,
): AsyncGenerator<Input> {
  const seen = new Set<string>();
  for (const file of filesBehind(paths, isWanted, context)) {
    const identity = file === STANDARD_INPUT ? file : resolve(file);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const bytes = await readBytes(file, context);
    if (bytes !== undefined) yield { file, bytes };
  }
}

/** The bytes of one file or of standard input; nothing, and a report, if it can't be read. */
export async function readBytes(file: string, context: Context): Promise<Uint8Array | undefined> {
  try {
    return file === STANDARD_INPUT ? await readAll(context.io.stdin) : readFileBytes(file);
  } catch (error) {
    reportUnreadable(context, file, error);
    return undefined;
  }
}

function reportUnreadable(context: Context, file: string, error: unknown): void {
  const reason = systemReason(error);
  const diagnostic = fileDiagnostics.report('unreadable', AT_START, { reason });
  reportFileFailure(context, { file, diagnostic }, `can't read ${file}: ${reason}`);
}

async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_FILE_SIZE) throw new FileTooLargeError();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function* filesBehind(
  paths: readonly string[],
  isWanted: (file: string) => boolean,
  context: Context,
): Generator<string> {
  for (const path of paths) {
    if (path === STANDARD_INPUT || !isFolder(path)) {
      yield path;
      continue;
    }
    let isEmpty = true;
    for (const file of walk(path, isWanted, context)) {
      isEmpty = false;
      yield file;
    }
    if (isEmpty) context.io.stderr.write(`note: ${visibleLine(path)} holds no file of a known format\n`);
  }
}

function* walk(folder: string, isWanted: (file: string) => boolean, context: Context): Generator<string> {
  for (const entry of entriesByName(folder, context)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') yield* walk(path, isWanted, context);
    } else if (isWanted(path) && (entry.isFile() || isLinkToFile(entry, path))) yield path;
  }
}

function entriesByName(folder: string, context: Context): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    reportUnreadable(context, folder, error);
    return [];
  }
}

/** Links to folders are not followed, so that no walk is endless; a broken link counts, and is reported when read. */
function isLinkToFile(entry: Dirent, path: string): boolean {
  return entry.isSymbolicLink() && !isFolder(path);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
