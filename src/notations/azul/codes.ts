import { type CodeOf, defineDiagnostics, explainCodes, joinCodes, plural } from '../../diagnostics/index.js';
import { explainOtherNotation } from '../../notation/index.js';
import { azulInfo } from './info.js';
import { explainedLegality, isOrAre, type legalityDiagnostics } from './replay/codes.js';

/** The diagnostics of Azul games at the levels `syntax` and `structure`: codes, severities, messages and fixes. */
export const azulDiagnostics = /* @__PURE__ */ defineDiagnostics(azulInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an Azul game',
  },
  'no-signature': {
    severity: 'error',
    message: 'expected AZULGAME as the first line',
    fixes: { 'write "{text}"': 'safe' },
  },
  'unknown-tile': {
    severity: 'error',
    hidesPosition: true,
    message: 'unknown tile {found}{hint}',
    fixes: { 'write "{wanted}"': 'unsafe' },
  },
  'unknown-destination': {
    severity: 'error',
    hidesPosition: true,
    message: 'unknown line {found}: tiles go to lines 1 to 5, or to the floor, "-"',
  },
  'bad-move': {
    severity: 'error',
    hidesPosition: true,
    message: "this isn't a move: {why}",
  },
  'bad-draw': {
    severity: 'error',
    hidesPosition: true,
    message: "this isn't a draw: {why}",
  },
  'bad-line': {
    severity: 'error',
    hidesPosition: true,
    message: "{found} isn't a line of a record{hint}",
  },
  'bad-player-count': {
    severity: 'error',
    hidesPosition: true,
    message: "{found} isn't a number of players: two, three or four can play",
  },
  'bad-date': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      found === ''
        ? 'the date is missing: expected one such as 2020-12-25'
        : `${found} isn't a date: expected one such as 2020-12-25`,
  },

  // ---- structure ----
  'missing-player-count': {
    severity: 'error',
    message: 'the number of players is missing: expected 2, 3 or 4 as the first data line',
  },
  'repeated-player-count': {
    severity: 'error',
    message: 'repeated number of players: expected it once, as the first data line',
  },
  'no-such-player': {
    severity: 'error',
    message: ({ player, count }: { player: string; count: number }) =>
      `unknown player "${player}": the ${count} players are A ${count === 2 ? 'and' : 'to'} ${'ABCD'[count - 1]}`,
  },
  'repeated-name': {
    severity: 'warning',
    message: 'player {player} has two names: only the first is used',
  },
  'repeated-date': {
    severity: 'warning',
    message: 'the game has two dates: only the first is used',
  },
  'no-such-day': {
    severity: 'error',
    message: '"{date}" isn\'t a date: the calendar has no such day',
  },
  'unknown-metadata': {
    severity: 'warning',
    message: 'unknown metadata "{key}": kept as it is',
  },
  'no-such-factory': {
    severity: 'error',
    hidesPosition: true,
    message: 'unknown factory {number}: the factories are 1 to {count}',
  },
  'repeated-factory': {
    severity: 'error',
    hidesPosition: true,
    message: 'factory {number} is listed twice: expected each factory once',
  },
  'full-factory': {
    severity: 'error',
    hidesPosition: true,
    message: 'factory {number} has {count} tiles: expected at most four',
  },
  'mixed-tiles': {
    severity: 'error',
    hidesPosition: true,
    message: '{tiles} are tiles of several kinds: a move takes one kind',
  },
  'destination-count': {
    severity: 'error',
    hidesPosition: true,
    message: ({ tiles, destinations }: { tiles: number; destinations: number }) =>
      `${plural(tiles, 'tile')} ${isOrAre(tiles)} taken, but ${plural(destinations, 'destination')} ` +
      `${isOrAre(destinations)} given: expected one for each tile`,
  },
  'several-lines': {
    severity: 'error',
    hidesPosition: true,
    message: 'tiles go to lines {lines}: expected one line, and the floor',
  },
});

/**
 * The codes of diagnostics of Azul games.
 *
 * @useDeclaredType
 */
export type AzulCode = CodeOf<typeof azulDiagnostics> | CodeOf<typeof legalityDiagnostics>;

