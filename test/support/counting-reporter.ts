import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line of counts. */
export const countingReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string) => states.filter((other) => other === state).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  },
};
