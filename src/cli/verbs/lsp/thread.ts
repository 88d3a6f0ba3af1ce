import { serveServer } from '../../../lsp/process.js';
import { NOTATIONS } from '../../../notations/registry.js';
import { configHost } from './notations.js';

// The thread of `ludogram lsp` that reads large texts. The server tells it the config of each text, which it has tried.
serveServer({ builtIn: NOTATIONS, ...configHost(NOTATIONS, { isOff: true, args: [] }, 'none') });
