import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { fiveDInfo } from '../info.js';

/** The diagnostics of level `rules`: illegal moves, and the reasons why moves are not checked. */
export const legalityDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDInfo, {
  'timeline-gap': {
    severity: 'warning',
    message: 'timeline {timeline} lacks boards before {board}: the moves are not checked',
  },
  'variant-not-built-in': {
    severity: 'note',
    message: 'the boards of "{variant}" are not built in: the moves are not checked',
  },
  'no-such-board': {
    severity: 'error',
    message: '{mover} has no board{board} to move on{playable}',
  },
  'board-not-playable': {
    severity: 'error',
    message: ({ board, mover, playable }: { board: string; mover: string; playable: string }) =>
      `${board.trim()} is in the past, so ${mover} can't move on it${playable}`,
  },
  'no-target-board': {
    severity: 'error',
    message: 'no board {board} to move to',
  },
  'off-board': {
    severity: 'error',
    message: 'square {square} is off the board: the boards are {size}',
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
    message: "the {piece} on {from} can't go to {to}",
  },
  'ambiguous-move': {
    severity: 'error',
    message: 'ambiguous move: it could be {candidates}',
  },
  'no-castling': {
    severity: 'error',
    message: "{mover} can't castle on that side on board {board}",
  },
  'nothing-captured': {
    severity: 'error',
    message: 'the "x" means a capture, but nothing is captured on {square}',
  },
  'bad-promotion': {
    severity: 'error',
    message: 'invalid promotion: {why}',
  },
  'wrong-jump': {
    severity: 'error',
    message: ({ why }: { why: string }) => why,
  },
  'wrong-timeline-mark': {
    severity: 'error',
    message: ({ made }: { made: string | undefined }) =>
      made === undefined ? 'wrong mark: this move makes no timeline' : `wrong mark: this move makes timeline ${made}`,
  },
  'wrong-present-mark': {
    severity: 'warning',
    message: ({ why }: { why: string }) => why,
  },
  'misplaced-variation': {
    severity: 'warning',
    message: 'this variation begins with a turn that is not nearby: its moves are not checked',
  },
});

/** The codes of level `rules` with explanations and examples. */
export const explainedLegality = /* @__PURE__ */ explainCodes(legalityDiagnostics, () => ({
  'timeline-gap': {
    explanation:
      "The boards of a timeline follow each other, white's and black's in turn. Pieces can go to past boards, so without them moves can't be checked.",
    example: '[k2/3/K2:0:1:w]\n[k2/3/K2:0:3:w]',
  },
  'variant-not-built-in': {
    explanation:
      'The variant is one of the game, but only its name is known here. Add its boards to the record to have the moves checked.',
    example: '[Board "Misc - Timeline Marauders"]\n1. (0T1)a2',
  },
  'no-such-board': {
    explanation:
      'A move begins on the last board of a timeline, where the player is to move. Coordinates are (layer T turn).',
    example: '[Board "Standard"]\n1. (1T1)e4',
  },
  'board-not-playable': {
    explanation:
      'A move begins on the last board of a timeline. Pieces can go to boards of the past, but not move on them.',
    example: '[Board "Standard"]\n1. e4 / e5\n2. (0T1)d4',
  },
  'no-target-board': {
    explanation:
      'A piece goes to a board that exists and on which its own side is to move, in the past or at the end of a timeline.',
    example: '[Board "Standard"]\n1. (0T1)Nb1>>(0T0)b3',
  },
  'off-board': {
    explanation: 'Files are letters from a on, ranks numbers from 1 on, as many as the boards have.',
    example: '[Board "Standard"]\n1. e9',
  },
  'no-such-piece': {
    explanation:
      'The board on which the move begins has no piece of this kind and color on the square, file or rank that the move names.',
    example: '[Board "Standard"]\n1. Ne4f6',
  },
  'none-reaches': {
    explanation: 'None of the pieces that the move may refer to can make it.',
    example: '[Board "Standard"]\n1. Nd4',
  },
  'cannot-reach': {
    explanation:
      'Each piece moves along files, ranks, turns and timelines in its own way, and riders stop at the first piece in their way. No piece goes to a square with a piece of its own side. The replay continues with the move as it is written.',
    example: '[Board "Standard"]\n1. e2e5',
  },
  'ambiguous-move': {
    explanation:
      'More than one piece can make the move, or the piece can make it on more than one board. Name the square it comes from, its board, or the board it goes to.',
    example: '[k3/4/4/N1N1:0:1:w]\n1. Nb3',
  },
  'no-castling': {
    explanation:
      'Castling requires a king and a rook on one rank that have not moved (both have a *), and nothing between them. Castling out of check is not reported.',
    example: '[Board "Standard"]\n1. O-O',
  },
  'nothing-captured': {
    explanation: 'A move with x captures a piece on the square it goes to, or a pawn en passant.',
    example: '[Board "Standard"]\n1. Nxf3',
  },
  'bad-promotion': {
    explanation:
      'On the last rank, pawns and brawns become another piece, but not a pawn, a brawn, a king or a royal queen. Without a letter they become a queen.',
    example: '[Board "Standard"]\n1. e4=Q',
  },
  'wrong-jump': {
    explanation:
      '> goes to the last board of another timeline. >> goes to a board of the past, which makes a new timeline.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>(0T1)f5',
  },
  'wrong-timeline-mark': {
    explanation: "(>L1) names the timeline that the move makes. White's are 1, 2, 3 and so on, black's -1, -2, -3.",
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5 (>L2)',
  },
  'wrong-present-mark': {
    explanation:
      '~ means that the present moves to the timeline that the move makes; (~T1) names the turn of the present, which is the earliest board of the active timelines that waits for a move. Some programs write another number in (~T1), so this is a warning.',
    example: '[Board "Standard"]\n1. Nf3~',
  },
  'misplaced-variation': {
    explanation:
      'A variation is in or right after the action that it replaces, or in the action before it. Its first turn number names that action.',
    example: '[Board "Standard"]\n1. e4 / e5\n2. d4 (9. d3)',
  },
}));
