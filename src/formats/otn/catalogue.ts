import { defineCatalogue, plural } from '../../diagnostics/index.js';

/** Everything that can be said of a game, beside what its positions, moves and rules are told. */
export const otnCatalogue = defineCatalogue('otn', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this seems to be ${name}, not a game in OTN`,
  },
  'bad-tag': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no tag; a tag is [name:value]`,
  },
  'bad-tag-value': {
    severity: 'error',
    message: ({ name, takes, found }: { name: string; takes: string; found: string }) =>
      `${name} takes ${takes}, not ${found}`,
  },
  unclosed: {
    severity: 'error',
    message: ({ what }: { what: string }) => `the ] that ends ${what} is missing`,
    fixes: { 'add the ]': 'safe', 'add the ] at the end of line {line}': 'unsafe' },
  },
  'bad-turn-number': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no turn number; one is 7. or, in a variation, 7a.1.2a.`,
  },
  'missing-turn-number': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the turn number in front of ${found} is missing`,
  },
  'stray-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a turn nor commentary`,
  },
  'stray-commentary': {
    severity: 'error',
    message: 'commentary has no turn in front of it here; a turn has one pair of brackets',
  },

  // ---- structure: tags ----
  'unknown-tag': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `nobody knows the tag ${name}; it is kept as it is`,
  },
  'repeated-tag': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `the tag ${name} is given twice; the first one counts`,
  },
  'missing-rules': {
    severity: 'error',
    message: 'the rules are missing: a game has one [rules:…] tag',
  },
  'repeated-rules': {
    severity: 'error',
    message: 'the rules are given twice; the first ones count',
  },
  'rules-not-last': {
    severity: 'note',
    message: ({ next }: { next: string }) => `the text wants the rules last, but ${next} stands behind them`,
  },
  'line-break-in-tag': {
    severity: 'note',
    message: ({ name }: { name: string }) => `the text wants the tag ${name} on one line`,
  },
  'impossible-date': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no ${found} in the calendar`,
  },
  'position-size': {
    severity: 'error',
    message: ({ position, size }: { position: number; size: number }) =>
      `the position is ${position} × ${position}, but the rules are for ${size} × ${size}`,
  },

  // ---- structure: turns ----
  'turn-order': {
    severity: 'error',
    message: ({ number, expected }: { number: number; expected: number }) =>
      `turn ${number} stands where turn ${expected} should`,
  },
  'no-moves': {
    severity: 'error',
    message: ({ number }: { number: number }) => `turn ${number} has no move`,
  },
  'missing-move': {
    severity: 'error',
    message: ({ number }: { number: number }) => `turn ${number} has only one move, and another turn follows`,
  },
  'stray-skip': {
    severity: 'error',
    message: '..... stands only in front of the moves of a variation’s first turn',
  },
  'missing-skip': {
    severity: 'warning',
    message: ({ letter }: { letter: string }) =>
      `the variation begins with move ${letter}, so ..... should stand in place of the moves in front of it`,
  },
  'no-such-move': {
    severity: 'error',
    message: ({ address }: { address: string }) => `there is no move ${address} that a variation could replace`,
  },
  'mixed-addresses': {
    severity: 'warning',
    message: ({ isOpenTafl }: { isOpenTafl: boolean }) =>
      isOpenTafl
        ? 'this address names the move before the variation, as OpenTafl does, but others name the move that it replaces'
        : 'this address names the move that the variation replaces, but others name the move before it, as OpenTafl does',
  },
  'surplus-commentary': {
    severity: 'warning',
    message: ({ parts, moves }: { parts: number; moves: number }) =>
      `the commentary has ${plural(parts, 'part')} for ${plural(moves, 'move')}`,
  },
  'off-board': {
    severity: 'error',
    message: ({ space, size }: { space: string; size: number }) => `${space} is not on a board of ${size} × ${size}`,
  },

  // ---- dialects ----
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
    fixes: { 'write {text}': 'safe' },
  },
});
