import { NOTATIONS } from '../../../src/notations/registry.js';
import { serveServer } from '../../../src/lsp/process.js';

// The thread of the server that reads large texts.
serveServer({ builtIn: NOTATIONS });
