import {
  check,
  defineNotation,
  defineReader,
  type EditorLocation,
  list,
  quote,
  record,
  text,
  type Tree,
  wholeNumber,
} from '../../../src/library/index.js';
import { frogCodes, frogDiagnostics } from './codes.js';
import { type Board, type FrogFile, Kind, type Move } from './generated/frogs/nodes.js';
import { parse } from './generated/frogs/parser.js';
import { type FrogGame, type FrogMove, frogPlay, frogView, replayFrogs } from './play.js';

const stone = wholeNumber('stone', { digits: 3 });
const codec = record({
  board: text('board', { pattern: /^[RL.]+$/ }),
  moves: list(record({ from: stone, to: stone })),
  comments: list(text('comment', { pattern: /^#[^\r\n]*$/ })),
});

/** The board has one empty stone. */
const oneGap = check(parse, {
  on: 'Board',
  run(board, { report }) {
    const count = board.text.split('.').length - 1;
    if (count !== 1) report(frogDiagnostics.report('no-gap', board, { count }));
  },
});

/** The moves up to the first that can't be read. */
function movesOf({ root }: Tree<FrogFile>): Move[] {
  const end = root.moves.findIndex(({ kind }) => kind !== Kind.Move);
  return (end === -1 ? root.moves : root.moves.slice(0, end)) as Move[];
}

const read = defineReader({
  info: {
    id: frogDiagnostics.format,
    title: 'games of frogs and toads',
    extensions: ['.frogs'],
    detect: (head) => /^(?:#[^\n]*\n|\s)*[RL]*\.[RL]*(?:\s|$)/.test(head),
  },
  parse,
  diagnostics: [frogDiagnostics],
  syntax: {
    BoardError: ({ node }) => frogDiagnostics.report('bad-board', node, { found: quote(node.text) }),
    MoveError: ({ node }) => frogDiagnostics.report('bad-move', node, { found: quote(node.text) }),
  },
  checks: [oneGap],
  lower: (tree): FrogGame => ({
    board: tree.root.board.kind === Kind.Board ? (tree.root.board as Board).text : '',
    moves: movesOf(tree).map((move) => ({ from: Number(move.from.text), to: Number(move.to.text) })),
    comments: tree.comments().map((comment) => comment.text),
  }),
  locate(tree) {
    const moves = movesOf(tree);
    return ([key, index]) => {
      if (key === 'moves') return moves[Number(index)];
      return key === 'board' ? tree.root.board : tree.comments()[Number(index)];
    };
  },
  legality(game, hiding, { report, spanOf }) {
    const replay = replayFrogs(game);
    if (!replay.ok) return;
    for (const [i, { move, isLegal }] of replay.plies.entries()) {
      const span = spanOf(['moves', i])!;
      if (!isLegal && span.start < hiding.from) report(frogDiagnostics.report('illegal-move', span, { ...move }));
    }
  },
});

const writeMove = ({ from, to }: FrogMove): string => `${from}-${to}`;

/** Games of frogs and toads: a notation that is not built in. */
export const frogs = defineNotation({
  codes: frogCodes,
  read,
  codec,
  print: {
    write({ board, moves, comments }, { style = 'readable' } = {}) {
      const lines = [board, ...(moves.length === 0 ? [] : [moves.map(writeMove).join(' ')])];
      return [...(style === 'compact' ? [] : comments), ...lines, ''].join('\n');
    },
  },
  play: frogPlay,
  view: frogView,
  editor: () =>
    Promise.resolve({
      plies: ({ moves }: FrogGame) => moves.map((_, i) => ['moves', i]),
      hover: ({ around }: EditorLocation) =>
        around(['Move'])?.text.replace(/^(\d+)-(\d+)$/, 'a frog jumps from $1 to $2'),
    }),
});
