import type { Context } from '../verb.js';
import type { Batch } from './batches.js';

/**
 * The part of a verb that processes one batch, in this thread or in another one. It writes to the streams of its
 * context and returns plain data.
 */
export type Job<Flags, Value> = (batch: Batch, flags: Flags, context: Context) => Promise<Value>;

/** The jobs of the verbs, each loaded in the thread that runs it. */
export const JOBS = {
  check: async () => (await import('../verbs/check.js')).checkBatch,
  format: async () => (await import('../verbs/format.js')).formatBatch,
  export: async () => (await import('../verbs/export.js')).exportBatch,
} as const;

/** The name of a job. */
export type JobName = keyof typeof JOBS;

/** The type of the flags that a job takes. */
export type FlagsOf<Name extends JobName> = Parameters<Awaited<ReturnType<(typeof JOBS)[Name]>>>[1];

/** The type of the result of a job. */
export type ValueOf<Name extends JobName> = Awaited<ReturnType<Awaited<ReturnType<(typeof JOBS)[Name]>>>>;
