import { ownMember } from '../../../objects.js';
import { pieceName, pieceOfSymbol } from '../position/model/model.js';
import { RULE_KEYS } from './model/model.js';
import { CHOICES, entryTypeOf, JUMPS_KEY } from './tafl-rules.js';

/** The subjects of the keys of a rules record (section 3 of the specification). */
const KEYS: Readonly<Record<string, string>> = {
  dim: 'spaces on each side of the board',
  name: 'name of the game, with _ for spaces',
  esc: 'where the king escapes to',
  surf: 'whether a side that is surrounded loses',
  atkf: 'who moves first',
  tfr: 'what a position means that comes up for the third time',
  ka: 'how the king takes part in captures',
  ks: 'what it takes to capture the king',
  kj: 'whether the king jumps',
  nj: 'whether knights jump',
  cj: 'whether commanders jump',
  mj: 'whether mercenaries jump',
  gj: 'whether guards jump',
  spd: 'how far pieces move: for all, for each side, or for each piece; -1 for no limit',
  cenhe: 'pieces that the empty center is hostile to',
  sw: 'whether shieldwalls capture, and which ends close them',
  swf: 'whether a shieldwall is captured only by a move that closes an end',
  efe: 'whether the king wins in a fort at the edge',
  ber: 'whether a piece that has captured moves on',
  linc: 'whether a defender beside the king on the center is captured by attackers on its three other sides',
  start: 'first position, rank 1 first',
  starti: 'first position, rank 1 last',
};

const SPACES: Readonly<Record<string, string>> = {
  cor: 'corners',
  cen: 'center',
  afor: "attackers' fortresses",
  dfor: "defenders' fortresses",
};

const ABOUT: Readonly<Record<string, string>> = {
  h: 'pieces that are captured against',
  p: 'pieces that may move across',
  s: 'pieces that may stop on',
  re: 'pieces that may enter',
};

/** Returns the subject of a key of a rules record; `undefined` for an unknown key. */
export function describeKey(key: string): string | undefined {
  if (Object.hasOwn(KEYS, key)) return KEYS[key];
  const [, spaces = '', about = ''] = /^(cor|cen|afor|dfor)(h|p|s|re)?$/.exec(key) ?? [];
  if (spaces === '') return undefined;
  return about === '' ? `spaces that are ${SPACES[spaces]!}` : `${ABOUT[about]!} the ${SPACES[spaces]!}`;
}

/** Returns every key of a rules record with its subject. */
export const describedKeys = (): readonly (readonly [key: string, about: string])[] =>
  RULE_KEYS.map((key) => [key, describeKey(key)!]);

const JUMPS: Readonly<Record<string, string>> = { n: 'no', r: 'restricted', j: 'free', c: 'capturing' };

/** Returns the values that a key can have, each with its meaning; empty if the values aren't letters. */
export function describedValues(key: string): readonly (readonly [value: string, meaning: string])[] {
  if (JUMPS_KEY.test(key)) return Object.entries(JUMPS);
  const choice = ownMember(CHOICES, key);
  return choice === undefined
    ? []
    : Object.entries(choice.letters).map(([letter, meaning]) => [letter, wordFor(meaning)]);
}

const wordFor = (meaning: unknown): string => (meaning === true ? 'yes' : meaning === false ? 'no' : String(meaning));

/** Returns the meaning of a value of a key; `undefined` if the value needs no explanation. */
export function describeValue(key: string, value: string): string | undefined {
  const meaning = describedValues(key).find(([one]) => one === value)?.[1];
  if (meaning !== undefined) return meaning;
  if (entryTypeOf(key) !== 'pieces') return undefined;
  const pieces = [...value].map(pieceOfSymbol).filter((piece) => piece !== undefined);
  return pieces.length === 0 ? 'no piece' : [...new Set(pieces.map(pieceName))].join(', ');
}
