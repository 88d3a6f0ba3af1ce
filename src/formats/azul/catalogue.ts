import { defineCatalogue } from '../../diagnostics/index.js';
import { FINISHED, SECOND_ROUND, THREE_ROUNDS } from './example-games.js';

/** Everything that can be said of an Azul game record. */
export const azulCatalogue = defineCatalogue('azul', {
  // ---- syntax ----
  'no-signature': {
    severity: 'error',
    message: 'the first line must be AZULGAME',
    explanation: 'A record begins with the line AZULGAME, so that programs know what it is. Blanks may follow it.',
    example: 'azulgame\n2',
  },
  'unknown-tile': {
    severity: 'error',
    message: ({ found, hint }: { found: string; hint: string }) => `${found} is no tile${hint}`,
    explanation:
      'Tiles are l blue, o orange, r red, k black and u light blue. The fix is the letter that b, y and w are mistaken for.',
    example: 'AZULGAME\n2\nA 2 bbb 22-',
  },
  'unknown-destination': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `there is no line ${found}; tiles go to lines 1 to 5, or to the floor, -`,
    explanation: 'Each tile taken has a destination: the number of a line, which is its length, or - for the floor.',
    example: 'AZULGAME\n2\nA 2 rrr 266',
  },
  'bad-move': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is no move: ${why}`,
    explanation:
      'A move is a player (A to D), the number of a factory or 0 for the centre, the tiles taken, and for each its destination: A 2 rrr 22-. Blanks have no meaning.',
    example: 'AZULGAME\n2\nA 2 rrr',
  },
  'bad-draw': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is no draw: ${why}`,
    explanation:
      'A draw lists the number of each factory with its tiles: 1llrr 2orku 3luuk 4krul 5rrok. Blanks have no meaning.',
    example: 'AZULGAME\n2\n1llrr 2',
  },
  'bad-line': {
    severity: 'error',
    message: ({ found, hint }: { found: string; hint: string }) => `${found} is no line of a record${hint}`,
    explanation:
      'A line is the number of players, a draw (it begins with a digit), a move (it begins with A to D), or in its first column # for a comment or : for metadata.',
    example: 'AZULGAME\n2\nE 2 rrr 22-',
  },
  'bad-player-count': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no number of players; two, three or four can play`,
    explanation: 'The first data line is the number of players, 2, 3 or 4.',
    example: 'AZULGAME\n5',
  },
  'bad-date': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'a date is missing, for example 2020-12-25'
        : `${found} is no date; dates are written as 2020-12-25`,
    explanation: 'The date of a game is its year, month and day: :date 2020-12-25.',
    example: 'AZULGAME\n:date 25.12.2020\n2',
  },

  // ---- structure ----
  'missing-player-count': {
    severity: 'error',
    message: 'the number of players is missing; it is the first data line',
    explanation:
      'Behind the signature, comments and metadata stands the number of players, 2, 3 or 4, on a line of its own.',
    example: 'AZULGAME\n1llrr',
  },
  'repeated-player-count': {
    severity: 'error',
    message: 'the number of players is given once, as the first data line',
    explanation: 'A single digit on a line is the number of players. Behind the first data line it has no place.',
    example: 'AZULGAME\n2\n3',
  },
  'no-such-player': {
    severity: 'error',
    message: ({ player, count }: { player: string; count: number }) =>
      `there is no player ${player}; ${count} play, ${'ABCD'.slice(0, count).split('').join(' ')}`,
    explanation: 'Players are A, B and so on, as many as the number of players says.',
    example: 'AZULGAME\n2\n:C Carl',
  },
  'repeated-name': {
    severity: 'warning',
    message: ({ player }: { player: string }) => `player ${player} has a name already; the first one counts`,
    explanation: 'Each player has one name.',
    example: 'AZULGAME\n2\n:A Ann\n:A Abe',
  },
  'repeated-date': {
    severity: 'warning',
    message: 'the game has a date already; the first one counts',
    explanation: 'A game took place on one day.',
    example: 'AZULGAME\n2\n:date 2020-12-25\n:date 2020-12-26',
  },
  'no-such-day': {
    severity: 'error',
    message: ({ date }: { date: string }) => `there is no day ${date}`,
    explanation: 'The date has the right form, but the calendar has no such day.',
    example: 'AZULGAME\n2\n:date 2020-02-30',
  },
  'unknown-metadata': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `${key} is no metadata that the notation knows; it is kept`,
    explanation:
      'Metadata is :A to :D with a name, and :date. A colon followed by a blank begins commentary. Other keys are kept as they are.',
    example: 'AZULGAME\n2\n:Alice Wonderland',
  },
  'no-such-factory': {
    severity: 'error',
    message: ({ number, count }: { number: number; count: number }) =>
      `there is no factory ${number}; there are ${count}, twice the players and one more`,
    explanation: 'Two play with five factories, three with seven, four with nine.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 6rrok',
  },
  'repeated-factory': {
    severity: 'error',
    message: ({ number }: { number: number }) => `factory ${number} is listed twice`,
    explanation: 'A draw lists each factory once at most.',
    example: 'AZULGAME\n2\n1llrr 1orku',
  },
  'full-factory': {
    severity: 'error',
    message: ({ number, count }: { number: number; count: number }) => `factory ${number} has ${count} tiles; four fit`,
    explanation: 'Four tiles are placed on each factory.',
    example: 'AZULGAME\n2\n1llrrr',
  },
  'mixed-tiles': {
    severity: 'error',
    message: ({ tiles }: { tiles: string }) => `${tiles} are tiles of several kinds; a move takes one kind`,
    explanation: 'A player takes all tiles of one kind from a factory or from the centre.',
    example: 'AZULGAME\n2\nA 2 rrk 22-',
  },
  'destination-count': {
    severity: 'error',
    message: ({ tiles, destinations }: { tiles: number; destinations: number }) =>
      `${tiles} ${tiles === 1 ? 'tile is' : 'tiles are'} taken, but ${destinations} ${destinations === 1 ? 'destination is' : 'destinations are'} given`,
    explanation: 'There is one destination for each tile taken.',
    example: 'AZULGAME\n2\nA 2 rrr 22',
  },
  'several-lines': {
    severity: 'error',
    message: ({ lines }: { lines: string }) => `tiles go to one line and the floor, not to lines ${lines}`,
    explanation: 'The tiles of a move go to one pattern line; those that do not fit go to the floor.',
    example: 'AZULGAME\n2\nA 2 rrr 223',
  },

  // ---- rules: draws ----
  'draw-during-round': {
    severity: 'error',
    message: ({ left }: { left: string }) => `the round is not over: ${left} lie on the table`,
    explanation: 'Tiles are drawn when all factories and the centre are empty. The replay goes on with the new draw.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\n1llrr 2orku 3luuk 4krul 5rrok',
  },
  'draw-count': {
    severity: 'error',
    message: ({ drawn, wanted }: { drawn: number; wanted: number }) =>
      `${drawn} tiles are drawn; there should be ${wanted}`,
    explanation: 'Each factory gets four tiles, fewer only when bag and lid run out.',
    example: 'AZULGAME\n2\n1llrr 2orku',
  },
  'tiles-run-out': {
    severity: 'error',
    message: ({ tile, drawn, available }: { tile: string; drawn: number; available: number }) =>
      `${drawn} ${tile} are drawn, but only ${available} are left to draw`,
    explanation:
      'There are 20 tiles of each kind. Used ones lie in the lid and go back into the bag only when it is empty.',
    example: 'AZULGAME\n4\n1llll 2llll 3llll 4llll 5llll 6llll 7rrrr 8rrrr 9rrrr',
  },
  'bag-not-empty': {
    severity: 'error',
    message: ({ tile }: { tile: string }) => `${tile} is left in the bag, although the draw takes tiles from the lid`,
    explanation:
      'The lid goes back into the bag only when the bag is empty, so a draw that needs it takes all that was left.',
    example: `${THREE_ROUNDS}1rrrr2rrrr3oooo4kkkk5uuuu6rrrr7kkkk\n`,
  },
  'draw-after-end': {
    severity: 'error',
    message: 'the game is over; no tiles are drawn any more',
    explanation: 'The game ends after the round in which a player completes a row of the wall.',
    example: `${FINISHED}1llll2oooo3rrrr4kkkk5uuuu\n`,
  },

  // ---- rules: moves ----
  'move-after-end': {
    severity: 'error',
    message: 'the game is over; nobody moves any more',
    explanation: 'The game ends after the round in which a player completes a row of the wall.',
    example: `${FINISHED}A1l1\n`,
  },
  'no-tiles-drawn': {
    severity: 'error',
    message: 'nothing lies on the table; a draw must come first',
    explanation: 'A round begins with a draw.',
    example: 'AZULGAME\n2\nA 2 rrr 22-',
  },
  'out-of-turn': {
    severity: 'error',
    message: ({ player, turn }: { player: string; turn: string }) => `it is the turn of ${turn}, not of ${player}`,
    explanation:
      'Players move in turn. A begins the first round; who took first from the centre begins the next. The replay goes on with the player who moved.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nB 1 ll 2-',
  },
  'tiles-not-there': {
    severity: 'error',
    message: ({ origin, there, count, tile }: { origin: string; there: string; count: string; tile: string }) =>
      `${origin} holds ${there}; there ${count} ${tile}`,
    explanation: 'A move takes tiles that lie on the factory or in the centre.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 2 rrr 3--',
  },
  'not-all-tiles': {
    severity: 'error',
    message: ({ origin, tile, there, count }: { origin: string; tile: string; there: number; count: number }) =>
      `${origin} holds ${there} ${tile}, and all of them must be taken, not ${count}`,
    explanation: 'A player takes all tiles of a kind. The replay goes on with all of them taken.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 l 1',
  },
  'line-has-other-tile': {
    severity: 'error',
    message: ({ line, other, open }: { line: number; other: string; open: string }) =>
      `line ${line} holds ${other} already; ${open}`,
    explanation: 'A line holds tiles of one kind. The replay goes on with the tiles on the floor.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 33\nB 2 o 1\nA 0 rrr 333',
  },
  'wall-has-tile': {
    severity: 'error',
    message: ({ line, tile, open }: { line: number; tile: string; open: string }) =>
      `row ${line} of the wall has ${tile} already; ${open}`,
    explanation:
      'A line can’t hold a kind that its row of the wall has. The replay goes on with the tiles on the floor.',
    example: `${SECOND_ROUND}A1llll1---\n`,
  },
  'too-many-for-line': {
    severity: 'error',
    message: ({ line, room }: { line: number; room: number }) =>
      `line ${line} has room for ${room === 0 ? 'no more' : `${room} more`}; the rest goes to the floor`,
    explanation: 'A line holds as many tiles as its number says. The replay goes on with the rest on the floor.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 11',
  },
  'room-left-in-line': {
    severity: 'error',
    message: ({ line, room }: { line: number; room: number }) =>
      `line ${line} has room for ${room}; tiles go to the floor only when it is full`,
    explanation:
      'Only what does not fit goes to the floor, or all tiles of the move. The replay goes on as it is written.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 3-',
  },
});
