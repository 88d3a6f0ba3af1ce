import type { Tree } from '../cst/index.js';
import { END, START } from '../cst/layout.js';
import type { Span } from '../diagnostics/index.js';

/** Where the node at word `at` of a tree was written. */
export const spanAt = ({ words }: Tree, at: number): Span => ({ start: words[at + START]!, end: words[at + END]! });

/** The place of something, and nothing else of it. */
export const spanOf = ({ start, end }: Span): Span => ({ start, end });
