import { explainCatalogue } from '../../diagnostics/index.js';
import { moveCatalogue } from './catalogue-move.js';

/** What is behind the codes of a move. */
export const explainedMove = explainCatalogue(moveCatalogue, {
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: '[event:Spring cup]',
  },
  'missing-move': {
    explanation: 'A move record is a move, `---` for a resignation, or `.....` where a variation leaves one out.',
    example: ' ',
  },
  'unreadable-move': {
    explanation:
      'A move is perhaps a symbol for a special piece, the space it starts from, one of - ^ = ^=, the space it ends on, perhaps x and the captured spaces with / between them, perhaps one of + ++ - --.',
    example: 'e5-e8x',
  },
  'upper-case-space': {
    explanation: 'Upper-case letters are symbols of defenders’ pieces; files are lower case (section 2).',
    example: 'E5-e8',
  },
  'blank-in-move': {
    explanation: 'Blanks separate moves, so a move is written in one piece.',
    example: 'e5 - e8',
  },
  'unexpected-text': {
    explanation: 'A move record is one move. Several moves are a game, and need turn numbers.',
    example: 'e5-e8 e7-e6',
  },
  'plain-symbol': {
    explanation: 'Symbols are for special pieces only: king, commander, knight, mercenary, guard.',
    example: 'te5-e8',
  },
  'not-in-2016': {
    explanation:
      'Mercenaries (m, M), guards (g, G) and `.....` in variations came later. The dialect `current` has them.',
    example: 'me5-e8',
  },
});
