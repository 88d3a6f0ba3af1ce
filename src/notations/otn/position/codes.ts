import { defineDiagnostics, explainCodes, plural } from '../../../diagnostics/index.js';

/** Everything that can be said of a position, wherever it stands. */
export const positionDiagnostics = /* @__PURE__ */ defineDiagnostics('otn-position', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this seems to be {name}, not a positional record',
  },
  'missing-position': {
    severity: 'error',
    message: 'a position should stand here, such as /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'unknown-piece': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{found} is no taflman symbol; they are t c n k m g for attackers, T C N K M G for defenders',
  },
  'bad-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{found} is not a number of empty spaces, which goes from 1 to 99',
  },
  'empty-row': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'row {row} is empty; a row without pieces is its width, such as 7',
  },
  'unexpected-text': {
    severity: 'error',
    message: 'the position ends in front of {found}',
  },
  'missing-slash': {
    severity: 'warning',
    message: 'the slash {where} is missing',
    fixes: { 'add it': 'safe' },
  },

  // ---- structure ----
  'row-width': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'row {row} is {width} wide, the board is {size}',
  },
  'row-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: ({ count, size }: { count: number; size: number }) =>
      `the board has ${plural(count, 'row')}, but its rows are ${size} wide`,
  },
  'too-large': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the board has {count} rows; files a to z allow 26 at most',
  },
  'no-king': {
    severity: 'warning',
    hidesPosition: 'start',
    message: 'there is no king',
  },
  'several-kings': {
    severity: 'warning',
    hidesPosition: 'start',
    message: 'there are {count} kings instead of one',
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

/** What is behind the codes of a position. */
export const explainedPosition = /* @__PURE__ */ explainCodes(positionDiagnostics, () => ({
  'other-notation': {
    explanation: 'The text begins like another notation. `ludogram formats` lists those that can be read.',
    example: 'dim:7 atkf:n',
  },
  'missing-position': {
    explanation: 'A position is its rows, each between slashes, rank 1 first (section 1).',
    example: ' ',
  },
  'unknown-piece': {
    explanation:
      'A row holds counts of empty spaces and taflman symbols: t taflman, c commander, n knight, k king, m mercenary, g guard; upper case for defenders.',
    example: '/3t3/3t3/3T3/ttTQTtt/3T3/3t3/3t3/',
  },
  'bad-count': {
    explanation:
      'A run of digits is one number, without a zero in front. A row without empty spaces between its pieces needs no number there.',
    example: '/3t3/3t3/03T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'empty-row': {
    explanation: 'Two slashes have a row between them. One without pieces is written as the number of its spaces.',
    example: '/3t3//3T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'unexpected-text': {
    explanation: 'A positional record has no blanks inside, and nothing stands behind it.',
    example: '/1t1/tKt/1t1/ w',
  },
  'missing-slash': {
    explanation: 'Slashes enclose the rows as well as separating them. Some programs leave the outer ones out.',
    example: '1t1/tKt/1t1',
  },
  'row-width': {
    explanation:
      'A board has as many rows as columns. Its size is that of the rules record, or else the width that most rows have.',
    example: '/3t3/3t3/3T3/ttTKTt/3T3/3t3/3t3/',
  },
  'row-count': {
    explanation: 'A board has as many rows as columns.',
    example: '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/',
  },
  'too-large': {
    explanation: 'Spaces are named by one letter and a number, so a board has 26 files at most.',
    example: `/${'27/'.repeat(26)}K26/`,
  },
  'no-king': {
    explanation: 'The game is about the king. A game must have one; a bare position or a puzzle is only warned.',
    example: '/1t1/t1t/1t1/',
  },
  'several-kings': {
    explanation: 'The game is about one king. More of them are an error in a game, else a warning.',
    example: '/1tK/tKt/1t1/',
  },
  'not-in-2016': {
    explanation: 'Mercenaries (m, M) and guards (g, G) came later. The dialect `current` has them.',
    example: '/1m1/tKt/1t1/',
  },
}));
