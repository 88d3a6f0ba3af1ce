import { type Explanation } from '../../../diagnostics/index.js';

/** What can be said of a position, whatever it is written in. */
export const setupRows = {
  'unknown-code': {
    severity: 'error',
    message: 'there is no annotation {code}; there are bb bg bm pb pg pm, and arrows such as a+1-2',
  },
  'repeated-code': {
    severity: 'error',
    message: 'the field has the annotation {code} already',
  },
  'arrow-leaves-board': {
    severity: 'error',
    message: 'the arrow {code} ends outside the board',
  },
  'several-pieces': {
    severity: 'warning',
    message: '{count} pieces stand on one field',
  },
  'marker-wants-piece': {
    severity: 'warning',
    message: '{code} marks a piece, but the field is blank',
  },
  'marker-wants-blank': {
    severity: 'warning',
    message: '{code} marks a blank field, but a piece stands on it',
  },
} as const;

/** What can be said of the rows of annoFEN and plain FEN. */
export const placementRows = {
  'unknown-character': {
    severity: 'error',
    message: '{found} is neither a piece nor a number of empty fields',
  },
  'empty-row': {
    severity: 'error',
    message: 'row {row} is empty; nine empty fields are 9',
  },
  'row-width': {
    severity: 'error',
    message: ({ row, width }: { row: number; width: number }) =>
      `row ${row} has ${width} ${width === 1 ? 'field' : 'fields'} instead of nine`,
  },
  'row-count': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${count} ${count === 1 ? 'row' : 'rows'} instead of ten`,
  },
  'adjacent-counts': {
    severity: 'warning',
    message: 'the numbers stand side by side; {sum} says the same',
    fixes: { 'write {text}': 'safe' },
  },
  'extra-line': {
    severity: 'error',
    message: 'there is one line for the position; this is another',
  },
} as const;

/** What is behind the codes of a position, whatever it is written in. */
const SETUP = {
  'unknown-code':
    'Markers are b or p (a blank field or a piece) with b, g or m (bad, good, move). An arrow is a with a signed number of columns and one of rows: straight up to the edge of the board, or as a horse, an elephant or an advisor goes. Zero is +0.',
  'repeated-code': 'An annotation is given once on a field.',
  'arrow-leaves-board':
    'An arrow starts on its field and ends on another one. Positive columns go right, positive rows up, towards black.',
  'several-pieces': 'A field has room for one piece.',
  'marker-wants-piece': 'pb, pg and pm are for fields with a piece; bb, bg and bm for blank ones.',
  'marker-wants-blank': 'bb, bg and bm are for blank fields; pb, pg and pm for those with a piece.',
} as const;

/** What is behind the codes of the rows of annoFEN and plain FEN. */
const PLACEMENT = {
  'unknown-character':
    'Pieces are R H E A K C P (or N for H, B or M for E, G for A), upper case for red; empty fields are counted from 1 to 9.',
  'empty-row': 'Rows are separated by slashes, and each describes nine fields.',
  'row-width': 'Each row describes nine fields: a piece, a group or an annotation is one, a number so many empty ones.',
  'row-count': 'Ten rows are written from black’s side to red’s.',
  'adjacent-counts': 'Numbers of empty fields side by side add up. The fix writes their sum, where it is one digit.',
  'extra-line': 'A file holds one position. Comments begin with #.',
} as const;

type Examples<Texts> = { readonly [Name in keyof Texts]: string };
type Explanations<Texts> = { readonly [Name in keyof Texts]: Explanation };

/** The shared explanations with an example each, in the notation of a format. */
export const setupExplanations = (examples: Examples<typeof SETUP>): Explanations<typeof SETUP> =>
  withExamples(SETUP, examples);

/** The explanations of placements with an example each. */
export const placementExplanations = (examples: Examples<typeof PLACEMENT>): Explanations<typeof PLACEMENT> =>
  withExamples(PLACEMENT, examples);

function withExamples<Texts extends { readonly [name: string]: string }>(
  texts: Texts,
  examples: Examples<Texts>,
): Explanations<Texts> {
  const rows = Object.entries(texts).map(([name, explanation]) => [name, { explanation, example: examples[name]! }]);
  return Object.fromEntries(rows) as Explanations<Texts>;
}
