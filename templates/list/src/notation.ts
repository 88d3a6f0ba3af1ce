import { defineNotation, defineReader, quote } from 'ludogram';
import { checks } from './checks.js';
import { codes, diagnostics } from './codes.js';
import { locateResults } from './generated/my-game/locate.js';
import { readResults } from './generated/my-game/lower.js';
import { parse } from './generated/my-game/parser.js';
import { type ResultModel, resultsCodec } from './shape.js';

const read = defineReader({
  info: {
    id: diagnostics.format,
    title: 'games of my game',
    extensions: ['.my-game'],
    // The first word is a date.
    detect: (head) => /^(?:\s|#[^\n]*\n)*\d{4}[-/.]\d{2}[-/.]\d{2}[ \t]/.test(head),
    // A file is divided into its lines, so large files are read in parts.
    recordStart: 'line',
  },
  parse,
  diagnostics: [diagnostics],
  // One entry for each error production of the grammar.
  syntax: {
    ResultError: ({ node }) => diagnostics.report('bad-result', node, { found: quote(node.text) }),
  },
  checks,
  lower: (tree) => readResults(tree, tree.root.index),
  locate: (tree) => locateResults(tree, tree.root.index),
});

/** Returns the line of a result. */
const lineOf = ({ date, first, firstPoints, secondPoints, second }: ResultModel): string =>
  `${date} ${first} ${firstPoints}-${secondPoints} ${second}`;

/** The notation my-game: games of my game. */
export const myGame = defineNotation({
  codes,
  read,
  codec: resultsCodec,
  print: {
    // Canonical text. It is read again: a text that means something else is never written.
    write({ results, comments }, { style = 'readable' } = {}) {
      const lines = results.map(lineOf);
      return (style === 'compact' ? lines : [...comments, ...lines]).map((line) => `${line}\n`).join('');
    },
  },
});
