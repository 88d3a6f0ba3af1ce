/** A side: the attackers start at the edges and try to capture the king; the defenders help him escape. */
export type Side = 'attackers' | 'defenders';

/** Returns the side that plays against `side`. */
export const opponent = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');

/** The type of a piece. Rules about all pieces apply to all of these. */
export type PieceType = 'taflman' | 'commander' | 'knight' | 'king' | 'mercenary' | 'guard';

/** The types in the order in which notations list them. */
export const PIECE_TYPES = ['taflman', 'commander', 'knight', 'king', 'mercenary', 'guard'] as const;

/** A piece: 1 to 6 for the attackers' types in the order of {@link PIECE_TYPES}, 9 to 14 for the defenders'. */
export type Piece = number;

/** The value of an empty space. */
export const EMPTY = 0;

const DEFENDER = 8;
const MERCENARY = PIECE_TYPES.indexOf('mercenary') + 1;
const GUARD = PIECE_TYPES.indexOf('guard') + 1;

/** Returns the piece with a side and a type. */
export const pieceOf = (side: Side, type: PieceType): Piece =>
  PIECE_TYPES.indexOf(type) + 1 + (side === 'defenders' ? DEFENDER : 0);

/** Returns the side of a piece. */
export const sideOf = (piece: Piece): Side => (piece >= DEFENDER ? 'defenders' : 'attackers');

/** Returns the type of a piece. */
export const typeOf = (piece: Piece): PieceType => PIECE_TYPES[(piece & 7) - 1]!;

/** The king, a piece of the defenders. */
export const KING: Piece = pieceOf('defenders', 'king');

/** Whether a piece is a guard, of either side: it captures nothing, helps no capture, and nothing captures it. */
export const isGuard = (piece: Piece): boolean => (piece & 7) === GUARD;

/**
 * Returns the piece that remains on the space of a captured piece: a mercenary of the other side for a mercenary;
 * otherwise none.
 */
export const remainsOf = (captured: Piece): Piece => ((captured & 7) === MERCENARY ? captured ^ DEFENDER : EMPTY);

/** Whether a piece is on a side; an empty space is on none. */
export const isOn = (side: Side, piece: Piece): boolean =>
  piece !== EMPTY && piece >= DEFENDER === (side === 'defenders');

/** The attackers' pieces, then the defenders'. */
export const PIECES: readonly Piece[] = (['attackers', 'defenders'] as const).flatMap((side) =>
  PIECE_TYPES.map((type) => pieceOf(side, type)),
);

/** A set of pieces: bit `n` is set when piece `n` is in it. */
export type PieceSet = number;

/** Makes the set of the given pieces. */
export const pieceSet = (pieces: Iterable<Piece>): PieceSet => {
  let set = 0;
  for (const piece of pieces) set |= 1 << piece;
  return set;
};

/** Whether a piece is in a set. */
export const hasPiece = (set: PieceSet, piece: Piece): boolean => ((set >> piece) & 1) !== 0;

/** Whether a piece is in the set of a square, given the sets of all squares. */
export const hasPieceAt = (sets: Uint16Array, square: number, piece: Piece): boolean => hasPiece(sets[square]!, piece);

/** Returns the pieces of a set, attackers first, in the order of {@link PIECE_TYPES}. */
export const piecesIn = (set: PieceSet): Piece[] => PIECES.filter((piece) => hasPiece(set, piece));

/** The empty set of pieces. */
export const NO_PIECES: PieceSet = 0;
/** The set of all pieces of both sides. */
export const ALL_PIECES: PieceSet = pieceSet(PIECES);
/** The set of all pieces of the attackers. */
export const ALL_ATTACKERS: PieceSet = pieceSet(PIECES.filter((piece) => piece < DEFENDER));
/** The set of all pieces of the defenders. */
export const ALL_DEFENDERS: PieceSet = ALL_PIECES & ~ALL_ATTACKERS;
/** The set with only the king. */
export const KING_ONLY: PieceSet = pieceSet([KING]);
