import { VARIANT_NAMES } from '../../../games/5dchess/index.js';

/** The headers that programs write, with descriptions of their values. */
export const HEADERS: Readonly<Record<string, string>> = {
  Mode: 'the game: 5D',
  Board: 'the variant whose boards the game starts from',
  Size: 'columns and rows of the boards, such as 8x8',
  White: 'the name of the player of white',
  Black: 'the name of the player of black',
  Event: 'the tournament or match',
  Site: 'where the game was played',
  Date: 'when the game was played, such as 2020.12.25',
  Time: 'the time of day, or the time control',
  Round: 'the round of the event',
  Result: '1-0, 0-1, 1/2-1/2 or *',
  Puzzle: 'the task of a puzzle',
};

/** Returns the description of a header; `undefined` for an unknown key. */
export function describeHeader(key: string): string | undefined {
  const known = Object.entries(HEADERS).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return known === undefined ? undefined : `Header **${known[0]}**: ${known[1]}`;
}

/** The values that a header can have, by its key in lower case; absent for headers with any value. */
export const HEADER_VALUES: Readonly<Record<string, readonly string[]>> = {
  mode: ['5D'],
  board: VARIANT_NAMES,
  result: ['1-0', '0-1', '1/2-1/2', '*'],
};
