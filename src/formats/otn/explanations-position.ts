import { explainCatalogue } from '../../diagnostics/index.js';
import { positionCatalogue } from './catalogue-position.js';

/** What is behind the codes of a position. */
export const explainedPosition = explainCatalogue(positionCatalogue, {
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
});
