import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilerProblems } from '../support/compile.js';
import { ENTRY_POINTS } from '../support/entry-points.js';
import { outputPattern } from '../support/docs.js';
import { ROOT } from '../support/shared.js';
import { contentAfter, readTutorial, TUTORIAL } from '../support/tutorial.js';

// Outside the project: tsx ignores the paths of a tsconfig.json in node_modules.
const FOLDER = mkdtempSync(join(tmpdir(), 'ludogram-tutorial-'));
const TSX = `"${process.execPath}" "${join(ROOT, 'node_modules/tsx/dist/cli.mjs')}"`;
const paths = Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, [source]]));

/** What `npx` runs in a project that has installed the package, from the sources of the package. */
function withoutNpx(command: string): string {
  return command
    .replaceAll('npx ludogram', `${TSX} "${join(ROOT, 'src/cli/main.ts')}"`)
    .replaceAll('npx tsx', TSX.replaceAll('"', command.includes('"npx tsx') ? '\\"' : '"'));
}

/** Writes a file of the project, or adds to it. */
function write(step: Extract<ReturnType<typeof readTutorial>[number], { file: string }>): void {
  const path = join(FOLDER, step.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contentAfter(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}

describe('somebody who follows the tutorial step by step', () => {
  beforeAll(() => {
    writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  });

  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test.each(readTutorial().map((step) => [`${TUTORIAL}:${step.line}`, step] as const))('%s', (_, step) => {
    if ('file' in step) return write(step);
    const { stdout, error } = spawnSync(`${withoutNpx(step.command)} 2>&1`, {
      cwd: FOLDER,
      // What jiti resolves in the config as the compiler options do elsewhere.
      env: {
        ...process.env,
        JITI_ALIAS: JSON.stringify(Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, source]))),
      },
      shell: true,
      encoding: 'utf8',
    });
    expect(error).toBeUndefined();
    expect(`$ ${step.command}\n${stdout}`).toMatch(outputPattern(`$ ${step.command}\n${step.output}`));
  });

  test('has programs that compile', () => {
    const names = readTutorial().flatMap((step) => ('file' in step && step.file.endsWith('.ts') ? step.file : []));
    const files = [...new Set(names)].map((name) => join(FOLDER, name));
    expect(files.length).toBeGreaterThan(5);
    expect(compilerProblems(files, { paths, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] })).toEqual([]);
  });
});
