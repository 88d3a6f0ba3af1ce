import { workerData } from 'node:worker_threads';
import { taskRunner, type WorkerData } from './bulk/worker.js';
import { JOBS } from './jobs.js';

// Tinypool passes its own data to a thread, followed by the data of this program.
const [, data] = workerData as readonly [unknown, WorkerData];

/** Runs a task in a worker thread. */
export default taskRunner(JOBS, data);
