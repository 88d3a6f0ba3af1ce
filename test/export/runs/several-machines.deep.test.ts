import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';

const PAGE = readFileSync('docs/archives.md', 'utf8');

interface Job {
  readonly spec: {
    readonly completions: number;
    readonly template: { readonly spec: { readonly containers: readonly [{ readonly args: readonly [string] }] } };
  };
}

const [, slurm] = /```bash\n(#!\/bin\/bash[^]*?)```/.exec(PAGE)!;
const [, parallel] = /```bash\nparallel '([^']+)' ::: 1 2 3 4\n```/.exec(PAGE)!;
const [, writeManifest] = /```bash\nnpx (ludogram export --write-manifest .*)\n/.exec(PAGE)!;
const [, yaml] = /```yaml\n([^]*?)```/.exec(PAGE)!;
const { spec } = parse(yaml!) as Job;

/** The ranges of a small input: of a manifest, and of four shards without one. */
const RANGES = { manifest: 16, shards: 4 };

/**
 * The commands of the page, the ranges that they write, and the variables that the engine sets for each of the four
 * tasks.
 */
const ENGINES: [
  engine: string,
  ranges: number,
  command: (task: number) => string,
  env: (task: number) => Record<string, string>,
][] = [
  [
    'Slurm',
    RANGES.manifest,
    () => slurm!,
    // A task that is submitted alone has a task count of 1.
    (task) => ({ SLURM_ARRAY_TASK_ID: `${task}`, SLURM_ARRAY_TASK_COUNT: '1', SLURM_CPUS_PER_TASK: '1' }),
  ],
  ['GNU parallel', RANGES.shards, (task) => parallel!.replaceAll('{}', `${task}`), () => ({})],
  [
    'Kubernetes',
    RANGES.manifest,
    () => spec.template.spec.containers[0].args[0].replaceAll('/data/', ''),
    (task) => ({ JOB_COMPLETION_INDEX: `${task - 1}` }),
  ],
];

const padded = (number: number): string => String(number).padStart(3, '0');

const markerOf = (range: number, count: number): string => `.finished-${padded(range)}-of-${padded(count)}.json`;

test.each(ENGINES)('the tasks of the page for %s write the rows of a single run', async (_, ranges, command, env) => {
  const files = Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [`games/${i}.oni`, i % 5 === 0 ? WRONG_CARD : WON]),
  );
  const folder = new Folder(files);
  const program = folder.at('bin/ludogram');
  mkdirSync(folder.at('bin'));
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${BUILT_PROGRAM}" "$@"\n`);
  chmodSync(program, 0o755);
  const execute = (text: string, variables: Record<string, string>) =>
    execFileSync('sh', ['-c', text], {
      cwd: folder.path,
      env: { ...process.env, ...variables, PATH: `${folder.at('bin')}:${process.env.PATH}` },
      stdio: 'pipe',
    });
  const run = (task: number) => execute(command(task), env(task));
  execute(writeManifest!, {});
  for (const task of [2, 4, 1, 3]) run(task);
  // A finished shard, started again.
  run(2);
  expect(readdirSync(folder.at('tables')).sort()).toEqual(
    Array.from({ length: ranges }, (_, i) => markerOf(i + 1, ranges))
      .concat(ranges === RANGES.shards ? ['.manifest.ndjson'] : [])
      .concat('diagnostics', 'games', 'plies'),
  );
  const input = readdirSync(folder.at('tables/games'), { recursive: true });
  expect(input.filter((name) => String(name).endsWith('.parquet'))).toHaveLength(ranges);
  expect(spec.completions).toBe(4);
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
