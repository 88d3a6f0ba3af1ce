import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ast } from 'peggy';
import { expect, test } from 'vitest';
import { readLinkedGrammar } from '../../src/generator/index.js';
import { ROOT } from '../support/shared.js';
import { Interpreter, OutOfBudget } from './interpreter.js';

/** Grammars, what texts are read as, and where their conformance cases are. */
const COVERED: [grammar: string, starts: Record<string, string>][] = [
  ['grammars/oni.peggy', { OniFile: 'test/conformance/oni' }],
  [
    'grammars/xiangqi.peggy',
    {
      AnnoFen: 'test/conformance/annofen',
      Fen: 'test/conformance/xiangqi-fen',
      XayText: 'test/conformance/xay',
      XayAtom: 'test/differential/xay-atoms',
    },
  ],
  [
    'grammars/otn.peggy',
    {
      GameRecord: 'test/conformance/otn',
      PositionRecord: 'test/conformance/otn-position',
      MoveRecord: 'test/conformance/otn-move',
      RulesRecord: 'test/conformance/otn-rules',
    },
  ],
  ['grammars/azul.peggy', { AzulGame: 'test/conformance/azul' }],
  ['grammars/5dfen-ebnf.peggy', { ROOT: 'test/conformance/5dfen-ebnf' }],
  ['grammars/5dfen.peggy', { GameRecord: 'test/conformance/5dfen' }],
];

test.each(COVERED)('every rule and alternative of %s matches in some conformance case', (file, starts) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const grammar = readLinkedGrammar(source, join(ROOT, file));
  const matched = new Set<ast.Rule | ast.Alternative>();
  const runs = Object.entries(starts).flatMap(([start, cases]) =>
    textsUnder(cases).map((text) => [start, text] as const),
  );
  for (const [start, text] of runs) {
    try {
      new Interpreter(grammar, text, { covered: (part) => matched.add(part) }).run(start);
    } catch (error) {
      // Nested too deeply for it: what it has seen counts.
      if (!(error instanceof OutOfBudget)) throw error;
    }
  }
  const missing = [...grammar.rules, ...alternativesIn(grammar.rules)].filter((part) => !matched.has(part));
  const shown = missing.map(({ location: { start: at, end } }) => `${at.line}: ${source.slice(at.offset, end.offset)}`);
  expect(shown).toEqual([]);
});

function alternativesIn(value: unknown): ast.Alternative[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === 'choice' ? (value as ast.Choice).alternatives : [];
  return [...own, ...Object.values(value).flatMap(alternativesIn)];
}

function textsUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
