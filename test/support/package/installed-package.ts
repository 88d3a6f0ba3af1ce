import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../shared.js';

/** Packs this package, as it would be published, into a folder; returns the path of the tarball. */
export function packInto(folder: string): string {
  npm(ROOT, 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  return join(folder, tarball);
}

/**
 * Packs this package, and installs it without development packages in a folder, which becomes the folder of a project.
 */
export function installPackage(folder: string): void {
  const packed = mkdtempSync(join(tmpdir(), 'ludogram-packed-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module", "private": true }');
    npm(folder, 'install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', packInto(packed));
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'pipe' });
}
