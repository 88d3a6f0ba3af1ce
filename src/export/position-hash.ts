import { mixed } from '../files/resume/hash.js';

/**
 * Returns a hash of 64 bits for the key of a position, as a signed integer: two hashes of 32 bits over its UTF-16
 * units, one of them FNV-1a. Each has a final mix.
 */
export function positionHash(key: string): bigint {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul((low ^ unit) + (unit << 8), 0x85ebca6b);
  }
  parts[0] = mixed(low ^ key.length);
  parts[1] = mixed(high);
  return whole[0]!;
}

const parts = new Int32Array(2);
const whole = new BigInt64Array(parts.buffer);
