import { rmSync } from 'node:fs';
import { buildIfStale } from '../../../scripts/build/if-stale.mjs';
import { PACKED } from './installed-package.js';

/** Builds the package once before the tests, so none of them builds it while another one reads it. */
export default function build(): void {
  buildIfStale();
  rmSync(PACKED, { recursive: true, force: true });
}
