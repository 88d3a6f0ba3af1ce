import { type Board, centreOf, cornersOf, type Square } from './board/board.js';
import {
  ALL_ATTACKERS,
  ALL_DEFENDERS,
  ALL_PIECES,
  KING_ONLY,
  type Piece,
  PIECES,
  type PieceSet,
  type PieceType,
  type Side,
} from './board/pieces.js';

/**
 * The result when a board with the same side to move occurs for the third time: none, a draw, or a win or loss of the
 * player who caused it.
 */
export type Threefold = 'ignore' | 'draw' | 'win' | 'loss';

/** How the king takes part in captures: fully, not at all, only beside the piece that moves, or only as that piece. */
export type KingArms = 'armed' | 'unarmed' | 'anvil' | 'hammer';

/**
 * The condition for the capture of the king. `strong`: enemies on all four sides. `strong-centre`: enemies on all four
 * sides on and beside the center, on two opposite sides elsewhere. `middleweight`: an enemy on each existing side, so
 * three at the edge. `weak`: enemies on two opposite sides.
 */
export type KingStrength = 'strong' | 'strong-centre' | 'middleweight' | 'weak';

/**
 * How a piece jumps over an adjacent enemy to the space after it: never; only from or to the center, a corner or a
 * fortress of its side; freely; or freely and capturing the piece that it jumps over.
 */
export type Jumps = 'none' | 'restricted' | 'free' | 'capturing';

/**
 * Whether shieldwalls are captured, and what may close their ends: no shieldwalls, only enemies, or corners as well.
 */
export type Shieldwall = 'none' | 'weak' | 'strong';

/**
 * When a piece that has captured moves again: never, while it can capture, or until it makes a move without a capture.
 */
export type Berserk = 'none' | 'capture' | 'move';

/** The four kinds of special space. */
export type SpaceKind = 'corner' | 'centre' | 'attackerFortress' | 'defenderFortress';

/** The kinds in the order in which they claim a space that more than one lists. */
export const SPACE_KINDS = ['corner', 'centre', 'attackerFortress', 'defenderFortress'] as const;

/** One kind of special space. */
export interface SpaceRules {
  readonly squares: readonly Square[];
  /** The pieces captured against such a space. */
  readonly hostileTo: PieceSet;
  /** The pieces that may move across. */
  readonly passableBy: PieceSet;
  /** The pieces that may end a move there. */
  readonly stoppableBy: PieceSet;
  /**
   * The pieces that may enter or cross such a space from outside. Other pieces may only move from one such space to
   * another.
   */
  readonly enterableBy: PieceSet;
}

/** The complete rules of a tafl game, including the board. */
export interface TaflRules {
  /** Spaces on each side of the board. */
  readonly size: number;
  readonly start: Board;
  /** The spaces on which the king wins. */
  readonly escape: 'corner' | 'edge';
  /** Whether a side that is surrounded by the other loses. */
  readonly surroundingFatal: boolean;
  readonly first: Side;
  readonly threefold: Threefold;
  readonly kingArms: KingArms;
  readonly kingStrength: KingStrength;
  readonly jumps: Readonly<Record<PieceType, Jumps>>;
  /** The largest number of spaces that a piece moves; `Infinity` for no limit. */
  readonly speed: ReadonlyMap<Piece, number>;
  readonly spaces: Readonly<Record<SpaceKind, SpaceRules>>;
  /** The pieces captured against the empty center, in addition to those to which the center is always hostile. */
  readonly emptyCentreHostileTo: PieceSet;
  readonly shieldwall: Shieldwall;
  /** Whether only a move that closes one end of a shieldwall makes the capture. */
  readonly shieldwallFlanking: boolean;
  /** Whether the king wins in a fort at the edge. */
  readonly edgeForts: boolean;
  readonly berserk: Berserk;
  /** Whether a defender beside the king on the center is captured by attackers on its three other sides. */
  readonly linnaean: boolean;
}

/** The rules that apply if a record gives none: everything but the board. */
export type TaflDefaults = Omit<TaflRules, 'size' | 'start' | 'spaces'> & {
  readonly spaces: Readonly<
    Record<SpaceKind, Omit<SpaceRules, 'squares'> & { squares(size: number): readonly Square[] }>
  >;
};

const noSquares = (): readonly Square[] => [];

/** The defaults, in one table. */
// prettier-ignore
export const DEFAULTS: TaflDefaults = {
  escape: 'corner',
  surroundingFatal: true,
  first: 'attackers',
  threefold: 'draw',
  kingArms: 'armed',
  kingStrength: 'strong',
  jumps: { taflman: 'none', commander: 'free', knight: 'capturing', king: 'none', mercenary: 'none', guard: 'none' },
  speed: new Map(PIECES.map((piece) => [piece, Infinity])),
  spaces: {
    corner:           { squares: cornersOf, hostileTo: ALL_PIECES,    passableBy: KING_ONLY,     stoppableBy: KING_ONLY,     enterableBy: ALL_PIECES },
    centre:           { squares: centreOf,  hostileTo: ALL_ATTACKERS, passableBy: ALL_PIECES,    stoppableBy: KING_ONLY,     enterableBy: ALL_PIECES },
    attackerFortress: { squares: noSquares, hostileTo: ALL_DEFENDERS, passableBy: ALL_PIECES,    stoppableBy: ALL_PIECES,    enterableBy: ALL_PIECES },
    defenderFortress: { squares: noSquares, hostileTo: ALL_ATTACKERS, passableBy: ALL_DEFENDERS, stoppableBy: ALL_DEFENDERS, enterableBy: ALL_PIECES },
  },
  emptyCentreHostileTo: ALL_PIECES,
  shieldwall: 'none',
  shieldwallFlanking: true,
  edgeForts: false,
  berserk: 'none',
  linnaean: false,
};

/** The rules that a game can give. Only the board is required. */
export type TaflChoices = Pick<TaflRules, 'size' | 'start'> &
  Partial<Omit<TaflRules, 'size' | 'start' | 'spaces' | 'jumps'>> & {
    readonly jumps?: Partial<TaflRules['jumps']>;
    readonly spaces?: Partial<Record<SpaceKind, Partial<SpaceRules>>>;
  };

/** Completes rules: takes the given `choices`, and the defaults for the rest. */
export function completeRules(choices: TaflChoices): TaflRules {
  const spaces = {} as Record<SpaceKind, SpaceRules>;
  for (const kind of SPACE_KINDS) {
    const usual = DEFAULTS.spaces[kind];
    spaces[kind] = { ...usual, squares: usual.squares(choices.size), ...choices.spaces?.[kind] };
  }
  return { ...DEFAULTS, ...choices, jumps: { ...DEFAULTS.jumps, ...choices.jumps }, spaces };
}
