import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import peggy from 'peggy';
import { expect, test } from 'vitest';
import type * as cst from '../../../../src/cst/index.js';
import { type Generated, GrammarProblems } from '../../../../src/generator/index.js';
import { randomGrammar, randomInput } from '../../../differential/random/random-grammar.js';
import { compilerProblems } from '../../../support/compile.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';
import { ROOT } from '../../../support/shared.js';
import { type LoadedValues, loadValues } from './load-values.js';

const GRAMMARS = rounds(30);
const INPUTS = 12;

test(
  `values of ${GRAMMARS} random grammars say what the trees say, and have the declared types (seed ${SEED})`,
  { timeout: 0 },
  () => {
    const folder = join(ROOT, 'node_modules', '.cache', 'values');
    rmSync(folder, { recursive: true, force: true });
    const random = new Random(SEED);
    const files: string[] = [];
    let values = 0;
    while (files.length < GRAMMARS) {
      const grammar = randomGrammar(random);
      const loaded = tryLoad(grammar);
      if (loaded === undefined) continue;
      const ast = peggy.parser.parse(grammar, { grammarSource: 'random', reservedWords: [] });
      const literals: string[] = [];
      for (let i = 0; i < INPUTS; i++) {
        const tree = loaded.parse(randomInput(ast, random));
        if (tree.hasErrors || tree.root === undefined) continue;
        const value = loaded.valueOf(tree.root);
        expect(nodesIn(value), `${grammar}\n${tree.text}`).toEqual(nodesUnder(tree.root, loaded));
        literals.push(`export const v${i}: values.ValueOf<nodes.${tree.root.kindName}> = ${JSON.stringify(value)};`);
        values++;
      }
      files.push(writeModule(join(folder, `g${files.length}`), loaded.generated, literals));
    }
    expect(values).toBeGreaterThan(GRAMMARS);
    expect(compilerProblems(files)).toEqual([]);
  },
);

function tryLoad(grammar: string): LoadedValues | undefined {
  try {
    return loadValues(grammar, { start: ['Root'] });
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}

/** Writes a parser with a module that declares values with their types; returns the path of that module. */
function writeModule(folder: string, { files }: Generated, literals: readonly string[]): string {
  const path = join(folder, 'literals.ts');
  mkdirSync(dirname(path), { recursive: true });
  const runtime = '../../../../src/cst/index.js';
  for (const [name, content] of files) writeFileSync(join(folder, name), content.replaceAll("'cst'", `'${runtime}'`));
  const imports = "import type * as nodes from './nodes.js';\nimport type * as values from './values.js';\n";
  writeFileSync(path, `${imports}${literals.join('\n')}\n`);
  return path;
}

/** A node as its label and its kind or text; text only of nodes without other nodes inside. */
type Said = readonly [label: string, what: string];

/** The nodes of a value in no order, each with its label. */
function nodesIn(value: unknown, label = ''): Said[] {
  if (typeof value === 'string') return [[label, value]];
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, label)).sort(bySpelling);
  const { kind, text, ...members } = value as { kind: string; text?: string };
  const inner = Object.entries(members).flatMap(([key, member]) => nodesIn(member, key === 'children' ? '' : key));
  return [[label, text ?? kind] as const, ...inner].sort(bySpelling);
}

/** The nodes of a tree that values have, each with its label. */
function nodesUnder(node: cst.Node, loaded: LoadedValues, isRoot = true): Said[] {
  const { comments } = node.tree.language;
  const inner = node.children.filter(({ kind }) => !comments.includes(kind));
  const own = loaded.valueOf(node) as string | { readonly text?: string } | undefined;
  if (own === undefined) return [];
  const what = typeof own === 'string' || own.text !== undefined ? node.text : node.kindName;
  const label = isRoot ? '' : node.fieldName;
  return [[label, what] as const, ...inner.flatMap((around) => nodesUnder(around, loaded, false))].sort(bySpelling);
}

const bySpelling = (a: Said, b: Said): number => (String(a) < String(b) ? -1 : 1);
