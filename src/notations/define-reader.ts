import { readerDefiner } from '../notation/reader.js';
import { otherNotation } from './other-notation.js';

/**
 * Makes the function that reads the texts of a notation. Every notation uses this pipeline: it parses the text, reports
 * one diagnostic per error node, runs the checks in one walk, checks the legality of the moves as far as the position
 * is known, and sorts all diagnostics in document order. If a text with errors looks like another built-in notation, or
 * like a widely known one, it gets a single diagnostic that names that notation.
 */
export const defineReader = /* @__PURE__ */ readerDefiner(otherNotation);
