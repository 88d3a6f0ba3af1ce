/**
 * Returns a 32-bit hash of a text: FNV-1a over its UTF-16 units, with a final mix that spreads similar names over
 * shards.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash) >>> 0;
}

/** Returns 32 bits, as a signed integer, that differ in about half of them if the given ones differ in one. */
export function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
