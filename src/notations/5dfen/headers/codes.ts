import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { fiveDInfo } from '../info.js';

/** The codes of headers, and of the order of headers, boards and moves. */
export const headerDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDInfo, {
  'broken-tag': {
    severity: 'error',
    message: 'expected a header or a board: {why}',
    fixes: { 'add the {text}': 'safe', 'add the {text} at the end of the line': 'unsafe' },
  },
  'unquoted-header': {
    severity: 'error',
    message: 'the value of the header "{key}" has no quotation marks',
    fixes: { 'add quotation marks': 'safe' },
  },
  'repeated-header': {
    severity: 'error',
    message: 'the header "{key}" is given twice: expected it once',
  },
  'header-after-board': {
    severity: 'warning',
    message: 'this header comes after a board: expected headers first',
  },
  'tag-after-moves': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'this {what} comes after the moves: a record is headers, boards, then moves',
  },
  'bad-size': {
    severity: 'error',
    message: 'invalid size {found}: expected columns, x and rows, such as 8x8',
  },
  'size-mismatch': {
    severity: 'error',
    message: 'the board is {size}, but the header "Size" says {header}',
  },
  'no-boards': {
    severity: 'error',
    message: ({ variant }: { variant: string | undefined }) =>
      variant === undefined
        ? 'missing boards: add a board, or a header "Board" that names a variant'
        : `missing boards: "${variant}" is not a known variant`,
  },
  'result-mismatch': {
    severity: 'warning',
    message: 'the moves end with {result}, but the header "Result" says {header}',
  },
});

/** Explanations and examples of the codes of headers, and of the order of headers, boards and moves. */
export const explainedHeaders = /* @__PURE__ */ explainCodes(headerDiagnostics, () => ({
  'broken-tag': {
    explanation:
      'A header is [key "value"]. The key is made of letters, digits, dots, underscores and dashes. Inside the value, \\" is a quotation mark and \\\\ a backslash. A board is [rows:layer:turn:color].',
    example: '[Board "Standard"]\n[Mode "5D]',
  },
  'unquoted-header': {
    explanation: 'A header is [key "value"]. One program writes headers without quotation marks; the fix adds them.',
    example: '[Board "Standard"]\n[Mode 5D]',
  },
  'repeated-header': {
    explanation: 'Give each header once. The case of its key does not matter.',
    example: '[Board "Standard"]\n[Mode "5D"]\n[mode "5D"]',
  },
  'header-after-board': {
    explanation: 'By the specification, all headers come first, then all boards, then the moves.',
    example: '[k7:0:1:w]\n[Mode "5D"]',
  },
  'tag-after-moves': {
    explanation: 'A record has one game. If another game begins here, move it to a file of its own.',
    example: '[Board "Standard"]\n1. e4\n[Mode "5D"]',
  },
  'bad-size': {
    explanation: 'The header Size gives the number of columns and rows of all boards.',
    example: '[Board "Standard"]\n[Size "8 by 8"]',
  },
  'size-mismatch': {
    explanation: 'The header Size gives the number of columns and rows of all boards. This board has another size.',
    example: '[Size "5x5"]\n[k7/8:0:1:w]',
  },
  'no-boards': {
    explanation:
      'A game starts from the boards of the record. If it has none, the header Board names the variant, for example [Board "Standard"].',
    example: '1. e4 / e5',
  },
  'result-mismatch': {
    explanation: 'The result after the moves and the one in the header Result contradict each other.',
    example: '[Board "Standard"]\n[Result "0-1"]\n1. e4 1-0',
  },
}));
