import { defineDiagnostics } from './define-diagnostics.js';
import { explainCodes, joinCodes } from './explain-codes.js';
import { orList } from './report/summary.js';

/** Returns the end of a message, which says which encodings to try: those in which all bytes of a text are letters. */
const encodingsToTry = (likely: readonly string[]): string =>
  likely.length === 0 ? '' : `: try --encoding ${orList(likely)}`;

/** Diagnostics that belong to no single notation: those of a text before it is read, and of conversions. */
export const textDiagnostics = /* @__PURE__ */ defineDiagnostics('text', {
  'invalid-utf8': {
    severity: 'error',
    message: ({ likely }: { likely: readonly string[] }) => `these bytes are not UTF-8${encodingsToTry(likely)}`,
  },
  'invalid-bytes': {
    severity: 'error',
    message: ({ encoding, likely }: { encoding: string; likely: readonly string[] }) =>
      `these bytes are not ${encoding}, the encoding that the text or --encoding names${encodingsToTry(likely)}`,
  },
  'guessed-encoding': {
    severity: 'note',
    message: ({ encoding, likely }: { encoding: string; likely: readonly string[] }) =>
      `this text is not UTF-8, so it is read as ${encoding}${encodingsToTry(likely)}`,
  },
  'misnamed-encoding': {
    severity: 'note',
    message: 'this text names the encoding {named}, but is UTF-8, and is read as that',
  },
  'invalid-json': {
    severity: 'error',
    message: 'this is not JSON: {reason}',
  },
  'repeated-key': {
    severity: 'error',
    message: '{where} occurs twice: expected each key of an object once',
  },
  'unexpected-json': {
    severity: 'error',
    message: '{where}: {message}',
  },
  'lost-in-conversion': {
    severity: 'warning',
    message: ({ what }: { what: string }) => what,
  },
  'lost-in-formatting': {
    severity: 'error',
    message: '{problem}; canonical text would hide this error: fix it first',
  },
  'lost-comment': {
    severity: 'error',
    message:
      'canonical text lacks this comment, for which the notation has no place: remove it, or use --style compact, which ' +
      'leaves out all comments',
  },
});

/**
 * The code that ends an incomplete list of diagnostics. It is separate from {@link textDiagnostics}, because every
 * reader needs it.
 */
export const listDiagnostics = /* @__PURE__ */ defineDiagnostics('text', {
  'too-many-problems': {
    severity: 'error',
    message: ({ omitted }: { omitted: number }) =>
      omitted === 0
        ? 'too many errors: the rest of the text was not checked'
        : `too many problems: the list leaves out ${omitted}`,
  },
});

const explainedTexts = /* @__PURE__ */ explainCodes(textDiagnostics, () => ({
  'invalid-utf8': {
    explanation:
      'Records are read as UTF-8, unless their notation has other encodings. The diagnostic is at the first byte ' +
      'sequence that is not UTF-8. The file is never written back. Convert it to UTF-8 first, or name its encoding with ' +
      '--encoding.',
    example: 'a file saved as Latin-1 with an é in a comment',
  },
  'invalid-bytes': {
    explanation:
      'The text names its encoding, or --encoding does, but some bytes have no meaning in it. The diagnostic is at the ' +
      'first ones. The file is never written back. Name the right encoding with --encoding.',
    example: 'a game of Go with CA[UTF-8] whose comments are in GB2312',
  },
  'guessed-encoding': {
    explanation:
      'Some notations also have texts in older encodings. The text is not UTF-8 and names no encoding, so it is read as ' +
      'the next encoding of its notation. The file keeps its encoding when it is changed. If the letters are wrong, ' +
      'name the encoding with --encoding.',
    example: 'a game of chess whose player names are in ISO 8859-1',
  },
  'misnamed-encoding': {
    explanation:
      'The text names its encoding, but all of its bytes are UTF-8, which texts in other encodings hardly ever are. Read ' +
      'as named, its letters would be wrong, and the end of a value could get lost. Correct the name, or use --encoding ' +
      'if the name is right.',
    example: 'a game of Go with CA[GB2312] whose comments are in UTF-8',
  },
  'invalid-json': {
    explanation: '`convert --from json` reads what `convert --to json` prints.',
    example: '{"moves": [',
  },
  'repeated-key': {
    explanation:
      'An object of the JSON has two members with the same key. Most programs silently read only the last one, so the ' +
      'others would be lost. Remove the members that are not meant.',
    example: '{"moves": [], "moves": []}',
  },
  'unexpected-json': {
    explanation:
      'The JSON is well formed, but it does not describe a record of this notation. The path leads to the value in ' +
      'question, from the top ($) downwards.',
    example: '{"moves": 7}',
  },
  'lost-in-conversion': {
    explanation:
      "The target of a conversion can't express everything in the record. The message names the information that is lost or had to be assumed.",
    example: 'annotations in a plain FEN',
  },
  'lost-in-formatting': {
    explanation:
      'Canonical text is written from the parts that could be read. Here it would leave out, or fill in, what an error is ' +
      'about, and the file would look valid. So `format` and `convert` write nothing, and repeat the error with this ' +
      'code. Errors that formatting fixes without a loss, such as entries in the wrong order, do not prevent it.',
    example: 'an eleventh row of an annoFEN board, with its pieces',
  },
  'lost-comment': {
    explanation:
      'Canonical text is written from the model of a notation, and the model has no place for a comment here. So `format` ' +
      'leaves the text as it is; the style `compact` leaves out all comments. The author of the notation can give its ' +
      'model a place for comments, or declare `format`, which writes them where they are.',
    example: 'a line of comment in a notation of your own whose shape has none',
  },
}));

/** The codes that belong to no single notation, with explanations. */
export const explainedText = /* @__PURE__ */ joinCodes(
  explainedTexts,
  /* @__PURE__ */ explainCodes(listDiagnostics, () => ({
    'too-many-problems': {
      explanation:
        'At most 10,000 problems of a text are listed. This one is at the end of the text and counts the others; it is an ' +
        'error if one of them is an error, or if one leaves the position unknown, because no move is checked then. After ' +
        '10,000 syntax errors or illegal moves, the rest of the text is not checked, and there are no fixes: the text is ' +
        'probably not in this notation.',
      example: 'a picture of 20 MB, read with --notation oni',
    },
  })),
);
