/** Grammars of other people in a separate process: sends the rows to its parent, or the reason why there are none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import vm from 'node:vm';
import peggy from 'peggy';
import { compileGrammar, type NodeMode } from '../../src/generator/index.js';
import { measure, type Plan } from '../measure.js';
import { ROOT } from '../root.js';

/** A grammar of other people, on the texts of its folder that it accepts. */
export interface WildRow {
  readonly grammar: string;
  readonly characters: number;
  /** Milliseconds of the best run. */
  readonly ours: number;
  /** Stock peggy, which makes arrays; absent if a text takes it more than a second. */
  readonly peggy?: number;
  /** Stock peggy with its cache. */
  readonly cached: number;
}

/** Rows, or why there are none. */
export type WildGrammars = { readonly rows: readonly WildRow[] } | { readonly absent: string };

/** Nodes that our parsers make. */
const NODES: NodeMode = 'auto';

/** Milliseconds that stock peggy may take for one text. */
const LIMIT = 1_000;

/** Characters that a run reads at least. */
const RUN = 50_000;

type Read = (text: string) => unknown;

function rowOf(folder: string, plan: Plan): WildRow {
  const name = basename(folder);
  const file = `${name}.peggy`;
  const grammar = readFileSync(join(folder, file), 'utf8');
  const compiled = compileGrammar(grammar, { file, nodes: NODES });
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  const [plain, cached] = [stock(grammar, false), stock(grammar, true)];
  const texts = readdirSync(folder)
    .filter((path) => path.endsWith('.txt'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => cached.isRead(text));
  const isSlow = !texts.every(plain.isRead);
  const once = texts.reduce((sum, { length }) => sum + length, 0);
  const repeated = Math.ceil(RUN / Math.max(once, 1));
  const readers: Read[] = [(text) => compiled.grammar.parse(text), cached.read, ...(isSlow ? [] : [plain.read])];
  const jobs = readers.map((read) => () => {
    let result: unknown;
    for (let i = 0; i < repeated; i++) for (const text of texts) result = read(text);
    return result;
  });
  const [ours, withCache, without] = measure(jobs, plan).map(({ best }) => best);
  return {
    grammar: name,
    characters: once * repeated,
    ours: ours ?? 0,
    cached: withCache ?? 0,
    ...(without === undefined ? {} : { peggy: without }),
  };
}

/** Stock peggy's parser, which makes arrays of what rules matched, and whether it accepts a text within the limit. */
function stock(grammar: string, cache: boolean): { readonly read: Read; readonly isRead: (text: string) => boolean } {
  const source = peggy.generate(grammar, { cache, output: 'source', format: 'bare' });
  const { parse } = vm.runInThisContext(source) as { readonly parse: Read };
  const context = vm.createContext({ text: '' });
  vm.runInContext(`var parser = ${source}`, context);
  const isRead = (text: string): boolean => {
    context.text = text;
    try {
      vm.runInContext('parser.parse(text)', context, { timeout: LIMIT });
      return true;
    } catch {
      return false;
    }
  };
  return { read: (text) => parse(text), isRead };
}

const path = join(resolve(ROOT, process.env.LUDOGRAM_SHARED ?? '../shared'), 'wild-grammars');
const plan = { blocks: Number(process.argv[2] ?? 1), rounds: Number(process.argv[3] ?? 3) };
const found: WildGrammars = existsSync(path)
  ? {
      rows: readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => rowOf(join(path, name), plan)),
    }
  : { absent: 'the external corpus is not there; LUDOGRAM_SHARED names its folder' };
process.send?.(found);
