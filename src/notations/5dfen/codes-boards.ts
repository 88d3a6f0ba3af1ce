import { defineDiagnostics, explainCodes } from '../../diagnostics/index.js';

/** The codes of boards and their pieces. */
export const boardDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  'empty-row': {
    severity: 'error',
    message: 'row {row} of the board is empty',
  },
  'bad-square': {
    severity: 'error',
    message: '{found} is neither a piece nor a number of blanks',
  },
  'stray-star': {
    severity: 'error',
    message: 'the * belongs right behind a piece, once',
    fixes: { 'drop it': 'unsafe' },
  },
  'reserved-plus': {
    severity: 'error',
    message: ({ letter }: { letter: string }) =>
      `a + in front of a piece is reserved; ${letter === '' ? 'the piece stands alone' : `write ${letter}`}`,
  },
  'zero-blanks': {
    severity: 'error',
    message: '{found} is no number of blanks; they are counted from 1',
  },
  'board-too-wide': {
    severity: 'error',
    message: 'the row is wider than {most} squares',
  },
  'bad-layer': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'the layer of the board is missing'
        : `${found} is no layer; a layer is 0, -0, +0, 1, -1 and so on`,
  },
  'bad-time': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the turn of the board is missing' : `${found} is no turn; turns are numbers from 0 on`,
  },
  'bad-colour': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the colour to move is missing: w or b' : `${found} is no colour to move; write w or b`,
    fixes: { 'write {text}': 'safe' },
  },
  'missing-field': {
    severity: 'error',
    message: 'the board has {count} of its four fields: rows, layer, turn and colour to move',
  },
  'fifth-field': {
    severity: 'error',
    message: 'a board has four fields; {found} is one too many',
    fixes: { 'drop it': 'unsafe' },
  },
  'unclosed-board': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the ] of the board is missing' : `${found} can't stand in a board`,
    fixes: { 'add the ]': 'safe' },
  },
  'mixed-separators': {
    severity: 'error',
    message: 'a board uses either : or ; between its fields, not both',
  },
  'several-dialects': {
    severity: 'warning',
    message: 'the fields of this board are separated by {one}, those of the first one by {other}',
  },
  'row-width': {
    severity: 'error',
    message: 'row {row} is {width} wide, the rows above it are {first}',
  },
  'board-size': {
    severity: 'error',
    message: 'this board is {size}, the first one is {first}',
  },
  'repeated-board': {
    severity: 'error',
    message: 'layer {layer} has two boards at turn {time} with {colour} to move',
  },
  'unknown-piece': {
    severity: 'warning',
    message: '{letter} is no piece of the game, so nobody knows how it moves',
  },
  'idle-star': {
    severity: 'note',
    message: 'the * has no meaning on a {name}',
  },
});

const AFTER_EBNF = 'The specification’s grammar allows it, but it says nothing.';

/** Explanations and examples of the codes of boards and their pieces. */
export const explainedBoards = /* @__PURE__ */ explainCodes(boardDiagnostics, () => ({
  'empty-row': {
    explanation: 'A row is pieces and blank counts; a row without pieces is one count, as wide as the board.',
    example: '[k7//8:0:1:w]',
  },
  'bad-square': {
    explanation:
      'A row holds letters (upper case is white), each perhaps with * behind it, and numbers of blank squares.',
    example: '[k6?:0:1:w]',
  },
  'stray-star': {
    explanation: 'A piece that has not moved yet has one * behind its letter.',
    example: '[k**7:0:1:w]',
  },
  'reserved-plus': {
    explanation:
      'A + in front of a letter is kept for pieces to come, as promoted pieces of other games; it has no meaning yet.',
    example: '[+k7:0:1:w]',
  },
  'zero-blanks': {
    explanation: 'A run of digits is one number, the blank squares up to the next piece.',
    example: '[k0K:0:1:w]',
  },
  'board-too-wide': {
    explanation:
      'A number of blanks that nobody can have meant. Files are named by letters, so even 26 columns are many.',
    example: '[k999999K:0:1:w]',
  },
  'bad-layer': {
    explanation: `The second field of a board is its timeline, a number that may have a sign. An empty layer or a sign alone: ${AFTER_EBNF}`,
    example: '[k7:+:1:w]',
  },
  'bad-time': {
    explanation: `The third field of a board is its turn. An empty turn: ${AFTER_EBNF}`,
    example: '[k7:0::w]',
  },
  'bad-colour': {
    explanation: 'The fourth field of a board says who is to move on it, w for white or b for black.',
    example: '[k7:0:1:W]',
  },
  'missing-field': {
    explanation: 'A board is [rows:layer:turn:colour]. All four are needed.',
    example: '[k7:0:1]',
  },
  'fifth-field': {
    explanation:
      'One program adds a fifth field with castling rights. 5DFEN has a * behind each piece that has not moved instead. The fix drops the field.',
    example: '[k7:0:1:w:-]',
  },
  'unclosed-board': {
    explanation: 'A board ends with ] right behind the colour to move.',
    example: '[k7:0:1:w',
  },
  'mixed-separators': {
    explanation:
      'The first version of the specification separated the fields of a board by ;, all later files do by :.',
    example: '[k7:0;1:w]',
  },
  'several-dialects': {
    explanation: 'A record is easier to read for programs if all its boards use the same separator.',
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
      'A board is known by its layer, its turn and the colour to move. 0 and +0 are the same layer, -0 is another.',
    example: '[k7:0:1:w]\n[7k:0:1:w]',
  },
  'unknown-piece': {
    explanation:
      'The pieces are P pawn, B bishop, R rook, N knight, K king, Q queen, U unicorn, D dragon, S princess, W brawn, C common king and Y royal queen; moves may also say RQ, PR and BR. Other letters are kept.',
    example: '[kx6:0:1:w]',
  },
  'idle-star': {
    explanation: 'Whether it has moved matters for pawns, brawns, rooks and kings only.',
    example: '[kq*6:0:1:w]',
  },
}));
