import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { optimizeLate } from './src/process/late-optimization.js';
import { countingReporter } from './test/support/counting-reporter.js';

// Most code of the tests runs only shortly: optimizing it would take a fifth of the time.
optimizeLate(10);
// Most of their objects are soon unused: the more megabytes of them are collected at a time, the less of it that takes.
setFlagsFromString('--min-semi-space-size=64');
setFlagsFromString('--max-semi-space-size=128');

/** `npm test`: everything but the slow files of `npm run test:deep`. */
export default defineConfig({
  test: {
    include: ['{test,site/test}/**/*.test.ts'],
    exclude: ['**/*.{deep,timed}.test.ts'],
    reporters: ['default', countingReporter],
    setupFiles: ['test/support/processes/without-flushing.ts'],
    // Loading the modules again for each file would take longer than the tests: they share no state.
    pool: 'threads',
    isolate: false,
    // Every core works: left alone, one of two would stay idle.
    maxWorkers: '100%',
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
