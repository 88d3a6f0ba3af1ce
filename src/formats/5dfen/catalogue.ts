import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of a 5DFEN record. Its last part, for level `rules`, is a table of its own. */
export const fiveDCatalogue = defineCatalogue('5dfen', {
  // ---- syntax: the whole text ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this is no 5DFEN; it looks like ${name}`,
  },
  'too-deep': {
    severity: 'error',
    message: 'variations are nested too deeply here; the rest is not read',
  },

  // ---- syntax: headers ----
  'broken-tag': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is neither a header nor a board: ${why}`,
    fixes: { 'add the {text}': 'safe', 'add the {text} at the end of the line': 'unsafe' },
  },
  'unquoted-header': {
    severity: 'error',
    message: ({ key }: { key: string }) => `the value of the header ${key} must stand in quotation marks`,
    fixes: { 'add quotation marks': 'safe' },
  },

  // ---- syntax: boards ----
  'empty-row': {
    severity: 'error',
    message: ({ row }: { row: number }) => `row ${row} of the board is empty`,
  },
  'bad-square': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a piece nor a number of blanks`,
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
    message: ({ found }: { found: string }) => `${found} is no number of blanks; they are counted from 1`,
  },
  'board-too-wide': {
    severity: 'error',
    message: ({ most }: { most: number }) => `the row is wider than ${most} squares`,
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
    message: ({ count }: { count: number }) =>
      `the board has ${count} of its four fields: rows, layer, turn and colour to move`,
  },
  'fifth-field': {
    severity: 'error',
    message: ({ found }: { found: string }) => `a board has four fields; ${found} is one too many`,
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
    message: ({ found, most }: { found: string; most: number }) =>
      `${found} is too large: layers and turns are numbers up to ${most}`,
  },

  // ---- syntax: moves ----
  'unreadable-move': {
    severity: 'error',
    message: ({ found, why }: { found: string; why: string }) => `${found} is no move${why}`,
  },
  'missing-move': {
    severity: 'error',
    message: ({ board }: { board: string }) => `no move follows ${board}`,
  },
  'bad-mark': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no mark; marks are (>L2) and (~T4)`,
  },
  'extra-reply': {
    severity: 'error',
    message: ({ turn }: { turn: string }) => `turn ${turn} can't have another action behind this /`,
  },
  'stray-bracket': {
    severity: 'error',
    message: ({ found }: { found: string }) => `this ${found} closes nothing`,
  },
  'tag-in-variation': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `${found} can't be in a variation: headers and boards come before the moves`,
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
    message: ({ key }: { key: string }) => `the header ${key} is given twice`,
  },
  'header-after-board': {
    severity: 'warning',
    message: 'a header should stand in front of the boards',
  },
  'tag-after-moves': {
    severity: 'error',
    message: ({ what }: { what: string }) =>
      `this ${what} stands behind moves; a record is headers, boards, then moves`,
  },
  'bad-size': {
    severity: 'error',
    message: ({ found }: { found: string }) => `"${found}" is no size; a size is columns, x, rows, for example 8x8`,
  },
  'size-mismatch': {
    severity: 'error',
    message: ({ size, header }: { size: string; header: string }) =>
      `the board is ${size}, but the header Size says ${header}`,
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
    message: ({ one, other }: { one: string; other: string }) =>
      `the fields of this board are separated by ${one}, those of the first one by ${other}`,
  },
  'row-width': {
    severity: 'error',
    message: ({ row, width, first }: { row: number; width: number; first: number }) =>
      `row ${row} is ${width} wide, the rows above it are ${first}`,
  },
  'board-size': {
    severity: 'error',
    message: ({ size, first }: { size: string; first: string }) => `this board is ${size}, the first one is ${first}`,
  },
  'repeated-board': {
    severity: 'error',
    message: ({ layer, time, colour }: { layer: string; time: number; colour: string }) =>
      `layer ${layer} has two boards at turn ${time} with ${colour} to move`,
  },
  'unknown-piece': {
    severity: 'warning',
    message: ({ letter }: { letter: string }) => `${letter} is no piece of the game, so nobody knows how it moves`,
  },
  'idle-star': {
    severity: 'note',
    message: ({ name }: { name: string }) => `the * has no meaning on a ${name}`,
  },

  // ---- structure: moves ----
  'turn-number': {
    severity: 'error',
    message: ({ found, wanted }: { found: string; wanted: string }) =>
      `turn ${found} stands where ${wanted} should follow`,
  },
  'marked-whole-turn': {
    severity: 'warning',
    message: ({ turn, colour }: { turn: string; colour: string }) =>
      `${turn} marks a turn of ${colour} alone, but a / follows`,
    fixes: { 'drop the letter': 'safe', 'drop the /': 'safe' },
  },
  'unnumbered-turn': {
    severity: 'warning',
    message: 'these moves have no turn number',
  },
  'castling-digits': {
    severity: 'warning',
    message: ({ wanted }: { wanted: string }) => `castling is written with letters: ${wanted}`,
    fixes: { 'write {text}': 'safe' },
  },
  'plus-mark': {
    severity: 'warning',
    message: ({ wanted }: { wanted: string }) => `the mark of a new timeline is written ${wanted}`,
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
    message: ({ sign }: { sign: string }) => `${sign} says once more, or otherwise, what a sign in front of it says`,
  },
  'moves-after-result': {
    severity: 'error',
    message: ({ result }: { result: string }) => `moves stand behind the result ${result}`,
  },
  'result-mismatch': {
    severity: 'warning',
    message: ({ header, result }: { header: string; result: string }) =>
      `the moves end with ${result}, but the header Result says ${header}`,
  },

  // ---- rules ----
});
