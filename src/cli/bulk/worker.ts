import { loadConfig } from '../../config/load.js';
import type { NotationEntry } from '../../notation/index.js';
import { NOTATIONS } from '../../notations/registry.js';
import { forbidExit } from '../../process/forbid-exit.js';
import { withConfig } from '../run/config-notations.js';
import { type CombineTask, type JobTable, runCombineTask, runTask, type Task } from './job.js';

/** The data that every worker thread gets when it starts. */
export interface WorkerData {
  /** The config of the run, if it has one. */
  readonly config?: string;
}

/** Returns the function that runs tasks in a worker thread, in the order in which they were sent. */
export function taskRunner(jobs: JobTable, { config }: WorkerData): (task: Task | CombineTask) => Promise<unknown> {
  // Without this, a pool would also wait forever for a thread whose code calls `process.exit`.
  forbidExit();
  let notations: Promise<readonly NotationEntry[]> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    notations ??= notationsOf(config);
    const done = Promise.all([notations, jobNamed(task.job, jobs), last]).then(([known, job]) =>
      'values' in task ? runCombineTask(task, job) : runTask(task, job, known),
    );
    last = done.catch(() => undefined);
    return done;
  };
}

async function notationsOf(config: string | undefined): Promise<readonly NotationEntry[]> {
  if (config === undefined) return NOTATIONS;
  const loaded = await loadConfig(config, process.cwd(), 'none');
  return withConfig(loaded, await loaded.notations(NOTATIONS), NOTATIONS);
}

function jobNamed(name: string, jobs: JobTable) {
  const load = jobs[name];
  if (load === undefined) throw new Error(`the table of jobs has no job "${name}"`);
  return load();
}
