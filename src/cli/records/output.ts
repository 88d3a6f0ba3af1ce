import { readFileBytes, systemReason } from '../../files/read-file.js';
import type { RecordLocation } from '../../files/record.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { UTF_8 } from '../../notation/encoding/names.js';
import { encodeEdited } from '../../notation/index.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import type { ByteSpan } from './divide/byte-span.js';

/** Returns the path of the file to write; `undefined` for standard output, which `-` names as well. */
export const outputPath = ({ output }: { readonly output?: string }): string | undefined =>
  output === '-' ? undefined : output;

/** Writes a text to a file as {@link writeText} does, or to standard output without a path. */
export function writeOutput(file: string | undefined, text: string, context: Context): void {
  if (file === undefined) context.io.stdout.writeExact(text);
  else writeText(file, text, context);
}

/** Writes a file atomically as UTF-8. If that fails, reports the error and returns `false`. */
export const writeText = (file: string, text: string, context: Context): boolean => writeBytes(file, text, context);

function writeBytes(file: string, text: string | Uint8Array, context: Context, original?: Uint8Array): boolean {
  try {
    writeFileAtomically(file, text, original);
    return true;
  } catch (error) {
    reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
    return false;
  }
}

/** A text that was read from bytes. */
export interface OriginalText {
  readonly file: string;
  /** Present for a record in a file of many. */
  readonly record?: RecordLocation;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly encoding: string;
}

/**
 * Writes the edited text of a file, or of one record in it, in its encoding, as {@link writeText} does, and returns the
 * same. All other bytes of the file stay. A text that the encoding can't represent is not written, which is reported.
 */
export function writeEdited(original: OriginalText, text: string, context: Context): boolean {
  const { file, record, bytes, encoding } = original;
  const encoded = encodeEdited(text, original);
  if (encoded === undefined) {
    reportFailure(context, `can't write ${file}: the new text has characters that are not in ${encoding}`);
    return false;
  }
  return record === undefined
    ? writeBytes(file, encoded, context, bytes)
    : writeRecord({ file, bytes, start: record.start ?? 0 }, encoded, context);
}

/** The bytes of a record, and the offset of the first in its file. */
interface RecordBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly start: number;
}

/**
 * Writes a record in place of another one. Reports an error and returns `false` if its file has changed or can't be
 * written.
 */
function writeRecord({ file, bytes, start }: RecordBytes, changed: Uint8Array, context: Context): boolean {
  const refuse = (reason: string): false => {
    reportFailure(context, `can't write ${file}: ${reason}`);
    return false;
  };
  let whole: Buffer;
  try {
    whole = Buffer.from(readFileBytes(file));
  } catch (error) {
    return refuse(systemReason(error));
  }
  const end = start + bytes.length;
  if (!whole.subarray(start, end).equals(bytes)) {
    return refuse('it has changed since it was read; run the command again');
  }
  const replaced = withRecord(whole, { start, end }, changed);
  if (replaced === undefined) return refuse('the next record would begin on the last line of this one');
  return writeBytes(file, replaced, context, whole);
}

/**
 * Returns the bytes of a file with others in place of one of its records; `undefined` if the next record would begin on
 * the last line of this one.
 */
export function withRecord(whole: Uint8Array, { start, end }: ByteSpan, changed: Uint8Array): Buffer | undefined {
  const isGlued = end < whole.length && !LINE_ENDS.includes(changed.at(-1));
  return isGlued ? undefined : Buffer.concat([whole.subarray(0, start), changed, whole.subarray(end)]);
}

/** The last bytes of a line: LF or CR. */
const LINE_ENDS: readonly (number | undefined)[] = [0x0a, 0x0d];

/**
 * Writes the edited text of an input to standard output: in the encoding of the input, if the text can be in it, and as
 * plain text on a terminal.
 */
export function showEdited(original: OriginalText, text: string, { io }: Context): void {
  const isPlain = original.encoding === UTF_8 || io.stdout.isTTY;
  io.stdout.writeExact(isPlain ? text : (encodeEdited(text, original) ?? text));
}
