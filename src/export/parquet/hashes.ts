import type { Cell } from '../schema.js';

/** The number of bytes of a hash. */
export const HASH_BYTES = 8;

/** Cells that are hashes of 64 bits. Plain data. */
export interface Hashes {
  /** The hashes without the empty cells, each as little-endian bytes. */
  readonly bytes: Uint8Array;
  /** For each cell, 0 if it is empty, or else 1. */
  readonly present: Uint8Array;
}

/** Packs cells that are hashes or empty; returns `undefined` if there are others, or no hashes. */
export function packHashes(cells: readonly Cell[]): Hashes | undefined {
  if (typeof cells.find((cell) => cell !== undefined) !== 'bigint') return undefined;
  const bytes = new Uint8Array(cells.length * HASH_BYTES);
  const present = new Uint8Array(cells.length);
  const view = new DataView(bytes.buffer);
  let end = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell === undefined) continue;
    if (typeof cell !== 'bigint') return undefined;
    view.setBigInt64(end, cell, true);
    end += HASH_BYTES;
    present[i] = 1;
  }
  return { bytes: bytes.subarray(0, end), present };
}

/** Puts hashes together, in order. */
export function joinHashes(parts: readonly Hashes[]): Hashes {
  return {
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    present: Buffer.concat(parts.map(({ present }) => present)),
  };
}

/** Returns the cells of hashes. */
export function cellsOfHashes({ bytes, present }: Hashes): Cell[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = -HASH_BYTES;
  return Array.from(present, (isPresent) => (isPresent === 0 ? undefined : view.getBigInt64((at += HASH_BYTES), true)));
}

/** Different hashes as bytes, and for each of the hashes that they were found in its index among them. */
export interface DifferentHashes {
  readonly bytes: Uint8Array;
  readonly indices: Uint32Array;
}

/**
 * Finds the different hashes in bytes; returns `undefined` if there are more than `max` of them. Their last bits are
 * their locations in the list in which equal ones are found.
 */
export function differentHashes(bytes: Uint8Array, max: number): DifferentHashes | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const mask = 2 ** (Math.ceil(Math.log2(max + 1)) + 1) - 1;
  /** At a location, 1 and the index of a hash among the different ones; 0 if it is free. */
  const locations = new Uint32Array(mask + 1);
  const indices = new Uint32Array(bytes.length / HASH_BYTES);
  const different = new Uint8Array(Math.min(max * HASH_BYTES, bytes.length));
  const known = new DataView(different.buffer);
  let count = 0;
  for (let i = 0; i < indices.length; i++) {
    const low = view.getInt32(i * HASH_BYTES, true);
    const high = view.getInt32(i * HASH_BYTES + 4, true);
    let location = low & mask;
    for (let found; (found = locations[location]!) !== 0; location = (location + 1) & mask) {
      const at = (found - 1) * HASH_BYTES;
      if (known.getInt32(at, true) === low && known.getInt32(at + 4, true) === high) break;
    }
    if (locations[location] === 0) {
      if (count === max) return undefined;
      known.setInt32(count * HASH_BYTES, low, true);
      known.setInt32(count * HASH_BYTES + 4, high, true);
      locations[location] = ++count;
    }
    indices[i] = locations[location]! - 1;
  }
  return { bytes: different.subarray(0, count * HASH_BYTES), indices };
}
