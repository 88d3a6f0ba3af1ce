/** A part of the input: `number` of `count`, from 1. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** A shard as `--shard` takes it: `2/4`; `undefined` for any other text. */
export function shardIn(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return number === undefined || count === undefined || number < 1 || number > count ? undefined : { number, count };
}

/** Whether a record belongs to a shard: its key decides, so every run divides the same input in the same way. */
export const isInShard = ({ number, count }: Shard, key: string): boolean => hashOf(key) % count === number - 1;

/** Returns a 32-bit hash of a text: FNV-1a over its UTF-16 units, with a final mix that spreads similar names over shards. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
