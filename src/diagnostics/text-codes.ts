import { defineDiagnostics } from './define-diagnostics.js';
import { explainCodes } from './explain-codes.js';

/** Diagnostics that belong to no single notation: those of a text before it is read, and of conversions. */
export const textDiagnostics = /* @__PURE__ */ defineDiagnostics('text', {
  'invalid-utf8': {
    severity: 'error',
    message: 'these bytes are not UTF-8',
  },
  'invalid-json': {
    severity: 'error',
    message: 'this is not JSON: {reason}',
  },
  'unexpected-json': {
    severity: 'error',
    message: '{where}: {message}',
  },
  'lost-in-conversion': {
    severity: 'warning',
    message: ({ what }: { what: string }) => what,
  },
});

/** The explanations of the codes that belong to no single notation. */
export const explainedText = /* @__PURE__ */ explainCodes(textDiagnostics, () => ({
  'invalid-utf8': {
    explanation:
      'Records are read as UTF-8. The place is the first byte sequence that is not; what follows it is read with ' +
      'replacement characters, and the file is never written back. Convert it to UTF-8 first.',
    example: 'a file saved as Latin-1 with an é in a comment',
  },
  'invalid-json': {
    explanation: '`convert --from json` reads what `convert --to json` prints.',
    example: '{"moves": [',
  },
  'unexpected-json': {
    explanation:
      'The JSON is well formed, but it does not describe a record of this format. The path leads to the value in ' +
      'question, from the top ($) downwards.',
    example: '{"moves": 7}',
  },
  'lost-in-conversion': {
    explanation:
      "The target of a conversion can't say everything that the record says. What is lost, or had to be assumed, is named.",
    example: 'annotations in a plain FEN',
  },
}));
