import {
  type Board,
  boardFromText,
  boardText,
  completeRules,
  type Jumps,
  type KingStrength,
  type Move,
  type Piece,
  PIECES,
  type PieceSet,
  pieceSet,
  type Situation,
  SPACE_KINDS,
  type SpaceRules,
  type Square,
  type TaflChoices,
  type TaflRules,
} from '../../../src/games/tafl/index.js';

/** Letters for the pieces, in the order of `PIECES`: enough to write boards and rules down in tests. */
const LETTERS = 'tcnkmgTCNKMG';

export const pieceLetter = (piece: Piece): string => LETTERS[PIECES.indexOf(piece)]!;
export const pieceFor = (letter: string): Piece => PIECES[LETTERS.indexOf(letter)]!;
export const setFor = (letters: string): PieceSet => pieceSet([...letters].map(pieceFor));

/** The board of a text that is right. */
export function readBoard(text: string): Board {
  const read = boardFromText(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.board;
}

export { boardText as writeBoard };

export function readSquare(text: string, size: number): Square {
  return (Number(text.slice(1)) - 1) * size + text.charCodeAt(0) - 97;
}

export const writeSquare = (square: Square, size: number): string =>
  `${String.fromCharCode(97 + (square % size))}${Math.floor(square / size) + 1}`;

export interface WrittenMove extends Move {
  readonly captures: readonly Square[];
}

export function readMove(text: string, size: number): WrittenMove {
  const squares = [...text.matchAll(/[a-z]\d+/g)].map(([found]) => readSquare(found, size));
  const [from, to, ...captures] = squares;
  return { from: from!, to: to!, captures: captures.sort((a, b) => a - b) };
}

const JUMPS: Record<string, Jumps> = { n: 'none', r: 'restricted', j: 'free', c: 'capturing' };
const STRENGTH: Record<string, KingStrength> = {
  y: 'strong',
  s: 'strong',
  n: 'weak',
  w: 'weak',
  c: 'strong-centre',
  m: 'middleweight',
};
const KEYS = ['cor', 'cen', 'afor', 'dfor'];
const DIALECT_ORDER = { 8: 'tcnkTCNK', 10: 'tcnkmTCNKM', 12: LETTERS };

/** Rules from a record of `key:value` entries, without a word on what is wrong in it. */
export function readRules(text: string): TaflRules {
  const entries = new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split(/:(.*)/s, 2) as [string, string]),
  );
  const size = Number(entries.get('dim'));
  const choice = <T>(key: string, table: Record<string, T>): T | undefined => table[entries.get(key) ?? '-'];
  const yes = (key: string): boolean | undefined => choice(key, { y: true, n: false });
  const set = (key: string): PieceSet | undefined => (entries.has(key) ? setFor(entries.get(key)!) : undefined);
  const space = (key: string): Partial<SpaceRules> =>
    defined({
      squares: entries
        .get(key)
        ?.split(',')
        .filter(Boolean)
        .map((square) => readSquare(square, size)),
      hostileTo: set(`${key}h`),
      passableBy: set(`${key}p`),
      stoppableBy: set(`${key}s`),
      enterableBy: set(`${key}re`),
    });
  const choices: TaflChoices = {
    size,
    start: readBoard(entries.get('start')!),
    ...defined({
      escape: choice('esc', { c: 'corner', e: 'edge' } as const),
      surroundingFatal: yes('surf'),
      first: choice('atkf', { y: 'attackers', n: 'defenders' } as const),
      threefold: choice('tfr', { i: 'ignore', d: 'draw', w: 'win', l: 'loss' } as const),
      kingArms: choice('ka', { y: 'armed', n: 'unarmed', a: 'anvil', h: 'hammer' } as const),
      kingStrength: choice('ks', STRENGTH),
      speed: readSpeed(entries.get('spd')),
      emptyCentreHostileTo: set('cenhe'),
      shieldwall: choice('sw', { n: 'none', w: 'weak', s: 'strong' } as const),
      shieldwallFlanking: yes('swf'),
      edgeForts: yes('efe'),
      berserk: choice('ber', { n: 'none', c: 'capture', m: 'move' } as const),
      linnaean: yes('linc'),
    }),
    jumps: defined({
      king: choice('kj', JUMPS),
      knight: choice('nj', JUMPS),
      commander: choice('cj', JUMPS),
      mercenary: choice('mj', JUMPS),
      guard: choice('gj', JUMPS),
    }),
    spaces: Object.fromEntries(SPACE_KINDS.map((kind, index) => [kind, space(KEYS[index]!)])),
  };
  return completeRules(choices);
}

function readSpeed(text: string | undefined): ReadonlyMap<Piece, number> | undefined {
  if (text === undefined) return undefined;
  const limits = text
    .split(',')
    .filter(Boolean)
    .map(Number)
    .map((limit) => (limit < 0 ? Infinity : limit));
  if (limits.length === 1) return new Map(PIECES.map((piece) => [piece, limits[0]!]));
  if (limits.length === 2) return new Map(PIECES.map((piece, index) => [piece, limits[index < 6 ? 0 : 1]!]));
  const order = DIALECT_ORDER[limits.length as 8 | 10 | 12];
  return new Map(limits.map((limit, index) => [pieceFor(order[index]!), limit]));
}

/** A record without the keys that hold `undefined`. */
function defined<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}

export const positionOf = (text: string, toMove: Situation['toMove']): Situation => ({
  board: readBoard(text),
  toMove,
});
