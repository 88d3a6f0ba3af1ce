import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilerProblems } from '../compile.js';
import { installPackage } from '../package/installed-package.js';
import { ROOT } from '../shared.js';
import { outputPattern } from './docs.js';
import { contentAfter, readTutorial, type TutorialStep } from './tutorial.js';

const TSX = `"${process.execPath}" "${join(ROOT, 'node_modules/tsx/dist/cli.mjs')}"`;

/**
 * Tests that follow a page step by step, in a folder outside the repository, with the package as npm would install it.
 *
 * @param files the content of the folder at the start
 */
export function followTutorial(page: string, files: Readonly<Record<string, string>> = {}): void {
  // The package is installed in the folder above, so the project starts as empty as the page says.
  const above = mkdtempSync(join(tmpdir(), 'ludogram-tutorial-'));
  const folder = join(above, 'project');
  const ludogram = `"${process.execPath}" "${join(above, 'node_modules/ludogram/dist/src/bin/main.js')}"`;

  describe(`somebody who follows ${page} step by step`, () => {
    beforeAll(() => {
      installPackage(above);
      mkdirSync(folder);
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    });
    afterAll(() => rmSync(above, { recursive: true, force: true }));

    const steps = readTutorial(page);
    test.each(steps.map((step) => [`${page}:${step.line}`, step] as const))('%s', (_, step) => {
      if ('file' in step) return write(step, folder);
      const [, program] = /^npx tsx (\S+\.ts)/.exec(step.command) ?? [];
      if (program !== undefined) expect(problemsOf([join(folder, program)])).toEqual([]);
      const { stdout, error } = spawnSync(`(${withoutNpx(step.command, ludogram)}) 2>&1`, {
        cwd: folder,
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

/** Returns a command of a page, with the programs that `npx` and `npm test` would run. */
function withoutNpx(command: string, ludogram: string): string {
  return command
    .replaceAll('npm test', `${TSX} --test test/*.test.ts && ${ludogram} conformance`)
    .replaceAll('npx ludogram', ludogram)
    .replaceAll('npx tsx', TSX.replaceAll('"', command.includes('"npx tsx') ? '\\"' : '"'));
}

const problemsOf = (programs: readonly string[]): string[] =>
  compilerProblems(programs, { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] });

/** Writes a file of the project, or changes it. */
function write(step: Extract<TutorialStep, { file: string }>, folder: string): void {
  const path = join(folder, step.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contentAfter(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}
