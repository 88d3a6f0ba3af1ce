import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: those that `npm run mutate` names, one after the other, with nothing printed. */
export default defineConfig({
  test: {
    include: process.env.LUDOGRAM_TESTS?.split(',') ?? [],
    reporters: [],
    fileParallelism: false,
    // The modules are loaded once for all files: most of a mutant's time would go into loading them.
    isolate: false,
    testTimeout: 60_000,
  },
});
