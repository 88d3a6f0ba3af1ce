import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyFiles } from '../inputs/tiny.js';
import { timeOf } from '../measure.js';
import { ROOT } from '../root.js';

/** Milliseconds of whole processes, as built for users. */
export interface ProcessTimes {
  /** `generate` on one grammar, the slowest of all grammars in its best run. */
  readonly generateOne: number;
  readonly slowestGrammar: string;
  /** `generate` on all grammars. */
  readonly generateAll: number;
  /** `check` on many small files at once. */
  readonly checkTogether: number;
  /** `check` on many small files, one process per file, extrapolated from some of them. */
  readonly checkApart: number;
  /** Node alone, for comparison. */
  readonly bareNode: number;
}

export const FILES = 1000;
const STARTS = 20;

const CLI = join(ROOT, 'dist', 'src', 'bin', 'main.js');

/** Times the command line; `runs` of each, the best counts. */
export function processTimes(runs: number): ProcessTimes {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-bench-'));
  try {
    return { ...generating(folder, runs), ...checking(folder, runs), bareNode: best(runs, () => node('-e', '0')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function generating(folder: string, runs: number) {
  const grammars = readdirSync(join(ROOT, 'grammars'))
    .filter((name) => name.endsWith('.peggy'))
    .map((name) => join(ROOT, 'grammars', name));
  const out = join(folder, 'generated');
  const each = grammars.map((grammar) => best(runs, () => node(CLI, 'generate', grammar, '-o', out)));
  const generateOne = Math.max(...each);
  return {
    generateOne,
    slowestGrammar: grammars[each.indexOf(generateOne)]!.slice(ROOT.length + 1),
    generateAll: best(runs, () => node(CLI, 'generate', ...grammars, '-o', out)),
  };
}

function checking(folder: string, runs: number) {
  const files = join(folder, 'files');
  mkdirSync(files);
  const paths = tinyFiles(FILES).map(({ name, text }) => {
    writeFileSync(join(files, name), text);
    return join(files, name);
  });
  const some = paths.filter((_, i) => i % (FILES / STARTS) === i % 5).slice(0, STARTS);
  const level = ['--level', 'structure'];
  const apart = best(Math.min(runs, 3), () => some.forEach((path) => node(CLI, 'check', ...level, path)));
  return {
    checkTogether: best(runs, () => node(CLI, 'check', ...level, files)),
    checkApart: (apart / some.length) * FILES,
  };
}

function node(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.slice(0, 3).join(' ')} ended with ${String(status)}: ${stderr}`);
}

const best = (runs: number, job: () => unknown) => Math.min(...Array.from({ length: runs }, () => timeOf(job)));
