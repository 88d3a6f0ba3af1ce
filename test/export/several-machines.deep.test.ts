import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/shared.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../cli/support.js';

const PAGE = readFileSync('docs/archives.md', 'utf8');

interface Job {
  readonly spec: {
    readonly completions: number;
    readonly template: { readonly spec: { readonly containers: readonly [{ readonly args: readonly [string] }] } };
  };
}

const [, slurm] = /```bash\n(#!\/bin\/bash[^]*?)```/.exec(PAGE)!;
const [, parallel] = /```bash\nparallel '([^']+)' ::: 1 2 3 4\n```/.exec(PAGE)!;
const [, yaml] = /```yaml\n([^]*?)```/.exec(PAGE)!;
const { spec } = parse(yaml!) as Job;

/** The commands of the page, and the variables that the engine sets for each of the four tasks. */
const ENGINES: [engine: string, command: (task: number) => string, env: (task: number) => Record<string, string>][] = [
  [
    'Slurm',
    () => slurm!,
    // A task that is submitted alone has a task count of 1.
    (task) => ({ SLURM_ARRAY_TASK_ID: `${task}`, SLURM_ARRAY_TASK_COUNT: '1', SLURM_CPUS_PER_TASK: '1' }),
  ],
  ['GNU parallel', (task) => parallel!.replaceAll('{}', `${task}`), () => ({})],
  [
    'Kubernetes',
    () => spec.template.spec.containers[0].args[0].replaceAll('/data/', ''),
    (task) => ({ JOB_COMPLETION_INDEX: `${task - 1}` }),
  ],
];

test.each(ENGINES)('the tasks of the page for %s write the rows of a single run', async (_, command, env) => {
  const files = Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [`games/${i}.oni`, i % 5 === 0 ? WRONG_CARD : WON]),
  );
  const folder = new Folder(files);
  const program = folder.at('bin/ludogram');
  mkdirSync(folder.at('bin'));
  const main = join(ROOT, 'dist/src/bin/main.js');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  chmodSync(program, 0o755);
  const run = (task: number) =>
    execFileSync('sh', ['-c', command(task)], {
      cwd: folder.path,
      env: { ...process.env, ...env(task), PATH: `${folder.at('bin')}:${process.env.PATH}` },
      stdio: 'pipe',
    });
  for (const task of [2, 4, 1, 3]) run(task);
  // A finished shard, started again.
  run(2);
  expect(readdirSync(folder.at('tables')).sort()).toEqual(
    [1, 2, 3, 4].map((task) => `.finished-00${task}-of-004.json`).concat('diagnostics', 'games', 'plies'),
  );
  const input = readdirSync(folder.at('tables/games'), { recursive: true });
  expect(input.filter((name) => String(name).endsWith('.parquet'))).toHaveLength(spec.completions);
  const { code } = await ludogram(['export', '--to', 'parquet', '-o', folder.at('whole'), folder.at('games')]);
  expect(code).toBe(1);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const table of ['games', 'plies', 'diagnostics']) {
    const rows = async (out: string) => {
      const from = `read_parquet('${folder.at(out)}/${table}/**/*.parquet')`;
      const found = await connection.runAndReadAll(`SELECT * REPLACE (parse_filename(game) AS game) FROM ${from}`);
      const texts = found.getRowObjectsJson().map((row) => JSON.stringify({ ...row, file: undefined }));
      return texts.sort();
    };
    const merged = await rows('tables');
    expect(merged.length).toBeGreaterThan(0);
    expect(merged).toEqual(await rows('whole'));
  }
});
