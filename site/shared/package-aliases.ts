import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The packages for chess and Go are read from their sources. They import ludogram's own sources by name, and modules
 * that are installed for the site.
 */
export const PACKAGE_ALIASES = [
  { find: /^@ludogram\/(pgn|sgf)\/entry$/, replacement: folder('../../packages/$1/src/entry.ts') },
  { find: /^ludogram$/, replacement: folder('../../src/library/index.ts') },
  { find: /^ludogram\/cst$/, replacement: folder('../../src/cst/index.ts') },
  { find: /^ludogram\/diagnostics$/, replacement: folder('../../src/diagnostics/index.ts') },
  { find: /^ludogram\/shape$/, replacement: folder('../../src/notation/shape/index.ts') },
  { find: /^(chess\.js|@sabaki\/go-board)$/, replacement: folder('../node_modules/$1') },
];
