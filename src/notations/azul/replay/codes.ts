import { defineDiagnostics, explainCodes, plural } from '../../../diagnostics/index.js';
import { azulInfo } from '../info.js';
import { FINISHED, SECOND_ROUND, THREE_ROUNDS } from './example-games.js';

/** Returns the verb for a number of things. */
export const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** The diagnostics of level `rules`: draws and moves that break the rules. */
export const legalityDiagnostics = /* @__PURE__ */ defineDiagnostics(azulInfo, {
  // ---- draws ----
  'draw-during-round': {
    severity: 'error',
    message: "the round isn't over: {left} are still on the table",
  },
  'draw-count': {
    severity: 'error',
    message: ({ drawn, wanted }: { drawn: number; wanted: number }) =>
      `${plural(drawn, 'tile')} ${isOrAre(drawn)} drawn: expected ${wanted}`,
  },
  'tiles-run-out': {
    severity: 'error',
    message: ({ drawn, tile, available }: { drawn: number; tile: string; available: number }) => {
      const left = available === 0 ? 'none is' : `only ${available} ${isOrAre(available)}`;
      return `${drawn} ${tile} ${isOrAre(drawn)} drawn, but ${left} left to draw`;
    },
  },
  'bag-not-empty': {
    severity: 'error',
    message: '{tile} is left in the bag, although the draw takes tiles from the lid',
  },
  'draw-after-end': {
    severity: 'error',
    message: 'the game is over: no more tiles can be drawn',
  },

  // ---- moves ----
  'move-after-end': {
    severity: 'error',
    message: 'the game is over: no more moves can be made',
  },
  'no-tiles-drawn': {
    severity: 'error',
    message: 'no tiles on the table: a draw must come first',
  },
  'out-of-turn': {
    severity: 'error',
    message: 'it is the turn of {turn}, not of {player}',
  },
  'tiles-not-there': {
    severity: 'error',
    message: '{origin} has {there}, but the move takes {count} {tile}',
  },
  'not-all-tiles': {
    severity: 'error',
    message: '{origin} has {there} {tile}: all of them must be taken, not {count}',
  },
  'line-has-other-tile': {
    severity: 'error',
    message: 'line {line} already has {other}; {open}',
  },
  'wall-has-tile': {
    severity: 'error',
    message: 'row {line} of the wall already has {tile}; {open}',
  },
  'too-many-for-line': {
    severity: 'error',
    message: ({ line, room }: { line: number; room: number }) =>
      room === 0
        ? `line ${line} is full: the rest goes to the floor`
        : `line ${line} has room for ${room} more: the rest goes to the floor`,
  },
  'room-left-in-line': {
    severity: 'error',
    message: 'line {line} has room for {room}: tiles go to the floor only when it is full',
  },
});

/** The codes of level `rules` with explanations and examples. */
export const explainedLegality = /* @__PURE__ */ explainCodes(legalityDiagnostics, () => ({
  'draw-during-round': {
    explanation: 'Tiles are drawn when all factories and the center are empty. The replay continues with the new draw.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\n1llrr 2orku 3luuk 4krul 5rrok',
  },
  'draw-count': {
    explanation: 'Each factory gets four tiles, fewer only if the bag and the lid run out.',
    example: 'AZULGAME\n2\n1llrr 2orku',
  },
  'tiles-run-out': {
    explanation:
      'There are 20 tiles of each kind. Used ones are in the lid and go back into the bag only when it is empty.',
    example: 'AZULGAME\n4\n1llll 2llll 3llll 4llll 5llll 6llll 7rrrr 8rrrr 9rrrr',
  },
  'bag-not-empty': {
    explanation:
      'The lid goes back into the bag only when the bag is empty, so a draw that needs the lid first takes all tiles that were left in the bag.',
    example: `${THREE_ROUNDS}1rrrr2rrrr3oooo4kkkk5uuuu6rrrr7kkkk\n`,
  },
  'draw-after-end': {
    explanation: 'The game ends after the round in which a player completes a row of the wall.',
    example: `${FINISHED}1llll2oooo3rrrr4kkkk5uuuu\n`,
  },
  'move-after-end': {
    explanation: 'The game ends after the round in which a player completes a row of the wall.',
    example: `${FINISHED}A1l1\n`,
  },
  'no-tiles-drawn': {
    explanation: 'A round begins with a draw.',
    example: 'AZULGAME\n2\nA 2 rrr 22-',
  },
  'out-of-turn': {
    explanation:
      'Players move in turn. A begins the first round; whoever first took from the center begins the next. The replay continues with the player who moved.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nB 1 ll 2-',
  },
  'tiles-not-there': {
    explanation: 'A move takes tiles that are on the factory or in the center.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 2 rrr 3--',
  },
  'not-all-tiles': {
    explanation: 'A player takes all tiles of one kind. The replay continues as if all of them were taken.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 l 1',
  },
  'line-has-other-tile': {
    explanation: 'A pattern line takes tiles of one kind. The replay continues with the tiles on the floor.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 33\nB 2 o 1\nA 0 rrr 333',
  },
  'wall-has-tile': {
    explanation:
      "A kind of tile that is already in a row of the wall can't go to the line of that row. The replay continues with the tiles on the floor.",
    example: `${SECOND_ROUND}A1llll1---\n`,
  },
  'too-many-for-line': {
    explanation:
      'The number of a pattern line is the number of its spaces. The replay continues with the rest on the floor.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 11',
  },
  'room-left-in-line': {
    explanation:
      'Tiles go to the floor only if they do not fit, or if all tiles of the move go there. The replay continues with the move as written.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 3-',
  },
}));
