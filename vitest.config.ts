import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line of counts. */
const counts: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string) => states.filter((other) => other === state).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  },
};

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', counts],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
