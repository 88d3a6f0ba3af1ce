import type { JobTable } from './bulk/job.js';

/** The jobs of the verbs for many records. A verb that shares its work among threads has a row here. */
export const JOBS: JobTable = {
  check: async () => (await import('./verbs/check/job.js')).checkJob,
  format: async () => (await import('./verbs/format/job.js')).formatJob,
  export: async () => (await import('./verbs/export/job.js')).exportJob,
};
