import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ast } from 'peggy';
import { readLinkedGrammar } from '../../src/generator/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { SUITES } from './cases.js';
import { filesUnder } from './files.js';
import { ROOT } from './shared.js';

/** A rule that texts are read as. */
export interface StartRule {
  /** Name of the grammar that it is in. */
  readonly grammar: string;
  readonly startRule: string;
  /** Folder of texts to read. */
  readonly folder: string;
}

/** The start rules of the command line, and the scalars inside XAY, whose YAML is read first. */
export const START_RULES: readonly StartRule[] = [
  ...NOTATIONS.map(({ id, grammar, startRule }) => ({ grammar, startRule, folder: join(SUITES, id) })),
  { grammar: 'xiangqi', startRule: 'XayAtom', folder: join(ROOT, 'test/coverage/xay-atoms') },
];

/** Returns the names of the rules of a grammar that texts are read as. */
export const startRulesOf = (grammar: string): string[] =>
  START_RULES.filter((startRule) => startRule.grammar === grammar).map(({ startRule }) => startRule);

/** Returns the texts of a start rule, without the verdicts next to them. */
export function textsOf({ folder }: StartRule): string[] {
  return filesUnder(folder)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'));
}

/** Returns the file of a grammar of ours, from the root of the repository. */
export const grammarFile = (name: string): string => `grammars/${name}.peggy`;

const grammars = new Map<string, ast.Grammar>();

/** Returns a grammar of ours, with the rules that it imports. It is read once: many tests make sentences of it. */
export function readGrammar(name: string): ast.Grammar {
  const file = join(ROOT, grammarFile(name));
  const grammar = grammars.get(name) ?? readLinkedGrammar(readFileSync(file, 'utf8'), file);
  grammars.set(name, grammar);
  return grammar;
}

/** The names of our grammars. */
export const GRAMMAR_NAMES: readonly string[] = readdirSync(join(ROOT, 'grammars'))
  .filter((file) => file.endsWith('.peggy'))
  .map((file) => file.slice(0, -'.peggy'.length));
