import { defineGameNotation, quote } from 'ludogram';
import { codes, diagnostics } from './codes.js';
import { locateGames } from './generated/my-game/locate.js';
import { readGames } from './generated/my-game/lower.js';
import { parse } from './generated/my-game/parser.js';
import { resultAfter, rules } from './rules.js';
import { gamesCodec } from './shape.js';
import { drawing } from './view.js';

/** The notation my-game: games of my game. */
export const myGame = defineGameNotation({
  info: {
    title: 'games of my game',
    extensions: ['.my-game'],
    // Tags, then a first move.
    detect: (head) => /^\s*(?:\[[A-Za-z]+ "[^"\r\n]*"\]\s*)*1\.\s*[a-c][1-3](?:\s|$)/.test(head),
  },
  codes,
  diagnostics,
  parse,
  lower: readGames,
  locate: locateGames,
  codec: gamesCodec,
  // One entry for each error production of the grammar, besides those of tags, comments and variations.
  syntax: {
    MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: quote(node.text) }),
  },
  rules,
  start: () => rules.start({}),
  move: 'square',
  result: resultAfter,
  reasons: { taken: 'the square is taken', 'game-over': 'the game is over' },
  // Canonical text is read again: a text that means something else is never written.
  print: { move: ({ square }) => square },
  view: drawing,
});
