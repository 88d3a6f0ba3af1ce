import { buildIfStale } from '../../../scripts/build/if-stale.mjs';

/** Builds the package once before the tests, so none of them builds it while another one reads it. */
export default buildIfStale;
