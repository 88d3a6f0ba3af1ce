import { writeFileAtomically } from '../../files/write-file.js';
import { UTF_8 } from '../../notation/encoding/names.js';
import { encodeEdited } from '../../notation/index.js';
import { systemReason } from '../../files/read-file.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';

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
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly encoding: string;
}

/**
 * Writes the edited text of a file in the encoding of the file, as {@link writeText} does. A text that the encoding
 * can't represent is not written, which is reported.
 */
export function writeEdited(original: OriginalText, text: string, context: Context): boolean {
  const { file, bytes, encoding } = original;
  const encoded = encodeEdited(text, original);
  if (encoded !== undefined) return writeBytes(file, encoded, context, bytes);
  reportFailure(context, `can't write ${file}: the new text has characters that are not in ${encoding}`);
  return false;
}

/**
 * Writes the edited text of an input to standard output: in the encoding of the input, if the text can be in it, and as
 * plain text on a terminal.
 */
export function showEdited(original: OriginalText, text: string, { io }: Context): void {
  const isPlain = original.encoding === UTF_8 || io.stdout.isTTY;
  io.stdout.writeExact(isPlain ? text : (encodeEdited(text, original) ?? text));
}

/** Returns the change from one text of a file to another as a unified diff; empty if they are equal. */
export async function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return '';
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
