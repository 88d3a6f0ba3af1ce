import {
  ALL_ATTACKERS,
  type Board,
  completeRules,
  DEFAULTS,
  describeRules,
  hasPiece,
  type Jumps,
  type Piece,
  PIECES,
  type PieceSet,
  pieceSet,
  piecesIn,
  type PieceType,
  SPACE_KINDS,
  type SpaceKind,
  type SpaceRules,
  type TaflChoices,
  type TaflRules,
} from '../../../games/tafl/index.js';
import { boardOfPosition, pieceOfSymbol, symbolOf } from '../position/model/model.js';
import { isOnBoard, isSpace, spaceOn, squareOn } from '../space.js';
import { entryOf } from './model/model.js';
import type { OtnEntry, OtnRules } from './model/shape.js';

type Simple = Exclude<keyof TaflRules, 'size' | 'start' | 'jumps' | 'speed' | 'spaces'>;

/** The meanings of the letters of a key. If several letters have the same meaning, the first is the one to write. */
interface Choice {
  readonly field: Simple;
  readonly letters: Readonly<Record<string, TaflRules[Simple]>>;
}

const YES_NO = { y: true, n: false };

/** Every key whose value is a letter, except the keys of jumps. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  esc: { field: 'escape', letters: { c: 'corner', e: 'edge' } },
  surf: { field: 'surroundingFatal', letters: YES_NO },
  atkf: { field: 'first', letters: { y: 'attackers', n: 'defenders' } },
  tfr: { field: 'threefold', letters: { i: 'ignore', d: 'draw', w: 'win', l: 'loss' } },
  ka: { field: 'kingArms', letters: { y: 'armed', n: 'unarmed', a: 'anvil', h: 'hammer' } },
  ks: {
    field: 'kingStrength',
    letters: { y: 'strong', n: 'weak', s: 'strong', c: 'strong-centre', m: 'middleweight', w: 'weak' },
  },
  sw: { field: 'shieldwall', letters: { n: 'none', w: 'weak', s: 'strong' } },
  swf: { field: 'shieldwallFlanking', letters: YES_NO },
  efe: { field: 'edgeForts', letters: YES_NO },
  ber: { field: 'berserk', letters: { n: 'none', c: 'capture', m: 'move' } },
  linc: { field: 'linnaean', letters: YES_NO },
};

/** The meanings of the letters of jumps. */
const JUMPS: Readonly<Record<string, Jumps>> = { n: 'none', r: 'restricted', j: 'free', c: 'capturing', y: 'free' };

/** The pieces whose jumps each key describes. */
const JUMPERS: Readonly<Record<string, PieceType>> = {
  kj: 'king',
  nj: 'knight',
  cj: 'commander',
  mj: 'mercenary',
  gj: 'guard',
};

const KINDS: Readonly<Record<string, SpaceKind>> = {
  cor: 'corner',
  cen: 'centre',
  afor: 'attackerFortress',
  dfor: 'defenderFortress',
};

const SUFFIXES: Readonly<Record<string, Exclude<keyof SpaceRules, 'squares'>>> = {
  h: 'hostileTo',
  p: 'passableBy',
  s: 'stoppableBy',
  re: 'enterableBy',
};

/** Matches the keys about jumps. */
export const JUMPS_KEY = /^[kncmg]j$/;
const SPACES_KEY = /^(?:cor|cen|afor|dfor)$/;
const PIECES_KEY = /^(cor|cen|afor|dfor)(h|p|s|re)$/;

/** Returns the type of the value of a key; `text` for the name and for unknown keys. */
export function entryTypeOf(key: string): OtnEntry['type'] {
  if (Object.hasOwn(CHOICES, key) || JUMPS_KEY.test(key)) return 'choice';
  if (key === 'dim') return 'size';
  if (key === 'spd') return 'limits';
  if (key === 'start') return 'position';
  if (SPACES_KEY.test(key)) return 'spaces';
  return PIECES_KEY.test(key) || key === 'cenhe' ? 'pieces' : 'text';
}

/** For lists with one limit per piece, the symbols of these pieces, by the length of the list. */
const LIMITED = new Map<number, string>(
  ['tcnkTCNK', 'tcnkmTCNKM', 'tcnkmgTCNKMG'].map((symbols) => [symbols.length, symbols]),
);

