import { check, defineNotation, defineReader, list, quote, record, text } from 'ludogram';
import { codes, diagnostics } from './codes.js';
import { Kind } from './generated/my-game/nodes.js';
import { parse } from './generated/my-game/parser.js';

/** The JSON of a game, its reader and its JSON Schema, from one declaration. */
const square = text('square', { pattern: /^[a-z][1-9][0-9]?$/ });
const codec = record({
  moves: list(record({ from: square, to: square })),
  comments: list(text('comment', { pattern: /^#[^\r\n]*$/ })),
});

/** The moves that can be read. */
const movesOf = ({ root }) => root.moves.filter((move) => move.kind === Kind.Move);

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
  lower: (tree) => ({
    moves: movesOf(tree).map(({ from, to }) => ({ from: from.text, to: to.text })),
    comments: tree.comments().map((comment) => comment.text),
  }),
  locate(tree) {
    const moves = movesOf(tree);
    return ([key, index]) => (key === 'moves' ? moves[Number(index)] : tree.comments()[Number(index)]);
  },
});

/** The notation my-game: games of my game. */
export const myGame = defineNotation({
  codes,
  read,
  codec,
  print: {
    // Canonical text. It is read again: a text that means something else is never written.
    write({ moves, comments }, { style = 'readable' } = {}) {
      const lines = moves.map(({ from, to }) => `${from}-${to}`);
      if (style === 'compact') return `${lines.join(' ')}\n`;
      return [...comments, ...lines].map((line) => `${line}\n`).join('');
    },
  },
});
