import { defineCatalogue, plural } from '../../diagnostics/index.js';

/** Everything that can be said of an `.oni` file. */
export const oniCatalogue = defineCatalogue('oni', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an Onitama game',
  },
  'unknown-card': {
    severity: 'error',
    message: ({ found, cards }: { found: string; cards: string }) =>
      `there is no card ${found}; the cards are ${cards}`,
  },
  'unknown-square': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no square ${found}; squares go from a to y`,
  },
  'unknown-character': {
    severity: 'error',
    message: ({ found, place }: { found: string; place: string }) => `${found} stands where a ${place} should`,
  },
  'stray-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is one character too many here`,
    fixes: { 'drop {found}': 'unsafe' },
  },
  'misplaced-board-character': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `${found} describes a board, and a board can only stand in front of the cards`,
  },
  'board-size': {
    severity: 'error',
    message: ({ what, count, wanted }: { what: string; count: number; wanted: number }) =>
      `${what} has ${plural(count, 'square')}, not ${wanted}`,
  },
  'board-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} stands on the board, where only . 0 1 2 3 can`,
  },
  'missing-cards': {
    severity: 'error',
    message: ({ count }: { count: number }) =>
      `five cards are needed, but ${count === 0 ? 'there are none' : `only ${count === 1 ? 'one stands' : `${count} stand`} here`}`,
  },
  'incomplete-move': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is not a whole move: a move is a card and two squares`,
  },

  // ---- structure ----
  'repeated-card': {
    severity: 'error',
    message: ({ name }: { name: string }) => `${name} is dealt twice; the five cards must be different`,
  },
  'too-many-senseis': {
    severity: 'warning',
    message: ({ side, count }: { side: string; count: number }) => `${side} has ${count} senseis instead of one`,
  },
  'too-many-disciples': {
    severity: 'warning',
    message: ({ side, count }: { side: string; count: number }) => `${side} has ${count} disciples; there are four`,
  },
  'no-sensei': {
    severity: 'note',
    message: ({ side }: { side: string }) => `${side} has no sensei, so the game is over before it starts`,
  },

  // ---- rules ----
  'card-not-in-hand': {
    severity: 'error',
    message: ({ mover, name, hand, makes }: { mover: string; name: string; hand: string; makes: string }) =>
      `${mover} does not hold ${name}; ${mover} holds ${hand}${makes === '' ? ', and neither makes this move' : ''}`,
    fixes: { 'play {name} ({letter}) instead': 'unsafe' },
  },
  'no-piece': {
    severity: 'error',
    message: ({ square, own }: { square: string; own: string }) =>
      `nobody stands on ${square}; the mover’s pieces stand on ${own}`,
  },
  'not-own-piece': {
    severity: 'error',
    message: ({ mover, square, own }: { mover: string; square: string; own: string }) =>
      `the piece on ${square} is not ${mover}’s; ${mover}’s stand on ${own}`,
  },
  'not-on-card': {
    severity: 'error',
    message: ({ name, from, to, reach }: { name: string; from: string; to: string; reach: string }) =>
      `${name} does not lead from ${from} to ${to}${reach === '' ? '; it leads nowhere from there' : `; it leads to ${reach}`}`,
  },
  'own-piece-on-target': {
    severity: 'error',
    message: ({ mover, square }: { mover: string; square: string }) => `${mover}’s own piece stands on ${square}`,
  },
  'move-after-end': {
    severity: 'error',
    message: ({ how }: { how: string }) => `the game was over: ${how}`,
  },
});
