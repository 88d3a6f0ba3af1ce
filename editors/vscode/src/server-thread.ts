import { serveInNodeThread } from '../../../src/lsp/thread/node-thread.js';
import { OWN_HOST } from './server-host.js';

// The thread of the server that reads large texts.
serveInNodeThread(OWN_HOST);
