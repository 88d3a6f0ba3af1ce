import { hashOf } from '../files/resume/hash.js';

/** A part of the input: `number` of `count`, from 1. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** Returns a shard as `--shard` takes it: `2/4`; `undefined` for any other text. */
export function shardIn(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return number === undefined || count === undefined || number < 1 || number > count ? undefined : { number, count };
}

/**
 * Whether a record of an input that can't be divided belongs to a shard: its key decides, so every run divides the same
 * input in the same way.
 */
export const isInShard = ({ number, count }: Shard, key: string): boolean => hashOf(key) % count === number - 1;
