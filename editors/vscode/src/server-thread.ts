import { NOTATIONS } from '../../../src/notations/registry.js';
import { serveInNodeThread } from '../../../src/lsp/thread/node-thread.js';

// The thread of the server that reads large texts.
serveInNodeThread({ builtIn: NOTATIONS });
