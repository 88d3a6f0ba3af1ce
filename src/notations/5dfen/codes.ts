import { defineDiagnostics, explainCodes, joinCodes } from '../../diagnostics/index.js';
import { explainedRules } from './codes-rules.js';

/** Everything that can be said of a 5DFEN record. Its last part, for level `rules`, is a table of its own. */
export const fiveDDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  // ---- syntax: the whole text ----
  'other-notation': {
    severity: 'error',
    message: 'this is no 5DFEN; it looks like {name}',
  },
  'too-deep': {
    severity: 'error',
    message: 'variations are nested too deeply here; the rest is not read',
  },

  // ---- syntax: headers ----
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

  // ---- syntax: boards ----
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

  'number-too-large': {
    severity: 'error',
    message: '{found} is too large: layers and turns are numbers up to {most}',
  },

  // ---- syntax: moves ----
  'unreadable-move': {
    severity: 'error',
    message: '{found} is no move{why}',
  },
  'missing-move': {
    severity: 'error',
    message: 'no move follows {board}',
  },
  'bad-mark': {
    severity: 'error',
    message: '{found} is no mark; marks are (>L2) and (~T4)',
  },
  'extra-reply': {
    severity: 'error',
    message: "turn {turn} can't have another action behind this /",
  },
  'stray-bracket': {
    severity: 'error',
    message: 'this {found} closes nothing',
  },
  'tag-in-variation': {
    severity: 'error',
    message: "{found} can't be in a variation: headers and boards come before the moves",
  },
  'unclosed-variation': {
    severity: 'error',
    message: 'the ) of this variation is missing',
  },
  'unclosed-comment': {
    severity: 'error',
    message: 'the } of this comment is missing, so it goes on to the end of the record',
  },

  // ---- structure: headers ----
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

  // ---- structure: boards ----
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

  // ---- structure: moves ----
  'turn-number': {
    severity: 'error',
    message: 'turn {found} stands where {wanted} should follow',
  },
  'marked-whole-turn': {
    severity: 'warning',
    message: '{turn} marks a turn of {colour} alone, but a / follows',
    fixes: { 'drop the letter': 'safe', 'drop the /': 'safe' },
  },
  'unnumbered-turn': {
    severity: 'warning',
    message: 'these moves have no turn number',
  },
  'castling-digits': {
    severity: 'warning',
    message: 'castling is written with letters: {wanted}',
    fixes: { 'write {text}': 'safe' },
  },
  'plus-mark': {
    severity: 'warning',
    message: 'the mark of a new timeline is written {wanted}',
    fixes: { 'write {text}': 'safe' },
  },
  'stray-mark': {
    severity: 'warning',
    message: 'this mark belongs behind a move',
  },
  'repeated-mark': {
    severity: 'warning',
    message: 'the move has such a mark already; the first one counts',
  },
  'repeated-sign': {
    severity: 'warning',
    message: '{sign} says once more, or otherwise, what a sign in front of it says',
  },
  'moves-after-result': {
    severity: 'error',
    message: 'moves stand behind the result {result}',
  },
  'result-mismatch': {
    severity: 'warning',
    message: 'the moves end with {result}, but the header Result says {header}',
  },

  // ---- rules ----
});

const AFTER_EBNF = 'The specification’s grammar allows it, but it says nothing.';

