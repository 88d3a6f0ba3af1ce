import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compilerProblems } from './compile.js';
import { outputPattern } from './docs.js';
import { ENTRY_POINTS } from './entry-points.js';
import { ROOT } from './shared.js';
import { contentAfter, readTutorial, type TutorialStep } from './tutorial.js';

const TSX = `"${process.execPath}" "${join(ROOT, 'node_modules/tsx/dist/cli.mjs')}"`;
const LUDOGRAM = `${TSX} "${join(ROOT, 'src/cli/main.ts')}"`;
const paths = Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, [source]]));

/**
 * Tests that follow a page step by step, in a folder outside the project: tsx ignores the paths of compiler options in
 * node_modules.
 *
 * @param files the content of the folder at the start
 */
export function followTutorial(page: string, files: Readonly<Record<string, string>> = {}): void {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-tutorial-'));
  const options = mkdtempSync(join(tmpdir(), 'ludogram-tutorial-options-'));
  const compilerOptions = join(options, 'tsconfig.json');
  // The package as in a project that has installed it.
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: compilerOptions,
    JITI_ALIAS: JSON.stringify(Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, source]))),
  };
  writeFileSync(compilerOptions, JSON.stringify({ compilerOptions: { paths } }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

  describe(`somebody who follows ${page} step by step`, () => {
    afterAll(() => {
      for (const one of [folder, options]) rmSync(one, { recursive: true, force: true });
    });

    const steps = readTutorial(page);
    test.each(steps.map((step) => [`${page}:${step.line}`, step] as const))('%s', (_, step) => {
      if ('file' in step) return write(step, folder);
      const [, program] = /^npx tsx (\S+\.ts)/.exec(step.command) ?? [];
      if (program !== undefined) expect(problemsOf([join(folder, program)])).toEqual([]);
      const { stdout, error } = spawnSync(`(${withoutNpx(step.command)}) 2>&1`, {
        cwd: folder,
        env,
        shell: true,
        encoding: 'utf8',
      });
      expect(error).toBeUndefined();
      expect(`$ ${step.command}\n${stdout}`).toMatch(outputPattern(`$ ${step.command}\n${step.output}`));
    });

    test('has programs that compile', () => {
      const names = steps.flatMap((step) => ('file' in step && /^(?!test\/).*\.ts$/.test(step.file) ? step.file : []));
      const programs = [...new Set(names)].map((name) => join(folder, name));
      expect(programs.length).toBeGreaterThan(2);
      expect(problemsOf(programs)).toEqual([]);
    });
  });
}

/** What `npx` and `npm test` run in a project that has installed the package, from the sources of the package. */
function withoutNpx(command: string): string {
  return command
    .replaceAll('npm test', `${TSX} --test test/*.test.ts && ${LUDOGRAM} conformance`)
    .replaceAll('npx ludogram', LUDOGRAM)
    .replaceAll('npx tsx', TSX.replaceAll('"', command.includes('"npx tsx') ? '\\"' : '"'));
}

/** Writes a file of the project, or changes it. */
const problemsOf = (programs: readonly string[]): string[] =>
  compilerProblems(programs, { paths, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] });

function write(step: Extract<TutorialStep, { file: string }>, folder: string): void {
  const path = join(folder, step.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contentAfter(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}
