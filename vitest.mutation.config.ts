import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Most mutants are noticed by many tests, so the quick ones come first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

/** The tests that judge a mutant: those that `npm run mutate` names, one after another, with nothing printed. */
export default defineConfig({
  test: {
    include: process.env.LUDOGRAM_TESTS?.split(',') ?? [],
    // Seconds for each mutant, and hardly one that nothing else notices.
    exclude: ['**/recovery.test.ts', '**/*.{deep,timed}.test.ts', '**/properties.test.ts'],
    reporters: [],
    fileParallelism: false,
    // The modules are loaded once for all files: most of a mutant's time would go into loading them.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
});
