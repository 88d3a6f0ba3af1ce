import { setFlagsFromString } from 'node:v8';

/**
 * The growth of the memory for objects, in percent, until unused ones are removed. With V8's own choice, the process
 * has half as much again, and is hardly faster.
 */
const HEAP_GROWTH = 30;

/** Lets the memory for objects grow less before unused ones are removed, in all threads from now on. */
export const keepHeapSmall = (): void => setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
