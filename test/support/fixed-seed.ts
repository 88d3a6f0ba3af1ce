import fc from 'fast-check';
import { SEED } from './random.js';

/** With one seed for all properties, a mutant that was killed once is killed again. */
fc.configureGlobal({ seed: SEED });
