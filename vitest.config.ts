import { defineConfig } from 'vitest/config';
import { countingReporter } from './test/support/counting-reporter.js';

/** `npm test`: everything but the slow files of `npm run test:deep`. */
export default defineConfig({
  test: {
    include: ['{test,site/test}/**/*.test.ts'],
    exclude: ['**/*.{deep,timed}.test.ts'],
    reporters: ['default', countingReporter],
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
