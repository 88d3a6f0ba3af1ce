import { workerData } from 'node:worker_threads';
import { loadConfig } from '../../config/load.js';
import type { NotationEntry } from '../../notation/index.js';
import { NOTATIONS } from '../../notations/registry.js';
import { withConfig } from '../run/config.js';
import { forbidExit } from '../records/attempt.js';
import { type Done, type Task, work } from './work.js';

/** The data that every worker thread gets when it starts. */
export interface WorkerData {
  /** The config of the run, if it has one. */
  readonly config?: string;
}

// Also, a pool would wait forever for a thread that ends this way.
forbidExit();

// Tinypool passes its own data to a thread, followed by ours.
const { config } = (workerData as readonly [unknown, WorkerData])[1];
let formats: Promise<readonly NotationEntry[]> | undefined;

async function formatsOf(): Promise<readonly NotationEntry[]> {
  if (config === undefined) return NOTATIONS;
  const loaded = await loadConfig(config, process.cwd(), 'none');
  return withConfig(await loaded.notations(NOTATIONS), NOTATIONS);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a task in a worker thread, after those that were sent before it. */
export default function doTask(task: Task): Promise<Done> {
  formats ??= formatsOf();
  const done = Promise.all([formats, last]).then(([known]) => work(task, known));
  last = done.catch(() => undefined);
  return done;
}
