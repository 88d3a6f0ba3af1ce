import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of an Azul game record. */
export const azulCatalogue = defineCatalogue('azul', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an Azul game',
  },
  'no-signature': {
    severity: 'error',
    message: 'the first line must be AZULGAME',
    fixes: { 'write {text}': 'safe' },
  },
  'unknown-tile': {
    severity: 'error',
    message: ({ found, hint }: { found: string; hint: string }) => `${found} is no tile${hint}`,
    fixes: { 'write {wanted}': 'unsafe' },
  },
  'unknown-destination': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `there is no line ${found}; tiles go to lines 1 to 5, or to the floor, -`,
  },
  'bad-move': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is no move: ${why}`,
  },
  'bad-draw': {
    severity: 'error',
    message: ({ why }: { why: string }) => `this is no draw: ${why}`,
  },
  'bad-line': {
    severity: 'error',
    message: ({ found, hint }: { found: string; hint: string }) => `${found} is no line of a record${hint}`,
  },
  'bad-player-count': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no number of players; two, three or four can play`,
  },
  'bad-date': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'a date is missing, for example 2020-12-25'
        : `${found} is no date; dates are written as 2020-12-25`,
  },

  // ---- structure ----
  'missing-player-count': {
    severity: 'error',
    message: 'the number of players is missing; it is the first data line',
  },
  'repeated-player-count': {
    severity: 'error',
    message: 'the number of players is given once, as the first data line',
  },
  'no-such-player': {
    severity: 'error',
    message: ({ player, count }: { player: string; count: number }) =>
      `there is no player ${player}; ${count} play, ${'ABCD'.slice(0, count).split('').join(' ')}`,
  },
  'repeated-name': {
    severity: 'warning',
    message: ({ player }: { player: string }) => `player ${player} has a name already; the first one counts`,
  },
  'repeated-date': {
    severity: 'warning',
    message: 'the game has a date already; the first one counts',
  },
  'no-such-day': {
    severity: 'error',
    message: ({ date }: { date: string }) => `there is no day ${date}`,
  },
  'unknown-metadata': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `${key} is no metadata that the notation knows; it is kept`,
  },
  'no-such-factory': {
    severity: 'error',
    message: ({ number, count }: { number: number; count: number }) =>
      `there is no factory ${number}; there are ${count}, twice the players and one more`,
  },
  'repeated-factory': {
    severity: 'error',
    message: ({ number }: { number: number }) => `factory ${number} is listed twice`,
  },
  'full-factory': {
    severity: 'error',
    message: ({ number, count }: { number: number; count: number }) => `factory ${number} has ${count} tiles; four fit`,
  },
  'mixed-tiles': {
    severity: 'error',
    message: ({ tiles }: { tiles: string }) => `${tiles} are tiles of several kinds; a move takes one kind`,
  },
  'destination-count': {
    severity: 'error',
    message: ({ tiles, destinations }: { tiles: number; destinations: number }) =>
      `${tiles} ${tiles === 1 ? 'tile is' : 'tiles are'} taken, but ${destinations} ${destinations === 1 ? 'destination is' : 'destinations are'} given`,
  },
  'several-lines': {
    severity: 'error',
    message: ({ lines }: { lines: string }) => `tiles go to one line and the floor, not to lines ${lines}`,
  },

  // ---- rules: draws ----
  'draw-during-round': {
    severity: 'error',
    message: ({ left }: { left: string }) => `the round is not over: ${left} lie on the table`,
  },
  'draw-count': {
    severity: 'error',
    message: ({ drawn, wanted }: { drawn: number; wanted: number }) =>
      `${drawn} tiles are drawn; there should be ${wanted}`,
  },
  'tiles-run-out': {
    severity: 'error',
    message: ({ tile, drawn, available }: { tile: string; drawn: number; available: number }) =>
      `${drawn} ${tile} are drawn, but only ${available} are left to draw`,
  },
  'bag-not-empty': {
    severity: 'error',
    message: ({ tile }: { tile: string }) => `${tile} is left in the bag, although the draw takes tiles from the lid`,
  },
  'draw-after-end': {
    severity: 'error',
    message: 'the game is over; no tiles are drawn any more',
  },

  // ---- rules: moves ----
  'move-after-end': {
    severity: 'error',
    message: 'the game is over; nobody moves any more',
  },
  'no-tiles-drawn': {
    severity: 'error',
    message: 'nothing lies on the table; a draw must come first',
  },
  'out-of-turn': {
    severity: 'error',
    message: ({ player, turn }: { player: string; turn: string }) => `it is the turn of ${turn}, not of ${player}`,
  },
  'tiles-not-there': {
    severity: 'error',
    message: ({ origin, there, count, tile }: { origin: string; there: string; count: string; tile: string }) =>
      `${origin} holds ${there}; there ${count} ${tile}`,
  },
  'not-all-tiles': {
    severity: 'error',
    message: ({ origin, tile, there, count }: { origin: string; tile: string; there: number; count: number }) =>
      `${origin} holds ${there} ${tile}, and all of them must be taken, not ${count}`,
  },
  'line-has-other-tile': {
    severity: 'error',
    message: ({ line, other, open }: { line: number; other: string; open: string }) =>
      `line ${line} holds ${other} already; ${open}`,
  },
  'wall-has-tile': {
    severity: 'error',
    message: ({ line, tile, open }: { line: number; tile: string; open: string }) =>
      `row ${line} of the wall has ${tile} already; ${open}`,
  },
  'too-many-for-line': {
    severity: 'error',
    message: ({ line, room }: { line: number; room: number }) =>
      `line ${line} has room for ${room === 0 ? 'no more' : `${room} more`}; the rest goes to the floor`,
  },
  'room-left-in-line': {
    severity: 'error',
    message: ({ line, room }: { line: number; room: number }) =>
      `line ${line} has room for ${room}; tiles go to the floor only when it is full`,
  },
});
