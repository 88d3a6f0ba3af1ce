import { defineNotation, defineReader, quote } from 'ludogram';
import { numbers } from './checks.js';
import { codes, diagnostics } from './codes.js';
import { locateGames } from './generated/my-game/locate.js';
import { readGames } from './generated/my-game/lower.js';
import { parse } from './generated/my-game/parser.js';
import { checkLegality } from './legality.js';
import { play } from './play.js';
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
    TagError: ({ node }) => diagnostics.report('bad-tag', node, { found: quote(node.text) }),
    MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: quote(node.text) }),
    StrayParenthesisError: ({ node }) => diagnostics.report('stray-parenthesis', node),
    UnclosedVariationError: ({ node }) => diagnostics.report('unclosed-variation', node),
    UnclosedCommentError: ({ node }) => diagnostics.report('unclosed-comment', node),
  },
  checks: [numbers],
  lower: (tree) => readGames(tree, tree.root.index),
  locate: (tree) => locateGames(tree, tree.root.index),
  legality: checkLegality,
});

/** The notation my-game: games of my game. */
export const myGame = defineNotation({
  codes,
  read,
  codec: gamesCodec,
  // Canonical text is read again: a text that means something else is never written.
  print: { write: writeGames },
  play,
  view,
});
