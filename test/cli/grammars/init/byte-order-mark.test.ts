import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../../../../src/conformance/suite/suite.js';
import { compileGrammar } from '../../../../src/library/generator.js';
import { ROOT } from '../../../support/shared.js';

// Programs for Windows write this mark.
test.each(['game', 'list', 'moves'])('the grammar of the template %s reads a byte-order mark', (template) => {
  const folder = join(ROOT, 'templates', template);
  const file = join(folder, 'src/my-game.peggy');
  const compiled = compileGrammar(readFileSync(file, 'utf8'), { file });
  if (!compiled.ok) throw new Error('the grammar has problems');
  const { grammar } = compiled;
  const cases = readCases(join(folder, 'suite'), 'my-game');
  expect(cases.length).toBeGreaterThan(3);
  for (const { text } of cases) {
    const shifted = grammar.parse(`\uFEFF${text}`);
    expect(shifted.errors().map((node) => node.text)).toEqual(
      grammar
        .parse(text)
        .errors()
        .map((node) => node.text),
    );
  }
});
