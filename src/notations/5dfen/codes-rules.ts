import { defineDiagnostics, explainCodes } from '../../diagnostics/index.js';

/** What can be said of a game by its rules: the last part of the catalogue. */
export const rulesDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  'timeline-gap': {
    severity: 'warning',
    message: 'layer {layer} has boards missing in front of {board}, so the moves are not judged',
  },
  'variant-not-built-in': {
    severity: 'note',
    message: 'the boards of {variant} are not built in, so the moves are not judged',
  },
  'no-such-board': {
    severity: 'error',
    message: 'there is no board{board} on which {mover} moves{playable}',
  },
  'board-not-playable': {
    severity: 'error',
    message: ({ board, mover, playable }: { board: string; mover: string; playable: string }) =>
      `${board.trim()} is in the past, so ${mover} can’t move on it${playable}`,
  },
  'no-target-board': {
    severity: 'error',
    message: 'there is no board {board} to go to',
  },
  'off-board': {
    severity: 'error',
    message: '{square} is outside the boards, which are {size}',
  },
  'no-such-piece': {
    severity: 'error',
    message: '{mover} has no {piece} {where}',
  },
  'none-reaches': {
    severity: 'error',
    message: 'no {piece} of {mover} on {board} can go to {square}',
  },
  'cannot-reach': {
    severity: 'error',
    message: 'the {piece} on {from} can’t go to {to}',
  },
  'ambiguous-move': {
    severity: 'error',
    message: 'this can mean several moves: {candidates}',
  },
  'no-castling': {
    severity: 'error',
    message: '{mover} can’t castle so on {board}',
  },
  'nothing-captured': {
    severity: 'error',
    message: 'x is a capture, but nothing is taken on {square}',
  },
  'bad-promotion': {
    severity: 'error',
    message: 'this is no promotion: {why}',
  },
  'wrong-jump': {
    severity: 'error',
    message: ({ why }: { why: string }) => why,
  },
  'wrong-timeline-mark': {
    severity: 'error',
    message: ({ made }: { made: string | undefined }) =>
      made === undefined ? 'this move makes no timeline' : `this move makes timeline ${made}`,
  },
  'wrong-present-mark': {
    severity: 'warning',
    message: ({ why }: { why: string }) => why,
  },
  'misplaced-variation': {
    severity: 'warning',
    message: 'this variation begins at no turn nearby, so its moves are not judged',
  },
});

/** What is behind the codes of level `rules`. */
export const explainedRules = /* @__PURE__ */ explainCodes(rulesDiagnostics, () => ({
  'timeline-gap': {
    explanation:
      'The boards of a timeline follow each other, white’s and black’s in turn. Pieces can go to past boards, so without them moves can’t be judged.',
    example: '[k2/3/K2:0:1:w]\n[k2/3/K2:0:3:w]',
  },
  'variant-not-built-in': {
    explanation:
      'The variant is one of the game, but this program knows its name only. With its boards in the record, the moves are judged.',
    example: '[Board "Misc - Timeline Marauders"]\n1. (0T1)a2',
  },
  'no-such-board': {
    explanation:
      'A move begins on the last board of a timeline, where the player is to move. Coordinates are (layer T turn).',
    example: '[Board "Standard"]\n1. (1T1)e4',
  },
  'board-not-playable': {
    explanation: 'Only on the last board of a timeline can a move begin. Boards of the past are only gone to.',
    example: '[Board "Standard"]\n1. e4 / e5\n2. (0T1)d4',
  },
  'no-target-board': {
    explanation:
      'A piece goes to a board that exists, of its own colour’s half of the turn, in the past or at the end of a timeline.',
    example: '[Board "Standard"]\n1. (0T1)Nb1>>(0T0)b3',
  },
  'off-board': {
    explanation: 'Files are letters from a on, ranks numbers from 1 on, as many as the boards have.',
    example: '[Board "Standard"]\n1. e9',
  },
  'no-such-piece': {
    explanation: 'The piece that the move names must stand where the move says, on the board that it begins on.',
    example: '[Board "Standard"]\n1. Ne4f6',
  },
  'none-reaches': {
    explanation: 'Of the pieces that the move may mean, none can make it.',
    example: '[Board "Standard"]\n1. Nd4',
  },
  'cannot-reach': {
    explanation:
      'Each piece moves along files, ranks, turns and timelines in its own way, and what rides stops at the first piece in its way. No piece goes to a square of its own side. The replay goes on with the move as it is written.',
    example: '[Board "Standard"]\n1. e2e5',
  },
  'ambiguous-move': {
    explanation:
      'More than one piece can make the move, or the piece can make it on more than one board. Name the square it comes from, its board, or the board it goes to.',
    example: '[k3/4/4/N1N1:0:1:w]\n1. Nb3',
  },
  'no-castling': {
    explanation:
      'Castling wants a king and a rook on one rank, both with * since they have not moved, and nothing between them. Whether the king is in check is not judged.',
    example: '[Board "Standard"]\n1. O-O',
  },
  'nothing-captured': {
    explanation: 'A move with x takes a piece on the square it goes to, or a pawn in passing.',
    example: '[Board "Standard"]\n1. Nxf3',
  },
  'bad-promotion': {
    explanation: 'Pawns and brawns become another piece on the last rank. Without a letter they become a queen.',
    example: '[Board "Standard"]\n1. e4=Q',
  },
  'wrong-jump': {
    explanation:
      '> goes to the last board of another timeline. >> goes to a board of the past, which makes a new timeline.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>(0T1)f5',
  },
  'wrong-timeline-mark': {
    explanation: '(>L1) names the timeline that the move makes. White’s are 1, 2, 3 and so on, black’s -1, -2, -3.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5 (>L2)',
  },
  'wrong-present-mark': {
    explanation:
      '~ says that the move makes a timeline on which the present then is, (~T1) which turn that is. The present is the earliest board to move on, of the timelines that are active. Some programs mean another number by (~T1), hence only a warning.',
    example: '[Board "Standard"]\n1. Nf3~',
  },
  'misplaced-variation': {
    explanation:
      'A variation stands in or right behind the action that it replaces, or in the action in front of it, and its first turn number names it.',
    example: '[Board "Standard"]\n1. e4 / e5\n2. d4 (9. d3)',
  },
}));
