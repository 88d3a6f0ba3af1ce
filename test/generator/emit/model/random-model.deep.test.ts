import { expect, test } from 'vitest';
import { randomModels } from '../../../support/generation/random-models.js';
import { checkTexts, useFolder } from '../../../support/generation/start-model.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';

useFolder();

const GRAMMARS = rounds(12);

test(
  `first models of ${GRAMMARS} random grammars survive JSON, and each of their texts is found (seed ${SEED})`,
  { timeout: 0 },
  async () => {
    let [all, same] = [0, 0];
    for await (const { start, texts } of randomModels(new Random(SEED), GRAMMARS)) {
      if (texts.length === 0) continue;
      const found = await checkTexts(start, texts);
      all += found.all;
      same += found.same;
    }
    // Printers of such grammars can't choose between alternatives as well as their authors.
    expect(same / all).toBeGreaterThan(0.2);
  },
);
