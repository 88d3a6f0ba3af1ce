import { Worker } from 'node:worker_threads';
import { type Trace, type TraceOptions, traceText } from '../../../grammar-tools/trace/trace.js';
import type { Context } from '../../run/verb.js';

/** Megabytes of the stack of the thread for deep texts: it takes memory only where it is used. */
const STACK_MEGABYTES = 512;

/** The input of a trace: plain data, because it may be sent to another thread. */
export interface TraceInput {
  readonly grammar: Parameters<typeof traceText>[0];
  readonly text: string;
  readonly options: TraceOptions;
}

/** Traces how a text is read; if it is nested too deeply for the stack of this thread, in one with a larger stack. */
export async function traceDeeply(input: TraceInput, { hasThreads }: Context): Promise<Trace> {
  const trace = traceText(input.grammar, input.text, input.options);
  if (trace.limit !== 'depth' || !hasThreads) return trace;
  return new Promise((resolve) => {
    const thread = new Worker(new URL('../bin/trace-thread.js', import.meta.url), {
      workerData: input,
      resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    });
    thread.once('message', resolve);
    // It has no memory left, for example.
    thread.once('error', () => resolve(trace));
  });
}
