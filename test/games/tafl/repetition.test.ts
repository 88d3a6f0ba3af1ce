import { describe, expect, test } from 'vitest';
import { boardHashOf, type Hash, withSide } from '../../../src/games/tafl/board/hash.js';
import { PIECES, type Side } from '../../../src/games/tafl/board/pieces.js';
import { thirdOccurrence } from '../../../src/games/tafl/endings/ending.js';
import { Occurrences } from '../../../src/games/tafl/occurrences.js';
import { Random, SEED } from '../../support/random.js';
import { sampled } from '../../support/rounds.js';

const boardWith = (...pieces: readonly (readonly [square: number, piece: number])[]): Uint8Array => {
  const board = new Uint8Array(121);
  for (const [square, piece] of pieces) board[square] = piece;
  return board;
};

const hashOf = (board: Uint8Array, toMove: Side): Hash => withSide(boardHashOf(board), toMove);

const bitsOf = ({ low, high }: Hash): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

describe('the hash of a position', () => {
  test('differs for each board with one piece or two neighbors, and for each side', () => {
    const squares = Array.from({ length: 121 }, (_, square) => square);
    const boards = sampled(squares).flatMap((square) =>
      PIECES.flatMap((piece) => [
        boardWith([square, piece]),
        ...PIECES.map((other) => boardWith([square, piece], [(square + 1) % 121, other])),
      ]),
    );
    const hashes = boards.flatMap((board) => [bitsOf(hashOf(board, 'attackers')), bitsOf(hashOf(board, 'defenders'))]);
    expect(new Set(hashes).size).toBe(boards.length * 2);
  });

  test(`differs for random boards, with each bit as often set as not (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const bits = new Array<number>(64).fill(0);
    const hashes = new Set<bigint>();
    for (let round = 0; round < 4000; round++) {
      const pieces = Array.from({ length: 12 }, () => [random.int(121), random.pick(PIECES)] as const);
      const hash = bitsOf(hashOf(boardWith(...pieces), 'attackers'));
      hashes.add(hash);
      for (let bit = 0; bit < 64; bit++) bits[bit]! += Number((hash >> BigInt(bit)) & 1n);
    }
    expect(hashes.size).toBe(4000);
    for (const count of bits) expect(Math.abs(count - 2000)).toBeLessThan(300);
  });

  test('is the same for the same board', () => {
    expect(hashOf(boardWith([3, 1], [70, 12]), 'attackers')).toEqual(hashOf(boardWith([70, 12], [3, 1]), 'attackers'));
    expect(hashOf(new Uint8Array(49), 'attackers')).toEqual({ low: 0, high: 0 });
  });
});

describe('occurrences', () => {
  const random = new Random(SEED);
  /** Hashes that agree in their low half, so that they part only at the last levels. */
  const hashes = Array.from({ length: 300 }, (_, i): Hash => ({ low: i < 100 ? 7 : random.int(2 ** 32) | 0, high: i }));

  test(`are counted like those of a map, even in every earlier version (seed ${SEED})`, () => {
    const counts = new Map<Hash, number>();
    const versions: { occurrences: Occurrences | undefined; counts: Map<Hash, number> }[] = [];
    let occurrences: Occurrences | undefined;
    for (let round = 0; round < 2000; round++) {
      const hash = random.pick(hashes);
      occurrences = new Occurrences(occurrences, hash);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
      if (round % 400 === 0) versions.push({ occurrences, counts: new Map(counts) });
    }
    versions.push({ occurrences, counts });
    for (const version of versions) {
      const found = hashes.map((hash) => version.occurrences?.countOf(hash));
      expect(found).toEqual(hashes.map((hash) => version.counts.get(hash) ?? 0));
    }
  });

  test(`are counted in every branch of a tree (seed ${SEED})`, () => {
    const lists: { readonly last: Occurrences; readonly hashes: readonly Hash[] }[] = [];
    for (let round = 0; round < 600; round++) {
      const hash = hashes[random.int(20)]!;
      // Most lists continue where the last one ends.
      const start = random.int(4) > 0 ? lists.at(-1) : random.pick(lists);
      lists.push({ last: new Occurrences(start?.last, hash), hashes: [...(start?.hashes ?? []), hash] });
      for (const list of [lists.at(-1)!, random.pick(lists)]) {
        expect(list.last.countOf(hash)).toBe(list.hashes.filter((one) => one === hash).length);
      }
    }
  });

  test('end the game as the rules say', () => {
    expect(thirdOccurrence('ignore', 'attackers')).toBeUndefined();
    expect(thirdOccurrence('draw', 'attackers')).toEqual({ winners: [], reason: 'repetition' });
    expect(thirdOccurrence('win', 'attackers')).toEqual({ winners: ['attackers'], reason: 'repetition' });
    expect(thirdOccurrence('loss', 'attackers')).toEqual({ winners: ['defenders'], reason: 'repetition' });
    expect(thirdOccurrence('loss', 'defenders')).toEqual({ winners: ['attackers'], reason: 'repetition' });
  });
});
