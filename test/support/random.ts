export { Random } from '../../src/cli/verbs/fuzz/random.js';

/** The seed of this run: LUDOGRAM_SEED, or a fixed one, so that a failure repeats. */
export const SEED = Number(process.env.LUDOGRAM_SEED ?? 20261121);
