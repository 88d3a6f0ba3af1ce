import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { BuiltinKind, type Node } from '../../src/cst/index.js';
import { generate, migrateGrammar } from '../../src/generator/index.js';
import { loadGenerated } from '../differential/load-generated.js';
import { compilerProblems } from '../support/compile.js';
import { filesUnder } from '../support/files.js';
import { type StockNode, stockParser } from '../support/generation/stock-tree.js';
import { Random, SEED } from '../support/random.js';
import { describeShared, ROOT } from '../support/shared.js';

/** The flags of the compiler besides those that generated parsers promise to pass. */
const STRICT = {
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
};

describeShared('grammars of other people', 'wild-grammars', (path) => {
  const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folder = join(ROOT, 'node_modules', '.cache', 'wild-grammars');

  const cases = names.flatMap(({ name }) => MODES.map((nodes) => [name, nodes] as const));

  test('parsers of all these grammars compile under strict flags, with every --nodes, and have tables of a third of their size', () => {
    rmSync(folder, { recursive: true, force: true });
    const outputs = cases.flatMap(([name, nodes]) =>
      [{}, { recover: 'auto' as const }].flatMap((recovery) => {
        const file = join(path, name, `${name}.peggy`);
        const options = { file, nodes, ...recovery, runtime: '../../../../src/cst/index.js' };
        const { files } = generate(readFileSync(file, 'utf8'), options);
        const [table, parser] = ['explain.ts', 'parser.ts'].map((part) => files.get(part)!.length);
        expect(table, `${name} with --nodes ${nodes}`).toBeLessThanOrEqual(parser! / 3);
        const output = join(folder, [name, nodes, ...Object.keys(recovery)].join('-'));
        mkdirSync(output, { recursive: true });
        for (const [part, content] of files) writeFileSync(join(output, part), content);
        return [...files.keys()].filter((part) => part.endsWith('.ts')).map((part) => join(output, part));
      }),
    );
    expect(compilerProblems(outputs, STRICT)).toEqual([]);
  });

  test.each(names.map(({ name }) => name))('migrate leaves %s as it is, because it has no code', (name) => {
    const grammar = readFileSync(join(path, name, `${name}.peggy`), 'utf8');
    expect(migrateGrammar(grammar, name)).toEqual({ text: grammar, code: [], externals: new Map() });
  });

  test.each(names.map(({ name }) => name))(
    `%s gives stock peggy's trees, with every --nodes (seed ${SEED})`,
    (name) => {
      const grammar = readFileSync(join(path, name, `${name}.peggy`), 'utf8');
      const parsers = MODES.map((nodes) => {
        const { parse, generated } = loadGenerated(grammar, { nodes });
        const { kinds } = JSON.parse(generated.files.get('grammar.json')!) as { kinds: string[] };
        return { nodes, parse, kinds: new Set(kinds) };
      });
      // Stock peggy takes most of the time, so it reads each text once, with nodes for all that any of them has.
      const stock = stockParser(grammar, new Set(parsers.flatMap(({ kinds }) => [...kinds])));
      const samples = filesUnder(join(path, name)).filter((file) => file.endsWith('.txt'));
      const texts = samples.map((file) => readFileSync(file, 'utf8'));
      const random = new Random(SEED);
      const changed = texts.flatMap((text) => Array.from({ length: MUTATIONS }, () => mutate(text, texts, random)));
      let accepted = 0;
      for (const text of [...texts, ...changed]) {
        const found = stock(text);
        if (found !== undefined) accepted++;
        for (const { nodes, parse, kinds } of parsers) {
          const tree = parse(text);
          const about = `--nodes ${nodes}: ${JSON.stringify(text)}`;
          expect(tree.source(), about).toBe(text);
          expect(!tree.hasErrors, about).toBe(found !== undefined);
          if (found === undefined) continue;
          const own = tree.node(0).children.flatMap(withoutTokens);
          const wanted = found.flatMap((node) => ofKinds(node, kinds));
          // Shows what differs, which takes long for large trees.
          if (!isDeepStrictEqual(own, wanted)) expect(own, about).toEqual(wanted);
        }
      }
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

const MODES = ['capitalized', 'auto', 'all'] as const;

/** Changed copies of each sample. */
const MUTATIONS = Number(process.env.LUDOGRAM_MUTATIONS ?? 10);

/** One place changed: something dropped, doubled, or put in from another sample. */
function mutate(text: string, texts: readonly string[], random: Random): string {
  const at = random.int(text.length + 1);
  const length = 1 + random.int(6);
  const other = random.pick(texts);
  const from = random.int(other.length + 1);
  const put = random.pick(['', text.slice(at, at + length).repeat(2), other.slice(from, from + length)]);
  return text.slice(0, at) + put + text.slice(at + random.pick([0, length]));
}

function withoutTokens(node: Node): StockNode[] {
  const children = node.children.flatMap(withoutTokens);
  return node.kind === BuiltinKind.Token
    ? children
    : [{ kind: node.kindName, start: node.start, end: node.end, children }];
}

/** A node of the given kinds; in place of any other, such nodes inside it. */
function ofKinds({ kind, start, end, children }: StockNode, kinds: ReadonlySet<string>): StockNode[] {
  const inner = children.flatMap((child) => ofKinds(child, kinds));
  return kinds.has(kind) ? [{ kind, start, end, children: inner }] : inner;
}
