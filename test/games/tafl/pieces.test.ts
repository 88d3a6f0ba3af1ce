import { describe, expect, test } from 'vitest';
import {
  ALL_ATTACKERS,
  ALL_DEFENDERS,
  ALL_PIECES,
  EMPTY,
  hasPiece,
  isOn,
  KING,
  KING_ONLY,
  NO_PIECES,
  opponent,
  PIECE_TYPES,
  pieceOf,
  PIECES,
  pieceSet,
  piecesIn,
  sideOf,
  typeOf,
} from '../../../src/games/tafl/board/pieces.js';

const SIDES = ['attackers', 'defenders'] as const;

describe('a piece', () => {
  test('has a side and a type', () => {
    const all = SIDES.flatMap((side) => PIECE_TYPES.map((type) => ({ side, type })));
    expect(PIECES.map((piece) => ({ side: sideOf(piece), type: typeOf(piece) }))).toEqual(all);
    expect(all.map(({ side, type }) => pieceOf(side, type))).toEqual(PIECES);
    expect(PIECES).toEqual([1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]);
    expect(PIECE_TYPES.join(' ')).toBe('taflman commander knight king mercenary guard');
    expect({ side: sideOf(KING), type: typeOf(KING) }).toEqual({ side: 'defenders', type: 'king' });
  });

  test('is on its side only, an empty space on none', () => {
    for (const piece of PIECES) {
      expect(isOn(sideOf(piece), piece)).toBe(true);
      expect(isOn(opponent(sideOf(piece)), piece)).toBe(false);
    }
    expect(SIDES.map((side) => isOn(side, EMPTY))).toEqual([false, false]);
    expect(SIDES.map(opponent)).toEqual(['defenders', 'attackers']);
  });
});

describe('a set of pieces', () => {
  test('has the pieces that were put in', () => {
    const set = pieceSet([KING, pieceOf('attackers', 'guard')]);
    expect(PIECES.filter((piece) => hasPiece(set, piece))).toEqual([6, KING]);
    expect(piecesIn(set)).toEqual([6, KING]);
    expect(hasPiece(set, EMPTY)).toBe(false);
    expect(pieceSet([])).toBe(NO_PIECES);
    expect(piecesIn(pieceSet([1, 1]))).toEqual([1]);
  });

  test('can be all, one side, the king', () => {
    expect(piecesIn(ALL_PIECES)).toEqual(PIECES);
    expect(piecesIn(ALL_ATTACKERS)).toEqual(PIECES.filter((piece) => sideOf(piece) === 'attackers'));
    expect(piecesIn(ALL_DEFENDERS)).toEqual(PIECES.filter((piece) => sideOf(piece) === 'defenders'));
    expect(piecesIn(KING_ONLY)).toEqual([KING]);
    expect(piecesIn(NO_PIECES)).toEqual([]);
  });
});
