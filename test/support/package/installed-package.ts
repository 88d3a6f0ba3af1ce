import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../shared.js';

/** The folder of what the tests of a run share: the packed package, and a project in which it is installed. */
export const PACKED = join(ROOT, 'node_modules/.cache/ludogram-packed');

/** Packs this package, as it would be published, once in a run; returns the path of the tarball. */
export function packedPackage(): string {
  const folder = madeOnce('tarball', (made) => npm(ROOT, 'pack', '--pack-destination', made));
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
}

/** Installs the packed package without development packages in a folder, which becomes the folder of a project. */
export function installPackage(folder: string): void {
  const project = madeOnce('project', (made) => {
    writeFileSync(join(made, 'package.json'), '{ "name": "user", "type": "module", "private": true }');
    npm(made, 'install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', packedPackage());
  });
  cpSync(project, folder, { recursive: true, verbatimSymlinks: true });
}

/** Returns the path of a shared folder, which `make` fills if no other test has. */
function madeOnce(name: string, make: (folder: string) => void): string {
  const folder = join(PACKED, name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  make(made);
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true });
  }
  return folder;
}

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'pipe' });
}
