import { getHeapSpaceStatistics } from 'node:v8';
import { setEngineFlag } from './runtime.js';

/**
 * The growth of the memory for objects, in percent, until unused ones are removed. With V8's own choice, the process
 * has half as much again, and is hardly faster.
 */
const HEAP_GROWTH = 30;

/** Lets the memory for objects grow less before unused ones are removed, in all threads from now on. */
export const keepHeapSmall = (): void => setEngineFlag(`--heap-growing-percent=${HEAP_GROWTH}`);

/** The size in bytes from which the memory for new objects grows no more. V8 of Node 24 would take 128 MiB. */
const MAX_YOUNG_SIZE = 20 * 2 ** 20;

/**
 * Keeps the memory for new objects from growing beyond a limit. Called again and again, because V8 has no such limit
 * for a thread that runs: the speed of growth is set for all threads, by the size that this one has reached.
 */
export function limitYoungGeneration(): void {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const growthFactor = young !== undefined && young.space_size >= MAX_YOUNG_SIZE ? 1 : 2;
  setEngineFlag(`--semi-space-growth-factor=${growthFactor}`);
}
