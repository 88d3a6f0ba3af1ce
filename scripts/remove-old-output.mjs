// Removes from `dist` what the compiler wrote for sources that no longer exist, and bundles that were not finished.
// Otherwise `npm pack` would add it to the package.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  if (entry.isDirectory()) continue;
  const path = join(entry.parentPath, entry.name);
  const name = path.slice('dist/'.length).replaceAll('\\', '/');
  const source = name.replace(/(?:\.d\.ts|\.js)$/, '.ts');
  if (source !== name && !isOfBundle(name) && !existsSync(source)) rmSync(path, { force: true });
}

/** Whether a file is part of a bundle: of the finished one, or of one that another process is writing. */
function isOfBundle(name) {
  const [bundle, pid] = /^src\/bin(?:-(\d+))?\//.exec(name) ?? [];
  return bundle !== undefined && (pid === undefined || isRunning(Number(pid)));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
