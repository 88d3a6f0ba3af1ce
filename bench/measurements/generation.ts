import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { largeGrammar } from '../inputs/large-grammar.js';
import { ROOT } from '../root.js';

/** The cost of generating the parser of a grammar, and the size of the result. Times are milliseconds of processors. */
export interface GenerationRow {
  readonly grammar: string;
  readonly lines: number;
  readonly ours: number;
  readonly peggy: number;
  /** peggy with the plug-in that writes TypeScript; absent for large grammars, which take it minutes. */
  readonly tsPegjs?: number;
  /** Bytes of our parser, and of all our JavaScript. */
  readonly ourParser: number;
  readonly ourFiles: number;
  /** Bytes of peggy's parser. */
  readonly peggyParser: number;
  /** Bytes of our `parse` in a bundle, minified, without the runtime; and of peggy's parser. */
  readonly ourMinified: number;
  readonly peggyMinified: number;
}

const MODULES = join(ROOT, 'node_modules');
const CLI = join(ROOT, 'dist', 'src', 'bin', 'main.js');
const PEGGY = join(MODULES, 'peggy', 'bin', 'peggy.js');
// cspell:ignore tspegjs
const TS_PEGJS = join(MODULES, 'ts-pegjs', 'dist', 'tspegjs.js');

/** Parts of the large grammar, which give it about 8,000 lines. */
const PARTS = 32;

/** Lines of the largest grammar that ts-pegjs gets. */
const LARGE = 2_000;

/** Prints the processor time of a process when it ends. Other work on the machine changes it less than the clock. */
const PRINTS_TIME = `data:text/javascript,
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    process.stderr.write('\\n' + (user + system) / 1000);
  });`;

/** Generates parsers from the wild grammars, if they are there, and from a large grammar; the best run counts. */
export function generationTimes(runs: number): readonly GenerationRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-bench-'));
  try {
    const large = join(folder, 'sql-like.peggy');
    writeFileSync(large, largeGrammar(PARTS));
    return [...wildGrammars(), large].map((file) => rowOf(file, folder, runs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wildGrammars(): string[] {
  const path = join(resolve(ROOT, process.env.LUDOGRAM_SHARED ?? '../shared'), 'wild-grammars');
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => join(path, name, `${name}.peggy`)).sort((a, b) => sizeOf(a) - sizeOf(b));
}

function rowOf(file: string, folder: string, runs: number): GenerationRow {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.peggy'.length);
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const written = join(folder, 'peggy.js');
  const flags = ['--js', '--nodes', 'auto', '--ignore-code', '--ignore-predicates', '-o', folder];
  const ours: number[] = [];
  const peggy: number[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(processorTime(CLI, 'generate', file, ...flags));
    peggy.push(processorTime(PEGGY, '--format', 'es', '-o', written, file));
  }
  const typed = ['--plugin', TS_PEGJS, '-o', join(folder, 'peggy.ts'), file];
  const modules = ['parser', 'nodes', 'readers', 'explain'].map((module) => join(folder, name, `${module}.js`));
  return {
    grammar: name,
    lines,
    ours: Math.min(...ours),
    peggy: Math.min(...peggy),
    ...(lines > LARGE ? {} : { tsPegjs: processorTime(PEGGY, ...typed) }),
    ourParser: sizeOf(modules[0]!),
    ourFiles: modules.reduce((sum, path) => sum + sizeOf(path), 0),
    peggyParser: sizeOf(written),
    ourMinified: minifiedSize(modules[0]!),
    peggyMinified: minifiedSize(written),
  };
}

/** Bytes of a module and the modules beside it that it imports, minified. */
function minifiedSize(path: string): number {
  const options = { bundle: true, minify: true, format: 'esm', packages: 'external', write: false } as const;
  return buildSync({ ...options, entryPoints: [path] }).outputFiles[0]!.contents.length;
}

const sizeOf = (path: string): number => statSync(path).size;

function processorTime(...args: string[]): number {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--import', PRINTS_TIME, ...args], options);
  if (status !== 0) {
    throw new Error(`${args.slice(0, 3).join(' ')} ended with ${String(status)}: ${stderr.slice(0, 1000)}`);
  }
  return Number(stderr.slice(stderr.lastIndexOf('\n')));
}
