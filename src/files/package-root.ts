import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the folder of this package, or of the extension that contains it, whether its code is compiled or not. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Returns the path of a file or folder of this package, given from its root; `undefined` if it is not installed. */
export function packageFile(path: string): string | undefined {
  const file = join(packageRoot(), path);
  return existsSync(file) ? file : undefined;
}