/**
 * The lengths that a list of speed limits can have: one limit for all pieces, one for each side, or one for each piece.
 */
export const LIMIT_COUNTS: readonly number[] = [1, 2, ...LIMITED.keys()];

/** Returns the limit of each piece from a list; `undefined` if its length isn't in {@link LIMIT_COUNTS}. */
function speedOf(limits: readonly number[]): TaflRules['speed'] | undefined {
  if (!LIMIT_COUNTS.includes(limits.length)) return undefined;
  const symbols = LIMITED.get(limits.length);
  const indexOf = (piece: Piece): number => {
    if (symbols !== undefined) return symbols.indexOf(symbolOf(piece));
    return limits.length === 1 || hasPiece(ALL_ATTACKERS, piece) ? 0 : 1;
  };
  return new Map(PIECES.map((piece) => [piece, limitAt(limits, indexOf(piece))]));
}

/** Returns a limit of a list; no limit if the list ends before it or has -1. */
const limitAt = (limits: readonly number[], index: number): number => {
  const limit = limits[index] ?? -1;
  return limit < 0 ? Infinity : limit;
};

const setOf = (symbols: string): PieceSet => pieceSet([...symbols].flatMap((symbol) => pieceOfSymbol(symbol) ?? []));

/**
 * Returns the rules of the game that a record describes, defaults included; `undefined` if it has no board of its size,
 * or if a key can't have the value of its entry.
 */
export function taflRulesOf(rules: OtnRules): TaflRules | undefined {
  const start = entryOf(rules, 'position', 'start');
  const board = start === undefined ? undefined : boardOfPosition(start);
  const size = entryOf(rules, 'size', 'dim');
  if (board === undefined || size === undefined || board.length !== size ** 2) return undefined;
  return rules.entries.every(isGoodEntry) ? rulesOn(board, size, rules) : undefined;
}

/**
 * Returns the rules that a record describes on a given board, defaults included. Ignores entries with a value that
 * their key can't have.
 *
 * @throws RangeError for a board that does not have `size` rows of `size` squares
 */
export function rulesOn(board: Board, size: number, { entries }: OtnRules): TaflRules {
  if (board.length !== size * size) {
    throw new RangeError(`a board of ${board.length} squares does not have ${size} rows`);
  }
  const given: GivenRules = { choices: {}, jumps: {}, spaces: {} };
  // Of entries with one key, the first counts: it is written last.
  for (const entry of entries.toReversed()) if (isGoodEntry(entry)) addEntry(entry, size, given);
  const { choices, jumps, spaces } = given;
  return completeRules({ ...choices, size, start: board, jumps, spaces } as TaflChoices);
}

/** The rules that entries give, without defaults. */
interface GivenRules {
  readonly choices: Record<string, unknown>;
  readonly jumps: Partial<Record<PieceType, unknown>>;
  readonly spaces: Partial<Record<SpaceKind, Partial<Record<keyof SpaceRules, unknown>>>>;
}

/** Adds what an entry says to the rules, in place of what they said about it. */
function addEntry(entry: OtnEntry, size: number, { choices, jumps, spaces }: GivenRules): void {
  const addSpaces = (prefix: string, values: Partial<Record<keyof SpaceRules, unknown>>): void => {
    const kind = KINDS[prefix];
    if (kind !== undefined) spaces[kind] = { ...spaces[kind], ...values };
  };
  switch (entry.type) {
    case 'choice': {
      const choice = CHOICES[entry.key];
      const jumper = JUMPERS[entry.key];
      if (choice !== undefined) choices[choice.field] = choice.letters[entry.value];
      else if (jumper !== undefined) jumps[jumper] = JUMPS[entry.value];
      break;
    }
    case 'limits': {
      const speed = speedOf(entry.value);
      if (speed !== undefined) choices['speed'] = speed;
      break;
    }
    case 'pieces': {
      const [, prefix = '', suffix = ''] = PIECES_KEY.exec(entry.key) ?? [];
      if (entry.key === 'cenhe') choices['emptyCentreHostileTo'] = setOf(entry.value);
      else addSpaces(prefix, { [SUFFIXES[suffix] ?? '']: setOf(entry.value) });
      break;
    }
    case 'spaces':
      if (entry.value !== 'default') {
        addSpaces(entry.key, { squares: entry.value.flatMap((space) => squareOn(space, size) ?? []) });
      }
  }
}

