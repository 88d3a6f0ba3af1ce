import { type CodeOf, defineDiagnostics, explainCodes, plural } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { otnPositionInfo } from '../info.js';

/** The diagnostics of a position, on its own or in a record. */
export const positionDiagnostics = /* @__PURE__ */ defineDiagnostics(otnPositionInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an OpenTafl position',
  },
  'missing-position': {
    severity: 'error',
    message: 'the position is missing: expected rows between slashes, such as "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"',
  },
  'unknown-piece': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'unknown piece {found}: expected t c n k m g for attackers, T C N K M G for defenders',
  },
  'bad-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: "{found} isn't a number of empty spaces: expected 1 to 99",
  },
  'empty-row': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'row {row} is empty: write a row without pieces as its width, such as 7',
  },
  'unexpected-text': {
    severity: 'error',
    message: 'unexpected {found} after the position',
  },
  'missing-slash': {
    severity: 'warning',
    message: 'the slash {where} is missing: slashes enclose the rows',
    fixes: { 'add it': 'safe' },
  },

  // ---- structure ----
  'row-width': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'row {row} is {width} wide: the board is {size}',
  },
  'row-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: ({ count, size }: { count: number; size: number }) =>
      `the board has ${plural(count, 'row')}: its rows are ${size} wide`,
  },
  'too-large': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the board has {count} rows: files a to z allow at most 26',
  },
  'no-king': {
    severity: 'warning',
    hidesPosition: 'start',
    message: 'the king is missing',
  },
  'several-kings': {
    severity: 'warning',
    hidesPosition: 'start',
    message: 'the board has {count} kings: expected one',
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

/**
 * A code that a reading of a position can report.
 *
 * @useDeclaredType
 */
export type OtnPositionCode = CodeOf<typeof positionDiagnostics>;

/** The codes of a position with an explanation and an example each. */
export const explainedPosition = /* @__PURE__ */ explainCodes(positionDiagnostics, () => ({
  'other-notation': explainOtherNotation('dim:7 atkf:n'),
  'missing-position': {
    explanation: 'A position is a list of rows, rank 1 first, with a slash before and after each row (section 1).',
    example: ' ',
  },
  'unknown-piece': {
    explanation:
      'A row has numbers of empty spaces and symbols of pieces: t taflman, c commander, n knight, k king, m mercenary, g guard, in upper case for defenders (section 1).',
    example: '/3t3/3t3/3T3/ttTQTtt/3T3/3t3/3t3/',
  },
  'bad-count': {
    explanation:
      "Digits next to each other are one number. It doesn't start with 0; where there are no empty spaces, write no number.",
    example: '/3t3/3t3/03T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'empty-row': {
    explanation:
      'There is a row between two slashes. Write a row without pieces as the number of its spaces (section 1).',
    example: '/3t3//3T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'unexpected-text': {
    explanation: 'A positional record is one word: no white space inside, and nothing after it.',
    example: '/1t1/tKt/1t1/ w',
  },
  'missing-slash': {
    explanation: 'Slashes separate the rows and enclose them (section 1). Some programs leave out the outer ones.',
    example: '1t1/tKt/1t1',
  },
  'row-width': {
    explanation:
      'A board has as many rows as columns. Its size is the one in the rules record or, without rules, the width of most rows.',
    example: '/3t3/3t3/3T3/ttTKTt/3T3/3t3/3t3/',
  },
  'row-count': {
    explanation: 'A board has as many rows as columns.',
    example: '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/',
  },
  'too-large': {
    explanation: 'The name of a space has one letter for its file, so a board has at most 26 files.',
    example: `/${'27/'.repeat(26)}K26/`,
  },
  'no-king': {
    explanation: 'A game needs a king. In a position on its own and in a puzzle, a missing king is only a warning.',
    example: '/1t1/t1t/1t1/',
  },
  'several-kings': {
    explanation: 'A game has one king. In a position on its own and in a puzzle, several kings are only a warning.',
    example: '/1tK/tKt/1t1/',
  },
  'not-in-2016': {
    explanation: 'Later revisions added mercenaries (m, M) and guards (g, G). The dialect `current` has them.',
    example: '/1m1/tKt/1t1/',
    dialect: '2016',
  },
}));
