import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, wherever the compiled benchmark is in it. */
export const ROOT = up(dirname(fileURLToPath(import.meta.url)));

function up(folder: string): string {
  return existsSync(join(folder, 'grammars', 'otn.peggy')) ? folder : up(dirname(folder));
}
