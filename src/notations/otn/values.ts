import { orList } from '../../diagnostics/index.js';
import type { OtnEntry } from './model.js';
import { CHOICES, entryTypeOf, JUMPS_KEY } from './rules/tafl-rules.js';

const TAKEN: Record<Exclude<OtnEntry['type'], 'text' | 'choice'>, string> = {
  size: 'a number',
  limits: 'numbers with commas between them, -1 for no limit',
  position: 'a position',
  spaces: 'spaces with commas between them, such as a1,g7',
  pieces: 'taflman symbols, such as tcnkTCNK',
};

/** What a key of a rules record takes, in words; nothing where nobody knows the key. */
export function takenBy(key: string): string | undefined {
  if (key === 'name') return 'a name without blanks';
  if (key === 'starti') return TAKEN.position;
  const type = entryTypeOf(key);
  if (type === 'text') return undefined;
  if (type !== 'choice') return TAKEN[type];
  return JUMPS_KEY.test(key) ? 'n, r, j or c' : orList(Object.keys(CHOICES[key]!.letters));
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