/** Returns the meanings of the letters of a key. */
const lettersOf = (key: string): Readonly<Record<string, unknown>> => CHOICES[key]?.letters ?? JUMPS;

/** Whether an entry has a value that its key can have. Positions are checked where they are used. */
export function isGoodEntry(entry: OtnEntry): boolean {
  if (entry.type !== entryTypeOf(entry.key)) return false;
  switch (entry.type) {
    case 'choice':
      return Object.hasOwn(lettersOf(entry.key), entry.value);
    case 'spaces':
      return entry.value === 'default' || entry.value.every(isSpace);
    case 'pieces':
      return /^[tcnkmg]*$/i.test(entry.value);
    case 'limits':
      return entry.value.every((limit) => Number.isInteger(limit) && limit >= -1);
    default:
      return true;
  }
}

/** Returns an entry in the form of the resolved rules on a board of `size`, with one spelling for each meaning. */
export function normalEntry(entry: OtnEntry, size: number): OtnEntry {
  switch (entry.type) {
    case 'choice': {
      const letters = lettersOf(entry.key);
      return { ...entry, value: letterFor(letters, letters[entry.value]) };
    }
    case 'limits':
      return { ...entry, value: limitsOf(speedOf(entry.value) ?? DEFAULTS.speed) };
    case 'pieces':
      return { ...entry, value: symbolsIn(setOf(entry.value)) };
    case 'spaces': {
      if (entry.value === 'default') return entry;
      return { ...entry, value: entry.value.filter((space) => isOnBoard(space, size)) };
    }
    default:
      return entry;
  }
}

/** Returns every entry of resolved rules, except the name. */
export function entriesOf(rules: TaflRules): Map<string, OtnEntry> {
  const out = new Map<string, OtnEntry>();
  const add = (entry: OtnEntry) => out.set(entry.key, entry);
  for (const [key, { field, letters }] of Object.entries(CHOICES)) {
    add({ type: 'choice', key, value: letterFor(letters, rules[field]) });
  }
  for (const [key, type] of Object.entries(JUMPERS)) {
    add({ type: 'choice', key, value: letterFor(JUMPS, rules.jumps[type]) });
  }
  for (const kind of SPACE_KINDS) {
    const [prefix] = Object.entries(KINDS).find(([, value]) => value === kind)!;
    const spaces = rules.spaces[kind].squares.map((square) => spaceOn(square, rules.size));
    add({ type: 'spaces', key: prefix, value: spaces });
    for (const [suffix, field] of Object.entries(SUFFIXES)) {
      add({ type: 'pieces', key: prefix + suffix, value: symbolsIn(rules.spaces[kind][field]) });
    }
  }
  add({ type: 'pieces', key: 'cenhe', value: symbolsIn(rules.emptyCentreHostileTo) });
  add({ type: 'limits', key: 'spd', value: limitsOf(rules.speed) });
  return out;
}

/** Returns the limits of all pieces as a list, with one number if they are all equal. */
function limitsOf(speed: TaflRules['speed']): readonly number[] {
  const limits = PIECES.map((piece) => speed.get(piece) ?? Infinity).map((n) => (n === Infinity ? -1 : n));
  return limits.every((limit) => limit === limits[0]) ? limits.slice(0, 1) : limits;
}

function letterFor<T>(letters: Readonly<Record<string, T>>, meaning: T): string {
  return Object.keys(letters).find((letter) => letters[letter] === meaning)!;
}

/** Returns the symbols of a set of pieces, attackers first. */
const symbolsIn = (set: PieceSet): string => piecesIn(set).map(symbolOf).join('');

/**
 * Describes a rules record in sentences, one per line. If the rules have no board of their size, one sentence says so.
 */
export function describeOtnRules(rules: OtnRules): string {
  const name = entryOf(rules, 'text', 'name');
  const resolved = taflRulesOf(rules);
  if (resolved === undefined) return 'These rules have no starting position that fills their board.\n';
  const title = name === undefined || name === '' ? [] : [`${name}.`];
  return [...title, ...describeRules(resolved)].map((line) => `${line}\n`).join('');
}
