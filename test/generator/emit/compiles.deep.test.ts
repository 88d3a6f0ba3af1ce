import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generate, GrammarProblems } from '../../../src/generator/index.js';
import { randomGrammar } from '../../differential/random/random-grammar.js';
import { compilerProblems } from '../../support/compile.js';
import { Random, SEED } from '../../support/random.js';
import { ROOT } from '../../support/shared.js';

const GRAMMARS = 40;

test(
  `parsers of ${GRAMMARS} random grammars compile under every strict flag (seed ${SEED})`,
  { timeout: 120_000 },
  () => {
    const folder = join(ROOT, 'node_modules', '.cache', 'compiles');
    rmSync(folder, { recursive: true, force: true });
    const random = new Random(SEED);
    const files: string[] = [];
    while (files.length < GRAMMARS) {
      const id = `g${files.length}`;
      const generated = tryGenerate(randomGrammar(random), id);
      if (generated === undefined) continue;
      for (const [name, content] of generated) {
        const path = join(folder, id, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
        expect(content).not.toMatch(/ts-ignore|ts-expect-error|ts-nocheck|: any\b|as any\b/);
      }
      files.push(join(folder, id, 'parser.ts'), join(folder, id, 'readers.ts'));
    }
    expect(
      compilerProblems(files, {
        noImplicitOverride: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        allowUnreachableCode: false,
        allowUnusedLabels: false,
      }),
    ).toEqual([]);
  },
);

function tryGenerate(text: string, id: string): ReadonlyMap<string, string> | undefined {
  try {
    const runtime = '../../../../src/cst/index.js';
    return generate(text, { file: `${id}.peggy`, start: ['Root'], runtime }).files;
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}
