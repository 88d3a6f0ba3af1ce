import { workerData } from 'node:worker_threads';
import type { JobTable } from './bulk/job.js';
import { taskRunner, type WorkerData } from './bulk/worker.js';

/** The jobs of the verbs for many records. A verb that shares its work among threads has a row here. */
const JOBS: JobTable = {
  check: async () => (await import('./verbs/check/job.js')).checkJob,
  format: async () => (await import('./verbs/format/job.js')).formatJob,
  export: async () => (await import('./verbs/export/job.js')).exportJob,
};

// Tinypool passes its own data to a thread, followed by the data of this program.
const [, data] = workerData as readonly [unknown, WorkerData];

/** Runs a task in a worker thread. */
export default taskRunner(JOBS, data);
