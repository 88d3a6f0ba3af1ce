import { createHash } from 'node:crypto';
import { readFileBytes, requireFile } from '../../../files/read-file.js';
import { writeFileAtomically } from '../../../files/write-file.js';
import type { ByteSpan } from '../../records/divide/byte-span.js';
import { withRecord } from '../../records/output.js';

/** Finds a record in the bytes of its file; `undefined` if the file doesn't have it. */
export type FindRecord = (whole: Uint8Array) => Promise<ByteSpan | undefined>;

/** A version of a file, and the span of it that a page shows. */
export interface Version extends ByteSpan {
  /** The name of the version. */
  readonly name: string;
  readonly whole: Buffer;
  /** The bytes of the span. */
  readonly shown: Buffer;
}

type NamedSpan = Pick<Version, 'name' | 'start' | 'end'>;

/** The bytes that a page shows and saves: the bytes of a file, or of one record in a file of many. */
export class ServedBytes {
  readonly #file: string;
  readonly #find: FindRecord | undefined;
  /** The span in the version that was read or written last. After an edit, it can have several records. */
  #last: NamedSpan | undefined;

  /** @param find finds the record; absent for the whole file */
  constructor(file: string, find?: FindRecord) {
    this.#file = file;
    this.#find = find;
  }

  /** Reads the file. Throws an error if it can't be read, or no longer has the record. */
  async read(): Promise<Version> {
    const whole = this.#bytes();
    const name = nameOf(whole);
    if (this.#last?.name !== name) {
      const span = this.#find === undefined ? { start: 0, end: whole.length } : await this.#find(whole);
      if (span === undefined) throw new Error('the file no longer has the record');
      this.#last = { name, ...span };
    }
    return withShown(this.#last, whole);
  }

  /** Reads the file if it still has the version of a name and can be read; otherwise returns `undefined`. */
  reread(name: string | undefined): Version | undefined {
    try {
      const whole = this.#bytes();
      const last = this.#last;
      if (last === undefined || last.name !== name) return undefined;
      return nameOf(whole) === name ? withShown(last, whole) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Reads the file, which may have become a named pipe. */
  #bytes(): Buffer {
    requireFile(this.#file);
    return readFileBytes(this.#file);
  }

  /**
   * Writes other bytes in place of the span of a version. Returns the name of the new version; `undefined`, and writes
   * nothing, if the next record would begin on the last line of this one. Throws an error if the file can't be written.
   */
  write({ whole, start, end }: Version, bytes: Uint8Array): string | undefined {
    const changed = withRecord(whole, { start, end }, bytes);
    if (changed === undefined) return undefined;
    writeFileAtomically(this.#file, changed, whole);
    const name = nameOf(changed);
    this.#last = { name, start, end: start + bytes.length };
    return name;
  }
}

const nameOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;

const withShown = (span: NamedSpan, whole: Buffer): Version => ({
  ...span,
  whole,
  shown: whole.subarray(span.start, span.end),
});
