import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'dist/THIRD-PARTY-NOTICES.md';
const SOURCES = ['src', 'generated', 'scripts/build', 'test/conformance', 'package.json'];

/** Runs `npm run build` in the working folder, unless nothing changed since it ran. Ends the process if it fails. */
export function buildIfStale() {
  if (existsSync(OUTPUT) && SOURCES.every((source) => changedAt(source) <= statSync(OUTPUT).mtimeMs)) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns when a file, or any file below a folder, was last written. */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), stats.mtimeMs);
}
