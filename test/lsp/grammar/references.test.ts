import { expect, test } from 'vitest';
import { readGrammar } from '../../../src/lsp/grammar/read-grammar.js';
import { referencesTo } from '../../../src/lsp/grammar/references.js';
import { sized } from '../../support/rounds.js';

/** Looking for the definition of each of the most uses from the start of the grammar would take minutes. */
const USES = sized(10_000, 150_000);

test.each([
  ['a rule', `A = ${'b '.repeat(USES)}\nb = "b"`, USES + 1],
  ['a parameter', `${'c '.repeat(USES)}\nA<b> = ${'b '.repeat(USES)}`, USES + 1],
  ['an external predicate', `external b;\nA = ${'b '.repeat(USES)}`, USES + 1],
])('all uses of %s are found', (_, text, count) => {
  const grammar = readGrammar({ text, file: 'Uses.peggy' });
  const name = grammar.names.findLast((one) => one.name === 'b')!;
  expect(referencesTo(grammar, name)).toHaveLength(count);
});
