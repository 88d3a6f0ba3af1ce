import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { removeLeftovers, temporaryName } from './temporary-files.js';

/**
 * Writes `text`, encoded as UTF-8 unless it is bytes, so that the file has either its old content or all of the new
 * one, whatever fails: a temporary file in the same folder is written, flushed and renamed; one that a killed process
 * has left there is removed. Mode, owner and group stay; a symbolic link stays a link, and the file that it leads to is
 * replaced. Devices and pipes are written to directly, unless there is an `original`. Other hard links keep the old
 * content, because writing in place could leave half of the text, even with a backup: nothing would restore it after a
 * crash.
 *
 * write-file-atomic and atomically write with a single system call, so they put half a text in place when a disk fills
 * up, and neither can compare the content just before it renames.
 *
 * @param original what the file must still contain; anything if absent
 * @throws if the file can't be written, if its owner or group can't be kept, or if its content isn't `original`
 */
export function writeFileAtomically(file: string, text: string | Uint8Array, original?: string | Uint8Array): void {
  const known = statSync(file, { throwIfNoEntry: false });
  const target = targetOf(file);
  if (known !== undefined && !isReplaceable(known, target)) {
    // A pipe no longer has the text that was read from it, and opening it again waits for a reader without end.
    if (original !== undefined) throw new Error("it isn't a file");
    writeFileSync(file, text);
    return;
  }
  // Renaming would even replace a write-protected file.
  if (known !== undefined) accessSync(target, constants.W_OK);
  removeLeftovers(dirname(target));
  const temporary = join(dirname(target), temporaryName());
  try {
    writeFlushed(temporary, text, known);
    if (original !== undefined && !contains(target, original)) {
      throw new Error('it has changed since it was read; run the command again');
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flushFolder(dirname(target));
}

/** Returns the target of a path, through links; the file need not exist yet. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    try {
      return targetOf(resolve(realpathSync(dirname(file)), readlinkSync(file)));
    } catch {
      return file;
    }
  }
}

/** Whether a path leads to an ordinary file that has a name of its own, which /dev/stdout may not. */
function isReplaceable(known: Stats, target: string): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  return known.isFile() && found?.ino === known.ino && found.dev === known.dev;
}

function writeFlushed(file: string, text: string | Uint8Array, like: Stats | undefined): void {
  const descriptor = openSync(file, 'wx', like === undefined ? 0o666 : 0o600);
  try {
    writeFileSync(descriptor, text);
    if (like !== undefined) keepOwnerAndMode(descriptor, like);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function keepOwnerAndMode(descriptor: number, { uid, gid, mode }: Stats): void {
  const made = fstatSync(descriptor);
  if (made.uid !== uid || made.gid !== gid) {
    try {
      fchownSync(descriptor, uid, gid);
    } catch {
      throw new Error("it belongs to another user or group, which can't be kept");
    }
  }
  fchmodSync(descriptor, mode & 0o7777);
}

/** Writes bytes to an open file at an offset. */
export function writeBytesAt(descriptor: number, bytes: Uint8Array, offset: number): void {
  // A single call may write only a part of them.
  for (let done = 0; done < bytes.length;) {
    done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
  }
}

function contains(file: string, text: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(text));
  } catch {
    return false;
  }
}

/** Makes the new name last through a power cut, where a system can do that for folders. */
function flushFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file is in place; only its durability is up to the system.
  }
}
