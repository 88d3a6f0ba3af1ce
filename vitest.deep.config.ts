import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { countingReporter } from './test/support/counting-reporter.js';
import { randomTests } from './test/support/random-tests.js';

/** The tests that measure how long something takes: nothing else runs beside them. */
const TIMED = '{test,site/test}/**/*.timed.test.ts';

const DEEP = '{test,site/test,editors/vscode/test}/**/*.deep.test.ts';

/** One more than the cores: many tests wait for a browser, an editor or another program. */
const WORKERS = availableParallelism() + 1;

const shared = {
  env: { LUDOGRAM_ROUNDS: process.env.LUDOGRAM_ROUNDS ?? '1' },
  // A page in a browser may have to wait for its share of a busy machine.
  expect: { poll: { timeout: 30_000 } },
  // Long enough for every test, so only one that waits for ever ends this way.
  testTimeout: 900_000,
  hookTimeout: 900_000,
};

/**
 * `npm run test:deep`: the files `*.deep.test.ts` and `*.timed.test.ts`, and twenty times as many rounds of every
 * random test.
 */
export default defineConfig({
  test: {
    reporters: ['default', countingReporter],
    experimental: { fsModuleCache: true },
    globalSetup: 'test/support/package/build.ts',
    projects: [
      { test: { ...shared, name: 'timed', include: [TIMED], maxWorkers: 1, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...shared,
          name: 'random',
          include: randomTests(),
          exclude: [DEEP, TIMED],
          // As in `npm test`: they share no state, and each would load the modules again.
          pool: 'threads',
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'deep',
          include: [DEEP],
          // As above: a sixth of the time is that of loading modules.
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
