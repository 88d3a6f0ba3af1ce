import { serveServer } from '../../lsp/process.js';
import { NOTATIONS } from '../../notations/registry.js';
import { chosenConfig, takeConfig } from '../config.js';
import { notationsByFile } from './notations.js';

// The thread of `ludogram lsp` that reads large texts; it has the arguments of the command.
const choice = takeConfig(process.argv.slice(2));
const readConfig = (folder?: string) => chosenConfig(choice, folder);
serveServer(NOTATIONS, notationsByFile({ formats: NOTATIONS, readConfig }));
