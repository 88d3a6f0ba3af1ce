import { NOTATIONS } from '../../../src/notations/registry.js';
import { serveStandardStreams } from '../../../src/lsp/process.js';

// The server of the extension: with the built-in notations. A project with notations of its own has the package, whose server runs
// then.
serveStandardStreams(NOTATIONS, () => Promise.resolve(NOTATIONS));
