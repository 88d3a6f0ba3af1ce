import { defineDiagnostics, explainCodes } from '../../diagnostics/index.js';

/** The codes of headers, and of the order of headers, boards and moves. */
export const headerDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  'broken-tag': {
    severity: 'error',
    message: 'this is neither a header nor a board: {why}',
    fixes: { 'add the {text}': 'safe', 'add the {text} at the end of the line': 'unsafe' },
  },
  'unquoted-header': {
    severity: 'error',
    message: 'the value of the header {key} must stand in quotation marks',
    fixes: { 'add quotation marks': 'safe' },
  },
  'repeated-header': {
    severity: 'error',
    message: 'the header {key} is given twice',
  },
  'header-after-board': {
    severity: 'warning',
    message: 'a header should stand in front of the boards',
  },
  'tag-after-moves': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'this {what} stands behind moves; a record is headers, boards, then moves',
  },
  'bad-size': {
    severity: 'error',
    message: '"{found}" is no size; a size is columns, x, rows, for example 8x8',
  },
  'size-mismatch': {
    severity: 'error',
    message: 'the board is {size}, but the header Size says {header}',
  },
  'no-boards': {
    severity: 'error',
    message: ({ variant }: { variant: string | undefined }) =>
      variant === undefined
        ? 'there is no board, and no header Board that names a variant'
        : `there is no board, and "${variant}" is no variant whose boards are known`,
  },
  'result-mismatch': {
    severity: 'warning',
    message: 'the moves end with {result}, but the header Result says {header}',
  },
});

/** Explanations and examples of the codes of headers, and of the order of headers, boards and moves. */
export const explainedHeaders = /* @__PURE__ */ explainCodes(headerDiagnostics, () => ({
  'broken-tag': {
    explanation:
      'A header is [key "value"], its key of letters, digits, dots, underscores and dashes; inside the value, \\" is a quotation mark and \\\\ a backslash. A board is [rows:layer:turn:colour].',
    example: '[Mode "5D]',
  },
  'unquoted-header': {
    explanation:
      'A header is [key "value"]. One program writes its headers without quotation marks; the fix adds them.',
    example: '[Mode 5D]',
  },
  'repeated-header': {
    explanation: 'Each header is given once; the case of its key does not matter.',
    example: '[Mode "5D"]\n[mode "5D"]',
  },
  'header-after-board': {
    explanation: 'The specification has all headers first, then all boards, then the moves.',
    example: '[k7:0:1:w]\n[Mode "5D"]',
  },
  'tag-after-moves': {
    explanation: 'Perhaps another game begins here. A record holds one game.',
    example: '[Board "Standard"]\n1. e4\n[Mode "5D"]',
  },
  'bad-size': {
    explanation: 'The header Size gives the number of columns and rows of all boards.',
    example: '[Size "8 by 8"]',
  },
  'size-mismatch': {
    explanation: 'The header Size gives the number of columns and rows of all boards; here it contradicts one.',
    example: '[Size "5x5"]\n[k7/8:0:1:w]',
  },
  'no-boards': {
    explanation:
      'A game starts from the boards of the record or, where there are none, from those of the variant that the header Board names, for example [Board "Standard"].',
    example: '1. e4 / e5',
  },
  'result-mismatch': {
    explanation: 'The result behind the moves and that of the header Result contradict each other.',
    example: '[Board "Standard"]\n[Result "0-1"]\n1. e4 1-0',
  },
}));
