import { serveWorker } from '../../../src/lsp/browser.js';

// The server of the extension in a web worker, and the script of the workers that it starts.
serveWorker(undefined, { type: 'classic' });
