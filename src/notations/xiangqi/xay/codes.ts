import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { setupRows } from '../setup/codes.js';
import { setupExplanations } from '../setup/codes.js';

/** Everything that can be said of a XAY file. */
export const xayDiagnostics = /* @__PURE__ */ defineDiagnostics('xay', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not XAY',
  },
  'not-yaml': {
    severity: 'error',
    message: 'this is not YAML: {reason}',
  },
  'too-deep': {
    severity: 'error',
    message: 'lists are nested too deeply here; XAY has three levels',
  },
  'too-long': {
    severity: 'error',
    message: 'the text has more than {most} brackets, commas, line breaks and other marks of YAML, so it is not read',
  },
  'several-documents': {
    severity: 'error',
    message: 'a XAY file is one YAML document; another one begins here',
  },
  anchor: {
    severity: 'error',
    message: 'XAY has no anchors such as &{name}',
  },
  alias: {
    severity: 'error',
    message: 'XAY has no aliases such as *{name}',
  },
  tag: {
    severity: 'error',
    message: 'XAY has no tags such as {tag}',
  },
  'duplicate-key': {
    severity: 'error',
    message: 'this key is there already',
  },
  'not-a-mapping': {
    severity: 'error',
    message: 'a XAY file is a mapping with version and setup',
  },
  'missing-key': {
    severity: 'error',
    message: 'the key {key} is missing',
  },
  'unknown-key': {
    severity: 'warning',
    message: '{key} is no key of XAY; it says nothing',
  },
  'version-not-string': {
    severity: 'error',
    message: "the version is the string '1', in quotation marks",
    fixes: { 'write {text}': 'safe' },
  },
  'unknown-version': {
    severity: 'error',
    message: "there is no version {found}; there is '1'",
  },
  'not-a-list': {
    severity: 'error',
    message: '{what} must be a list',
  },
  'not-an-atom': {
    severity: 'error',
    message: 'a field holds pieces and annotations, each a plain word',
  },
  'unknown-piece': {
    severity: 'error',
    message: 'there is no piece {found}',
  },
  'too-many-rows': {
    severity: 'error',
    message: 'the board has {count} rows; ten are the most',
  },
  'too-many-fields': {
    severity: 'error',
    message: 'row {row} has {count} fields; nine are the most',
  },
  ...setupRows,
});

const file = (setup: string): string => `version: '1'\nsetup: ${setup}\n`;

/** What is behind the codes of XAY. */
export const explainedXay = /* @__PURE__ */ explainCodes(xayDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: 'v1 9/9/9/9/9/9/9/9/9/9',
  },
  'not-yaml': {
    explanation: 'XAY is a YAML file. The message is that of the YAML reader.',
    example: "version: '1\n",
  },
  'too-deep': {
    explanation:
      'The setup is a list of rows, each a list of fields, each a list of pieces and annotations. Deeper files are not read at all.',
    example: file('[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]'),
  },
  'too-long': {
    explanation:
      'A board is ten rows of nine fields. Longer files take the YAML reader a long time, so they are not read at all; comments count as well.',
    example: file(`[${'[],'.repeat(10_000)}]`),
  },
  'several-documents': {
    explanation: 'A line of three dashes begins another YAML document.',
    example: `${file('[]')}---\n${file('[]')}`,
  },
  anchor: {
    explanation: 'Anchors and aliases are a way of YAML to repeat things. XAY says everything where it stands.',
    example: file('[&a [[r]]]'),
  },
  alias: {
    explanation: 'Anchors and aliases are a way of YAML to repeat things. XAY says everything where it stands.',
    example: file('[&a [[r]], *a]'),
  },
  tag: {
    explanation: 'Tags name types in YAML. XAY has lists and strings only.',
    example: file('[[[!!str r]]]'),
  },
  'duplicate-key': {
    explanation: 'Each key is given once.',
    example: `version: '1'\n${file('[]')}`,
  },
  'not-a-mapping': {
    explanation: 'The top of the file has two keys, version and setup.',
    example: '- r\n',
  },
  'missing-key': {
    explanation:
      "The top of the file has two keys: version, which is the string '1', and setup, the rows of the board.",
    example: "version: '1'\n",
  },
  'unknown-key': {
    explanation: 'The keys are version and setup.',
    example: `${file('[]')}title: x\n`,
  },
  'version-not-string': {
    explanation: 'Without quotation marks, YAML reads a number. The fix adds them.',
    example: 'version: 1\nsetup: []\n',
  },
  'unknown-version': {
    explanation: 'Version 1 is the only one that there is.',
    example: "version: '2'\nsetup: []\n",
  },
  'not-a-list': {
    explanation:
      'The setup is a list of rows, a row a list of fields, a field a list of pieces and annotations. A text in place of a list is never read letter by letter.',
    example: file('[rnbakabnr]'),
  },
  'not-an-atom': {
    explanation: 'A piece is a letter, an annotation a code such as bm or a+1-2.',
    example: file('[[[[r]]]]'),
  },
  'unknown-piece': {
    explanation: 'Pieces are R H E A K C P (or N for H, B or M for E, G for A), upper case for red.',
    example: file('[[[x]]]'),
  },
  'too-many-rows': {
    explanation: 'There are ten rows, from black’s side to red’s. Missing ones at the end are empty.',
    example: file('[[], [], [], [], [], [], [], [], [], [], []]'),
  },
  'too-many-fields': {
    explanation: 'A row has nine fields. Missing ones at the end are empty.',
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

/** The code of a diagnostic of this notation. */
export type XayCode = CodeOf<typeof xayDiagnostics>;
