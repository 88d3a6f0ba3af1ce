import { fileDiagnostics } from '../../diagnostics/index.js';
import { binaryContentReason } from '../../files/binary-content.js';
import { isNamedPipe } from '../../files/named-pipe.js';
import { FileTooLargeError, MAX_FILE_SIZE, readFileBytes, systemReason } from '../../files/read-file.js';
import { isObjectAddress } from '../../files/store/index.js';
import { bytesOf, isCompressed, textSizeOf, uncompressedName } from './decompress.js';
import { entryOf } from './divide/division.js';
import { AT_START, type RecordContext, reportFileFailure } from './file-failure.js';
import type { Item } from './item.js';

/** The argument for standard input. */
export const STANDARD_INPUT = '-';

/** The name of standard input: `-`, or the name that the user gave it. */
export interface StandardInputFlags {
  readonly stdinFilename?: string;
}

/** Returns the item for a path of the command line. */
export const itemAt = (path: string, { stdinFilename }: StandardInputFlags): Item =>
  path === STANDARD_INPUT ? { file: stdinFilename ?? path, from: 'standard input' } : { file: path };

/** Whether a file has a record per line as JSON, judging by its name. */
export const isJsonLines = (file: string): boolean => /\.(?:ndjson|jsonl)$/i.test(uncompressedName(file));

/** The size of a text, in bytes, above which its file is divided into records, if files of its notation have many. */
const MAX_UNDIVIDED_SIZE = 2 ** 23;

/** Whether a file is so large, decompressed, that it is divided if its notation has many records in a file. */
export const isLargeFile = (file: string, size = 0): boolean => textSizeOf(file, size) > MAX_UNDIVIDED_SIZE;

/** The problem of a file that is not the one that a manifest of the user describes. */
export const CHANGED_SINCE_MANIFEST =
  'it has changed since the manifest was written; restore it, or write the manifest again and export to another folder';

/** An item with its bytes. */
export interface Input extends Item {
  /** Empty after the text was read, if it is large and nothing needs them. */
  readonly bytes: Uint8Array;
}

/** Returns the bytes of an item; `undefined`, after a report, if they can't be read. */
export async function readItem(item: Item, context: RecordContext): Promise<Input | undefined> {
  const { file, from, problem, sha256 } = item;
  if (problem !== undefined) {
    reportUnreadable(context, file, new Error(problem));
    return undefined;
  }
  const bytes = item.bytes ?? (await readBytes(from === 'standard input' ? STANDARD_INPUT : file, context, file));
  if (bytes === undefined) return undefined;
  const changed = sha256 !== undefined && (await sha256Of(bytes)) !== sha256;
  const reason = changed ? CHANGED_SINCE_MANIFEST : binaryContentReason(bytes);
  if (reason !== undefined) {
    reportUnreadable(context, file, new Error(reason));
    return undefined;
  }
  return { ...item, bytes };
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  // Loaded only if it is needed: it slows down every start of the command line.
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether an item is standard input or a named pipe, and is not read yet: its content may never come. */
export const isUnreadPipe = ({ file, from, size, bytes, problem }: Item): boolean =>
  bytes === undefined &&
  problem === undefined &&
  (from === 'standard input' || (size === undefined && !isObjectAddress(file) && isNamedPipe(file)));

/** Returns the item of standard input or of a named pipe with its bytes, or with the reason why they can't be read. */
export async function withInput(item: Item, { io }: RecordContext): Promise<Item> {
  try {
    return { ...item, bytes: await readAll(item.from === 'standard input' ? io.stdin : bytesOf(item.file)) };
  } catch (error) {
    return { ...item, problem: systemReason(error) };
  }
}

/**
 * Returns the bytes of a file or of standard input; `undefined`, after a report, if it can't be read.
 *
 * @param name the name of the file in the report
 */
export async function readBytes(file: string, context: RecordContext, name = file): Promise<Uint8Array | undefined> {
  try {
    if (file === STANDARD_INPUT) return await readAll(context.io.stdin);
    const isStream = isCompressed(file) || isObjectAddress(file) || isNamedPipe(file);
    return isStream ? await readAll(bytesOf(file)) : readFileBytes(file);
  } catch (error) {
    reportUnreadable(context, name, error);
    return undefined;
  }
}

function reportUnreadable(context: RecordContext, file: string, error: unknown): void {
  const found = file === '' ? 'the path is empty' : systemReason(error);
  const reason = found + adviceFor(file, error, context);
  const diagnostic = fileDiagnostics.report('unreadable', AT_START, { reason });
  reportFileFailure(context, { file, diagnostic }, `can't read ${file || '""'}: ${reason}`);
}

/** Returns what may help with a file that can't be read, as the end of the message. */
function adviceFor(file: string, error: unknown, { notations }: RecordContext): string {
  // Node decodes names of files as UTF-8, and finds no file by such a name.
  const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT' && file.includes('\uFFFD');
  if (isLost) return '; rename it if its name is not UTF-8';
  const isDivisible = error instanceof FileTooLargeError && entryOf(file, undefined, notations)?.recordStart;
  return isDivisible ? '; if it has many records, --many or --record reads one at a time' : '';
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

/** Converts the chunks of a stream, such as standard input, to bytes. */
export async function* buffersOf(
  stream: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield Buffer.from(chunk);
}
