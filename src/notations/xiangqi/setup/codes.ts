import { type Explanation, plural } from '../../../diagnostics/index.js';

/** The codes of annotated fields, which annoFEN and XAY share. */
export const setupRows = {
  'unknown-code': {
    severity: 'error',
    message: 'unknown annotation "{code}": expected bb, bg, bm, pb, pg, pm or an arrow such as a+1-2',
  },
  'repeated-code': {
    severity: 'error',
    message: 'repeated annotation "{code}": give it once on a field',
  },
  'arrow-leaves-board': {
    severity: 'error',
    message: 'the arrow "{code}" ends outside the board',
  },
  'several-pieces': {
    severity: 'warning',
    message: 'this field has {count} pieces: expected at most one',
  },
  'marker-wants-piece': {
    severity: 'warning',
    message: '"{code}" marks a piece, but this field has none',
  },
  'marker-wants-blank': {
    severity: 'warning',
    message: '"{code}" marks a blank field, but this field has a piece',
  },
} as const;

/** The codes of rows, which annoFEN and plain FEN share. */
export const placementRows = {
  'unknown-character': {
    severity: 'error',
    message: 'unexpected {found}: expected a piece or a number of empty fields',
  },
  'split-position': {
    severity: 'error',
    message: 'unexpected white space inside the position: remove it',
    fixes: { 'drop it': 'unsafe' },
  },
  'empty-row': {
    severity: 'error',
    message: 'row {row} is empty: write 9 for nine empty fields',
  },
  'row-width': {
    severity: 'error',
    message: ({ row, width }: { row: number; width: number }) =>
      `row ${row} is ${plural(width, 'field')} wide: expected nine`,
  },
  'row-count': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${plural(count, 'row')}: expected ten`,
  },
  'adjacent-counts': {
    severity: 'warning',
    message: 'numbers of empty fields are side by side: write {sum}',
    fixes: { 'write "{text}"': 'safe' },
  },
  'extra-line': {
    severity: 'error',
    message: 'unexpected text after the position: a file has one position',
  },
} as const;

/** The explanations of the codes of annotated fields. */
const SETUP = {
  'unknown-code':
    'The specification, section Annotations, lists the six markers: `bb`, `bg` and `bm` for blank fields, `pb`, `pg` and `pm` for pieces (bad, good, part of a move). An arrow is `a` with a signed number of columns and a signed number of rows: a straight line, or a move of a horse, an elephant or an advisor. Zero is written `+0`.',
  'repeated-code': 'Giving an annotation again on the same field adds nothing. Remove it, or correct the code.',
  'arrow-leaves-board':
    'An arrow starts on its field and ends on another field of the board. Positive columns point right, positive rows up, towards black.',
  'several-pieces': 'A field can have one piece and any number of annotations. The other pieces are kept in the model.',
  'marker-wants-piece': '`pb`, `pg` and `pm` are for fields with a piece; use `bb`, `bg` or `bm` on a blank field.',
  'marker-wants-blank': '`bb`, `bg` and `bm` are for blank fields; use `pb`, `pg` or `pm` on a field with a piece.',
} as const;

/** The explanations of the codes of rows. */
const PLACEMENT = {
  'unknown-character':
    'Pieces are R, H, E, A, K, C and P (or N for H, B or M for E, G for A), upper case for red and lower case for black. A number from 1 to 9 is that many empty fields.',
  'split-position':
    'The position is one word, so white space ends it. If it is not complete, and pieces, numbers or slashes follow, only the white space is reported, and not the rows that are missing.',
  'empty-row': 'Slashes separate rows, and each row describes nine fields.',
  'row-width':
    'Each row describes nine fields. A piece, a group or an annotation is one field; a number is that many empty fields.',
  'row-count': "A board has ten rows, from black's side to red's.",
  'adjacent-counts': 'Numbers of empty fields side by side add up. The fix writes their sum.',
  'extra-line': 'A file describes one position. Start a comment with `#` on a line of its own.',
} as const;

type Examples<Texts> = { readonly [Name in keyof Texts]: string };
type Explanations<Texts> = { readonly [Name in keyof Texts]: Explanation };

/** Adds examples in a notation to the explanations of the codes of annotated fields. */
export const setupExplanations = (examples: Examples<typeof SETUP>): Explanations<typeof SETUP> =>
  withExamples(SETUP, examples);

/** Adds examples in a notation to the explanations of the codes of rows. */
export const placementExplanations = (examples: Examples<typeof PLACEMENT>): Explanations<typeof PLACEMENT> =>
  withExamples(PLACEMENT, examples);

function withExamples<Texts extends { readonly [name: string]: string }>(
  texts: Texts,
  examples: Examples<Texts>,
): Explanations<Texts> {
  const rows = Object.entries(texts).map(([name, explanation]) => [name, { explanation, example: examples[name]! }]);
  return Object.fromEntries(rows) as Explanations<Texts>;
}
