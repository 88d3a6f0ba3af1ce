import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: those that `npm run mutate` names, one after the other, with nothing printed. */
export default defineConfig({
  test: {
    include: process.env.LUDOGRAM_TESTS?.split(',') ?? [],
    setupFiles: ['test/support/fixed-seed.ts'],
    reporters: [],
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
