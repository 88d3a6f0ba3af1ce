import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

/**
 * The most bytes that a file, or a record of a file of many, may have. The tree of a text has at most 2^30 integers,
 * and the densest notations need six for each character.
 */
export const MAX_FILE_SIZE = 2 ** 27;

/** A file, or a part of it that is read at once, has more than {@link MAX_FILE_SIZE} bytes. */
export class FileTooLargeError extends Error {
  /** @param found the size in bytes, or the name of the part, such as `record 2`; absent for a file of unknown size */
  constructor(found: number | string = 'it') {
    const is = typeof found === 'number' ? `its size is ${megabytes(found)}, and it is` : `${found} is`;
    super(`${is} larger than ${megabytes(MAX_FILE_SIZE)}, the most that can be read at once`);
  }
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MiB`;

/**
 * Returns the bytes of a file. Its size is checked before anything is read; the size of a device or a pipe while
 * reading.
 *
 * @throws a {@link FileTooLargeError}, or the error of the system if the file can't be read
 */
export function readFileBytes(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const status = fstatSync(descriptor);
    if (status.size > MAX_FILE_SIZE) throw new FileTooLargeError(status.size);
    return status.isFile() ? readFileSync(descriptor) : Buffer.concat([...chunksOf(descriptor)]);
  } finally {
    closeSync(descriptor);
  }
}

/** Throws an error if a path leads to a device or a named pipe, for example: reading it may never end. */
export function requireFile(path: string): void {
  if (!statSync(path).isFile()) throw new Error(`${path} isn't a file`);
}

/** Returns the text of a file, read as UTF-8; see {@link readFileBytes}. */
export const readFileText = (file: string): string => readFileBytes(file).toString('utf8');

/**
 * Returns the bytes of an open file from one offset to another.
 *
 * @throws an error if the file ends before
 */
export function bytesAt(descriptor: number, start: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  for (let done = 0; done < bytes.length;) {
    const count = readSync(descriptor, bytes, done, bytes.length - done, start + done);
    if (count === 0) throw new Error('unexpected end of file');
    done += count;
  }
  return bytes;
}

/** Returns the bytes of a file from one offset to another; see {@link bytesAt}. */
export function readFilePart(file: string, start: number, end: number): Uint8Array<ArrayBuffer> {
  const descriptor = openSync(file, 'r');
  try {
    return bytesAt(descriptor, start, end);
  } finally {
    closeSync(descriptor);
  }
}

const CHUNK_BYTES = 2 ** 16;

function* chunksOf(descriptor: number): Generator<Buffer> {
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const count = readSync(descriptor, chunk);
    if (count === 0) return;
    total += count;
    if (total > MAX_FILE_SIZE) throw new FileTooLargeError();
    yield chunk.subarray(0, count);
  }
}

/**
 * Returns the reason in a failed system call: `ENOENT: no such file or directory, open 'x'` → `no such file or
 * directory`.
 */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder';
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