const explainedStructure = /* @__PURE__ */ explainCodes(azulDiagnostics, () => ({
  'other-notation': explainOtherNotation('BXLUT Brs Lhl'),
  'no-signature': {
    explanation: 'A record begins with the line AZULGAME, so that programs know what it is. Spaces may follow it.',
    example: 'azulgame\n2',
  },
  'unknown-tile': {
    explanation:
      'Tiles are l blue, o orange, r red, k black and u light blue. For b, y and w, the fix is the letter that was probably meant.',
    example: 'AZULGAME\n2\nA 2 bbb 22-',
  },
  'unknown-destination': {
    explanation: 'Each tile taken has a destination: the number of a line, which is its length, or - for the floor.',
    example: 'AZULGAME\n2\nA 2 rrr 266',
  },
  'bad-move': {
    explanation:
      'A move is a player (A to D), the number of a factory or 0 for the center, the tiles taken, and a destination for each: A 2 rrr 22-. Spaces have no meaning.',
    example: 'AZULGAME\n2\nA 2 rrr',
  },
  'bad-draw': {
    explanation:
      'A draw lists the number of each factory with its tiles: 1llrr 2orku 3luuk 4krul 5rrok. Spaces have no meaning.',
    example: 'AZULGAME\n2\n1llrr 2',
  },
  'bad-line': {
    explanation:
      'A line is the number of players, a draw (it begins with a digit), a move (it begins with A to D), or in its first column # for a comment or : for metadata.',
    example: 'AZULGAME\n2\nE 2 rrr 22-',
  },
  'bad-player-count': {
    explanation: 'The first data line is the number of players, 2, 3 or 4.',
    example: 'AZULGAME\n5',
  },
  'bad-date': {
    explanation: 'The date of a game is its year, month and day: :date 2020-12-25.',
    example: 'AZULGAME\n:date 25.12.2020\n2',
  },
  'missing-player-count': {
    explanation:
      'After the signature, comments and metadata comes the number of players, 2, 3 or 4, on a line of its own.',
    example: 'AZULGAME\n1llrr',
  },
  'repeated-player-count': {
    explanation: "A single digit on a line is the number of players. It can't come after the first data line.",
    example: 'AZULGAME\n2\n3',
  },
  'no-such-player': {
    explanation: 'The players are A, B and so on, up to the number of players.',
    example: 'AZULGAME\n2\n:C Carl',
  },
  'repeated-name': {
    explanation: 'Each player has one name.',
    example: 'AZULGAME\n2\n:A Ann\n:A Abe',
  },
  'repeated-date': {
    explanation: 'A record has at most one date.',
    example: 'AZULGAME\n2\n:date 2020-12-25\n:date 2020-12-26',
  },
  'no-such-day': {
    explanation: 'The date has the right form, but the calendar has no such day.',
    example: 'AZULGAME\n2\n:date 2020-02-30',
  },
  'unknown-metadata': {
    explanation:
      'Metadata is :A to :D with a name, and :date. A colon followed by a space begins commentary. Other keys are kept as they are.',
    example: 'AZULGAME\n2\n:Alice Wonderland',
  },
  'no-such-factory': {
    explanation: 'Two players use five factories, three use seven, and four use nine.',
    example: 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 6rrok',
  },
  'repeated-factory': {
    explanation: 'A draw lists each factory at most once.',
    example: 'AZULGAME\n2\n1llrr 1orku',
  },
  'full-factory': {
    explanation: 'Four tiles are placed on each factory.',
    example: 'AZULGAME\n2\n1llrrr',
  },
  'mixed-tiles': {
    explanation: 'A player takes all tiles of one kind from a factory or from the center.',
    example: 'AZULGAME\n2\nA 2 rrk 22-',
  },
  'destination-count': {
    explanation: 'There is one destination for each tile taken.',
    example: 'AZULGAME\n2\nA 2 rrr 22',
  },
  'several-lines': {
    explanation: 'The tiles of a move go to one pattern line; those that do not fit go to the floor.',
    example: 'AZULGAME\n2\nA 2 rrr 223',
  },
}));

/** The codes of Azul games, each with an explanation and an example. */
export const explainedAzul = /* @__PURE__ */ joinCodes(explainedStructure, explainedLegality);
