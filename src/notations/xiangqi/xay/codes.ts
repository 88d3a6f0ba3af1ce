import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { xayInfo } from '../info.js';
import { setupExplanations, setupRows } from '../setup/codes.js';

/** The diagnostics of XAY texts. */
export const xayDiagnostics = /* @__PURE__ */ defineDiagnostics(xayInfo, {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not XAY',
  },
  'not-yaml': {
    severity: 'error',
    message: 'invalid YAML: {reason}',
  },
  'too-deep': {
    severity: 'error',
    message: 'lists are nested too deeply: XAY has three levels',
  },
  'too-long': {
    severity: 'error',
    message: 'the text is too long: it has more than {most} brackets, commas, line breaks and other marks of YAML',
  },
  'several-documents': {
    severity: 'error',
    message: 'unexpected second YAML document: a XAY file is one document',
  },
  anchor: {
    severity: 'error',
    message: 'unexpected anchor "&{name}": XAY has no anchors',
  },
  alias: {
    severity: 'error',
    message: 'unexpected alias "*{name}": XAY has no aliases',
  },
  tag: {
    severity: 'error',
    message: 'unexpected tag "{tag}": XAY has no tags',
  },
  'duplicate-key': {
    severity: 'error',
    message: 'repeated key: give each key once',
  },
  'not-a-mapping': {
    severity: 'error',
    message: 'expected a mapping with the keys version and setup',
  },
  'missing-key': {
    severity: 'error',
    message: 'missing key "{key}"',
  },
  'unknown-key': {
    severity: 'warning',
    message: ({ key }: { key: string | undefined }) =>
      `unknown key${key === undefined ? '' : ` "${key}"`}: expected version or setup`,
  },
  'version-not-string': {
    severity: 'error',
    message: "the version isn't a string: put it in quotation marks",
    fixes: { 'write "{text}"': 'safe' },
  },
  'unknown-version': {
    severity: 'error',
    message: 'unknown version {found}: expected "1"',
  },
  'not-a-list': {
    severity: 'error',
    message: "{what} isn't a list: put it in square brackets",
  },
  'not-an-atom': {
    severity: 'error',
    message: 'expected a piece or an annotation, written as a plain word',
  },
  'unknown-piece': {
    severity: 'error',
    message: 'unknown piece {found}: expected one of R, H, E, A, K, C, P in either case',
  },
  'too-many-rows': {
    severity: 'error',
    message: 'the board has {count} rows: expected at most ten',
  },
  'too-many-fields': {
    severity: 'error',
    message: 'row {row} has {count} fields: expected at most nine',
  },
  ...setupRows,
});

const file = (setup: string): string => `version: '1'\nsetup: ${setup}\n`;

/** The codes of XAY with an explanation and an example each. */
export const explainedXay = /* @__PURE__ */ explainCodes(xayDiagnostics, () => ({
  'other-notation': explainOtherNotation('v1 9/9/9/9/9/9/9/9/9/9'),
  'not-yaml': {
    explanation:
      'A XAY file is a YAML file. The reason comes from the YAML library; nothing else is reported before the text is valid YAML.',
    example: "version: '1\n",
  },
  'too-deep': {
    explanation:
      'The setup is a list of rows, a row a list of fields, and a field a list of pieces and annotations. Files with deeper lists are not read.',
    example: file('[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]'),
  },
  'too-long': {
    explanation:
      'A board has ten rows of nine fields. The YAML library would take too long to read much longer files, so they are not read. Marks in comments count too.',
    example: file(`[${'[],'.repeat(10_000)}]`),
  },
  'several-documents': {
    explanation: 'A line of three dashes starts another YAML document. Put each setup in a file of its own.',
    example: `${file('[]')}---\n${file('[]')}`,
  },
  anchor: {
    explanation: 'YAML repeats values with anchors and aliases. In XAY, write each value in full.',
    example: file('[&a [[r]]]'),
  },
  alias: {
    explanation: 'YAML repeats values with anchors and aliases. In XAY, write each value in full.',
    example: file('[[[r]], *a]'),
  },
  tag: {
    explanation: 'Tags name types in YAML. XAY has only lists and strings, so remove the tag.',
    example: file('[[[!!str r]]]'),
  },
  'duplicate-key': {
    explanation: 'A key can be given only once. The first one is used.',
    example: `version: '1'\n${file('[]')}`,
  },
  'not-a-mapping': {
    explanation: 'The top level of the file is a mapping with two keys, `version` and `setup`.',
    example: '- r\n',
  },
  'missing-key': {
    explanation:
      "The top level of the file has two keys: `version`, which is the string `'1'`, and `setup`, the rows of the board.",
    example: "version: '1'\n",
  },
  'unknown-key': {
    explanation: 'The keys are `version` and `setup`. Other keys are ignored.',
    example: `${file('[]')}title: x\n`,
  },
  'version-not-string': {
    explanation: 'Without quotation marks, `1` is a number in YAML. The fix adds them.',
    example: 'version: 1\nsetup: []\n',
  },
  'unknown-version': {
    explanation: 'Version 1 is the only version of XAY.',
    example: "version: '2'\nsetup: []\n",
  },
  'not-a-list': {
    explanation:
      'The setup is a list of rows, a row a list of fields, and a field a list of pieces and annotations. A string is never split into letters.',
    example: file('[rnbakabnr]'),
  },
  'not-an-atom': {
    explanation: 'A piece is a letter, such as `r`; an annotation is a code, such as `bm` or `a+1-2`.',
    example: file('[[[[r]]]]'),
  },
  'unknown-piece': {
    explanation:
      'Pieces are R, H, E, A, K, C and P (or N for H, B or M for E, G for A), upper case for red and lower case for black.',
    example: file('[[[x]]]'),
  },
  'too-many-rows': {
    explanation: "A board has ten rows, from black's side to red's. Rows left out at the end are empty.",
    example: file('[[], [], [], [], [], [], [], [], [], [], []]'),
  },
  'too-many-fields': {
    explanation: 'A row has nine fields. Fields left out at the end are empty.',
    example: file('[[[], [], [], [], [], [], [], [], [], []]]'),
  },
  ...setupExplanations({
    'unknown-code': file('[[[xx]]]'),
    'repeated-code': file('[[[r, pm, pm]]]'),
    'arrow-leaves-board': file('[[[a+0+1]]]'),
    'several-pieces': file('[[[r, c]]]'),
    'marker-wants-piece': file('[[[pm]]]'),
    'marker-wants-blank': file('[[[r, bm]]]'),
  }),
}));

/**
 * The code of a diagnostic of this notation.
 *
 * @useDeclaredType
 */
export type XayCode = CodeOf<typeof xayDiagnostics>;
