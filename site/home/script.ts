/** A text of the hero while it is typed. */
export interface Moment {
  readonly text: string;
  /** Whether a word ends here. Diagnostics wait for it, as they wait for a pause in an editor. */
  readonly isWord: boolean;
}

/** The cards of the game, which are there at the beginning. */
const START = 'QUHXT\n\n';

/** The moves that are typed. The last one plays a card that red does not have. */
const MOVES = 'Uxt Xdh\nQto Uhd\nXws Qch\nToe Hhi\nXei';

/** The text with the slip in it, which the still picture shows. */
export const SLIP = START + MOVES;

/** Returns the texts of the hero in order: the cards, then the moves key by key. */
export const moments = (): Moment[] =>
  Array.from({ length: MOVES.length + 1 }, (_, typed) => ({
    text: START + MOVES.slice(0, typed),
    isWord: typed === 0 || (/\S/.test(MOVES[typed - 1]!) && !/\S/.test(MOVES[typed] ?? ' ')),
  })).filter(({ text, isWord }) => isWord || !text.endsWith('\n'));
