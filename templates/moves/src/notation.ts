import { check, defineNotation, defineReader, quote } from 'ludogram';
import { codes, diagnostics } from './codes.js';
import { locateGame } from './generated/my-game/locate.js';
import { readGame } from './generated/my-game/lower.js';
import { parse } from './generated/my-game/parser.js';
import { gameCodec } from './shape.js';

/** A move goes to another square. */
const otherSquare = check(parse, {
  on: 'Move',
  run(move, { report }) {
    const from = move.from.text;
    if (from === move.to.text) report(diagnostics.report('same-square', move, { square: from }));
  },
});

const read = defineReader({
  info: {
    id: diagnostics.format,
    title: 'games of my game',
    extensions: ['.my-game'],
    // The first word is a move.
    detect: (head) => /^(?:\s|#[^\n]*\n)*[a-z][1-9][0-9]?-[a-z][1-9][0-9]?(?:\s|#|$)/.test(head),
  },
  parse,
  diagnostics: [diagnostics],
  // One entry for each error production of the grammar.
  syntax: {
    MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: quote(node.text) }),
  },
  checks: [otherSquare],
  lower: (tree) => readGame(tree, tree.root.index),
  locate: (tree) => locateGame(tree, tree.root.index),
});

/** The notation my-game: games of my game. */
export const myGame = defineNotation({
  codes,
  read,
  codec: gameCodec,
  print: {
    // Canonical text. It is read again: a text that means something else is never written.
    write({ moves, comments }, { style = 'readable' } = {}) {
      const lines = moves.map(({ from, to }) => `${from}-${to}`);
      if (style === 'compact') return `${lines.join(' ')}\n`;
      return [...comments, ...lines].map((line) => `${line}\n`).join('');
    },
  },
});
