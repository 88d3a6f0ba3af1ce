import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentAfter, readTutorial, tutorialSteps } from '../../support/docs/tutorial.js';
import { ROOT } from '../../support/shared.js';

const MADE_UP = join(ROOT, 'test/notation/made-up');

/** The files of the tutorial's project, in the end. */
function finalFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const step of readTutorial()) {
    if ('file' in step) files.set(step.file, contentAfter(step, files.get(step.file)));
  }
  return files;
}

/** A text with each import in one line: how many lines it takes depends on the length of its path. */
const importsInLines = (text: string): string =>
  text.replace(
    /^import \{\n([^}]*),\n\}/gm,
    (_, names: string) => `import { ${names.trim().split(/,\s+/).join(', ')} }`,
  );

test('the notation of the tutorial is the one that is tested as not built in', () => {
  const files = finalFiles();
  const shared = [
    ...['frogs.peggy', 'codes.ts', 'play.ts', 'notation.ts', 'suite/suite.json'],
    ...['valid/game', 'invalid/illegal'].flatMap((name) => [`suite/frogs/${name}.frogs`, `suite/frogs/${name}.json`]),
  ];
  for (const name of shared) {
    const tested = readFileSync(join(MADE_UP, name), 'utf8').replaceAll('../../../src/library/index.js', 'ludogram');
    expect(importsInLines(files.get(name)!), name).toBe(importsInLines(tested));
  }
});

test('the manifest of the tutorial lists cases of the tested suite', () => {
  const casesOf = (text: string) => (JSON.parse(text) as { readonly cases: readonly unknown[] }).cases;
  const tested = casesOf(readFileSync(join(MADE_UP, 'suite/manifests/frogs.json'), 'utf8'));
  const shown = casesOf(finalFiles().get('suite/manifests/frogs.json')!);
  expect(shown.length).toBeGreaterThan(1);
  expect(tested).toEqual(expect.arrayContaining([...shown]));
});

test('a block of code without a file name is refused', () => {
  expect(() => tutorialSteps('Some words.\n\n```ts\n1;\n```\n')).toThrow(/expected a line that ends with/);
  expect(() => tutorialSteps('Run it:\n\n```console\nno command\n```\n')).toThrow(/expected a command/);
});
