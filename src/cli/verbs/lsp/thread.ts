import { serveInNodeThread } from '../../../lsp/thread/node-thread.js';
import { NOTATIONS } from '../../../notations/registry.js';
import { configHost } from './notations.js';

// The thread of `ludogram lsp` that reads large texts. The server sends it the config of each text, which it has tried.
serveInNodeThread({ builtIn: NOTATIONS, ...configHost(NOTATIONS, { isOff: true, args: [] }, 'none') });
