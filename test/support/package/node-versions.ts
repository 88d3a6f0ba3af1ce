import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared.js';

const FOLDER = join(ROOT, 'node_modules/.cache/ludogram-nodes');

/** The versions of Node that the package is tried with. */
export const NODE_VERSIONS = [20, 22, 24, 26];

/**
 * Returns the program of a version of Node: the running one, or the one in the package `node` of npm, which is kept for
 * the next run. `undefined`, after a message, if that can't be installed.
 */
export function nodeProgram(major: number): string | undefined {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const program = join(
    FOLDER,
    'node_modules',
    `node-${major}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(program)) install(major);
  const { status } = spawnSync(program, ['--version']);
  if (status === 0) return program;
  console.warn(`Node ${major} could not be installed: nothing is tried with it`);
  return undefined;
}

function install(major: number): void {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'package.json'))) writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', `node-${major}@npm:node@${major}`];
  spawnSync('npm', args, { cwd: FOLDER, stdio: 'pipe' });
}
