/** What can be said of a position, whatever it is written in. */
export const setupRows = {
  'unknown-code': {
    severity: 'error',
    message: ({ code }: { code: string }) =>
      `there is no annotation ${code}; there are bb bg bm pb pg pm, and arrows such as a+1-2`,
  },
  'repeated-code': {
    severity: 'error',
    message: ({ code }: { code: string }) => `the field has the annotation ${code} already`,
  },
  'arrow-leaves-board': {
    severity: 'error',
    message: ({ code }: { code: string }) => `the arrow ${code} ends outside the board`,
  },
  'several-pieces': {
    severity: 'warning',
    message: ({ count }: { count: number }) => `${count} pieces stand on one field`,
  },
  'marker-wants-piece': {
    severity: 'warning',
    message: ({ code }: { code: string }) => `${code} marks a piece, but the field is blank`,
  },
  'marker-wants-blank': {
    severity: 'warning',
    message: ({ code }: { code: string }) => `${code} marks a blank field, but a piece stands on it`,
  },
} as const;

/** What can be said of the rows of annoFEN and plain FEN. */
export const placementRows = {
  'unknown-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a piece nor a number of empty fields`,
  },
  'empty-row': {
    severity: 'error',
    message: ({ row }: { row: number }) => `row ${row} is empty; nine empty fields are 9`,
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
    message: ({ sum }: { sum: number }) => `the numbers stand side by side; ${sum} says the same`,
    fixes: { 'write {text}': 'safe' },
  },
  'extra-line': {
    severity: 'error',
    message: 'there is one line for the position; this is another',
  },
} as const;
