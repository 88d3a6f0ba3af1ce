import { type Diagnostic, textDiagnostics } from '../../diagnostics/index.js';
import { isUtf8Name } from './names.js';

/**
 * Returns the diagnostic about the first bytes of a text that can't be decoded: `text/invalid-utf8` or
 * `text/invalid-bytes`.
 *
 * @param encoding the name of the encoding that the text should have
 * @param offset the place of these bytes in the text, in UTF-16 code units
 * @param likely encodings in which all bytes of the text are letters
 */
export function undecodableBytes(encoding: string, offset: number, likely: readonly string[] = []): Diagnostic {
  const span = { start: offset, end: offset + 1 };
  return isUtf8Name(encoding)
    ? textDiagnostics.report('invalid-utf8', span, { likely })
    : textDiagnostics.report('invalid-bytes', span, { encoding, likely });
}
