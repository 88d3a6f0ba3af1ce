import { parentPort, workerData } from 'node:worker_threads';
import { traceText } from '../../../grammar-tools/trace/trace.js';
import type { TraceInput } from './deep-trace.js';

// The thread in which `ludogram trace` reads texts that are nested too deeply for the stack of the first one.
const { grammar, text, options } = workerData as TraceInput;
parentPort?.postMessage(traceText(grammar, text, options));
