import { defineNotation, defineReader, playByRules, quote, unexpectedPart } from 'ludogram';
import { legality, numbers } from './checks.js';
import { codes, diagnostics } from './codes.js';
import { games } from './games.js';
import { locateGames } from './generated/my-game/locate.js';
import { readGames } from './generated/my-game/lower.js';
import { parse } from './generated/my-game/parser.js';
import { writeGames } from './print.js';
import { gamesCodec } from './shape.js';
import { view } from './view.js';

const read = defineReader({
  info: {
    id: diagnostics.format,
    title: 'games of my game',
    extensions: ['.my-game'],
    // Tags, then a first move.
    detect: (head) => /^\s*(?:\[[A-Za-z]+ "[^"\r\n]*"\]\s*)*1\.\s*[a-c][1-3](?:\s|$)/.test(head),
    // A file is divided where tags follow moves, so large files are read in parts.
    recordStart: { first: /^\[/ },
    hasManyRecords: true,
  },
  parse,
  diagnostics: [diagnostics],
  // One entry for each error production of the grammar.
  syntax: {
    TagError: unexpectedPart(diagnostics),
    MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: quote(node.text) }),
    StrayParenthesisError: unexpectedPart(diagnostics),
    UnclosedVariationError: unexpectedPart(diagnostics),
    UnclosedCommentError: ({ node }) => diagnostics.report('unclosed-comment', node),
  },
  checks: [numbers],
  lower: (tree) => readGames(tree, tree.root.index),
  locate: (tree) => locateGames(tree, tree.root.index),
  legality,
});

/** The notation my-game: games of my game. */
export const myGame = defineNotation({
  codes,
  read,
  codec: gamesCodec,
  // Canonical text is read again: a text that means something else is never written.
  print: { write: writeGames },
  play: playByRules(games),
  view,
});
