import { defineCatalogue } from '../../diagnostics/index.js';
import { setupRowsWith } from './catalogue-setup.js';

const file = (setup: string): string => `version: '1'\nsetup: ${setup}\n`;

/** Everything that can be said of a XAY file. */
export const xayCatalogue = defineCatalogue('xay', {
  'not-yaml': {
    severity: 'error',
    message: ({ reason }: { reason: string }) => `this is not YAML: ${reason}`,
    explanation: 'XAY is a YAML file. The message is that of the YAML reader.',
    example: "version: '1\n",
  },
  'too-deep': {
    severity: 'error',
    message: 'lists are nested too deeply here; XAY has three levels',
    explanation:
      'The setup is a list of rows, each a list of fields, each a list of pieces and annotations. Deeper files are not read at all.',
    example: file('[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]'),
  },
  'several-documents': {
    severity: 'error',
    message: 'a XAY file is one YAML document; another one begins here',
    explanation: 'A line of three dashes begins another YAML document.',
    example: `${file('[]')}---\n${file('[]')}`,
  },
  anchor: {
    severity: 'error',
    message: ({ name }: { name: string }) => `XAY has no anchors such as &${name}`,
    explanation: 'Anchors and aliases are a way of YAML to repeat things. XAY says everything where it stands.',
    example: file('[&a [[r]]]'),
  },
  alias: {
    severity: 'error',
    message: ({ name }: { name: string }) => `XAY has no aliases such as *${name}`,
    explanation: 'Anchors and aliases are a way of YAML to repeat things. XAY says everything where it stands.',
    example: file('[&a [[r]], *a]'),
  },
  tag: {
    severity: 'error',
    message: ({ tag }: { tag: string }) => `XAY has no tags such as ${tag}`,
    explanation: 'Tags name types in YAML. XAY has lists and strings only.',
    example: file('[[[!!str r]]]'),
  },
  'duplicate-key': {
    severity: 'error',
    message: 'this key is there already',
    explanation: 'Each key is given once.',
    example: `version: '1'\n${file('[]')}`,
  },
  'not-a-mapping': {
    severity: 'error',
    message: 'a XAY file is a mapping with version and setup',
    explanation: 'The top of the file has two keys, version and setup.',
    example: '- r\n',
  },
  'missing-key': {
    severity: 'error',
    message: ({ key }: { key: string }) => `the key ${key} is missing`,
    explanation:
      "The top of the file has two keys: version, which is the string '1', and setup, the rows of the board.",
    example: "version: '1'\n",
  },
  'unknown-key': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `${key} is no key of XAY; it says nothing`,
    explanation: 'The keys are version and setup.',
    example: `${file('[]')}title: x\n`,
  },
  'version-not-string': {
    severity: 'error',
    message: "the version is the string '1', in quotation marks",
    explanation: 'Without quotation marks, YAML reads a number. The fix adds them.',
    example: 'version: 1\nsetup: []\n',
  },
  'unknown-version': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no version ${found}; there is '1'`,
    explanation: 'Version 1 is the only one that there is.',
    example: "version: '2'\nsetup: []\n",
  },
  'not-a-list': {
    severity: 'error',
    message: ({ what }: { what: string }) => `${what} must be a list`,
    explanation:
      'The setup is a list of rows, a row a list of fields, a field a list of pieces and annotations. A text in place of a list is never read letter by letter.',
    example: file('[rnbakabnr]'),
  },
  'not-an-atom': {
    severity: 'error',
    message: 'a field holds pieces and annotations, each a plain word',
    explanation: 'A piece is a letter, an annotation a code such as bm or a+1-2.',
    example: file('[[[[r]]]]'),
  },
  'unknown-piece': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no piece ${found}`,
    explanation: 'Pieces are R H E A K C P (or N for H, B or M for E, G for A), upper case for red.',
    example: file('[[[x]]]'),
  },
  'too-many-rows': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${count} rows; ten are the most`,
    explanation: 'There are ten rows, from black’s side to red’s. Missing ones at the end are empty.',
    example: file('[[], [], [], [], [], [], [], [], [], [], []]'),
  },
  'too-many-fields': {
    severity: 'error',
    message: ({ row, count }: { row: number; count: number }) => `row ${row} has ${count} fields; nine are the most`,
    explanation: 'A row has nine fields. Missing ones at the end are empty.',
    example: file('[[[], [], [], [], [], [], [], [], [], []]]'),
  },
  ...setupRowsWith({
    'unknown-code': file('[[[xx]]]'),
    'repeated-code': file('[[[r, pm, pm]]]'),
    'arrow-leaves-board': file('[[[a+0+1]]]'),
    'several-pieces': file('[[[r, c]]]'),
    'marker-wants-piece': file('[[[pm]]]'),
    'marker-wants-blank': file('[[[r, bm]]]'),
  }),
});
