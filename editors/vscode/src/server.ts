import { NOTATIONS } from '../../../src/notations/registry.js';
import { serveStandardStreams } from '../../../src/lsp/process.js';

// The server of the extension: with the built-in notations. A project with notations of its own has the package, whose
// server runs then.
const thread = new URL('./server-thread.mjs', import.meta.url);
serveStandardStreams({ builtIn: NOTATIONS }, thread);
