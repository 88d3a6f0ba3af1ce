/** What can be said of a position, whatever it is written in. */
export const setupRows = {
  'unknown-code': {
    severity: 'error',
    message: ({ code }: { code: string }) =>
      `there is no annotation ${code}; there are bb bg bm pb pg pm, and arrows such as a+1-2`,
    explanation:
      'Markers are b or p (a blank field or a piece) with b, g or m (bad, good, move). An arrow is a with a signed number of columns and one of rows: straight up to the edge of the board, or as a horse, an elephant or an advisor goes. Zero is +0.',
    example: '',
  },
  'repeated-code': {
    severity: 'error',
    message: ({ code }: { code: string }) => `the field has the annotation ${code} already`,
    explanation: 'An annotation is given once on a field.',
    example: '',
  },
  'arrow-leaves-board': {
    severity: 'error',
    message: ({ code }: { code: string }) => `the arrow ${code} ends outside the board`,
    explanation:
      'An arrow starts on its field and ends on another one. Positive columns go right, positive rows up, towards black.',
    example: '',
  },
  'several-pieces': {
    severity: 'warning',
    message: ({ count }: { count: number }) => `${count} pieces stand on one field`,
    explanation: 'A field has room for one piece.',
    example: '',
  },
  'marker-wants-piece': {
    severity: 'warning',
    message: ({ code }: { code: string }) => `${code} marks a piece, but the field is blank`,
    explanation: 'pb, pg and pm are for fields with a piece; bb, bg and bm for blank ones.',
    example: '',
  },
  'marker-wants-blank': {
    severity: 'warning',
    message: ({ code }: { code: string }) => `${code} marks a blank field, but a piece stands on it`,
    explanation: 'bb, bg and bm are for blank fields; pb, pg and pm for those with a piece.',
    example: '',
  },
} as const;

/** The shared rows with an example each, in the notation of a format. */
export function setupRowsWith(examples: Record<keyof typeof setupRows, string>): typeof setupRows {
  return Object.fromEntries(
    Object.entries(setupRows).map(([name, row]) => [
      name,
      { ...row, example: examples[name as keyof typeof examples] },
    ]),
  ) as unknown as typeof setupRows;
}

/** What can be said of the rows of annoFEN and plain FEN. */
export const placementRows = {
  'unknown-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a piece nor a number of empty fields`,
    explanation:
      'Pieces are R H E A K C P (or N for H, B or M for E, G for A), upper case for red; empty fields are counted from 1 to 9.',
    example: '',
  },
  'empty-row': {
    severity: 'error',
    message: ({ row }: { row: number }) => `row ${row} is empty; nine empty fields are 9`,
    explanation: 'Rows are separated by slashes, and each describes nine fields.',
    example: '',
  },
  'row-width': {
    severity: 'error',
    message: ({ row, width }: { row: number; width: number }) =>
      `row ${row} has ${width} ${width === 1 ? 'field' : 'fields'} instead of nine`,
    explanation:
      'Each row describes nine fields: a piece, a group or an annotation is one, a number so many empty ones.',
    example: '',
  },
  'row-count': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${count} ${count === 1 ? 'row' : 'rows'} instead of ten`,
    explanation: 'Ten rows are written from black’s side to red’s.',
    example: '',
  },
  'adjacent-counts': {
    severity: 'warning',
    message: ({ sum }: { sum: number }) => `the numbers stand side by side; ${sum} says the same`,
    explanation: 'Numbers of empty fields side by side add up. The fix writes their sum, where it is one digit.',
    example: '',
  },
  'extra-line': {
    severity: 'error',
    message: 'there is one line for the position; this is another',
    explanation: 'A file holds one position. Comments begin with #.',
    example: '',
  },
} as const;

/** The rows of placements with an example each. */
export function placementRowsWith(examples: Record<keyof typeof placementRows, string>): typeof placementRows {
  return Object.fromEntries(
    Object.entries(placementRows).map(([name, row]) => [
      name,
      { ...row, example: examples[name as keyof typeof examples] },
    ]),
  ) as unknown as typeof placementRows;
}
