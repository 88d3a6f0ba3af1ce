import { defineCatalogue } from '../../diagnostics/index.js';

/** What can be said of a game by its rules: the last part of the catalogue. */
export const rulesCatalogue = defineCatalogue('5dfen', {
  'timeline-gap': {
    severity: 'warning',
    message: ({ layer, board }: { layer: string; board: string }) =>
      `layer ${layer} has boards missing in front of ${board}, so the moves are not judged`,
  },
  'variant-not-built-in': {
    severity: 'note',
    message: ({ variant }: { variant: string }) =>
      `the boards of ${variant} are not built in, so the moves are not judged`,
  },
  'no-such-board': {
    severity: 'error',
    message: ({ board, mover, playable }: { board: string; mover: string; playable: string }) =>
      `there is no board${board} on which ${mover} moves${playable}`,
  },
  'board-not-playable': {
    severity: 'error',
    message: ({ board, mover, playable }: { board: string; mover: string; playable: string }) =>
      `${board.trim()} is in the past, so ${mover} can’t move on it${playable}`,
  },
  'no-target-board': {
    severity: 'error',
    message: ({ board }: { board: string }) => `there is no board ${board} to go to`,
  },
  'off-board': {
    severity: 'error',
    message: ({ square, size }: { square: string; size: string }) =>
      `${square} is outside the boards, which are ${size}`,
  },
  'no-such-piece': {
    severity: 'error',
    message: ({ mover, piece, where }: { mover: string; piece: string; where: string }) =>
      `${mover} has no ${piece} ${where}`,
  },
  'none-reaches': {
    severity: 'error',
    message: ({ mover, piece, board, square }: { mover: string; piece: string; board: string; square: string }) =>
      `no ${piece} of ${mover} on ${board} can go to ${square}`,
  },
  'cannot-reach': {
    severity: 'error',
    message: ({ piece, from, to }: { piece: string; from: string; to: string }) =>
      `the ${piece} on ${from} can’t go to ${to}`,
  },
  'ambiguous-move': {
    severity: 'error',
    message: ({ candidates }: { candidates: string }) => `this can mean several moves: ${candidates}`,
  },
  'no-castling': {
    severity: 'error',
    message: ({ mover, board }: { mover: string; board: string }) => `${mover} can’t castle so on ${board}`,
  },
  'nothing-captured': {
    severity: 'error',
    message: ({ square }: { square: string }) => `x is a capture, but nothing is taken on ${square}`,
  },
  'bad-promotion': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is no promotion: ${why}`,
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
