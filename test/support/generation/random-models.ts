import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeIndex } from '../../../src/cst/index.js';
import { GrammarProblems } from '../../../src/generator/index.js';
import { RandomSentences, readLinkedGrammar } from '../../../src/library/generator.js';
import { randomRecords } from '../../differential/random/random-records.js';
import type { Random } from '../random.js';
import { firstModelText, folder, type Made, makeStart } from './start-model.js';

/** The number of texts that are drawn for a grammar. */
const TEXTS = 20;

/** A random grammar with its first model, and texts that it reads without errors and whose models have JSON. */
interface RandomModel {
  readonly grammar: string;
  readonly start: Made;
  readonly texts: readonly string[];
}

/** Draws grammars until some of them have a first model, and yields these. They need `useFolder`. */
export async function* randomModels(random: Random, count: number): AsyncGenerator<RandomModel> {
  for (let made = 0; made < count;) {
    const grammar = randomRecords(random);
    if (!hasModel(grammar)) continue;
    const file = join(folder, `g${made++}.peggy`);
    writeFileSync(file, grammar);
    const start = await makeStart(file, { canWarn: true });
    const sentences = new RandomSentences(readLinkedGrammar(grammar, file));
    const drawn = Array.from({ length: TEXTS }, () =>
      sentences.draw({ start: 'Root', size: 40 }, (below) => random.int(below)),
    );
    yield { grammar, start, texts: [...new Set(drawn)].filter((text) => hasJson(start, text)) };
  }
}

function hasModel(grammar: string): boolean {
  try {
    return firstModelText(grammar) !== '';
  } catch (error) {
    if (error instanceof GrammarProblems) return false;
    throw error;
  }
}

/** Whether a text has no errors, and its model has JSON: a leaf can match half a character, which JSON can't have. */
function hasJson({ parse, read }: Made, text: string): boolean {
  const tree = parse(text);
  if (tree.hasErrors) return false;
  const model = read(tree, (tree.root?.index ?? 0) as NodeIndex);
  return !JSON.stringify(model).includes(String.raw`\ud`);
}
