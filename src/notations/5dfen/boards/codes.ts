import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { fiveDInfo } from '../info.js';

/** The codes of boards and their pieces. */
export const boardDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDInfo, {
  'empty-row': {
    severity: 'error',
    message: 'row {row} of the board is empty: expected pieces or a number of blank squares',
  },
  'bad-square': {
    severity: 'error',
    message: 'unexpected {found}: expected a piece or a number of blank squares',
  },
  'stray-star': {
    severity: 'error',
    message: 'misplaced "*": expected it once, right after a piece',
    fixes: { 'drop it': 'unsafe' },
  },
  'reserved-plus': {
    severity: 'error',
    message: ({ letter }: { letter: string }) =>
      `the "+" before a piece is reserved: ${letter === '' ? 'remove it' : `write "${letter}"`}`,
  },
  'zero-blanks': {
    severity: 'error',
    message: 'invalid number of blank squares {found}: expected 1 or more',
  },
  'board-too-wide': {
    severity: 'error',
    message: 'the row is too wide: expected at most {most} squares',
  },
  'bad-layer': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'missing layer: expected a number such as 0, -0, +0, 1 or -1'
        : `invalid layer ${found}: expected a number such as 0, -0, +0, 1 or -1`,
  },
  'bad-time': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'missing turn: expected 0 or a greater number'
        : `invalid turn ${found}: expected 0 or a greater number`,
  },
  'bad-colour': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'missing color to move: expected w or b' : `invalid color to move ${found}: expected w or b`,
    fixes: { 'write "{text}"': 'safe' },
  },
  'missing-field': {
    severity: 'error',
    message: 'the board has {count} of four fields: expected rows, layer, turn and color to move',
  },
  'fifth-field': {
    severity: 'error',
    message: 'extra field {found}: a board has four fields',
    fixes: { 'drop it': 'unsafe' },
  },
  'unclosed-board': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'missing "]" at the end of the board' : `unexpected ${found} in a board: expected ]`,
    fixes: { 'add the "]"': 'safe' },
  },
  'mixed-separators': {
    severity: 'error',
    fixedByFormatting: true,
    message: 'mixed separators: use ":" or ";" between all fields of a board',
  },
  'several-dialects': {
    severity: 'warning',
    message: 'the fields of this board are separated by "{one}": expected "{other}", as in the first board',
  },
  'row-width': {
    severity: 'error',
    message: 'row {row} is {width} wide: expected {first}, as in the rows above it',
  },
  'board-size': {
    severity: 'error',
    message: 'the board is {size}: expected {first}, the size of the first board',
  },
  'repeated-board': {
    severity: 'error',
    message: 'timeline {timeline} has two boards at turn {time} with {colour} to move: expected one',
  },
  'unknown-piece': {
    severity: 'warning',
    message: 'unknown piece "{letter}": its moves are not checked',
  },
  'idle-star': {
    severity: 'note',
    message: 'misplaced "*": it has no meaning on a {name}',
  },
});

/** Explanations and examples of the codes of boards and their pieces. */
export const explainedBoards = /* @__PURE__ */ explainCodes(boardDiagnostics, () => ({
  'empty-row': {
    explanation: 'A row is pieces and blank counts; a row without pieces is one count, as wide as the board.',
    example: '[k7//8:0:1:w]',
  },
  'bad-square': {
    explanation:
      'A row consists of letters (upper case is white), each with an optional * after it, and numbers of blank squares.',
    example: '[k6?:0:1:w]',
  },
  'stray-star': {
    explanation: 'A piece that has not moved yet has one * after its letter.',
    example: '[k**7:0:1:w]',
  },
  'reserved-plus': {
    explanation:
      'A + before a letter is reserved for future pieces, such as the promoted pieces of other games. It has no meaning yet.',
    example: '[+k7:0:1:w]',
  },
  'zero-blanks': {
    explanation: 'A run of digits is one number: the blank squares up to the next piece.',
    example: '[k0K:0:1:w]',
  },
  'board-too-wide': {
    explanation: 'A row has at most 100 squares. A larger number of blank squares is probably a typing error.',
    example: '[k999999K:0:1:w]',
  },
  'bad-layer': {
    explanation:
      'The second field of a board is its timeline, a number that may have a sign. A sign without a number is an error, although the grammar of the specification allows it (production `board_layer`).',
    example: '[k7:+:1:w]',
  },
  'bad-time': {
    explanation:
      'The third field of a board is its turn, a number. An empty turn is an error, although the grammar of the specification allows it (production `board_time`).',
    example: '[k7:0::w]',
  },
  'bad-colour': {
    explanation: 'The fourth field of a board says who is to move on it, w for white or b for black.',
    example: '[k7:0:1:W]',
  },
  'missing-field': {
    explanation: 'A board is [rows:layer:turn:color]. All four fields are required.',
    example: '[k7:0:1]',
  },
  'fifth-field': {
    explanation:
      'One program adds a fifth field with castling rights. 5DFEN has a * after each piece that has not moved instead. The fix drops the field.',
    example: '[k7:0:1:w:-]',
  },
  'unclosed-board': {
    explanation: 'A board ends with ] right after the color to move.',
    example: '[k7:0:1:w',
  },
  'mixed-separators': {
    explanation: 'The first version of the specification separates the fields of a board by ;, all later files by :.',
    example: '[k7:0;1:w]',
  },
  'several-dialects': {
    explanation: 'Programs read a record more easily if all its boards use the same separator.',
    example: '[k7:0:1:w]\n[k7;1;1;w]',
  },
  'row-width': {
    explanation: 'All rows of a board have the same number of squares.',
    example: '[k7/7:0:1:w]',
  },
  'board-size': {
    explanation: 'All boards of a game have the same number of columns and rows.',
    example: '[k7:0:1:w]\n[k6:0:1:b]',
  },
  'repeated-board': {
    explanation:
      'A record has one board for each timeline, turn and color to move. 0 and +0 are the same timeline, -0 is another.',
    example: '[k7:0:1:w]\n[7k:0:1:w]',
  },
  'unknown-piece': {
    explanation:
      'The pieces are P pawn, B bishop, R rook, N knight, K king, Q queen, U unicorn, D dragon, S princess, W brawn, C common king and Y royal queen; moves may also use RQ, PR and BR. Other letters are kept.',
    example: '[kx6:0:1:w]',
  },
  'idle-star': {
    explanation: 'Whether a piece has moved matters for pawns, brawns, rooks and kings only.',
    example: '[kq*6:0:1:w]',
  },
}));
