import { defineCatalogue } from '../../diagnostics/index.js';
import { rulesRows } from './catalogue-rules.js';

const AFTER_EBNF = 'The specification’s grammar allows it, but it says nothing.';

/** Everything that can be said of a 5DFEN record. Its last part, for level `rules`, is a table of its own. */
export const fiveDCatalogue = defineCatalogue('5dfen', {
  // ---- syntax: the whole text ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this is no 5DFEN; it looks like ${name}`,
    explanation:
      'The text is in another notation, so nothing more is said of it. 5DFEN is headers such as [Board "Standard"], boards such as [k7/8/8/8/8/8/8/K7:0:1:w], and moves such as 1. (0T1)e4 / (0T1)e5.',
    example: '{"moves": []}',
  },
  'too-deep': {
    severity: 'error',
    message: 'variations are nested too deeply here; the rest is not read',
    explanation: 'Variations may stand inside variations, but only a few hundred levels deep.',
    example: '('.repeat(520),
  },

  // ---- syntax: headers ----
  'broken-tag': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is neither a header nor a board: ${why}`,
    explanation:
      'A header is [key "value"], its key of letters, digits, dots, underscores and dashes; inside the value, \\" is a quotation mark and \\\\ a backslash. A board is [rows:layer:turn:colour].',
    example: '[Mode "5D]',
  },
  'unquoted-header': {
    severity: 'error',
    message: ({ key }: { key: string }) => `the value of the header ${key} must stand in quotation marks`,
    explanation:
      'A header is [key "value"]. One program writes its headers without quotation marks; the fix adds them.',
    example: '[Mode 5D]',
  },

  // ---- syntax: boards ----
  'empty-row': {
    severity: 'error',
    message: ({ row }: { row: number }) => `row ${row} of the board is empty`,
    explanation: 'A row is pieces and blank counts; a row without pieces is one count, as wide as the board.',
    example: '[k7//8:0:1:w]',
  },
  'bad-square': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a piece nor a number of blanks`,
    explanation:
      'A row holds letters (upper case is white), each perhaps with * behind it, and numbers of blank squares.',
    example: '[k6?:0:1:w]',
  },
  'stray-star': {
    severity: 'error',
    message: 'the * belongs right behind a piece, once',
    explanation: 'A piece that has not moved yet has one * behind its letter.',
    example: '[k**7:0:1:w]',
  },
  'reserved-plus': {
    severity: 'error',
    message: ({ letter }: { letter: string }) =>
      `a + in front of a piece is reserved; ${letter === '' ? 'the piece stands alone' : `write ${letter}`}`,
    explanation:
      'A + in front of a letter is kept for pieces to come, as promoted pieces of other games; it has no meaning yet.',
    example: '[+k7:0:1:w]',
  },
  'zero-blanks': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no number of blanks; they are counted from 1`,
    explanation: 'A run of digits is one number, the blank squares up to the next piece.',
    example: '[k0K:0:1:w]',
  },
  'board-too-wide': {
    severity: 'error',
    message: ({ most }: { most: number }) => `the row is wider than ${most} squares`,
    explanation:
      'A number of blanks that nobody can have meant. Files are named by letters, so even 26 columns are many.',
    example: '[k999999K:0:1:w]',
  },
  'bad-layer': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'the layer of the board is missing'
        : `${found} is no layer; a layer is 0, -0, +0, 1, -1 and so on`,
    explanation: `The second field of a board is its timeline, a number that may have a sign. An empty layer or a sign alone: ${AFTER_EBNF}`,
    example: '[k7:+:1:w]',
  },
  'bad-time': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the turn of the board is missing' : `${found} is no turn; turns are numbers from 0 on`,
    explanation: `The third field of a board is its turn. An empty turn: ${AFTER_EBNF}`,
    example: '[k7:0::w]',
  },
  'bad-colour': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the colour to move is missing: w or b' : `${found} is no colour to move; write w or b`,
    explanation: 'The fourth field of a board says who is to move on it, w for white or b for black.',
    example: '[k7:0:1:W]',
  },
  'missing-field': {
    severity: 'error',
    message: ({ count }: { count: number }) =>
      `the board has ${count} of its four fields: rows, layer, turn and colour to move`,
    explanation: 'A board is [rows:layer:turn:colour]. All four are needed.',
    example: '[k7:0:1]',
  },
  'fifth-field': {
    severity: 'error',
    message: ({ found }: { found: string }) => `a board has four fields; ${found} is one too many`,
    explanation:
      'One program adds a fifth field with castling rights. 5DFEN has a * behind each piece that has not moved instead. The fix drops the field.',
    example: '[k7:0:1:w:-]',
  },
  'unclosed-board': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === '' ? 'the ] of the board is missing' : `${found} can't stand in a board`,
    explanation: 'A board ends with ] right behind the colour to move.',
    example: '[k7:0:1:w',
  },

  // ---- syntax: moves ----
  'unreadable-move': {
    severity: 'error',
    message: ({ found, why }: { found: string; why: string }) => `${found} is no move${why}`,
    explanation:
      'A move is a board, a piece and where it goes: (0T1)Nf3, Nf3, Ng1f3, e2e4, cxd4, e8=Q, O-O, (0T5)Qb3>>x(0T1)f7, 0000. Behind it may stand + * # ~ and ? !. The moves around this one are read.',
    example: '1. Nx',
  },
  'missing-move': {
    severity: 'error',
    message: ({ board }: { board: string }) => `no move follows ${board}`,
    explanation: 'Coordinates such as (0T1) name the board of the move right behind them.',
    example: '1. (0T1) / e5',
  },
  'bad-mark': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no mark; marks are (>L2) and (~T4)`,
    explanation: '(>L2) says that the move makes timeline 2, (~T4) that the present moves to turn 4.',
    example: '1. Nf3>>(0T1)f5 (>2)',
  },
  'extra-reply': {
    severity: 'error',
    message: ({ turn }: { turn: string }) => `turn ${turn} can't have another action behind this /`,
    explanation: 'A turn is white’s action, a /, and black’s action. Turns such as 1w. and 1b. are one action each.',
    example: '1. e4 / e5 / Nf3',
  },
  'stray-bracket': {
    severity: 'error',
    message: ({ found }: { found: string }) => `this ${found} closes nothing`,
    explanation: 'Variations stand in ( ), comments in { }, headers and boards in [ ].',
    example: '1. e4 )',
  },
  'unclosed-variation': {
    severity: 'error',
    message: 'the ) of this variation is missing',
    explanation: 'A variation is moves in parentheses.',
    example: '1. e4 (1. d4',
  },
  'unclosed-comment': {
    severity: 'error',
    message: 'the } of this comment is missing, so it goes on to the end of the record',
    explanation: 'A comment stands in braces and ends at the first }; comments do not nest.',
    example: '1. e4 {a good move',
  },

  // ---- structure: headers ----
  'repeated-header': {
    severity: 'error',
    message: ({ key }: { key: string }) => `the header ${key} is given twice`,
    explanation: 'Each header is given once; the case of its key does not matter.',
    example: '[Mode "5D"]\n[mode "5D"]',
  },
  'header-after-board': {
    severity: 'warning',
    message: 'a header should stand in front of the boards',
    explanation: 'The specification has all headers first, then all boards, then the moves.',
    example: '[k7:0:1:w]\n[Mode "5D"]',
  },
  'tag-after-moves': {
    severity: 'error',
    message: ({ what }: { what: string }) =>
      `this ${what} stands behind moves; a record is headers, boards, then moves`,
    explanation: 'Perhaps another game begins here. A record holds one game.',
    example: '[Board "Standard"]\n1. e4\n[Mode "5D"]',
  },
  'bad-size': {
    severity: 'error',
    message: ({ found }: { found: string }) => `"${found}" is no size; a size is columns, x, rows, for example 8x8`,
    explanation: 'The header Size gives the number of columns and rows of all boards.',
    example: '[Size "8 by 8"]',
  },
  'size-mismatch': {
    severity: 'error',
    message: ({ size, header }: { size: string; header: string }) =>
      `the board is ${size}, but the header Size says ${header}`,
    explanation: 'The header Size gives the number of columns and rows of all boards; here it contradicts one.',
    example: '[Size "5x5"]\n[k7/8:0:1:w]',
  },
  'no-boards': {
    severity: 'error',
    message: ({ variant }: { variant: string | undefined }) =>
      variant === undefined
        ? 'there is no board, and no header Board that names a variant'
        : `there is no board, and "${variant}" is no variant whose boards are known`,
    explanation:
      'A game starts from the boards of the record or, where there are none, from those of the variant that the header Board names, for example [Board "Standard"].',
    example: '1. e4 / e5',
  },

  // ---- structure: boards ----
  'mixed-separators': {
    severity: 'error',
    message: 'a board uses either : or ; between its fields, not both',
    explanation:
      'The first version of the specification separated the fields of a board by ;, all later files do by :.',
    example: '[k7:0;1:w]',
  },
  'several-dialects': {
    severity: 'warning',
    message: ({ one, other }: { one: string; other: string }) =>
      `the fields of this board are separated by ${one}, those of the first one by ${other}`,
    explanation: 'A record is easier to read for programs if all its boards use the same separator.',
    example: '[k7:0:1:w]\n[k7;1;1;w]',
  },
  'row-width': {
    severity: 'error',
    message: ({ row, width, first }: { row: number; width: number; first: number }) =>
      `row ${row} is ${width} wide, the rows above it are ${first}`,
    explanation: 'All rows of a board have the same number of squares.',
    example: '[k7/7:0:1:w]',
  },
  'board-size': {
    severity: 'error',
    message: ({ size, first }: { size: string; first: string }) => `this board is ${size}, the first one is ${first}`,
    explanation: 'All boards of a game have the same number of columns and rows.',
    example: '[k7:0:1:w]\n[k6:0:1:b]',
  },
  'repeated-board': {
    severity: 'error',
    message: ({ layer, time, colour }: { layer: string; time: number; colour: string }) =>
      `layer ${layer} has two boards at turn ${time} with ${colour} to move`,
    explanation:
      'A board is known by its layer, its turn and the colour to move. 0 and +0 are the same layer, -0 is another.',
    example: '[k7:0:1:w]\n[7k:0:1:w]',
  },
  'unknown-piece': {
    severity: 'warning',
    message: ({ letter }: { letter: string }) => `${letter} is no piece of the game, so nobody knows how it moves`,
    explanation:
      'The pieces are P pawn, B bishop, R rook, N knight, K king, Q queen, U unicorn, D dragon, S princess, W brawn, C common king and Y royal queen; moves may also say RQ, PR and BR. Other letters are kept.',
    example: '[kx6:0:1:w]',
  },
  'idle-star': {
    severity: 'note',
    message: ({ name }: { name: string }) => `the * has no meaning on a ${name}`,
    explanation: 'Whether it has moved matters for pawns, brawns, rooks and kings only.',
    example: '[kq*6:0:1:w]',
  },

  // ---- structure: moves ----
  'turn-number': {
    severity: 'error',
    message: ({ found, wanted }: { found: string; wanted: string }) =>
      `turn ${found} stands where ${wanted} should follow`,
    explanation:
      'Turns are numbered one after the other, each with white’s action and black’s. Only the last one may lack the second.',
    example: '[Board "Standard"]\n1. e4 / e5\n3. d4 / d5',
  },
  'unnumbered-turn': {
    severity: 'warning',
    message: 'these moves have no turn number',
    explanation: 'Moves belong to turns: 1. white’s moves / black’s moves.',
    example: '[Board "Standard"]\ne4 / e5',
  },
  'castling-digits': {
    severity: 'warning',
    message: ({ wanted }: { wanted: string }) => `castling is written with letters: ${wanted}`,
    explanation: 'Castling is O-O or O-O-O, with the letter O. The fix writes it so.',
    example: '[Board "Standard"]\n1. 0-0',
  },
  'plus-mark': {
    severity: 'warning',
    message: ({ wanted }: { wanted: string }) => `the mark of a new timeline is written ${wanted}`,
    explanation: '(+L2) is an older spelling of (>L2). The fix writes it so.',
    example: '[Board "Standard"]\n1. Nf3>>(0T1)f5 (+L1)',
  },
  'stray-mark': {
    severity: 'warning',
    message: 'this mark belongs behind a move',
    explanation: 'A mark says what the move in front of it does to timelines and to the present.',
    example: '[Board "Standard"]\n1. (>L1) Nf3',
  },
  'repeated-mark': {
    severity: 'warning',
    message: 'the move has such a mark already; the first one counts',
    explanation: 'A move makes one timeline at most, and the present moves to one turn.',
    example: '[Board "Standard"]\n1. Nf3 (~T1) (~T2)',
  },
  'repeated-sign': {
    severity: 'warning',
    message: ({ sign }: { sign: string }) => `${sign} says once more, or otherwise, what a sign in front of it says`,
    explanation:
      'Of + check, # mate and * softmate a move has one, of ~ one, and one run of ? and !. The first counts.',
    example: '[Board "Standard"]\n1. Nf3+#',
  },
  'moves-after-result': {
    severity: 'error',
    message: ({ result }: { result: string }) => `moves stand behind the result ${result}`,
    explanation: 'A result ends the game; only comments can follow.',
    example: '[Board "Standard"]\n1. e4 1-0 / e5',
  },
  'result-mismatch': {
    severity: 'warning',
    message: ({ header, result }: { header: string; result: string }) =>
      `the moves end with ${result}, but the header Result says ${header}`,
    explanation: 'The result behind the moves and that of the header Result contradict each other.',
    example: '[Board "Standard"]\n[Result "0-1"]\n1. e4 1-0',
  },

  // ---- rules ----
  ...rulesRows,
});
