import { serveStandardStreams } from '../../../src/lsp/process.js';
import { OWN_HOST } from './server-host.js';

// The server of the extension: with the built-in notations. A project with notations of its own has the package, whose
// server runs then.
const thread = new URL('./server-thread.mjs', import.meta.url);
serveStandardStreams(OWN_HOST, thread);
