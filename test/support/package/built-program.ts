import { join } from 'node:path';
import { ROOT } from '../shared.js';

/** The command line as it is published. Deep runs build it before their tests. */
export const BUILT_PROGRAM = join(ROOT, 'dist/src/bin/main.js');