const explainedStructure = /* @__PURE__ */ explainCodes(fiveDDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text is in another notation, so nothing more is said of it. 5DFEN is headers such as [Board "Standard"], boards such as [k7/8/8/8/8/8/8/K7:0:1:w], and moves such as 1. (0T1)e4 / (0T1)e5.',
    example: '{"moves": []}',
  },
  'too-deep': {
    explanation: 'Variations may stand inside variations, but only a few hundred levels deep.',
    example: '('.repeat(520),
  },
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
  'number-too-large': {
    explanation:
      'Layers and turns have up to 15 digits, leading zeros aside, so that programs can count with them exactly. What bears such a number is not read.',
    example: '[k:0:9999999999999999:w]',
  },
  'unreadable-move': {
    explanation:
      'A move is a board, a piece and where it goes: (0T1)Nf3, Nf3, Ng1f3, e2e4, cxd4, e8=Q, O-O, (0T5)Qb3>>x(0T1)f7, 0000. Behind it may stand + * # ~ and ? !. The moves around this one are read.',
    example: '1. Nx',
  },
  'missing-move': {
    explanation: 'Coordinates such as (0T1) name the board of the move right behind them.',
    example: '1. (0T1) / e5',
  },
  'bad-mark': {
    explanation: '(>L2) says that the move makes timeline 2, (~T4) that the present moves to turn 4.',
    example: '1. Nf3>>(0T1)f5 (>2)',
  },
  'extra-reply': {
    explanation: 'A turn is white’s action, a /, and black’s action. Turns such as 1w. and 1b. are one action each.',
    example: '1. e4 / e5 / Nf3',
  },
  'stray-bracket': {
    explanation: 'Variations stand in ( ), comments in { }, headers and boards in [ ].',
    example: '1. e4 )',
  },
  'tag-in-variation': {
    explanation:
      'A variation is moves, comments, results and other variations. A record has one set of headers and boards, before its first move.',
    example: '[Board "Standard"]\n1. e4 / e5 (1b. c5 [Mode "5D"])',
  },
  'unclosed-variation': {
    explanation: 'A variation is moves in parentheses.',
    example: '1. e4 (1. d4',
  },
  'unclosed-comment': {
    explanation: 'A comment stands in braces and ends at the first }; comments do not nest.',
    example: '1. e4 {a good move',
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
  'turn-number': {
    explanation:
      'Turns are numbered one after the other, each with white’s action and black’s. Only the last one may lack the second.',
    example: '[Board "Standard"]\n1. e4 / e5\n3. d4 / d5',
  },
  'marked-whole-turn': {
    explanation:
      '1w. and 1b. are turns in which the record has the action of one player only; the actions of both are 1. … / …. The fix drops the letter, or the slash where only one player acts.',
    example: '[Board "Standard"]\n1w. e4 / e5',
  },
  'unnumbered-turn': {
    explanation: 'Moves belong to turns: 1. white’s moves / black’s moves.',
    example: '[Board "Standard"]\ne4 / e5',
  },
  'castling-digits': {
    explanation: 'Castling is O-O or O-O-O, with the letter O. The fix writes it so.',
    example: '[Board "Standard"]\n1. 0-0',
  },
  'plus-mark': {
    explanation: '(+L2) is an older spelling of (>L2). The fix writes it so.',
    example: '[Board "Standard"]\n1. Nf3>>(0T1)f5 (+L1)',
  },
  'stray-mark': {
    explanation: 'A mark says what the move in front of it does to timelines and to the present.',
    example: '[Board "Standard"]\n1. (>L1) Nf3',
  },
  'repeated-mark': {
    explanation: 'A move makes one timeline at most, and the present moves to one turn.',
    example: '[Board "Standard"]\n1. Nf3 (~T1) (~T2)',
  },
  'repeated-sign': {
    explanation:
      'Of + check, # mate and * softmate a move has one, of ~ one, and one run of ? and !. The first counts.',
    example: '[Board "Standard"]\n1. Nf3+#',
  },
  'moves-after-result': {
    explanation: 'A result ends the game; only comments can follow.',
    example: '[Board "Standard"]\n1. e4 1-0 / e5',
  },
  'result-mismatch': {
    explanation: 'The result behind the moves and that of the header Result contradict each other.',
    example: '[Board "Standard"]\n[Result "0-1"]\n1. e4 1-0',
  },
}));

/** What is behind the codes of 5DFEN, at every level. */
export const explainedFiveD = /* @__PURE__ */ joinCodes(explainedStructure, explainedRules);
