import { defineCatalogue, plural } from '../../diagnostics/index.js';

/** `L`, `L or U`, `L, U or X`. */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Everything that can be said of an `.oni` file. */
export const oniCatalogue = defineCatalogue('oni', {
  // ---- syntax ----
  'unknown-card': {
    severity: 'error',
    message: ({ found, cards }: { found: string; cards: string }) =>
      `there is no card ${found}; the cards are ${cards}`,
    explanation:
      'Rule 5 and rule 6 name cards by their letters, in either case. A, I, J, N, P, S, V, W, Y and Z stand for no card.',
    example: 'BXLUA',
  },
  'unknown-square': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no square ${found}; squares go from a to y`,
    explanation: 'Rule 6.3 names the 25 squares a to y, row by row from blue’s side. There is no square z.',
    example: 'BXLUT Brz',
  },
  'unknown-character': {
    severity: 'error',
    message: ({ found, place }: { found: string; place: string }) => `${found} stands where a ${place} should`,
    explanation:
      'Cards and squares are letters. Only the characters 0 1 2 3 and . describe a board; nothing else has a meaning.',
    example: 'BXLUT Br?',
  },
  'stray-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is one character too many here`,
    explanation:
      'Without this character the others are five cards, or moves of three characters each. The fix drops it.',
    example: 'BXLUT B!rs',
  },
  'misplaced-board-character': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `${found} describes a board, and a board can only stand in front of the cards`,
    explanation: 'Rule 3 reserves 0 1 2 3 and . for the board, which comes first in the file (rule 4).',
    example: 'BXLUT B0s',
  },
  'board-size': {
    severity: 'error',
    message: ({ what, count, wanted }: { what: string; count: number; wanted: number }) =>
      `${what} has ${plural(count, 'square')}, not ${wanted}`,
    explanation:
      'Rule 4.2: a board is five groups of five characters, from blue’s side to red’s. Where it stands in five words, each word of another length is reported by itself.',
    example: '11311 ..... ..... ..... 0020 BXLUT',
  },
  'board-character': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} stands on the board, where only . 0 1 2 3 can`,
    explanation: 'Rule 4: . is an empty square, 0 and 1 a red and a blue disciple, 2 and 3 a red and a blue sensei.',
    example: '11x11 ..... ..... ..... 00200 BXLUT',
  },
  'missing-cards': {
    severity: 'error',
    message: ({ count }: { count: number }) =>
      `five cards are needed, but ${count === 0 ? 'there are none' : `only ${count === 1 ? 'one stands' : `${count} stand`} here`}`,
    explanation: 'Rule 5: two cards of red, two of blue, then the transfer card; they are not optional.',
    example: 'BXL',
  },
  'incomplete-move': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is not a whole move: a move is a card and two squares`,
    explanation:
      'Rule 6.2: each move is three characters, the card, the square it starts from and the square it ends on.',
    example: 'BXLUT Br',
  },

  // ---- structure ----
  'repeated-card': {
    severity: 'error',
    message: ({ name }: { name: string }) => `${name} is dealt twice; the five cards must be different`,
    explanation: 'There is one card of each kind, so the five of a game are all different.',
    example: 'BXLUB',
  },
  'too-many-senseis': {
    severity: 'warning',
    message: ({ side, count }: { side: string; count: number }) => `${side} has ${count} senseis instead of one`,
    explanation: 'A side has one sensei. The notation allows any board, so this is only a warning.',
    example: '33333 ..... ..... ..... 00200 BXLUT',
  },
  'too-many-disciples': {
    severity: 'warning',
    message: ({ side, count }: { side: string; count: number }) => `${side} has ${count} disciples; there are four`,
    explanation: 'A side has four disciples at most. The notation allows any board, so this is only a warning.',
    example: '11311 1.... ..... ..... 00200 BXLUT',
  },
  'no-sensei': {
    severity: 'note',
    message: ({ side }: { side: string }) => `${side} has no sensei, so the game is over before it starts`,
    explanation: 'A side without a sensei has lost. The board can be written down, but no move can follow.',
    example: '11.11 ..... ..... ..... 00200 BXLUT',
  },

  // ---- rules ----
  'card-not-in-hand': {
    severity: 'error',
    message: ({ mover, name, hand, makes }: { mover: string; name: string; hand: string; makes: string }) =>
      `${mover} does not hold ${name}; ${mover} holds ${hand}${makes === '' ? ', and neither makes this move' : ''}`,
    explanation:
      'A player moves with one of the two cards in hand. The fixes are the cards that make the same move; the replay goes on with the first.',
    example: 'BXLUT Eys',
  },
  'no-piece': {
    severity: 'error',
    message: ({ square, own }: { square: string; own: string }) =>
      `nobody stands on ${square}; the mover’s pieces stand on ${own}`,
    explanation: 'A move starts from a square on which the mover has a piece.',
    example: 'BXLUT Bmh',
  },
  'not-own-piece': {
    severity: 'error',
    message: ({ mover, square, own }: { mover: string; square: string; own: string }) =>
      `the piece on ${square} is not ${mover}’s; ${mover}’s stand on ${own}`,
    explanation:
      'A move starts from a square on which the mover has a piece. Red moves first, then the sides take turns.',
    example: 'BXLUT Baf',
  },
  'not-on-card': {
    severity: 'error',
    message: ({ name, from, to, reach }: { name: string; from: string; to: string; reach: string }) =>
      `${name} does not lead from ${from} to ${to}${reach === '' ? '; it leads nowhere from there' : `; it leads to ${reach}`}`,
    explanation: 'The card says how far and where a piece goes. Blue sees every card turned by 180 degrees.',
    example: 'BXLUT Byo',
  },
  'own-piece-on-target': {
    severity: 'error',
    message: ({ mover, square }: { mover: string; square: string }) => `${mover}’s own piece stands on ${square}`,
    explanation: 'A piece may end on an empty square, or capture a piece of the opponent; never one of its own side.',
    example: 'BXLUT Byx',
  },
  'move-after-end': {
    severity: 'error',
    message: ({ how }: { how: string }) => `the game was over: ${how}`,
    explanation:
      'The game ends when a sensei is captured or reaches the other side’s temple, the square where the other sensei starts (c for red, w for blue). No move can follow.',
    example: '..... ..2.. ..... ..... ..3.. BTLUX Bhc Lwr',
  },
});
