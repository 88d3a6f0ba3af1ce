import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GrammarProblems } from '../../../../src/generator/index.js';
import { RandomSentences, readLinkedGrammar } from '../../../../src/library/generator.js';
import { randomRecords } from '../../../differential/random/random-records.js';
import { checkTexts, folder, makeStart, startOf, useFolder } from '../../../support/generated/start-model.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';

useFolder();

const GRAMMARS = rounds(12);
const TEXTS = 20;

test(
  `first models of ${GRAMMARS} random grammars survive JSON, and each of their texts is found (seed ${SEED})`,
  { timeout: 0 },
  async () => {
    const random = new Random(SEED);
    let [all, same] = [0, 0];
    for (let made = 0; made < GRAMMARS;) {
      const grammar = randomRecords(random);
      if (!hasModel(grammar)) continue;
      const file = join(folder, `g${made++}.peggy`);
      writeFileSync(file, grammar);
      const start = await makeStart(file, { canWarn: true });
      const sentences = new RandomSentences(readLinkedGrammar(grammar, file));
      const drawn = Array.from({ length: TEXTS }, () =>
        sentences.draw({ start: 'Root', size: 40 }, (below) => random.int(below)),
      );
      const texts = [...new Set(drawn)].filter((text) => !start.parse(text).hasErrors);
      if (texts.length === 0) continue;
      const found = await checkTexts(start, texts);
      all += found.all;
      same += found.same;
    }
    // Printers of such grammars can't choose between alternatives as well as their authors.
    expect(same / all).toBeGreaterThan(0.2);
  },
);

function hasModel(grammar: string): boolean {
  try {
    return startOf(grammar) !== '';
  } catch (error) {
    if (error instanceof GrammarProblems) return false;
    throw error;
  }
}
