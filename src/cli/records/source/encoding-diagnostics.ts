import { type Diagnostic, sortDiagnostics, textDiagnostics } from '../../../diagnostics/index.js';
import { isUtf8Name } from '../../../notation/encoding/names.js';
import type { DecodedText } from '../../../notation/index.js';

/** Returns the diagnostics of a text, with those about its encoding; only the latter if the text can't be decoded. */
export function withEncoding(
  found: readonly Diagnostic[],
  { text, encoding, isGuessed, misnamed, invalidAt }: DecodedText,
): readonly Diagnostic[] {
  if (invalidAt !== undefined) {
    const span = { start: invalidAt, end: invalidAt + 1 };
    return [
      isUtf8Name(encoding)
        ? textDiagnostics.report('invalid-utf8', span)
        : textDiagnostics.report('invalid-bytes', span, { encoding }),
    ];
  }
  if (!isGuessed && misnamed === undefined) return found;
  const start = Math.max(0, text.search(/[^\0-\x7f]/));
  const span = { start, end: start + 1 };
  const note =
    misnamed === undefined
      ? textDiagnostics.report('guessed-encoding', span, { encoding })
      : textDiagnostics.report('misnamed-encoding', span, { named: misnamed });
  return sortDiagnostics([note, ...found]);
}
