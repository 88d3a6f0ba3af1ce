import { fileURLToPath } from 'node:url';
import { packagedGrammars } from '../../../src/lsp/host/packaged-grammars.js';
import type { ConfiguredNotations } from '../../../src/lsp/host/process-host.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** The host of the extension's server, in each of its threads: the built-in notations and their grammars. */
export const OWN_HOST: ConfiguredNotations = {
  builtIn: NOTATIONS,
  grammarOf: packagedGrammars(fileURLToPath(new URL('./grammars', import.meta.url))),
};
