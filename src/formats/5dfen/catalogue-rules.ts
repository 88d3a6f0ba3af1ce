import type { Rows } from '../../diagnostics/index.js';

/** What can be said of a game by its rules: the last part of the catalogue. */
export const rulesRows = {} as const satisfies Rows;
