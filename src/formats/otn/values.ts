import { CHOICES, JUMPERS } from './tafl-rules.js';

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** What a key of a rules record takes, in words; nothing where nobody knows the key. */
export function takenBy(key: string): string | undefined {
  const choice = CHOICES[key];
  if (choice !== undefined) return orList(Object.keys(choice.letters));
  if (key in JUMPERS) return 'n, r, j or c';
  if (key === 'dim') return 'a number';
  if (key === 'name') return 'a name without blanks';
  if (key === 'spd') return 'numbers with commas between them, -1 for no limit';
  if (key === 'start' || key === 'starti') return 'a position';
  if (/^(?:cor|cen|afor|dfor)$/.test(key)) return 'spaces with commas between them, such as a1,g7';
  if (/^(?:cor|cen|afor|dfor)(?:h|p|s|re)$|^cenhe$/.test(key)) return 'taflman symbols, such as tcnkTCNK';
  return undefined;
}

const TAG_VALUES: ReadonlyMap<string, string> = new Map([
  ['position', 'a position'],
  ['date', 'a date YYYY.MM.DD'],
  ['result', '1 (the attackers have won), 0 (a draw), -1 (the defenders have won) or ?'],
  ['time-control', 'seconds, overtime and increment, such as 3600 30/3 3i'],
  ['time-remaining', 'two clocks, such as 600 30/3, 540 30/2'],
  ['puzzle-mode', 'none, loose or strict'],
  ['puzzle-start', 'the address of a move, such as 6a'],
  ['puzzle-prestart', 'the address of a move, such as 6a'],
]);

/** What a tag with values of a fixed form takes. */
export const takenByTag = (name: string): string => TAG_VALUES.get(name) ?? 'any text';
